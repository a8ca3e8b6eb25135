import { sql } from '../../database/open.server.ts'
import type { WaitingQueue } from '../../kit/server/services.server.ts'

export const waitingClaims: WaitingQueue = {
  kind: 'claims',
  name: { one: 'claim', many: 'claims' },
  path: '/admin?tab=claims&status=pending#tabs',
  tab: 'claims',
  access: 'admin',
  rows: sql`select id, created_at as since from claims where status = 'pending'`,
}
