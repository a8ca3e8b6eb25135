import { sql } from '../../../database/open.server.ts'
import type { Services, Tasks } from '../../../kit/server/services.server.ts'

const RETENTION_DAYS = 90

export const draftsTasks = {
  'businesses.sweepDrafts': {
    cron: '53 * * * *',
    async run({ db }: Services) {
      await db
        .deleteFrom('business_drafts')
        .where('updated_at', '<', sql<string>`now() - make_interval(days => ${RETENTION_DAYS})`)
        .execute()
    },
  },
} satisfies Tasks
