import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { BusinessRole } from '../businesses/businesses.constants.ts'
import { isTeamManager } from '../businesses/businesses.rules.ts'

/** The viewer's role in the team of the business. */
type Membership = { role: BusinessRole | null }

export const canCreate = (viewer: Viewer | null, { role }: Membership) =>
  viewer !== null && (role === 'owner' || role === 'admin' || role === 'member')

/** Whether the viewer may edit the event: administrators may, and the creator while they are in the team. */
export const canEdit = (viewer: Viewer | null, { role, created_by }: Membership & { created_by: number | null }) =>
  isAdministrator(viewer) || (viewer !== null && role !== null && created_by === viewer.id)
export const canDelete = canEdit

export const canToggle = (viewer: Viewer | null, event: Membership) => isAdministrator(viewer) || isTeamManager(event)

type EventVisibility = { is_listed: boolean; visibility: Visibility; business_visibility: Visibility }

/**
 * Whether the viewer may see the event. Events that are not listed are visible to the team and to administrators, and
 * to moderators when the event or its business was held or hidden; others get a 404.
 */
export const canSee = (viewer: Viewer | null, event: Membership & EventVisibility) =>
  event.is_listed ||
  event.role !== null ||
  isAdministrator(viewer) ||
  ((event.visibility !== 'public' || event.business_visibility !== 'public') && isModerator(viewer))
