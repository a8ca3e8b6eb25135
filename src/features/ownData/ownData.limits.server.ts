import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** By account, because an export reads everything that the account has written. */
export const exports: Limit = {
  name: 'export',
  points: 20,
  seconds: HOUR,
  message: 'That was a lot of downloads of your data.',
}
