import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'
import { notifyOfNewMatches } from './searchAlerts.server.ts'

/** Days for which newly listed items are stored. */
const RETENTION_DAYS = 365

export const searchAlertsTasks = {
  'searchAlerts.tell': {
    // Runs every minute to find items that were listed while no process listened for changes.
    cron: '* * * * *',
    after: 'listed',
    isDelayed: true,
    options: { expireInSeconds: 30 * 60, heartbeatSeconds: 30 },
    run: (services: Services, { signal }) => notifyOfNewMatches(services, signal),
  },
  'searchAlerts.sweep': {
    cron: '53 4 * * *',
    async run({ background }: Services) {
      await sql`
        delete from listed_items where told_at is not null and listed_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
        background,
      )
    },
  },
} satisfies Tasks
