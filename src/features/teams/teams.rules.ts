import type { Viewer } from '../../kit/session.ts'
import type { BusinessRole } from '../businesses/businesses.constants.ts'

type Standing = { role: BusinessRole | null }

export const canManageTeam = ({ role }: Standing) => role === 'owner'

/** The owner hands the business over first: it never stands without one. */
export const canLeave = ({ role }: Standing) => role !== null && role !== 'owner'

export const canAskForAccess = (viewer: Viewer | null, business: Standing & { is_claimed: boolean }) =>
  viewer !== null && business.is_claimed && business.role === null

type Place = { role: BusinessRole; status: 'active' | 'invited' }

/** What the owner may give another role, or take away: every place but their own. */
export const canChangePlace = ({ role }: Place) => role !== 'owner'

/** Only to who has joined: an invitation may never be accepted. */
export const canHandOverTo = (place: Place) => canChangePlace(place) && place.status === 'active'
