import { sql, type Tx } from '../../database/open.server.ts'
import type { Business } from '../businesses/business.contract.ts'

/** Columns that an approved claim fills in when the business has no values. */
export const identityColumns = ['alaska_business_license', 'ein'] as const
type Identity = Pick<Business, (typeof identityColumns)[number]>

/** The columns of a claim that the business lacks. */
export const missingIdentity = (business: Identity, claimed: Identity): Partial<Identity> =>
  Object.fromEntries(
    identityColumns
      .filter((field) => business[field] === null && claimed[field] !== null)
      .map((field) => [field, claimed[field]]),
  )

/**
 * Marks the approved claim on a business as revoked.
 * @returns the columns to clear, as nulls: those that came from the claim and were not edited since
 */
export async function endClaim(
  tx: Tx,
  business: Identity & { id: number },
  revoked_reason: string,
): Promise<Partial<Record<keyof Identity, null>>> {
  const revoked = await tx
    .updateTable('claims')
    .set({ revoked_at: sql`now()`, revoked_reason })
    .where('business_id', '=', business.id)
    .where('status', '=', 'approved')
    .where('revoked_at', 'is', null)
    .returning(['alaska_business_license', 'ein', 'taken_over'])
    .executeTakeFirst()
  const dropped = identityColumns.filter(
    (field) => revoked?.taken_over.includes(field) && revoked[field] === business[field],
  )
  return Object.fromEntries(dropped.map((field) => [field, null]))
}
