import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { choice, id, maxUnits } from '../../../kit/api/schema.ts'
import { figureKinds, MAX_COUNTED_BUSINESSES, MAX_SEARCH_LENGTH } from './figures.constants.ts'

const count = z.number()

const WeekFigures = z
  .object({
    /** The Monday with which the week begins, such as `2026-11-16`. */
    week: z.string(),
    /** The number of times that a list showed the business. */
    listed: count,
    /** The number of times that the page of the business was opened. */
    seen: count,
    called: count,
    website: count,
    directions: count,
  })
  .meta({ id: 'WeekFigures' })
export type WeekFigures = z.output<typeof WeekFigures>

const WordFigures = z.object({ word: z.string(), listed: count, seen: count }).meta({ id: 'WordFigures' })
export type WordFigures = z.output<typeof WordFigures>

export const figuresContract = {
  'POST /figures': {
    summary:
      'Count that businesses were shown in a list, opened or contacted. Robots and the own team are left out, and nothing says who it was. The page of the network sends this',
    readOnly: true,
    ignoresKey: true,
    body: z.object({
      kind: choice(figureKinds, 'Kind'),
      business_ids: z.array(id).min(1, 'Please name a business').max(MAX_COUNTED_BUSINESSES),
      /** The search through which the visitor found the business. */
      search: maxUnits(
        z.string().trim(),
        MAX_SEARCH_LENGTH,
        `Search must be ${MAX_SEARCH_LENGTH} characters or less`,
      ).nullish(),
    }),
    reply: z.object({ message: z.string() }),
  },
  'GET /businesses/:id/figures': {
    summary:
      'How often a business was shown and contacted, for its team: the last 13 weeks, oldest first, and the words of searches that showed it on at least 3 days',
    access: 'member',
    reply: z.object({ weeks: z.array(WeekFigures), words: z.array(WordFigures) }),
  },
} satisfies Contract

type FiguresContract = typeof figuresContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends FiguresContract {}
}
