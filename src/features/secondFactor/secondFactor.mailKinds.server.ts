import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const secondFactorMailKinds = defineMailKinds({
  'secondFactor.changed': { name: 'Second factor changed' },
  'secondFactor.failed': { name: 'Second factor failed' },
})
