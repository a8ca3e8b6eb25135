import type { FeatureScreens } from '../../kit/page/screens.ts'

export const jobsScreens: FeatureScreens = {
  screens: [
    {
      path: '/jobs',
      file: 'features/jobs/JobsPage',
      access: 'public',
      query: ['search', 'job_type', 'location', 'min_pay', 'max_pay', 'pay_unit', 'not_location', 'sort'],
      menu: 'Job Board',
    },
    { path: '/jobs/new', file: 'features/jobs/JobFormPage', access: 'member' },
    { path: '/jobs/renew', file: 'features/jobs/RenewJobPage', access: 'public', actsAtOnce: true },
    { path: '/jobs/:id', file: 'features/jobs/JobPage', access: 'public' },
    { path: '/jobs/:id/edit', file: 'features/jobs/JobFormPage', access: 'member' },
    { path: '/jobs/:id/applications', file: 'features/jobs/applications/ApplicationsPage', access: 'member' },
    { path: '/my-applications', file: 'features/jobs/applications/MyApplicationsPage', access: 'member' },
  ],
  adminTabs: [],
}
