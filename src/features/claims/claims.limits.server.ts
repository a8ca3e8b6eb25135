import { HOUR, type Limit } from '../../kit/limits.server.ts'

/** By member, and by domain. */
export const domainCodes: Limit = {
  name: 'domain-code',
  points: 10,
  seconds: HOUR,
  message: 'Too many codes have been asked for.',
}
