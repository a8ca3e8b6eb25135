import { z } from 'zod'
import type { Contract } from '../../kit/contract.ts'
import { choice, limit, search, time } from '../../kit/schema.ts'
import { region } from '../../region/region.ts'
import { eventTypes } from '../events/events.constants.ts'
import { jobTypes } from '../jobs/jobs.constants.ts'
import { kinds } from './kinds.ts'

const day = z.iso.date()

export const Item = z
  .object({
    kind: z.enum(kinds),
    /** Null for pages of the site’s help, which have names. */
    id: z.int().nullable(),
    title: z.string(),
    /** Path below the site’s address. */
    url: z.string(),
    snippet: z.string(),
    /** Facts in a few words: place, trade, company. */
    meta: z.array(z.string()),
    start_datetime: time.nullable(),
    end_datetime: time.nullable(),
    /** Whether it is all of what was asked for; else it has a part of it, or is somewhere else. */
    exact: z.boolean(),
  })
  .meta({ id: 'SearchItem' })
export type Item = z.output<typeof Item>

const Understood = z.object({
  /** What kinds are looked for, the likeliest first. */
  kinds: z.array(z.enum(kinds)),
  /** The words that were looked for besides. */
  words: z.array(z.string()),
  industry: z.string().nullable(),
  city: z.string().nullable(),
  job_type: z.enum(jobTypes).nullable(),
  event_type: z.enum(eventTypes).nullable(),
  /** The first and the last day meant, in the region’s time zone. */
  from: day.nullable(),
  until: day.nullable(),
  /** All of it in words, each with the text that is left without it. */
  parts: z.array(
    z.object({
      what: z.enum(['kind', 'job_type', 'event_type', 'industry', 'city', 'date']),
      label: z.string(),
      without: z.string(),
    }),
  ),
})

export const Found = z
  .object({
    understood: Understood,
    groups: z.array(
      z.object({
        kind: z.enum(kinds),
        items: z.array(Item),
        /** The list that has all of them, and how many where that is known. */
        more: z.object({ url: z.string(), total: z.int().nullable() }).nullable(),
      }),
    ),
    /** The best of all kinds. */
    best: z.array(Item),
  })
  .meta({ id: 'SearchResult' })
export type Found = z.output<typeof Found>

export const searchContract = {
  'GET /search': {
    summary: `Businesses, jobs, events, questions and help pages in one search, which understands trades, cities and dates: roofers in ${region.examples.roofers}, networking events this week`,
    query: z.object({
      q: search,
      kind: choice(kinds, 'kind').optional(),
      limit: limit(5, 20),
    }),
    reply: Found,
  },
} satisfies Contract

type SearchContract = typeof searchContract
declare module '../../kit/contract.ts' {
  interface AllContracts extends SearchContract {}
}
