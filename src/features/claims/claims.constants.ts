// This file has no schemas, so that pages for visitors do not load Zod.
export const claimStatuses = ['pending', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
export const claimStatusNames: Record<ClaimStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The maximum length of free texts in a claim and in its decision. */
export const MAX_CLAIM_TEXT_LENGTH = 5000

export const CODE_MINUTES = 30
export const MAX_CODE_TRIES = 5
/** The maximum number of codes for one claim. With five tries for each, guessing one succeeds in 1 of 40,000 claims. */
export const CODES_PER_CLAIM = 5

// Error messages of the server, which the claim page also shows before a claim is submitted.
export const ALREADY_CLAIMED = 'This business has already been claimed'
export const ALREADY_PENDING = 'You already have a pending claim for this business'
