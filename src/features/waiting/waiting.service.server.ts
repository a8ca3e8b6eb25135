import { type Db, sql } from '../../database/open.server.ts'
import { isAdmitted } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { formatCount } from '../../kit/text/text.ts'
import { type EmailFrequency, emailFrequencies } from './waiting.constants.ts'
import { countWaitingItems } from './waiting.query.server.ts'

/** The queues that the viewer may decide on, each with its number of items. */
export async function listQueues({ db, waitingQueues }: Pick<Services, 'db' | 'waitingQueues'>, viewer: Viewer) {
  const counted = await countWaitingItems(
    db,
    waitingQueues.filter(({ access }) => isAdmitted(viewer, access)),
  )
  return {
    queues: counted.map(({ queue: { kind, name, path, tab }, count, oldest_at }) => ({
      ...{ kind, path, tab, count, oldest_at },
      label: formatCount(count, name.one, name.many),
    })),
    total: counted.reduce((total, { count }) => total + count, 0),
  }
}

export async function readFrequency(db: Db, viewer: Viewer): Promise<EmailFrequency> {
  const choice = await db
    .selectFrom('waiting_emails')
    .where('user_id', '=', viewer.id)
    .select('frequency')
    .executeTakeFirst()
  return emailFrequencies.find((frequency) => frequency === choice?.frequency) ?? 'now'
}

/** The administrator has just seen the items that wait now, so they cause no email later. */
export async function setFrequency(db: Db, viewer: Viewer, frequency: EmailFrequency) {
  const values = { frequency, told_until: sql<string>`clock_timestamp()` }
  await db
    .insertInto('waiting_emails')
    .values({ user_id: viewer.id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
