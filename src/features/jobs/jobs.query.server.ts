import { type Db, sql } from '../../database/open.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { type Job, JobForm } from './jobs.contract.ts'
import { isOwner } from './jobs.rules.ts'

/**
 * A job counts as closed from its expiry on, even before the `jobs.sweep` task sets `closed_at`, and while its poster is
 * banned. The subquery is scalar, so that it reads one user for each job instead of all users.
 */
export const isActive = sql<boolean>`(j.closed_at is null and j.expires_at > now()
  and not (select is_banned from users as banned where banned.id = j.user_id))`

/** SQL condition: everybody sees the job. */
export const isPublic = sql<boolean>`j.visibility = 'public'`

/** The columns that the form fills in, but for the business, which is joined. */
const formColumns = JobForm.keyof()
  .exclude(['business_id'])
  .options.map((name) => `j.${name}` as const)

/** Selects the columns that `serializeJob` needs. The business is included while the poster is an active team member. */
export const selectJobs = (db: Db) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('users as poster', 'poster.id', 'j.user_id')
    .leftJoin('business_members as posting', (join) =>
      join
        .onRef('posting.business_id', '=', 'j.business_id')
        .onRef('posting.user_id', '=', 'j.user_id')
        .on('posting.status', '=', 'active'),
    )
    .leftJoin('businesses as b', 'b.id', 'posting.business_id')
    .select([
      'j.id',
      ...formColumns,
      'b.id as business_id',
      'b.is_listed as business_is_listed',
      isActive.as('is_active'),
      sql<Visibility>`j.visibility`.as('visibility'),
      'j.user_id',
      'poster.full_name',
      'j.created_at',
      'j.edited_at',
      'j.expires_at',
    ])

type JobRow = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>

export const serializeJob = (viewer: Viewer | null, row: JobRow): Job => ({
  ...row,
  is_held: row.visibility === 'held',
  job_type: row.job_type as Job['job_type'],
  business_id: row.business_is_listed || isOwner(viewer, row) ? row.business_id : null,
})

export const countApplications = sql<number>`(select count(*) from job_applications as a where a.job_id = j.id)`

/** Returns when the next open job expires, in epoch milliseconds; Infinity when no job is open. */
export async function readNextExpiry(db: Db): Promise<number> {
  const { rows } = await sql<{ remaining_ms: number | null }>`
    select extract(epoch from min(expires_at) - now())::float8 * 1000 as remaining_ms
    from jobs where closed_at is null and expires_at > now()`.execute(db)
  return Date.now() + (rows[0]?.remaining_ms ?? Number.POSITIVE_INFINITY)
}
