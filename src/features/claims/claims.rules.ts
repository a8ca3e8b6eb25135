import type { ClaimStatus } from './claims.constants.ts'

type Claimable = { is_claimed: boolean }
export const canClaim = ({ is_claimed }: Claimable) => !is_claimed
/** Taking a business from its team again is for what was claimed, or made by its owner. */
export const canRevoke = ({ is_claimed }: Claimable) => is_claimed

type Decided = { status: ClaimStatus }
export const canDecide = ({ status }: Decided) => status === 'pending'

/** As long as nobody has decided, the requester may add a proof for the domain of the website as it is now. */
export const canProve = (claim: Decided & { website_domain: string | null; proven_domain: string | null }) =>
  canDecide(claim) && claim.website_domain !== null && claim.website_domain !== claim.proven_domain
