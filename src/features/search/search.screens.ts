import type { FeatureScreens } from '../../kit/page/screens.ts'

export const searchScreens: FeatureScreens = {
  screens: [{ path: '/search', file: 'features/search/SearchPage', access: 'public', query: ['q', 'kind'] }],
  adminTabs: [],
}
