import type { FeatureScreens } from '../../kit/page/screens.ts'

export const reportsScreens: FeatureScreens = {
  screens: [{ path: '/appeal', file: 'features/reports/AppealPage', access: 'public', actsAtOnce: true }],
  adminTabs: [],
}
