import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { createCursorSchema } from '../../../kit/api/cursor.ts'
import { id, limitParam, message, searchParam, time } from '../../../kit/api/schema.ts'
import { Business } from '../business.contract.ts'

export const duplicateKinds = ['name', 'sound', 'phone', 'street'] as const

const DuplicatePair = z
  .object({
    id,
    /** The properties that both businesses share. */
    kinds: z.array(z.enum(duplicateKinds)),
    /** The likelihood that both are the same business, from 0 to 100. */
    score: z.number(),
    first: Business,
    second: Business,
  })
  .meta({ id: 'DuplicatePair' })
export type DuplicatePair = z.output<typeof DuplicatePair>

const Merge = z
  .object({
    id,
    kept_id: id,
    kept_name: z.string(),
    gone_id: id,
    gone_name: z.string(),
    merged_at: time,
    merged_by_name: z.string().nullable(),
    undo_until: time,
  })
  .meta({ id: 'BusinessMerge' })
export type Merge = z.output<typeof Merge>

export const duplicatesContract = {
  'GET /admin/duplicates': {
    summary:
      'Pairs of businesses that may be the same, the most likely first. search: one of the two has each of the words in its name or city',
    access: 'admin',
    query: z.object({
      search: searchParam,
      limit: limitParam(),
      cursor: createCursorSchema('number', 'id').optional(),
    }),
    reply: z.object({ pairs: z.array(DuplicatePair), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'POST /admin/duplicates/:id/merge': {
    summary:
      'Merge the two businesses into the one to keep, with jobs, events, team, claims, reports and pictures. The address of the other one leads to it',
    access: 'admin',
    body: z.object({ keep: id }),
    reply: z.object({ message: z.string(), merge: Merge }),
  },
  'POST /admin/duplicates/:id/different': {
    summary: 'Record that the two businesses are not the same, so that they are not proposed again',
    access: 'admin',
    reply: message,
  },
  'GET /admin/merges': {
    summary: 'The merges that can be undone, newest first',
    access: 'admin',
    reply: z.object({ merges: z.array(Merge) }),
  },
  'POST /admin/merges/:id/undo': {
    summary: 'Undo a merge within 30 days: the other business comes back with what it had',
    access: 'admin',
    reply: message,
  },
} satisfies Contract

type DuplicatesContract = typeof duplicatesContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends DuplicatesContract {}
}
