import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { BusinessRole } from '../businesses/businesses.constants.ts'

type Job = { user_id: number; is_active: boolean }

export const isOwner = (viewer: Viewer | null, { user_id }: Pick<Job, 'user_id'>) => viewer?.id === user_id

/** Whether the viewer may edit the job, which includes closing, reopening and renewing it. */
export const canEdit = isOwner
/**
 * Whether the viewer may see the applications. They are private to the owner of the job; administrators cannot see
 * them.
 */
export const canSeeApplications = isOwner
export const canDelete = (viewer: Viewer | null, job: Pick<Job, 'user_id'>) =>
  isOwner(viewer, job) || isAdministrator(viewer)
export const canApply = (viewer: Viewer | null, job: Job) => !isOwner(viewer, job) && job.is_active

/** Whether the viewer may post jobs for a business. `role` is the viewer's role in its team; the role "viewer" is read-only. */
export const canPostFor = (viewer: Viewer | null, { role }: { role: BusinessRole | null }) =>
  viewer !== null && role !== null && role !== 'viewer'
