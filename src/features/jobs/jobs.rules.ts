import type { Viewer } from '../../kit/session.ts'
import type { BusinessRole } from '../businesses/businesses.constants.ts'

type Job = { user_id: number; is_active: boolean }

export const isOwner = (viewer: Viewer | null, { user_id }: Pick<Job, 'user_id'>) => viewer?.id === user_id

/** Also closes, reopens and renews. */
export const canEdit = isOwner
/** What applicants write is for whoever hires alone, not for administrators. */
export const canSeeApplications = isOwner
export const canDelete = (viewer: Viewer | null, job: Pick<Job, 'user_id'>) =>
  isOwner(viewer, job) || viewer?.is_admin === true
export const canApply = (viewer: Viewer | null, job: Job) => !isOwner(viewer, job) && job.is_active

/** In whose name a member may post: as with events, viewers only look. */
export const canPostFor = ({ role }: { role: BusinessRole | null }) => role !== null && role !== 'viewer'
