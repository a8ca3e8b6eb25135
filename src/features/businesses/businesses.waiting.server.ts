import { sql } from '../../database/open.server.ts'
import type { WaitingQueue } from '../../kit/server/services.server.ts'

export const waitingBusinesses: WaitingQueue = {
  kind: 'businesses',
  name: { one: 'business to verify', many: 'businesses to verify' },
  path: '/admin?tab=verification&status=pending#tabs',
  tab: 'verification',
  access: 'admin',
  // A verified business waits again since its legal identity changed.
  rows: sql`
    select id, case when verified_at is null then created_at else updated_at end as since
    from businesses where verification_status = 'pending'`,
}
