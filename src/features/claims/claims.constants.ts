// Kept apart from the schemas, so that reading pages carry no Zod.
export const claimStatuses = ['pending', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]
export const claimStatusNames: Record<ClaimStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** Free texts of a claim and of what is decided about it. */
export const CLAIM_TEXT_MAX = 5000

export const CODE_MINUTES = 30
export const CODE_TRIES = 5

// What the server refuses a claim with, and what the screen says before it is asked.
export const ALREADY_CLAIMED = 'This business has already been claimed'
export const ALREADY_PENDING = 'You already have a pending claim for this business'
