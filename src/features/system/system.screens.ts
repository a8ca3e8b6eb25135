import type { FeatureScreens } from '../../kit/page/screens.ts'

export const systemScreens: FeatureScreens = {
  screens: [{ path: '/admin/system', file: 'features/system/SystemPage', access: 'admin' }],
  adminTabs: [],
}
