import type { FeatureScreens } from '../../kit/page/screens.ts'

/** Screens that combine several features. */
export const composedScreens: FeatureScreens = {
  screens: [
    { path: '/', file: 'app/pages/HomePage', access: 'public' },
    { path: '/profile', file: 'app/pages/ProfilePage', access: 'member' },
    { path: '/profile/security', file: 'app/pages/SecurityPage', access: 'member' },
    { path: '/saved', file: 'app/pages/SavedPage', access: 'member' },
    { path: '/businesses/:id', file: 'app/pages/BusinessPage', access: 'public' },
    { path: '/my-businesses', file: 'app/pages/MyBusinessesPage', access: 'member' },
    { path: '/my-businesses/:id', file: 'app/pages/MyBusinessPage', access: 'member' },
    { path: '/admin', file: 'app/pages/DashboardPage', access: 'admin' },
    { path: '/admin/deleted', file: 'app/pages/DeletedPage', access: 'admin' },
    { path: '/help', file: 'app/pages/HelpIndexPage', access: 'public' },
    { path: '/offline', file: 'app/pages/OfflinePage', access: 'public' },
  ],
  adminTabs: [{ id: 'verification', label: 'Business Verification', file: 'app/pages/VerificationTab' }],
}
