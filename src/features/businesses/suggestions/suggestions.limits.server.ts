import { HOUR, type Limit } from '../../../kit/server/limits.server.ts'

/** By client, for visitors. */
export const visitorSuggestions: Limit = {
  name: 'visitor-suggestion',
  points: 10,
  seconds: HOUR,
  message: 'That was a lot of corrections.',
}

/** By account. */
export const memberSuggestions: Limit = {
  name: 'member-suggestion',
  points: 30,
  seconds: HOUR,
  message: 'That was a lot of corrections.',
}
