import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'
import { CANCELLED_DAYS } from './events.constants.ts'
import { sendReminders } from './interest/reminders.server.ts'

export const eventsTasks = {
  /** Reminds interested members once, a day before the event. */
  'events.remind': {
    cron: '3,13,23,33,43,53 * * * *',
    run: sendReminders,
  },
  /** Marks ended events, which leave the partial text index, and deletes old cancellations. */
  'events.sweep': {
    cron: '57 * * * *',
    async run({ db }: Services) {
      await db
        .updateTable('events')
        .set({ is_over: true })
        .where('is_over', '=', false)
        .where('end_datetime', '<', sql<string>`now()`)
        .execute()
      await db
        .deleteFrom('cancelled_events')
        .where('cancelled_at', '<', sql<string>`now() - make_interval(days => ${CANCELLED_DAYS})`)
        .execute()
    },
  },
} satisfies Tasks
