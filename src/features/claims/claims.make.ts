import type { Insertable } from 'kysely'
import { db } from '../../../test/database.ts'
import type { Claims, Disputes } from '../../database/schema.generated.ts'

type ClaimValues = Partial<Insertable<Claims>> & { business_id: number; user_id: number }

/** Inserts a claim, pending by default. */
export const makeClaim = (values: ClaimValues) =>
  db
    .insertInto('claims')
    .values({ alaska_business_license: '10012345', message: 'I have run it since 1998.', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()

type DisputeValues = Partial<Insertable<Disputes>> & { business_id: number; user_id: number }

/** Inserts an open dispute. */
export const makeDispute = (values: DisputeValues) =>
  db
    .insertInto('disputes')
    .values({ alaska_business_license: '10012345', message: 'My family has run it since 1998.', ...values })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Inserts a claim with long texts and unbreakable words. */
export const makeLongClaim = (values: ClaimValues) =>
  makeClaim({
    alaska_business_license: '10'.repeat(60),
    ein: '12-3456789-12-345678',
    proof_of_ownership: `https://example.com/${'path/'.repeat(60)}`,
    message: `${'Unbreakable'.repeat(20)}\n\n${'My grandmother has founded it, and I have run it since 1998. '.repeat(15)}`,
    proven_domain: `${'subdomain.'.repeat(12)}example.com`,
    proven_email: `office@${'subdomain.'.repeat(12)}example.com`,
    proven_at: '2026-02-03T04:05:06Z',
    ...values,
  })

/** The values of a filled-in claim form. */
export const claimForm = (values: object = {}) => ({
  alaska_business_license: '10012345',
  ein: '12-3456789',
  proof_of_ownership: 'https://example.com/deed.pdf',
  message: 'I have run it since 1998.',
  ...values,
})
