import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { ClaimStatus } from './claims.constants.ts'

type Claimable = { is_claimed: boolean }
export const canClaim = (viewer: Viewer | null, { is_claimed }: Claimable) => viewer !== null && !is_claimed
/** Whether the viewer may revoke the ownership of a claimed business, including one that a member has created. */
export const canRevoke = (viewer: Viewer | null, { is_claimed }: Claimable) => isAdministrator(viewer) && is_claimed

type Decidable = { status: ClaimStatus }
export const isPending = ({ status }: Decidable) => status === 'pending'
export const canDecide = (viewer: Viewer | null, claim: Decidable) => isAdministrator(viewer) && isPending(claim)

type Provable = Decidable & { website_domain: string | null; proven_domain: string | null }
/**
 * Whether the viewer may prove the domain of the current website: the requester may while the claim is pending and the
 * domain is not proven.
 */
export const canProve = (viewer: Viewer | null, claim: Provable) =>
  viewer !== null && isPending(claim) && claim.website_domain !== null && claim.website_domain !== claim.proven_domain
