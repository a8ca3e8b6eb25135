import { type Db, sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import type { Job } from './jobs.contract.ts'
import { isActive, isPublic, type JobRow, selectJobs, serializeJob } from './jobs.query.server.ts'

const MAX_JOBS = 20

type Found = { is_listed: boolean } & (JobRow | { [Column in keyof JobRow]: null })

/**
 * Returns one row for each open job of the business, or one row without a job. Returns no row when the business does
 * not exist.
 */
const readBusinessJobs = prepareQuery((db, { id }: { id: number }) =>
  db
    .selectFrom('businesses as shown')
    .leftJoinLateral(
      selectJobs(db)
        .where('posting.business_id', '=', id)
        .where(isPublic)
        .where(isActive)
        .orderBy('j.id', 'desc')
        .limit(sql.lit(MAX_JOBS))
        .as('job'),
      (join) => join.onTrue(),
    )
    .where('shown.id', '=', id)
    .selectAll('job')
    .select('shown.is_listed')
    .orderBy('job.id', 'desc')
    .$castTo<Found>(),
)

/** The open jobs of a business whose posters are in its team, newest first. @throws 404 when the viewer may not see it. */
export async function listBusinessJobs(db: Db, viewer: Viewer | null, id: number): Promise<Job[]> {
  const rows = await readBusinessJobs(db, { id })
  if (!rows[0]?.is_listed) await readBusiness(db, viewer, id)
  return rows.flatMap((row) => (row.id === null ? [] : serializeJob(viewer, row as JobRow)))
}
