import type { EventType } from '../../events/events.constants.ts'
import type { JobType, PayUnit } from '../../jobs/jobs.constants.ts'
import type { Place } from '../places.ts'
import type { DayMeaning, Fact, Intent, Order } from './structure.constants.ts'

/** The requested pay in US dollars for each unit. */
export type PayWish = { min: number | null; max: number | null; unit: PayUnit }

/** Times of day such as `17:30` in the region's time zone: from the first one, and before the second. */
export type TimeOfDay = { from: string | null; until: string | null }

/** Properties and words that results must not have. */
export type Exclusion = {
  cities: Place[]
  job_types: JobType[]
  event_types: EventType[]
  facts: Fact[]
  /** Words that a document must not contain. */
  words: string[]
}

/** The structured parts of a query: a request for a count, order, pay, days, times, exclusions and facts. */
export type QueryStructure = {
  intent: Intent
  /** The order of results; null for the best matches first. */
  order: Order | null
  pay: PayWish | null
  /** The meaning of `from` and `until` of the query. */
  day_meaning: DayMeaning
  /** Days of the week, 1 for Monday, for a text such as “on Saturdays”; empty for all. */
  weekdays: number[]
  time: TimeOfDay | null
  excluded: Exclusion
  facts: Fact[]
}

/** The structured parts with the first and the last day of the query. */
export type StructureFields = QueryStructure & { from: string | null; until: string | null }

/**
 * Whether a text requests a count, an order, pay or facts. It is then a query for content, not a question about the
 * site.
 */
export const isStructured = ({ intent, order, pay, facts }: QueryStructure) =>
  intent !== 'find' || order !== null || pay !== null || facts.length > 0

export const emptyStructure: QueryStructure = {
  intent: 'find',
  order: null,
  pay: null,
  day_meaning: 'takes_place',
  weekdays: [],
  time: null,
  excluded: { cities: [], job_types: [], event_types: [], facts: [], words: [] },
  facts: [],
}
