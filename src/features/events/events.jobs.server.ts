import { sql } from '../../database/open.server.ts'
import type { Jobs } from '../services.server.ts'
import { CANCELLED_DAYS } from './events.constants.ts'

export const eventsJobs: Jobs = {
  async 'events.sweep'({ db }) {
    await db
      .deleteFrom('cancelled_events')
      .where('cancelled_at', '<', sql<string>`now() - make_interval(days => ${CANCELLED_DAYS})`)
      .execute()
  },
}
