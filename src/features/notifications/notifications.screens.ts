import type { FeatureScreens } from '../../kit/page/screens.ts'

export const notificationsScreens: FeatureScreens = {
  screens: [
    { path: '/notifications', file: 'features/notifications/NotificationsPage', access: 'member' },
    { path: '/notifications/preferences', file: 'features/notifications/PreferencesPage', access: 'member' },
    {
      path: '/email-preferences',
      file: 'features/notifications/EmailPreferencesPage',
      access: 'public',
      actsAtOnce: true,
    },
  ],
  adminTabs: [],
}
