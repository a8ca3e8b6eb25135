import type { RawBuilder } from 'kysely'
import { sql } from '../../../database/open.server.ts'
import {
  filterByConditions,
  type JobConditions,
  type JobOrder,
  jobOrders,
  withinDays,
} from '../../jobs/jobConditions.server.ts'
import { type PayUnit, perks } from '../../jobs/jobs.constants.ts'
import { isActive, isPublic } from '../../jobs/jobs.query.server.ts'
import { isPublicAnswer, isPublicQuestion, isUnanswered } from '../../questions/questions.query.server.ts'
import type { Kind } from '../kinds.ts'
import type { ParsedQuery } from '../parseQuery.ts'
import { listExcludedSynonyms } from './excludedSynonyms.ts'
import type { Fact, Order } from './structure.constants.ts'

/** The unit of pay that a fact requires. */
const paidUnits: Partial<Record<Fact, PayUnit>> = {
  ...{ paid_hourly: 'hour', paid_daily: 'day', paid_weekly: 'week', paid_monthly: 'month', paid_yearly: 'year' },
}

export type Condition = RawBuilder<unknown>
/** The rows of a kind that a structured query selects. */
export type Selection = {
  /** The table with its alias, its search documents, and the condition for public rows. */
  from: Condition
  id: Condition
  conditions: Condition[]
  /** The subset of `conditions` that a partial match must meet too. A partial match may fail the other conditions. */
  exclusions: Condition[]
  /** The order that the text asks for; null for the best matches first. */
  order: Condition | null
}
export type SelectedKind = Exclude<Kind, 'help'>

/** Matches the price of a free event at its beginning. “Students free” is not free for all. */
const FREE = '^\\s*(free\\y(?! for)|no (charge|cost|fee|cover)|none$|\\$?0(\\.00)?$|(by )?donation)'
const isFree = sql`(
  e.cost_info ~* ${FREE} and e.cost_info !~ '\\$\\s*[1-9]'
  or e.cost_info is null and e.document @@ (phraseto_tsquery('english', 'free admission') || phraseto_tsquery('english', 'free entry')
    || phraseto_tsquery('english', 'free of charge') || phraseto_tsquery('english', 'free event') || phraseto_tsquery('english', 'free and open'))
)`
const hasAccepted = sql`exists (select from answers as a where a.id = q.accepted_answer_id and ${isPublicAnswer})`

/** SQL conditions for facts. Those for pay and for perks of jobs are in `toJobConditions`. */
const factConditions: Partial<Record<Fact, [SelectedKind, Condition]>> = {
  free: ['event', isFree],
  paid: ['event', sql`(e.cost_info is not null and not ${isFree})`],
  unanswered: ['question', isUnanswered],
  unaccepted: ['question', sql`not ${hasAccepted}`],
  answered: ['question', sql`not q.is_unanswered`],
  accepted: ['question', hasAccepted],
  states_pay: ['job', sql`j.salary_range is not null`],
  verified: ['business', sql`b.verification_status = 'approved'`],
  claimed: ['business', sql`b.is_claimed`],
  unclaimed: ['business', sql`not b.is_claimed`],
  website: ['business', sql`b.website is not null`],
  no_website: ['business', sql`b.website is null`],
  phone: ['business', sql`b.phone is not null`],
}

/** SQL conditions: the whole text of a row, or the part that names its subject, matches a query. */
const documents: Record<Exclude<SelectedKind, 'job'>, Record<'whole' | 'subject', (query: Condition) => Condition>> = {
  business: {
    whole: (query) => sql`b.document @@ ${query}`,
    subject: (query) => sql`ts_filter(b.document, '{a,b}') @@ ${query}`,
  },
  event: {
    whole: (query) => sql`e.document @@ ${query}`,
    subject: (query) => sql`to_tsvector('english', e.title) @@ ${query}`,
  },
  question: {
    whole: (query) =>
      sql`exists (select from question_search as s where s.question_id = q.id and s.document @@ ${query})`,
    subject: (query) => sql`to_tsvector('english', q.title) @@ ${query}`,
  },
}

/** Excludes rows that contain all words of an excluded phrase, or a synonym of the phrase in their title. */
function excludePhrases(parsed: ParsedQuery, kind: Exclude<SelectedKind, 'job'>): Condition[] {
  const { whole, subject } = documents[kind]
  return [
    ...parsed.excluded.words.map((words) => whole(sql`plainto_tsquery('english', ${words})`)),
    ...listExcludedSynonyms(parsed).map((same) => subject(sql`phraseto_tsquery('english', ${same})`)),
  ].map((condition) => sql`not (${condition})`)
}

/** The exclusions of a query on jobs. */
const toJobExclusions = (parsed: ParsedQuery): JobConditions => ({
  not_locations: parsed.excluded.cities.map(({ name }) => name),
  not_job_types: parsed.excluded.job_types,
  not_paid_by: parsed.excluded.facts.flatMap((fact) => paidUnits[fact] ?? []),
  not_perks: perks.filter((perk) => parsed.excluded.facts.includes(perk)),
  not_words: parsed.excluded.words,
  not_titles: listExcludedSynonyms(parsed),
})

/** The conditions of a query on jobs, except its text, its location and its type. */
export function toJobConditions(parsed: ParsedQuery, zone: string): JobConditions {
  const { pay, from, until, day_meaning } = parsed
  const days = from === null && until === null ? undefined : { from, until, zone }
  return {
    min_pay: pay?.min ?? undefined,
    max_pay: pay?.max ?? undefined,
    pay_unit: pay === null || pay.unit === 'fixed' ? undefined : pay.unit,
    ...toJobExclusions(parsed),
    paid_by: parsed.facts.flatMap((fact) => paidUnits[fact] ?? [])[0],
    perks: perks.filter((perk) => parsed.facts.includes(perk)),
    posted: day_meaning === 'posted' ? days : undefined,
    closes: day_meaning === 'closes' ? days : undefined,
  }
}

/** Returns the requested order of jobs. With a minimum pay and without an order, the best paid jobs come first. */
export const toJobOrder = ({ order, pay }: ParsedQuery): JobOrder | null =>
  order !== null && order in jobOrders
    ? (order as JobOrder)
    : order === null && pay && pay.min !== null
      ? 'best_paid'
      : null

const postedDays = (column: Condition, { from, until, day_meaning }: ParsedQuery, zone: string): Condition[] =>
  day_meaning === 'posted' ? withinDays(column, { from, until, zone }) : []

/** The first price of an event in dollars; 0 when it is free, null without one. */
const price = sql`case when ${isFree} then 0
  else replace(substring(e.cost_info from '\\$\\s*([0-9][0-9,]*(?:\\.[0-9]+)?)'), ',', '')::numeric end`
const duration = sql`e.end_datetime - e.start_datetime`
const eventOrders: Partial<Record<Order, Condition>> = {
  soonest: sql`e.start_datetime, e.id`,
  newest: sql`e.created_at desc, e.id desc`,
  oldest: sql`e.created_at, e.id`,
  most_expensive: sql`${price} desc nulls last, e.start_datetime, e.id`,
  cheapest: sql`${price} nulls last, e.start_datetime, e.id`,
  longest: sql`${duration} desc, e.start_datetime, e.id`,
  shortest: sql`${duration}, e.start_datetime, e.id`,
}
const questionOrders: Partial<Record<Order, Condition>> = {
  newest: sql`q.created_at desc, q.id desc`,
  oldest: sql`q.created_at, q.id`,
  most_votes: sql`(q.upvotes - q.downvotes) desc, q.created_at desc, q.id desc`,
  most_upvotes: sql`q.upvotes desc, q.created_at desc, q.id desc`,
  most_downvotes: sql`q.downvotes desc, q.created_at desc, q.id desc`,
  fewest_votes: sql`q.upvotes - q.downvotes, q.created_at desc, q.id desc`,
  most_answers: sql`q.answer_count desc, q.created_at desc, q.id desc`,
}

const asList = (condition: Condition | null) => (condition ? [condition] : [])

const selections: Record<SelectedKind, (parsed: ParsedQuery, zone: string) => Selection> = {
  job: (parsed, zone) => {
    const order = toJobOrder(parsed)
    return {
      from: sql`jobs as j where ${isPublic} and ${isActive}`,
      id: sql`j.id`,
      conditions: [
        ...asList(filterByConditions(toJobConditions(parsed, zone))),
        ...asList(order && jobOrders[order].condition),
      ],
      exclusions: asList(filterByConditions(toJobExclusions(parsed))),
      order: order && jobOrders[order].order,
    }
  },
  business: (parsed, zone) => ({
    from: sql`businesses as b where b.is_listed`,
    id: sql`b.id`,
    conditions: [
      ...postedDays(sql`b.created_at`, parsed, zone),
      ...(parsed.open_ids ? [sql`b.id = any(${parsed.open_ids}::bigint[])`] : []),
    ],
    exclusions: [
      ...parsed.excluded.cities.map(({ spellings }) => sql`coalesce(lower(b.city), '') <> all(${spellings}::text[])`),
      ...excludePhrases(parsed, 'business'),
    ],
    order:
      parsed.order === 'newest'
        ? sql`b.created_at desc, b.id desc`
        : parsed.order === 'oldest'
          ? sql`b.created_at, b.id`
          : null,
  }),
  event: (parsed, zone) => {
    const { excluded, time, weekdays, order } = parsed
    const start = sql`(e.start_datetime at time zone ${zone})`
    return {
      from: sql`events as e where e.is_listed`,
      id: sql`e.id`,
      exclusions: [
        ...excluded.cities.map(
          ({ name, spellings }) => sql`not (e.document @@ phraseto_tsquery('english', searchable_text(${name}))
            or e.location is null and exists (
              select from businesses as b where b.id = e.business_id and lower(b.city) = any(${spellings}::text[])))`,
        ),
        ...(excluded.event_types.length > 0
          ? [sql`coalesce(e.event_type, '') <> all(${excluded.event_types}::text[])`]
          : []),
        ...excludePhrases(parsed, 'event'),
      ],
      conditions: [
        ...(time?.from ? [sql`${start}::time >= ${time.from}::time`] : []),
        ...(time?.until ? [sql`${start}::time < ${time.until}::time`] : []),
        ...(weekdays.length > 0 ? [sql`extract(isodow from ${start}) = any(${weekdays}::integer[])`] : []),
      ],
      order: (order && eventOrders[order]) ?? null,
    }
  },
  question: (parsed, zone) => ({
    from: sql`questions as q where ${isPublicQuestion}`,
    id: sql`q.id`,
    conditions: postedDays(sql`q.created_at`, parsed, zone),
    exclusions: excludePhrases(parsed, 'question'),
    order: (parsed.order && questionOrders[parsed.order]) ?? null,
  }),
}

/** Returns the conditions and the order of a query for a kind, except for its words, place and type. */
export function selectKind(parsed: ParsedQuery, kind: SelectedKind, zone: string): Selection {
  const selection = selections[kind](parsed, zone)
  const toConditions = (facts: Fact[]) =>
    facts.flatMap((fact) => {
      const [about, condition] = factConditions[fact] ?? []
      return about === kind && condition ? [condition] : []
    })
  const exclusions = [
    ...selection.exclusions,
    ...toConditions(parsed.excluded.facts).map((condition) => sql`${condition} is not true`),
  ]
  return {
    ...selection,
    exclusions,
    conditions: [...selection.conditions, ...exclusions, ...toConditions(parsed.facts)],
  }
}
