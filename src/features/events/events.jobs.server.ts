import { sql } from '../../database/open.server.ts'
import type { Jobs } from '../services.server.ts'

export const eventsJobs: Jobs = {
  /** Keeps what is over out of the index of what is ahead. */
  async 'events.sweep'({ db }) {
    await db
      .updateTable('events')
      .set({ is_over: true })
      .where('is_over', '=', false)
      .where('end_datetime', '<', sql<string>`now()`)
      .execute()
  },
}
