import { isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'

type Post = { user_id: number | null }

export const isAuthor = (viewer: Viewer | null, { user_id }: Post) => viewer !== null && viewer.id === user_id

/** Administrators moderate, but only the asker decides which answer solved the question. */
export const canAccept = isAuthor
export const canEdit = isAuthor
/** Closes a question as a duplicate, and opens it again. */
export const canClose = (viewer: Viewer | null, post: Post) => isAuthor(viewer, post) || isModerator(viewer)
/** Moderators curate the topics of others; authors change their own with the question. */
export const canChangeTopics = (viewer: Viewer | null, post: Post) => isModerator(viewer) && !isAuthor(viewer, post)
export const canDelete = (viewer: Viewer | null, post: Post) => isAuthor(viewer, post) || viewer?.is_admin === true
