import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'
import { REQUEST_RETENTION_DAYS, UNANSWERED_RETENTION_DAYS } from './chat.constants.ts'

export const chatTasks = {
  'chat.sweep': {
    cron: '47 * * * *',
    async run({ db }: Services) {
      await db
        .deleteFrom('chat_requests')
        .where('created_at', '<', sql<string>`now() - make_interval(days => ${REQUEST_RETENTION_DAYS})`)
        .execute()
      await db
        .deleteFrom('unanswered_questions')
        .where('last_asked_at', '<', sql<string>`now() - make_interval(days => ${UNANSWERED_RETENTION_DAYS})`)
        .execute()
      await db.deleteFrom('chat_reservations').where('expires_at', '<', sql<string>`now()`).execute()
    },
  },
} satisfies Tasks
