import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** Per recipient, regardless of who requests the email. */
export const mailsToAddress: Limit = {
  name: 'mail',
  points: 3,
  seconds: HOUR,
  message: 'Too many emails to this address.',
}
