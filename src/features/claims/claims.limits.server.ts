import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** Per member and per domain. */
export const domainCodes: Limit = {
  name: 'domain-code',
  points: 10,
  seconds: HOUR,
  message: 'Too many codes have been requested.',
}
