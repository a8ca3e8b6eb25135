import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { choice, id, line, message, time } from '../../../kit/api/schema.ts'
import { mergedFields } from './synonyms.ts'

const field = choice(mergedFields, 'Field')
const oldName = line(255, 'The name to replace', { required: 'Please enter the name to replace' })
const newName = line(255, 'The new name', { required: 'Please enter the new name' })

/** The form of a merge: the name to replace, and the name to keep. */
export const MergedNames = z.object({ old_name: oldName, new_name: newName })

const NameProposal = z
  .object({
    old_name: z.string(),
    count: z.number(),
    new_name: z.string(),
    new_count: z.number(),
    /** Whether the new name is a place of the region. */
    is_place: z.boolean(),
  })
  .meta({ id: 'NameProposal' })
export type NameProposal = z.output<typeof NameProposal>

const NameMerge = z
  .object({
    id,
    field: z.enum(mergedFields),
    old_name: z.string(),
    new_name: z.string(),
    /** The number of businesses that got the new name. */
    moved: z.number(),
    /** Whether businesses are still being changed. */
    is_pending: z.boolean(),
    merged_at: time,
    merged_by_name: z.string().nullable(),
    /** The last moment at which the merge can be undone; null when it has passed. */
    undo_until: time.nullable(),
  })
  .meta({ id: 'NameMerge' })
export type NameMerge = z.output<typeof NameMerge>

export const nameMergesContract = {
  'GET /admin/names': {
    summary: 'Likely misspellings of cities or industries with the right names, the clearest first',
    access: 'admin',
    query: z.object({ field: field.default('city') }),
    reply: z.object({ proposals: z.array(NameProposal), total: z.number() }),
  },
  'GET /admin/names/preview': {
    summary: 'How many businesses a merge of two names would change',
    access: 'admin',
    query: MergedNames.extend({ field }),
    reply: z.object({ count: z.number(), new_name: z.string(), new_count: z.number() }),
  },
  'POST /admin/names/merge': {
    summary:
      'Replace a name of a city or an industry by another one. The old name stays as a synonym in filters, addresses, searches and imports',
    access: 'admin',
    body: MergedNames.extend({ field }),
    reply: z.object({ message: z.string(), merge: NameMerge }),
  },
  'POST /admin/names/keep': {
    summary: 'Record that a name is right, so that it is not proposed again',
    access: 'admin',
    body: z.object({ field, name: oldName }),
    reply: message,
  },
  'GET /admin/names/merges': {
    summary: 'The merges of names, newest first',
    access: 'admin',
    reply: z.object({ merges: z.array(NameMerge) }),
  },
  'POST /admin/names/merges/:id/undo': {
    summary: 'Undo a merge of names within 30 days: the businesses get their old name back',
    access: 'admin',
    reply: message,
  },
} satisfies Contract

type NameMergesContract = typeof nameMergesContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends NameMergesContract {}
}
