import type { FeatureScreens } from '../../kit/page/screens.ts'

export const peopleScreens: FeatureScreens = {
  screens: [{ path: '/users/:id', file: 'features/people/PersonPage', access: 'public' }],
  adminTabs: [],
}
