import { isAdministrator, isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'

type Post = { user_id: number | null }

export const isAuthor = (viewer: Viewer | null, { user_id }: Post) => viewer !== null && viewer.id === user_id

/**
 * Whether the viewer may accept an answer. Only the asker decides which answer solved the question; administrators may
 * not.
 */
export const canAccept = isAuthor
export const canEdit = isAuthor
/** Whether the viewer may close a question as a duplicate, and reopen it. */
export const canClose = (viewer: Viewer | null, post: Post) => isAuthor(viewer, post) || isModerator(viewer)
/**
 * Whether the viewer may change the topics through curation. Moderators change those of other members' questions;
 * authors change their own with the edit form.
 */
export const canChangeTopics = (viewer: Viewer | null, post: Post) => isModerator(viewer) && !isAuthor(viewer, post)
export const canDelete = (viewer: Viewer | null, post: Post) => isAuthor(viewer, post) || isAdministrator(viewer)
