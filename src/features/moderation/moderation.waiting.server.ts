import { sql } from '../../database/open.server.ts'
import type { WaitingQueue } from '../../kit/server/services.server.ts'

export const waitingReports: WaitingQueue = {
  kind: 'reports',
  name: { one: 'report', many: 'reports' },
  path: '/moderation',
  tab: 'reports',
  access: 'moderator',
  rows: sql`select id, created_at as since from reports where status = 'open'`,
}
