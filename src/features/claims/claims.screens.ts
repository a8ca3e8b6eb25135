import type { FeatureScreens } from '../../kit/page/screens.ts'

export const claimsScreens: FeatureScreens = {
  screens: [{ path: '/businesses/:id/claim', file: 'features/claims/ClaimPage', access: 'member' }],
  adminTabs: [{ id: 'claims', label: 'Claim Requests', file: 'features/claims/ClaimsTab' }],
}
