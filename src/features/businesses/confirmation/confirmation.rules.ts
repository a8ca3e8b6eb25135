import type { Viewer } from '../../../kit/page/session.ts'
import { isTeamManager, type Membership } from '../businesses.rules.ts'

/** Administrators of the network cannot confirm, because they do not know whether the profile is right. */
export const canConfirm = (viewer: Viewer | null, business: Membership) => viewer !== null && isTeamManager(business)
