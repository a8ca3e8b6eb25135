import { HOUR, type Limit } from '../../../kit/server/limits.server.ts'

/** Corrections of visitors, by client. */
export const visitorSuggestions: Limit = {
  name: 'visitor-suggestion',
  points: 10,
  seconds: HOUR,
  message: 'That was a lot of corrections.',
}

/** Corrections of members, by account. */
export const memberSuggestions: Limit = {
  name: 'member-suggestion',
  points: 30,
  seconds: HOUR,
  message: 'That was a lot of corrections.',
}
