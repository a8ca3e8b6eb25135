import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'

export const idempotencyTasks = {
  'idempotency.sweep': {
    cron: '23 * * * *',
    async run({ db }: Services) {
      await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<string>`now() - interval '7 days'`).execute()
    },
  },
} satisfies Tasks
