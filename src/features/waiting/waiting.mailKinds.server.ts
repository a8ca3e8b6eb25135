import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const waitingMailKinds = defineMailKinds({
  'waiting.summary': { name: 'What waits for administrators', hours: 24 },
})
