import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import { choice, id, limitParam, time } from '../../kit/api/schema.ts'
import { deletedTypes } from './deletions.constants.ts'

export const DeletedThing = z
  .object({
    id,
    target_type: z.enum(deletedTypes),
    target_id: id,
    /** The id of the business of a deleted event. */
    business_id: id.nullable(),
    title: z.string(),
    /** The number of occurrences of a series that were deleted together, else 1. */
    count: z.number(),
    /** Null when the account was deleted. */
    deleted_by: id.nullable(),
    deleted_by_name: z.string().nullable(),
    deleted_at: time,
    restore_until: time,
  })
  .meta({ id: 'DeletedThing' })
export type DeletedThing = z.output<typeof DeletedThing>

export const deletionsContract = {
  'GET /admin/deletions': {
    summary: 'What was deleted in the last 30 days and can be restored, newest first',
    access: 'admin',
    query: z.object({ limit: limitParam(), cursor: idCursor, type: choice(deletedTypes, 'type').optional() }),
    reply: z.object({ deletions: z.array(DeletedThing), next_cursor: z.string().nullable() }),
  },
} satisfies Contract

type DeletionsContract = typeof deletionsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends DeletionsContract {}
}
