import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, closeness, limitParam, searchParam, time } from '../../kit/api/schema.ts'
import { region } from '../../region/region.ts'
import { eventTypes } from '../events/events.constants.ts'
import { jobTypes, payUnits } from '../jobs/jobs.constants.ts'
import { kinds } from './kinds.ts'
import { dayMeanings, facts, intents, orders, queryPartKinds } from './structure/structure.constants.ts'

const day = z.iso.date()

export const SearchItem = z
  .object({
    kind: z.enum(kinds),
    /** The id; null for help pages, which are identified by their names. */
    id: z.int().nullable(),
    title: z.string(),
    /** The path on this site. */
    url: z.string(),
    snippet: z.string(),
    /** Short details such as place, trade and company. */
    meta: z.array(z.string()),
    start_datetime: time.nullable(),
    end_datetime: time.nullable(),
    /** Whether the item matches the whole query; false for partial matches and for other places or dates. */
    exact: z.boolean(),
    /** The probability that this item is the right one, from 0 to 1. */
    certainty: z.number(),
    /** The share of the words that the item matches, from 0 to 1. Rare words have more weight. */
    coverage: z.number(),
    /** The words that it does not match. */
    missing: z.array(z.string()),
    /** The filters of the query that it does not match. */
    outside: z.array(z.enum(['place', 'date', 'filter'])),
  })
  .meta({ id: 'SearchItem' })
export type SearchItem = z.output<typeof SearchItem>

const UnderstoodQuery = z.object({
  /** The searched kinds, most likely first. */
  kinds: z.array(z.enum(kinds)),
  /** The remaining words, which are searched for. */
  words: z.array(z.string()),
  industry: z.string().nullable(),
  city: z.string().nullable(),
  job_type: z.enum(jobTypes).nullable(),
  event_type: z.enum(eventTypes).nullable(),
  /** The first and the last day of the date range, in the region’s time zone. */
  from: day.nullable(),
  until: day.nullable(),
  /** The meaning of the days: when events take place, when jobs and questions were posted, or when jobs close. */
  day_meaning: z.enum(dayMeanings),
  /** Days of the week, 1 for Monday, of a query such as “on Saturdays”; empty for all. */
  weekdays: z.array(z.int()),
  /**
   * The time of day at which events begin, such as `17:30`, in the region’s time zone: from the first, before the
   * second.
   */
  time: z.object({ from: z.string().nullable(), until: z.string().nullable() }).nullable(),
  /** `count` for “how many …”, `order` for the first item in an order, such as “the best paid job”, else `find`. */
  intent: z.enum(intents),
  /** The order of the items of each group; null for the best matches first. */
  order: z.enum(orders).nullable(),
  /** The required pay in US dollars for each unit. */
  pay: z.object({ min: z.number().nullable(), max: z.number().nullable(), unit: z.enum(payUnits) }).nullable(),
  /** The conditions that results must not meet. */
  excluded: z.object({
    cities: z.array(z.string()),
    job_types: z.array(z.enum(jobTypes)),
    event_types: z.array(z.enum(eventTypes)),
    facts: z.array(z.enum(facts)),
    words: z.array(z.string()),
  }),
  /** The words that the names of businesses must contain, of a query such as “with curling in their name”. */
  name_words: z.array(z.string()),
  /** The required facts of events, questions, jobs or businesses. */
  facts: z.array(z.enum(facts)),
  /** The understood parts, each with a label and the query without it. */
  parts: z.array(
    z.object({
      what: z.enum(queryPartKinds),
      label: z.string(),
      without: z.string(),
    }),
  ),
})

export const SearchReply = z
  .object({
    understood: UnderstoodQuery,
    groups: z.array(
      z.object({
        kind: z.enum(kinds),
        items: z.array(SearchItem),
        /** The number of entries that match the whole query; null when it is unknown. */
        total: z.int().nullable(),
        /** The number of results, including partial ones; `is_minimum` when there may be more. */
        found: z.object({ number: z.int(), is_minimum: z.boolean() }),
        /** The link to the complete list, with the number of its entries when it is known. */
        more: z
          .object({
            url: z.string(),
            total: z.int().nullable(),
            /** Whether the list also contains entries that the query excludes, because it has no such filter. */
            is_broader: z.boolean(),
          })
          .nullable(),
      }),
    ),
    /** The best items over all kinds. */
    best: z.array(SearchItem),
    /** Words and phrases that titles and snippets match in any form. One that ends in `*` is a prefix. */
    highlights: z.array(z.string()),
    ...closeness,
  })
  .meta({ id: 'SearchResult' })
export type SearchReply = z.output<typeof SearchReply>

export const searchContract = {
  'GET /search': {
    summary: `Businesses, jobs, events, questions and help pages in one search, which understands trades, cities and dates: roofers in ${region.examples.roofers}, networking events this week`,
    query: z.object({
      q: searchParam,
      kind: choice(kinds, 'kind').optional(),
      limit: limitParam(5, 20),
    }),
    reply: SearchReply,
  },
} satisfies Contract

type SearchContract = typeof searchContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SearchContract {}
}
