import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'

export const quotasTasks = {
  'quotas.sweep': {
    cron: '47 * * * *',
    async run({ db }: Services) {
      // No quota counts the uses of more than one day.
      await db.deleteFrom('quota_uses').where('used_at', '<', sql<string>`now() - interval '1 day'`).execute()
    },
  },
} satisfies Tasks
