import type { FeatureScreens } from '../../kit/page/screens.ts'

export const eventsScreens: FeatureScreens = {
  screens: [
    { path: '/businesses/:id/events/new', file: 'features/events/EventFormPage', access: 'member' },
    { path: '/businesses/:id/events/:event_id/edit', file: 'features/events/EventFormPage', access: 'member' },
    {
      path: '/events',
      file: 'features/events/EventsPage',
      access: 'public',
      query: ['search', 'type', 'startDate', 'endDate', 'businessId', 'view', 'month', 'day'],
      menu: 'Events',
    },
    { path: '/events/:id', file: 'features/events/EventPage', access: 'public' },
  ],
  adminTabs: [],
}
