import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Businesses } from '../../database/schema.generated.ts'
import type { BusinessRole, VerificationStatus } from './businesses.constants.ts'

let businessCount = 0

type BusinessColumns = Partial<Insertable<Businesses>> & { verification_status?: VerificationStatus }

/** Inserts a business, listed by default, and its team. */
export async function makeBusiness(
  columns: BusinessColumns = {},
  team: Partial<Record<BusinessRole, { id: number }>> = {},
) {
  businessCount += 1
  const business = await db
    .insertInto('businesses')
    .values({
      business_name: `Business ${businessCount}`,
      state: 'AK',
      verification_status: 'approved',
      is_public: true,
      is_claimed: team.owner !== undefined,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const members = Object.entries(team).map(([role, { id }]) => ({ business_id: business.id, user_id: id, role }))
  if (members.length > 0) await db.insertInto('business_members').values(members).execute()
  return business
}
