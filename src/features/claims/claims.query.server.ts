import { type Db, sql } from '../../database/open.server.ts'
import { type ClaimStatus, MAX_CODE_TRIES } from './claims.constants.ts'
import type { OwnClaim } from './claims.contract.ts'
import { websiteDomainOf } from './websiteDomain.server.ts'

/** Selects claims with the columns for administrators. */
export const selectClaims = (db: Db) =>
  db
    .selectFrom('claims as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .innerJoin('users as requester', 'requester.id', 'c.user_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'c.reviewer_id')
    .select([
      'c.id',
      'c.business_id',
      'b.business_name',
      'b.display_name',
      'b.city',
      'b.display_city',
      'b.state',
      'b.industry',
      sql<ClaimStatus>`c.status`.as('status'),
      'requester.full_name as requester_name',
      'requester.email as requester_email',
      'c.alaska_business_license',
      'c.ein',
      'c.proof_of_ownership',
      'c.message',
      'c.proven_domain',
      'c.proven_email',
      'c.proven_at',
      'c.admin_notes',
      'reviewer.full_name as reviewer_name',
      'c.reviewed_at',
      'c.revoked_at',
      'c.revoked_reason',
      'c.created_at',
    ])

/** Selects claims with the columns for their requesters. The caller adds a condition on the requester. */
export const selectOwnClaims = (db: Db) =>
  selectClaims(db)
    .leftJoin('claim_codes as code', (join) =>
      join
        .onRef('code.claim_id', '=', 'c.id')
        .on('code.expires_at', '>', sql<string>`now()`)
        .on('code.tries', '<', MAX_CODE_TRIES),
    )
    .select(['b.website', 'code.email as code_email'])

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwnClaims>['executeTakeFirstOrThrow']>>

/** Removes the name of the administrator who decided, which requesters do not see. */
export const serializeOwnClaim = ({ website, ...claim }: OwnRow): OwnClaim => ({
  ...claim,
  ...websiteDomainOf(website),
  reviewer_name: null,
})
