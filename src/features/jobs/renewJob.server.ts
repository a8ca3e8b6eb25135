import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { hashToken } from '../../kit/server/tokens.server.ts'
import { removeNotificationsOf } from '../notifications/notify.server.ts'
import { OPEN_DAYS } from './jobs.constants.ts'
import { lockOwnJob, visibility } from './lockJob.server.ts'
import { readJob } from './readJobs.server.ts'

/** The values of an open job. */
export const openJobValues = {
  closed_at: null,
  reminded_at: null,
  expires_at: sql<string>`now() + make_interval(days => ${OPEN_DAYS})`,
}

async function reopenJob(tx: Tx, id: number) {
  await tx.updateTable('jobs').set(openJobValues).where('id', '=', id).execute()
  await removeNotificationsOf(tx, { type: 'job', id }, 'job.expiring')
}

export function renewJob(db: Db, viewer: Viewer, id: number) {
  return db.transaction().execute(async (tx) => {
    await lockOwnJob(tx, viewer, id)
    await reopenJob(tx, id)
    return readJob(tx, viewer, id)
  })
}

/**
 * Renews a job by the token of the latest reminder email. The token can be used more than once until it expires.
 * @throws 400 for an unknown or expired token, or one of a banned poster; 409
 */
export function renewJobByToken(db: Db, token: string) {
  return db.transaction().execute(async (tx) => {
    const job = await tx
      .selectFrom('jobs as j')
      .innerJoin('users as poster', 'poster.id', 'j.user_id')
      .where('j.renewal_token_hash', '=', hashToken(token))
      .where('poster.is_banned', '=', false)
      .select([
        'j.id',
        sql<boolean>`j.closed_at < j.expires_at`.as('closed_by_hand'),
        sql<boolean>`j.renewal_expires_at > now()`.as('is_valid'),
        visibility,
      ])
      .forNoKeyUpdate('j')
      .executeTakeFirst()
    if (!job) throw new AppError('invalid', 'This renewal link is not valid. A later email may have replaced it.')
    if (!job.is_valid) {
      throw new AppError('invalid', 'This renewal link has expired. Log in and reopen the job on its page.')
    }
    if (job.closed_by_hand) {
      throw new AppError('conflict', 'You closed this job yourself. Log in and reopen it on its page.')
    }
    if (job.visibility !== 'public') {
      throw new AppError('conflict', 'This job is not public at present. Log in and open its page to see why.')
    }
    await reopenJob(tx, job.id)
    return { message: `Your job stays open for another ${OPEN_DAYS} days.`, job: await readJob(tx, null, job.id) }
  })
}
