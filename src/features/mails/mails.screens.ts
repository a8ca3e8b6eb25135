import type { FeatureScreens } from '../../kit/page/screens.ts'

export const mailsScreens: FeatureScreens = {
  screens: [{ path: '/admin/mails', file: 'features/mails/FailedMailsPage', access: 'admin' }],
  adminTabs: [],
}
