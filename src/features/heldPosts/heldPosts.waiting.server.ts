import { sql } from '../../database/open.server.ts'
import type { WaitingQueue } from '../../kit/server/services.server.ts'

export const waitingHeldPosts: WaitingQueue = {
  kind: 'held_posts',
  name: { one: 'held post', many: 'held posts' },
  path: '/moderation',
  tab: 'reports',
  access: 'moderator',
  rows: sql`select id, held_at as since from held_posts where decided_at is null`,
}
