import type { Db, Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { assertMayRestore, deleteRestorably, restoreDeleted } from '../deletions/deletions.service.server.ts'
import { canDelete, isOwner } from './jobs.rules.ts'
import { lockJob } from './lockJob.server.ts'
import { readJobPage } from './readJobs.server.ts'

export async function deleteJob(db: Db, { viewer, ip }: Actor, id: number) {
  const undo_until = await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, viewer, id, 'delete')
    if (!canDelete(viewer, job)) throw new AppError('forbidden', 'You can only delete your own job')
    return removeJob(tx, { viewer, ip }, job)
  })
  return { message: 'The job has been deleted', undo_until }
}

type NamedJob = Pick<Awaited<ReturnType<typeof lockJob>>, 'id' | 'user_id' | 'title'>

/** Deletes a job without checking the permission. @returns until when the actor can restore it. */
export async function removeJob(tx: Tx, actor: Actor, job: NamedJob) {
  const undo_until = await deleteRestorably(tx, actor.viewer, { type: 'job', ids: [job.id], title: job.title })
  await auditModeration(tx, actor, job, 'job.delete')
  return undo_until
}

/** Writes an audit entry when an administrator acts on the job of another member. */
async function auditModeration(tx: Tx, actor: Actor, job: NamedJob, action: 'job.delete' | 'job.restore') {
  if (isOwner(actor.viewer, job)) return
  await writeAudit(tx, actor, { action, target_type: 'job', target_id: job.id, target_name: job.title })
}

/** Restores a deleted job with its applications. @throws 404 as `restoreDeleted` */
export function restoreJob(db: Db, actor: Actor, id: number) {
  return db.transaction().execute(async (tx) => {
    await restoreDeleted(tx, actor.viewer, 'job', id)
    const job = await readJobPage(tx, actor.viewer, id)
    assertMayRestore(actor.viewer, 'job', canDelete(actor.viewer, job))
    await auditModeration(tx, actor, job, 'job.restore')
    return job
  })
}
