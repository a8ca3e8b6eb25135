import type { FeatureScreens } from '../../kit/page/screens.ts'

export const legalScreens: FeatureScreens = {
  screens: [
    { path: '/privacy', file: 'features/legal/PrivacyPage', access: 'public' },
    { path: '/terms', file: 'features/legal/TermsPage', access: 'public' },
  ],
  adminTabs: [],
}
