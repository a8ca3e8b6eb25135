import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const moderationMailKinds = defineMailKinds({
  'moderation.decided': { name: 'Decision on a report' },
  // The last email to a banned member contains the reason.
  'moderation.banned': { name: 'Suspension after a report', reachesBanned: true },
  'moderation.appeal': { name: 'Decision on an appeal', reachesBanned: true },
  'moderation.shown': { name: 'Shown again after a report' },
})
