import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** Downloads, by account, because each one reads everything that the account has written. */
export const exports: Limit = {
  name: 'export',
  points: 20,
  seconds: HOUR,
  message: 'That was a lot of downloads of your data.',
}
