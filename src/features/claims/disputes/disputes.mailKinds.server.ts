import { defineMailKinds } from '../../../kit/server/mailKinds.server.ts'

export const disputesMailKinds = defineMailKinds({
  'disputes.submitted': { name: 'Question to the owner about a dispute' },
  'disputes.decided': { name: 'Decision on a dispute' },
})
