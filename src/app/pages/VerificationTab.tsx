import { Verification } from '../../features/businesses/review/Verification.tsx'
import { loadVerification } from '../../features/businesses/review/verification.load.ts'
import { RevokeButton } from '../../features/claims/RevokeButton.tsx'

export const load = loadVerification

/** The review of businesses, with what claims add to it. */
export const Component = (loaded: Awaited<ReturnType<typeof load>>) => (
  <Verification {...loaded} reviewActions={(business) => <RevokeButton business={business} />} />
)
