import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const accountsMailKinds = defineMailKinds({
  'accounts.registered': { name: 'Registration', hours: 24, urgent: true, reachesBounced: true },
  'accounts.resend': { name: 'Email verification', hours: 24, urgent: true, reachesBounced: true },
  'accounts.email_change': {
    name: 'Confirmation of a new email address',
    hours: 24,
    urgent: true,
    reachesBounced: true,
  },
  'accounts.email_changed': { name: 'Email address changed' },
  'accounts.password_changed': { name: 'Password changed' },
  'accounts.forgot': { name: 'Password reset', hours: 1, urgent: true, reachesBounced: true },
})
