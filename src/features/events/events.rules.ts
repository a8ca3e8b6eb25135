import type { Viewer } from '../../kit/session.ts'
import type { BusinessRole } from '../businesses/businesses.constants.ts'
import { isTeamManager } from '../businesses/businesses.rules.ts'

/** The viewer's role in the business of an event. */
type Standing = { role: BusinessRole | null }

export const canCreate = ({ role }: Standing) => role === 'owner' || role === 'admin' || role === 'member'

/** The creator, as long as they are in the team. */
export const canEdit = (viewer: Viewer | null, { role, created_by }: Standing & { created_by: number | null }) =>
  viewer?.is_admin === true || (viewer !== null && role !== null && created_by === viewer.id)
export const canDelete = canEdit

export const canToggle = (viewer: Viewer | null, event: Standing) => viewer?.is_admin === true || isTeamManager(event)

/** Whoever may not see an event is told that there is none. */
export const canSee = (viewer: Viewer | null, { role, is_active }: Standing & { is_active: boolean }) =>
  is_active || role !== null || viewer?.is_admin === true
