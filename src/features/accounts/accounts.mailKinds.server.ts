import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const accountsMailKinds = defineMailKinds({
  'accounts.registered': { name: 'Registration', hours: 24, urgent: true },
  'accounts.resend': { name: 'Email verification', hours: 24, urgent: true },
  'accounts.forgot': { name: 'Password reset', hours: 1, urgent: true },
})
