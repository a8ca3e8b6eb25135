import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import { findConflicts } from '../../../kit/server/conflicts.server.ts'
import type { BusinessProfile, BusinessSave } from '../business.contract.ts'

/** @throws 409 with the fields that somebody else has changed meanwhile, and the name of the last editor. */
export async function assertUnchanged(tx: Tx, present: BusinessProfile, { expected, ...input }: BusinessSave) {
  if (!expected) return
  const conflicts = findConflicts(present, input, expected, isSame)
  if (conflicts.length === 0) return
  const last = await tx
    .selectFrom('business_details as d')
    .leftJoin('users as u', 'u.id', 'd.saved_by')
    .where('d.business_id', '=', present.id)
    .select(['d.saved_at', 'u.full_name'])
    .executeTakeFirst()
  throw new AppError('conflict', 'Somebody else has saved this business while you were editing it', {
    conflicts,
    saved_at: last?.saved_at ?? null,
    saved_by_name: last?.full_name ?? null,
  })
}

const withoutKinds = (value: unknown) =>
  Array.isArray(value)
    ? value.map((item) => (item && typeof item === 'object' && 'url' in item ? item.url : item))
    : value

/** Whether two values are equal. Links are compared by their URLs. */
const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(withoutKinds(a), withoutKinds(b))
