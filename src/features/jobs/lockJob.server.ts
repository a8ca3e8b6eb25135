import { sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { isActive } from './jobs.query.server.ts'
import { canEdit } from './jobs.rules.ts'
import { assertVisible } from './readJobs.server.ts'

export const visibility = sql<Visibility>`visibility`.as('visibility')
/** The columns that `assertVisible` needs. */
export const selectVisibility = ['user_id' as const, visibility]

/** @throws 404 as `assertVisible` */
export const lockJob = async (tx: Tx, viewer: Viewer, id: number, purpose: 'change' | 'delete' = 'change') =>
  assertVisible(
    viewer,
    await tx
      .selectFrom('jobs as j')
      .where('j.id', '=', id)
      .select(['j.id', 'j.user_id', 'j.title', 'j.company', 'j.business_id', isActive.as('is_active'), visibility])
      .$if(purpose === 'change', (query) => query.forNoKeyUpdate())
      .$if(purpose === 'delete', (query) => query.forUpdate())
      .executeTakeFirst(),
  )

/** Locks a job of the viewer. @throws 404, 403 for everybody but the owner */
export async function lockOwnJob(tx: Tx, viewer: Viewer, id: number) {
  const job = await lockJob(tx, viewer, id)
  if (!canEdit(viewer, job)) throw new AppError('forbidden', 'You can only edit your own job')
  return job
}
