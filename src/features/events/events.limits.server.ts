import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** By member and event: cancelling it and taking that back sends emails to everybody who is interested. */
export const cancellations: Limit = {
  name: 'event-cancel',
  points: 12,
  seconds: HOUR,
  message: 'You have changed this event many times.',
}
