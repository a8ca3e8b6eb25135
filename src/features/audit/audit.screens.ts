import type { FeatureScreens } from '../../kit/page/screens.ts'

export const auditScreens: FeatureScreens = {
  screens: [{ path: '/admin/audit', file: 'features/audit/AuditPage', access: 'admin' }],
  adminTabs: [],
}
