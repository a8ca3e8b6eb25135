import type { FeatureScreens } from '../../kit/page/screens.ts'

export const helpScreens: FeatureScreens = {
  screens: [{ path: '/help/:name', file: 'features/help/HelpTopicPage', access: 'public' }],
  adminTabs: [],
}
