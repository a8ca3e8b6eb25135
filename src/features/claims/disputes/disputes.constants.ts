export const disputeStatuses = ['open', 'approved', 'rejected'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]
export const disputeStatusNames: Record<DisputeStatus, string> = {
  open: 'Open',
  approved: 'Handed over',
  rejected: 'Rejected',
}

/** Days for the owner to answer before an administrator may hand the business over. */
export const ANSWER_DAYS = 14
