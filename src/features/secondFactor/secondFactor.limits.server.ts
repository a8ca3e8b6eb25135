import { DAY, HOUR, type Limit } from '../../kit/server/limits.server.ts'

/**
 * Wrong codes, by account and password. All guesses of a day together find one of the three valid codes with a
 * probability of 1 in 16,000. A new password starts a new count, so a stranger with the old one cannot use it up.
 * Recovery codes and passkeys cannot be guessed and stay usable.
 */
export const wrongCodes: Limit = {
  name: 'second-factor',
  points: 20,
  seconds: DAY,
  message: 'Too many wrong codes of the app. Use a passkey or a recovery code, or set a new password.',
}

/**
 * Emails about wrong codes, by account. Somebody who knows the password could otherwise flood the owner with emails.
 */
export const failureWarnings: Limit = {
  name: 'second-factor-warning',
  points: 1,
  seconds: HOUR,
  message: 'The owner has been warned.',
}

/** New sets of recovery codes, by account, because a set takes ten hashes. */
export const recoveryCodeSets: Limit = {
  name: 'recovery-codes',
  points: 10,
  seconds: HOUR,
  message: 'Too many sets of recovery codes.',
}
