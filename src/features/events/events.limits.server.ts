import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** Cancellations and reactivations, by member and event, because each sends emails to all interested members. */
export const cancellations: Limit = {
  name: 'event-cancel',
  points: 12,
  seconds: HOUR,
  message: 'You have changed this event many times.',
}
