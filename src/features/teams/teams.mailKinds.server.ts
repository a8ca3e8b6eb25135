import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const teamsMailKinds = defineMailKinds({
  'teams.invited': { name: 'Team invitation' },
  'teams.answered': { name: 'Answer to an invitation' },
  'teams.handedOver': { name: 'Change of ownership' },
  'teams.accessRequested': { name: 'Access request' },
  'teams.accessDecided': { name: 'Access decision' },
})
