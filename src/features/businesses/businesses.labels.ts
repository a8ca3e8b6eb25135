import type { BusinessRole, VerificationStatus } from './businesses.constants.ts'

export const statusNames: Record<VerificationStatus, string> = {
  imported: 'Imported',
  curated: 'Curated',
  pending: 'Pending',
  approved: 'Verified',
  rejected: 'Rejected',
  suspended: 'Suspended',
}

/** Explanations of each status for the team and for administrators. */
export const statusDescriptions: Record<VerificationStatus, string> = {
  imported: 'Imported from a list. An administrator must check it before it is published.',
  curated: 'Checked by an administrator. The person who runs this business can claim it.',
  pending: 'Awaiting admin verification. An administrator will check its details before it becomes public.',
  approved: 'An administrator has verified this business.',
  rejected: 'An administrator has rejected this business. It is not in the public directory.',
  suspended: 'An administrator has suspended this business. It is not in the public directory.',
}

export const roleNames: Record<BusinessRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
}
