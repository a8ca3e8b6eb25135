import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'

/** Days for which the hashed IP address of a visitor is stored, to recognize a second report. */
const CLIENT_DAYS = 30
/** Days for which a decided report is stored. The audit log keeps the decision. */
const RESOLVED_DAYS = 365

export const reportsTasks = {
  'reports.sweep': {
    cron: '37 4 * * *',
    async run({ db }: Services) {
      await db
        .updateTable('report_entries')
        .set({ client_hash: null })
        .where('client_hash', 'is not', null)
        .where('created_at', '<', sql<string>`now() - make_interval(days => ${CLIENT_DAYS})`)
        .execute()
      await db
        .deleteFrom('reports')
        .where(sql<boolean>`status = 'resolved'`)
        .where('resolved_at', '<', sql<string>`now() - make_interval(days => ${RESOLVED_DAYS})`)
        .execute()
    },
  },
} satisfies Tasks
