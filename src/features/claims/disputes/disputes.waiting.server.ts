import { sql } from '../../../database/open.server.ts'
import type { WaitingQueue } from '../../../kit/server/services.server.ts'

export const waitingDisputes: WaitingQueue = {
  kind: 'disputes',
  name: { one: 'dispute about a business', many: 'disputes about businesses' },
  path: '/admin?tab=claims#disputes',
  tab: 'claims',
  access: 'admin',
  rows: sql`select id, created_at as since from disputes where status = 'open'`,
}
