import { sql } from '../../database/open.server.ts'
import type { Tasks } from '../../kit/services.server.ts'
import { REQUESTS_KEPT } from './chat.constants.ts'

export const chatTasks: Tasks = {
  async 'chat.sweep'({ db }) {
    await db
      .deleteFrom('chat_requests')
      .where('created_at', '<', sql<string>`now() - make_interval(days => ${REQUESTS_KEPT})`)
      .execute()
    await db.deleteFrom('chat_reservations').where('expires_at', '<', sql<string>`now()`).execute()
  },
}
