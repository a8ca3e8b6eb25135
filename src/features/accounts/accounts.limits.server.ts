import { HOUR, type Limit, MINUTE } from '../../kit/server/limits.server.ts'

/** By account and client. */
export const failedLogin: Limit = {
  name: 'login',
  points: 10,
  seconds: 15 * MINUTE,
  message: 'Too many failed attempts.',
}

/** By client. */
export const registrations: Limit = {
  name: 'register',
  points: 100,
  seconds: HOUR,
  message: 'Too many new accounts from this address.',
}
