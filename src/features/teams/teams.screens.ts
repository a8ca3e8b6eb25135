import type { FeatureScreens } from '../../kit/page/screens.ts'

export const teamsScreens: FeatureScreens = {
  screens: [{ path: '/businesses/:id/team', file: 'features/teams/TeamPage', access: 'member' }],
  adminTabs: [],
}
