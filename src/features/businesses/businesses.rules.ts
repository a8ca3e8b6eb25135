import type { Viewer } from '../../kit/session.ts'
import type { BusinessRole, VerificationStatus } from './businesses.constants.ts'

type Standing = { role: BusinessRole | null }

export const isPublic = (business: { is_public: boolean; verification_status: VerificationStatus }) =>
  business.is_public && (business.verification_status === 'curated' || business.verification_status === 'approved')

/** Whoever may not see a business is told that there is none. */
export const canSee = (
  viewer: Viewer | null,
  business: Standing & { is_public: boolean; verification_status: VerificationStatus },
) => isPublic(business) || business.role !== null || viewer?.is_admin === true

export const isTeamManager = ({ role }: Standing) => role === 'owner' || role === 'admin'

export const canEdit = (viewer: Viewer | null, business: Standing) =>
  viewer?.is_admin === true || isTeamManager(business)

export const canSeeEin = canEdit

/** Why the business is not public concerns its team and administrators alone. */
export const canSeeNotes = (viewer: Viewer | null, { role }: Standing) => viewer?.is_admin === true || role !== null

/** Administrators delete through the dashboard instead, and only what is not in use. */
export const canDelete = ({ role }: Standing) => role === 'owner'

type Status = { verification_status: VerificationStatus }
export const canPublish = ({ verification_status }: Status) => verification_status === 'imported'
export const canApprove = ({ verification_status }: Status) => verification_status !== 'approved'
export const canReject = ({ verification_status }: Status) => verification_status !== 'rejected'
export const canSuspend = ({ verification_status }: Status) => verification_status !== 'suspended'
export const canRemove = ({ verification_status }: Status) =>
  verification_status === 'imported' || verification_status === 'rejected' || verification_status === 'suspended'
