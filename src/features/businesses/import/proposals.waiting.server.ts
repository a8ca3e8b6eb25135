import { sql } from '../../../database/open.server.ts'
import type { WaitingQueue } from '../../../kit/server/services.server.ts'

export const waitingProposals: WaitingQueue = {
  kind: 'import_proposals',
  name: { one: 'change of a list', many: 'changes of lists' },
  path: '/admin/proposals',
  tab: null,
  access: 'admin',
  rows: sql`select id, created_at as since from import_proposals where status = 'pending'`,
}
