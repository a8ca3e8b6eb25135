import { type Db, sql } from '../../database/open.server.ts'
import { anyId, prepareQuery } from '../../database/prepared.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { selectPerson } from '../accounts/person.server.ts'
import { serializeLogo } from '../businesses/pictures/pictureAddress.server.ts'
import type { ApplicationState } from './applications/applications.constants.ts'
import type { JobType } from './jobs.constants.ts'
import { type Job, JobFields } from './jobs.contract.ts'
import { isOwner } from './jobs.rules.ts'

/**
 * A job counts as closed from its expiry, even before the task `jobs.sweep` sets `closed_at`, and while its poster is
 * banned. The subquery is scalar, so that it reads one user for each job instead of all users.
 */
export const isActive = sql<boolean>`(j.closed_at is null and j.expires_at > now()
  and not (select is_banned from users as banned where banned.id = j.user_id))`

/** SQL condition: everybody may see the job. */
export const isPublic = sql<boolean>`j.visibility = 'public'`

/** The columns of the form, except for the business, which is joined. */
const formColumns = JobFields.keyof()
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
    .leftJoin('business_pictures as logo', (join) =>
      join.onRef('logo.business_id', '=', 'b.id').on('logo.role', '=', 'logo'),
    )
    .select([
      'j.id',
      ...formColumns,
      'j.pay_from',
      'j.pay_to',
      'j.pay_unit',
      'b.id as business_id',
      'b.is_listed as business_is_listed',
      'b.website as business_website',
      'logo.id as logo_id',
      'logo.hash as logo_hash',
      'logo.access_key as logo_key',
      isActive.as('is_active'),
      sql<Visibility>`j.visibility`.as('visibility'),
      'j.user_id',
      'poster.full_name',
      'j.created_at',
      'j.edited_at',
      'j.expires_at',
    ])

export const countApplications = sql<number>`(select count(*) from job_applications as a where a.job_id = j.id)`

export const readJobRow = prepareQuery((db, { id }: { id: number }) => selectJobs(db).where('j.id', '=', id))
export const readPublicJobs = prepareQuery((db, { ids }: { ids: number[] }) =>
  selectJobs(db).where('j.id', '=', anyId(ids)).where(isPublic),
)
export const readJobPageRow = prepareQuery((db, { id, viewer_id }: { id: number; viewer_id: number | null }) =>
  selectJobs(db)
    .leftJoin('job_applications as own', (join) =>
      join.onRef('own.job_id', '=', 'j.id').on(sql<boolean>`own.user_id = ${viewer_id}`),
    )
    .where('j.id', '=', id)
    .select([
      countApplications.as('application_count'),
      selectPerson('poster').as('poster'),
      'own.id as application_id',
      sql<ApplicationState>`own.state`.as('application_state'),
      'own.state_changed_at',
      sql<boolean>`exists (
        select from saved_jobs as s where s.job_id = j.id and s.user_id = ${viewer_id}
      )`.as('is_saved'),
    ]),
)

type ListFilter = { is_active?: boolean; job_type?: JobType }
/**
 * The limits of a short and a long list, each one more than the page. They are literals, so that PostgreSQL plans for
 * their size.
 */
const [SHORT, LONG] = [21, 101]

// The first page has no bound, because a plan for an unknown bound would sort all open jobs.
const createListQuery = (isActiveOnly: boolean | undefined, hasType: boolean, hasBound: boolean, isLong: boolean) =>
  prepareQuery((db, { job_type, below }: { job_type?: JobType; below?: number }) => {
    const activity = isActiveOnly === undefined ? sql`` : isActiveOnly ? sql`and ${isActive}` : sql`and not ${isActive}`
    const ids = sql`
      select j.id from jobs as j
      where ${isPublic} ${activity} ${hasType ? sql`and j.job_type = ${job_type}` : sql``} ${hasBound ? sql`and j.id < ${below}` : sql``}
      order by j.id desc limit ${sql.lit(isLong ? LONG : SHORT)}`
    // The array keeps the order of joins the same for every number of jobs.
    return selectJobs(db).where('j.id', '=', sql<number>`any(array(${ids}))`).orderBy('j.id', 'desc')
  })
const listQueries = new Map<string, ReturnType<typeof createListQuery>>()

/**
 * Returns the newest public jobs with ids less than `below`, up to one more than `limit`. Without a location or a search, a
 * B-tree index on the jobs is enough.
 */
export async function readJobList(
  db: Db,
  { is_active, job_type }: ListFilter,
  limit: number,
  below: number | undefined,
): Promise<JobRow[]> {
  const kind = [is_active, job_type !== undefined, below !== undefined, limit >= SHORT] as const
  const key = kind.join()
  const read = listQueries.get(key) ?? createListQuery(...kind)
  listQueries.set(key, read)
  const rows = await read(db, { job_type, below })
  return rows.slice(0, limit + 1)
}

export type JobRow = Awaited<ReturnType<typeof readJobRow>>[number]

export function serializeJob(viewer: Viewer | null, { logo_id, logo_hash, logo_key, ...row }: JobRow): Job {
  const isListed = row.business_is_listed ?? false
  const isShown = isListed || isOwner(viewer, row)
  return {
    ...row,
    is_held: row.visibility === 'held',
    job_type: row.job_type as Job['job_type'],
    pay_unit: row.pay_unit as Job['pay_unit'],
    business_id: isShown ? row.business_id : null,
    logo: isShown ? serializeLogo({ logo_id, logo_hash, logo_key }, isListed) : null,
  }
}

/** Returns when the next open job expires, in epoch milliseconds; Infinity when no job is open. */
export async function readNextExpiry(db: Db): Promise<number> {
  const { rows } = await sql<{ remaining_ms: number | null }>`
    select extract(epoch from min(expires_at) - now())::float8 * 1000 as remaining_ms
    from jobs where closed_at is null and expires_at > now()`.execute(db)
  return Date.now() + (rows[0]?.remaining_ms ?? Number.POSITIVE_INFINITY)
}
