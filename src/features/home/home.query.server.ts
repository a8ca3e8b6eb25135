import { sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import { isActive, isPublic } from '../jobs/jobs.query.server.ts'
import { isPublicAnswer, isPublicQuestion, isUnanswered } from '../questions/questions.query.server.ts'
import {
  MAX_COUNT,
  MAX_FRESH_JOBS,
  MAX_NEWEST_QUESTIONS,
  MAX_NEXT_EVENTS,
  MAX_UNANSWERED_QUESTIONS,
  MAX_VERIFIED_BUSINESSES,
} from './home.constants.ts'
import type { HomeEvent, HomeQuestion } from './home.contract.ts'

// Each statement reads its few rows in the order of an index.

/** The newest questions, and the newest unanswered questions that are not among them. */
export const readHomeQuestions = prepareQuery(
  () => sql<HomeQuestion & { is_newest: boolean }>`
    with newest as materialized (
      select q.id from questions as q where ${isPublicQuestion}
      order by q.created_at desc, q.id desc limit ${sql.lit(MAX_NEWEST_QUESTIONS)}
    ), unanswered as materialized (
      select q.id from questions as q where ${isPublicQuestion} and ${isUnanswered}
      order by q.created_at desc, q.id desc limit ${sql.lit(MAX_NEWEST_QUESTIONS + MAX_UNANSWERED_QUESTIONS)}
    ), chosen as (
      select id, true as is_newest from newest
      union all
      (select id, false from unanswered where id not in (select id from newest) limit ${sql.lit(MAX_UNANSWERED_QUESTIONS)})
    )
    select q.id, q.title, q.user_id, author.full_name, q.created_at, q.answer_count, chosen.is_newest,
      exists (select from answers as a where a.id = q.accepted_answer_id and ${isPublicAnswer}) as has_accepted_answer
    from chosen join questions as q on q.id = chosen.id left join users as author on author.id = q.user_id
    order by q.created_at desc, q.id desc`,
)

/** The next events. A series appears once, with its next occurrence. */
export const readHomeEvents = prepareQuery(
  () => sql<HomeEvent>`
    select e.id, e.title, e.start_datetime, e.end_datetime, e.location, e.business_id, b.display_name,
      e.series_id is not null as is_series
    from (
      select e.* from events as e
      where e.is_listed and not e.is_over and e.end_datetime >= now() and (e.series_id is null or not exists (
        select from events as before
        where before.series_id = e.series_id and before.is_listed and before.end_datetime >= now()
          and (before.start_datetime, before.id) < (e.start_datetime, e.id)
      ))
      order by e.start_datetime, e.id limit ${sql.lit(MAX_NEXT_EVENTS)}
    ) as e join businesses as b on b.id = e.business_id
    order by e.start_datetime, e.id`,
)

type LogoColumns = { logo_id: number | null; logo_hash: string | null; logo_key: string | null }
const logoColumns = sql`logo.id as logo_id, logo.hash as logo_hash, logo.access_key as logo_key`
const joinLogo = sql`left join business_pictures as logo on logo.business_id = b.id and logo.role = 'logo'`

type JobRow = LogoColumns & {
  id: number
  title: string
  company: string
  location: string | null
  job_type: string | null
  salary_range: string | null
  business_id: number | null
}

/** The newest open jobs. A business is included while it is listed and the poster is in its team. */
export const readHomeJobs = prepareQuery(
  () => sql<JobRow>`
    select j.id, j.title, j.company, j.location, j.job_type, j.salary_range, b.id as business_id, ${logoColumns}
    from (
      select j.* from jobs as j where ${isPublic} and ${isActive} order by j.id desc limit ${sql.lit(MAX_FRESH_JOBS)}
    ) as j
    left join business_members as posting
      on posting.business_id = j.business_id and posting.user_id = j.user_id and posting.status = 'active'
    left join businesses as b on b.id = posting.business_id and b.is_listed
    ${joinLogo}
    order by j.id desc`,
)

type BusinessRow = LogoColumns & {
  id: number
  display_name: string
  industry: string | null
  display_city: string | null
}

const isVerified = sql`b.is_listed and b.verification_status = 'approved'`

/** The most recently verified businesses. */
export const readVerifiedBusinesses = prepareQuery(
  () => sql<BusinessRow>`
    select b.id, b.display_name, b.industry, b.display_city, ${logoColumns}
    from (
      select b.* from businesses as b where ${isVerified} and b.verified_at is not null
      order by b.verified_at desc, b.id desc limit ${sql.lit(MAX_VERIFIED_BUSINESSES)}
    ) as b ${joinLogo}
    order by b.verified_at desc, b.id desc`,
)

/** Counts rows up to one more than the limit. */
const countUpTo = (from: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from (select from ${from} limit ${sql.lit(MAX_COUNT + 1)}) as counted)`

export const countPosts = prepareQuery(
  () => sql<{ questions: number; answered: number; jobs: number }>`
    select ${countUpTo(sql`questions as q where ${isPublicQuestion}`)} as questions,
      ${countUpTo(sql`questions as q where ${isPublicQuestion} and not q.is_unanswered`)} as answered,
      ${countUpTo(sql`jobs as j where ${isPublic} and ${isActive}`)} as jobs`,
)

export const countListedBusinesses = prepareQuery(
  () => sql<{ businesses: number }>`select count(*)::int as businesses from businesses as b where b.is_listed`,
)
export const countVerifiedBusinesses = prepareQuery(
  () => sql<{ verified: number }>`select count(*)::int as verified from businesses as b where ${isVerified}`,
)
