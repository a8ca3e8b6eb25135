import { DAY, HOUR, type Limit, MINUTE } from '../../kit/server/limits.server.ts'

const TOO_MANY_ATTEMPTS_MESSAGE = 'Too many failed attempts.'

/** Failed logins, by account and client. */
export const failedLogin: Limit = {
  name: 'login',
  points: 10,
  seconds: 15 * MINUTE,
  message: TOO_MANY_ATTEMPTS_MESSAGE,
}

/** Failed logins, by client, over all accounts. */
export const failedLoginOfClient: Limit = {
  name: 'login-client',
  points: 30,
  seconds: 15 * MINUTE,
  message: TOO_MANY_ATTEMPTS_MESSAGE,
}

/** Logins, right or wrong, by account and client, because each of them hashes a password. */
export const logins: Limit = {
  name: 'login-any',
  points: 120,
  seconds: 15 * MINUTE,
  message: 'Too many logins.',
}

/** Failed logins, by account, over all clients. They determine the duration of `loginPause`. */
export const failedLoginOfAccount: Limit = {
  name: 'login-account',
  points: Number.POSITIVE_INFINITY,
  seconds: HOUR,
  message: TOO_MANY_ATTEMPTS_MESSAGE,
}

/** The pause of one client at one account. Its length is set at each use. */
export const loginPause: Limit = { name: 'login-pause', points: 1, seconds: 1, message: TOO_MANY_ATTEMPTS_MESSAGE }

/** Successful logins, by account and client: clients that the other limits trust. */
export const knownClient: Limit = {
  name: 'login-known',
  points: Number.POSITIVE_INFINITY,
  seconds: 90 * DAY,
  message: TOO_MANY_ATTEMPTS_MESSAGE,
}

/** Requested changes of the email address, by account. */
export const emailChanges: Limit = {
  name: 'change-email',
  points: 5,
  seconds: HOUR,
  message: 'Too many changes of your email address.',
}

/** Registrations, by client. */
export const registrations: Limit = {
  name: 'register',
  points: 100,
  seconds: HOUR,
  message: 'Too many new accounts from this address.',
}

/** Password resets, by client, because each reset hashes a password before its token is checked. */
export const passwordResets: Limit = {
  name: 'reset-password',
  points: 30,
  seconds: HOUR,
  message: 'Too many attempts to set a new password.',
}
