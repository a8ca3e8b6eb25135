import { HOUR, type Limit } from '../../kit/limits.server.ts'

/** By recipient, whoever asks for the email. */
export const mailsToAddress: Limit = {
  name: 'mail',
  points: 3,
  seconds: HOUR,
  message: 'Too many mails to this address.',
}
