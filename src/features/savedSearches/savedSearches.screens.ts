import type { FeatureScreens } from '../../kit/page/screens.ts'

export const savedSearchesScreens: FeatureScreens = {
  screens: [
    { path: '/stop-alerts', file: 'features/savedSearches/StopAlertsPage', access: 'public', actsAtOnce: true },
  ],
  adminTabs: [],
}
