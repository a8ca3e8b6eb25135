import type { FeatureScreens } from '../../kit/page/screens.ts'

export const moderationScreens: FeatureScreens = {
  screens: [{ path: '/moderation', file: 'features/moderation/ModerationPage', access: 'moderator' }],
  adminTabs: [{ id: 'reports', label: 'Reports', file: 'features/moderation/ReportsTab' }],
}
