import type { Viewer } from '../../kit/page/session.ts'
import type { BusinessRole, VerificationStatus } from '../businesses/businesses.constants.ts'
import type { Membership } from '../businesses/businesses.rules.ts'

export const canManageTeam = (viewer: Viewer | null, { role }: Membership) => viewer !== null && role === 'owner'

/**
 * Whether the viewer may invite people. A suspended business may not, because each invitation is an email to somebody
 * else.
 */
export const canInvite = (viewer: Viewer | null, business: Membership & { verification_status: VerificationStatus }) =>
  canManageTeam(viewer, business) && business.verification_status !== 'suspended'

/**
 * Whether the viewer may leave the team. The owner must transfer the business first, because a claimed business always
 * has an owner.
 */
export const canLeave = (viewer: Viewer | null, { role }: Membership) =>
  viewer !== null && role !== null && role !== 'owner'

export const canRequestAccess = (viewer: Viewer | null, business: Membership & { is_claimed: boolean }) =>
  viewer !== null && business.is_claimed && business.role === null

type Member = { user_id: number | null; role: BusinessRole; status: 'active' | 'invited' }

/** Whether a viewer who can manage the team can send the invitation again. */
export const canResend = (viewer: Viewer | null, member: Member) => viewer !== null && member.status === 'invited'

/** Whether a viewer who can manage the team can change the member's role and remove them. */
export const canChangeMember = (viewer: Viewer | null, member: Member) => viewer !== null && member.role !== 'owner'

/** Whether the member can become the owner. An invited person cannot, because they may never accept. */
export const canTransferTo = (viewer: Viewer | null, member: Member) =>
  canChangeMember(viewer, member) && member.status === 'active'
