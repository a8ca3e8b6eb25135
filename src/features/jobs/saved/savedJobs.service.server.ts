import type { Db } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { isPublic, selectJobs, serializeJob } from '../jobs.query.server.ts'
import { selectVisibility } from '../lockJob.server.ts'
import { assertVisible } from '../readJobs.server.ts'

export async function listSavedJobs(db: Db, viewer: Viewer, { limit, cursor }: { limit: number; cursor?: number }) {
  const rows = await selectJobs(db)
    .innerJoin('saved_jobs as s', 's.job_id', 'j.id')
    .where('s.user_id', '=', viewer.id)
    .where(isPublic)
    .$if(cursor !== undefined, (query) => query.where('s.id', '<', cursor as number))
    .select('s.id as saved_id')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ saved_id }) => [saved_id])
  return { jobs: page.map(({ saved_id: _saved_id, ...row }) => serializeJob(viewer, row)), next_cursor }
}

/** @throws 404 as `assertVisible` */
export function setSaved(db: Db, viewer: Viewer, job_id: number, is_saved: boolean) {
  return db.transaction().execute(async (tx) => {
    // The lock prevents the deletion of the job before the row refers to it.
    const job = tx.selectFrom('jobs').where('id', '=', job_id).select(selectVisibility).forKeyShare()
    assertVisible(viewer, await job.executeTakeFirst())
    if (is_saved) {
      await tx
        .insertInto('saved_jobs')
        .values({ user_id: viewer.id, job_id })
        .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
        .execute()
    } else {
      await tx.deleteFrom('saved_jobs').where('user_id', '=', viewer.id).where('job_id', '=', job_id).execute()
    }
    return { is_saved }
  })
}
