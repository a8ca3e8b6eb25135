import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Businesses } from '../../database/schema.generated.ts'
import type { BusinessRole, VerificationStatus } from './businesses.constants.ts'

let made = 0

type Given = Partial<Insertable<Businesses>> & { verification_status?: VerificationStatus }

/** A business in the public directory, unless said otherwise, with this team. */
export async function makeBusiness(given: Given = {}, team: Partial<Record<BusinessRole, { id: number }>> = {}) {
  made += 1
  const business = await db
    .insertInto('businesses')
    .values({
      business_name: `Business ${made}`,
      state: 'AK',
      verification_status: 'approved',
      is_public: true,
      is_claimed: team.owner !== undefined,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const members = Object.entries(team).map(([role, { id }]) => ({ business_id: business.id, user_id: id, role }))
  if (members.length > 0) await db.insertInto('business_members').values(members).execute()
  return business
}
