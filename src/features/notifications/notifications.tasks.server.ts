import { sql } from '../../database/open.server.ts'
import type { Services, Tasks } from '../../kit/server/services.server.ts'
import { deliverAnnouncements } from './announcements.server.ts'
import { emailNotifications } from './emailNotifications.server.ts'
import { RETENTION_DAYS } from './notifications.constants.ts'
import { DELIVER_ANNOUNCEMENTS, EMAIL } from './notify.server.ts'
import { sweepPreferenceLinks } from './preferenceLinks.server.ts'

/** Notices that one statement deletes. Each may have many notifications. */
const SWEEP_BATCH_SIZE = 100

export const notificationsTasks = {
  [DELIVER_ANNOUNCEMENTS]: {
    atStart: true,
    // Runs every minute to continue announcements after a process was killed.
    cron: '* * * * *',
    options: { expireInSeconds: 30 * 60, heartbeatSeconds: 30 },
    run: (services, { signal }) => deliverAnnouncements(services, signal),
  },
  [EMAIL]: {
    // Runs every minute to find notifications that were delayed because of a burst.
    cron: '* * * * *',
    isDelayed: true,
    run: (services) => emailNotifications(services, ['now']),
  },

  'notifications.digests': {
    cron: '2,17,32,47 * * * *',
    options: { expireInSeconds: 30 * 60, heartbeatSeconds: 30 },
    run: (services) => emailNotifications(services, ['daily', 'weekly']),
  },

  'notifications.sweep': {
    cron: '47 4 * * *',
    async run({ background }: Services) {
      for (;;) {
        const { numAffectedRows = 0n } = await sql`
          delete from notices where id in (
            select id from notices where created_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${SWEEP_BATCH_SIZE})`.execute(
          background,
        )
        if (numAffectedRows < SWEEP_BATCH_SIZE) break
      }
      await sweepPreferenceLinks(background)
    },
  },
} satisfies Tasks
