import { Verification } from '../../features/businesses/review/Verification.tsx'
import { loadVerification } from '../../features/businesses/review/verification.load.ts'
import { RevokeButton } from '../../features/claims/RevokeButton.tsx'

export const load = loadVerification

/** The verification of businesses, with the button that revokes a claim. */
export const Component = (loaded: Awaited<ReturnType<typeof load>>) => (
  <Verification {...loaded} reviewActions={(business) => <RevokeButton business={business} />} />
)
