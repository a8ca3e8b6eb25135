import { type Limit, MINUTE } from '../../kit/server/limits.server.ts'

/** Previews, by member, because rendering costs processor time. */
export const previews: Limit = {
  name: 'preview',
  points: 60,
  seconds: MINUTE,
  message: 'Too many previews.',
}
