/** The events of the security log and their texts. `{detail}` is replaced by the detail of an event. */
export const securityEvents = {
  'login.failed': 'Failed login',
  'login.second_failed': 'Failed second step of a login, after the correct password',
  'login.new_device': 'Login from a new device',
  'password.wrong': 'Wrong password when confirming a change',
  'password.changed': 'Password changed',
  'password.reset': 'Password set with a link in an email',
  'email.requested': 'Change of the email address to {detail} requested',
  'email.changed': 'Email address changed from {detail}',
  'session.ended': 'Session ended: {detail}',
  'sessions.ended': 'All other sessions ended',
  'factor.added': 'Second factor added: {detail}',
  'factor.removed': 'Second factor removed: {detail}',
  'factor.recovery_codes': 'Recovery codes created',
  'factor.recovery_used': 'Recovery code used to log in',
  'factor.reset': 'Second factor removed by the operator of this network',
  'role.changed': 'Role changed to {detail}',
  'account.banned': 'Account suspended by an administrator',
  'account.unbanned': 'Suspension ended by an administrator',
} as const

export type SecurityEventKind = keyof typeof securityEvents
