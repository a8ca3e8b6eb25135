import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { BusinessRole, VerificationStatus } from './businesses.constants.ts'

/** The viewer's role in a business; null outside its team. */
export type Membership = { role: BusinessRole | null }

type Listing = { is_public: boolean; verification_status: VerificationStatus; visibility: Visibility }

/** Whether a public business with this status is in the directory. */
export const isListedStatus = (status: VerificationStatus) => status === 'curated' || status === 'approved'

/** Whether a business is listed, for screens. It agrees with the database column `is_listed`. */
export const isListed = (business: Listing) =>
  business.is_public && isListedStatus(business.verification_status) && business.visibility === 'public'

export const canSee = (viewer: Viewer | null, business: Membership & Listing) =>
  isListed(business) ||
  business.role !== null ||
  isAdministrator(viewer) ||
  (business.visibility !== 'public' && isModerator(viewer))

export const isTeamManager = ({ role }: Membership) => role === 'owner' || role === 'admin'

export const canEdit = (viewer: Viewer | null, business: Membership) =>
  isAdministrator(viewer) || isTeamManager(business)

export const canSeeEin = canEdit

/** Whether the viewer may see the notes, which state why a business was rejected or suspended. */
export const canSeeNotes = (viewer: Viewer | null, { role }: Membership) => isAdministrator(viewer) || role !== null

/** Whether the viewer may delete the business as its owner. For administrators, see `canRemove`. */
export const canDelete = (viewer: Viewer | null, { role }: Membership) => viewer !== null && role === 'owner'

type Status = { verification_status: VerificationStatus }
/** Whether the viewer may publish the business: an imported one becomes curated, without an approval. */
export const canPublish = (viewer: Viewer | null, { verification_status }: Status) =>
  isAdministrator(viewer) && verification_status === 'imported'
export const canApprove = (viewer: Viewer | null, { verification_status }: Status) =>
  isAdministrator(viewer) && verification_status !== 'approved'
export const canReject = (viewer: Viewer | null, { verification_status }: Status) =>
  isAdministrator(viewer) && verification_status !== 'rejected'
export const canSuspend = (viewer: Viewer | null, { verification_status }: Status) =>
  isAdministrator(viewer) && verification_status !== 'suspended'
/** Whether the status of a business allows that an administrator deletes it. */
export const isRemovable = ({ verification_status }: Status) =>
  ['imported', 'rejected', 'suspended'].includes(verification_status)
export const canRemove = (viewer: Viewer | null, business: Status) => isAdministrator(viewer) && isRemovable(business)
