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

/** A claim whose every text is long, with words that cannot be broken. */
export const makeLongClaim = (given: Given) =>
  makeClaim({
    alaska_business_license: '10'.repeat(60),
    ein: '12-3456789-12-345678',
    proof_of_ownership: `https://example.com/${'path/'.repeat(60)}`,
    message: `${'Unbreakable'.repeat(20)}\n\n${'My grandmother has founded it, and I have run it since 1998. '.repeat(15)}`,
    proven_domain: `${'subdomain.'.repeat(12)}example.com`,
    proven_email: `office@${'subdomain.'.repeat(12)}example.com`,
    proven_at: '2026-02-03T04:05:06Z',
    ...given,
  })

/** What a requester fills in. */
export const claimForm = (given: object = {}) => ({
  alaska_business_license: '10012345',
  ein: '12-3456789',
  proof_of_ownership: 'https://example.com/deed.pdf',
  message: 'I have run it since 1998.',
  ...given,
})
