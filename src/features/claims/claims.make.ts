import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Claims } from '../../database/schema.generated.ts'

type Given = Partial<Insertable<Claims>> & { business_id: number; user_id: number }

/** A claim that waits for a decision, unless said otherwise. */
export const makeClaim = (given: Given) =>
  db
    .insertInto('claims')
    .values({ alaska_business_license: '10012345', message: 'I have run it since 1998.', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()

/** What a requester fills in. */
export const claimForm = (given: object = {}) => ({
  alaska_business_license: '10012345',
  ein: '12-3456789',
  proof_of_ownership: 'https://example.com/deed.pdf',
  message: 'I have run it since 1998.',
  ...given,
})
