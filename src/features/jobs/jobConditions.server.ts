import type { RawBuilder } from 'kysely'
import { sql } from '../../database/open.server.ts'
import type { JobType, PayUnit, Perk } from './jobs.constants.ts'
import { toYearlyPay } from './pay.ts'

/** Conditions on jobs that the search documents do not contain. */
export type JobConditions = {
  /** The highest pay of the job is at least this amount. */
  min_pay?: number
  /** The lowest pay of the job is at most this amount. */
  max_pay?: number
  /** The unit of both amounts. Pay for another unit is compared by a year of 2,080 hours. */
  pay_unit?: Exclude<PayUnit, 'fixed'>
  states_pay?: boolean
  /** The unit for which the pay is stated. */
  paid_by?: PayUnit
  perks?: Perk[]
  not_locations?: string[]
  /** Words that the job must not contain. */
  not_words?: string[]
  /** Phrases that the title must not contain. */
  not_titles?: string[]
  not_job_types?: JobType[]
  /** Units for which the pay must not be stated. */
  not_paid_by?: PayUnit[]
  not_perks?: Perk[]
  /** The first and the last day, and their time zone. */
  posted?: { from: string | null; until: string | null; zone: string }
  closes?: { from: string | null; until: string | null; zone: string }
}

const isComparable = sql`j.pay_unit is not null and j.pay_unit <> 'fixed'`
const highestPay = sql`yearly_pay(coalesce(j.pay_to, j.pay_from), j.pay_unit)`
const lowestPay = sql`yearly_pay(coalesce(j.pay_from, j.pay_to), j.pay_unit)`

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Patterns for the texts of jobs that offer a perk. The text about pay often mentions one: “$40 an hour and housing”.
 */
const perkPatterns: Record<Perk, string> = {
  overtime: '\\y(over-?time|time and a half)\\y',
  lodging:
    '\\y(room and board|housing|lodging|accommodations?|bunk ?house|living quarters|place to (stay|live|sleep))\\y',
}
const perkText = sql`concat_ws(' ', j.salary_range, j.title, j.description, j.requirements)`
/** No index can search for perks, so only the newest open jobs are read. */
const isNew = sql`j.id = any(array(
  select n.id from jobs as n where n.closed_at is null and n.visibility = 'public' order by n.id desc limit 3000))`

/** Returns the SQL conditions that a timestamp is between the start of the day `from` and the end of the day `until`. */
export const withinDays = (
  time: RawBuilder<unknown>,
  { from, until, zone }: NonNullable<JobConditions['posted']>,
): RawBuilder<boolean>[] => [
  ...(from === null ? [] : [sql<boolean>`${time} >= (${from}::date::timestamp at time zone ${zone})`]),
  ...(until === null ? [] : [sql<boolean>`${time} < ((${until}::date + 1)::timestamp at time zone ${zone})`]),
]

/** Returns the SQL condition on the jobs `j`; null without any condition. */
export function filterByConditions({
  min_pay,
  max_pay,
  pay_unit = 'hour',
  states_pay,
  paid_by,
  perks = [],
  not_locations = [],
  not_words = [],
  not_titles = [],
  not_job_types = [],
  not_paid_by = [],
  not_perks = [],
  posted,
  closes,
}: JobConditions): RawBuilder<boolean> | null {
  const conditions: RawBuilder<unknown>[] = [
    ...(min_pay !== undefined || max_pay !== undefined ? [isComparable] : []),
    ...(min_pay === undefined ? [] : [sql`${highestPay} >= ${toYearlyPay(min_pay, pay_unit)}`]),
    ...(max_pay === undefined ? [] : [sql`${lowestPay} <= ${toYearlyPay(max_pay, pay_unit)}`]),
    ...(states_pay ? [sql`j.salary_range is not null`] : []),
    ...(paid_by ? [sql`j.pay_unit = ${paid_by}`] : []),
    ...(perks.length === 0 ? [] : [isNew, ...perks.map((perk) => sql`${perkText} ~* ${perkPatterns[perk]}`)]),
    ...not_locations.map((name) => sql`coalesce(j.location, '') !~* ${`\\y${escapePattern(name)}\\y`}`),
    ...not_words.map(
      (word) => sql`not exists (
        select from job_search as s where s.job_id = j.id and s.document @@ plainto_tsquery('english', ${word}))`,
    ),
    ...not_titles.map((phrase) => sql`not (to_tsvector('english', j.title) @@ phraseto_tsquery('english', ${phrase}))`),
    ...(not_job_types.length === 0 ? [] : [sql`coalesce(j.job_type, '') <> all(${not_job_types})`]),
    ...(not_paid_by.length === 0 ? [] : [sql`coalesce(j.pay_unit, '') <> all(${not_paid_by})`]),
    ...(not_perks.length === 0 ? [] : [isNew]),
    ...not_perks.map((perk) => sql`${perkText} !~* ${perkPatterns[perk]}`),
    ...(posted ? withinDays(sql`j.created_at`, posted) : []),
    ...(closes ? withinDays(sql`j.expires_at`, closes) : []),
  ]
  return conditions.length === 0 ? null : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The orders of the jobs `j`, each with the condition under which an index has that order. */
export const jobOrders = {
  newest: { order: sql`j.id desc`, condition: null },
  oldest: { order: sql`j.id`, condition: null },
  best_paid: { order: sql`${highestPay} desc, j.id desc`, condition: isComparable },
  lowest_paid: { order: sql`${lowestPay}, j.id`, condition: isComparable },
  expiring: { order: sql`j.expires_at, j.id`, condition: null },
} as const
export type JobOrder = keyof typeof jobOrders
