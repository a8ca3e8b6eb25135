import type { Viewer } from '../../kit/session.ts'

type Post = { user_id: number | null }

const isAuthor = (viewer: Viewer | null, { user_id }: Post) => viewer !== null && viewer.id === user_id

/** Only the asker accepts: administrators moderate, they do not decide. */
export const canAccept = isAuthor
export const canEdit = isAuthor
export const canDelete = (viewer: Viewer | null, post: Post) => isAuthor(viewer, post) || viewer?.is_admin === true
