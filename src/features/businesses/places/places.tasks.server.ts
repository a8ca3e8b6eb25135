import { type Db, sql } from '../../../database/open.server.ts'
import type { Services, Tasks } from '../../../kit/server/services.server.ts'

/** Businesses in one batch, which is one transaction. */
const BATCH_SIZE = 500

/**
 * Places businesses that were created before coordinates existed. The trigger `businesses_place_update` looks the
 * coordinates up.
 * @returns the number of businesses
 */
async function placeOldBusinesses(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update businesses set place_source = null where id = any(array(
      select id from businesses where place_source is null order by id limit ${BATCH_SIZE} for no key update skip locked
    ))`.execute(db)
  return Number(numAffectedRows)
}

export const placesTasks = {
  'businesses.place': {
    cron: '* * * * *',
    async run({ db }: Services, { signal }) {
      while (!signal.aborted && (await placeOldBusinesses(db)) === BATCH_SIZE);
    },
  },
  // Processes read these rows to update their indexes of places. They read all businesses again after an hour, so older
  // rows are deleted.
  'businesses.changes': {
    cron: '14 * * * *',
    async run({ db }: Services) {
      await sql`delete from listed_changes where changed_at < now() - interval '1 day'`.execute(db)
    },
  },
} satisfies Tasks
