import type { FeatureScreens } from '../../kit/page/screens.ts'

export const helpScreens: FeatureScreens = {
  screens: [{ path: '/help/:name', file: 'features/help/HelpPage', access: 'public' }],
  adminTabs: [],
}
