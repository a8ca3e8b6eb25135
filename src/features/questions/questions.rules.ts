import type { Viewer } from '../../kit/page/session.ts'

type Post = { user_id: number | null }

export const isAuthor = (viewer: Viewer | null, { user_id }: Post) => viewer !== null && viewer.id === user_id

/** Administrators moderate, but only the asker decides which answer solved the question. */
export const canAccept = isAuthor
export const canEdit = isAuthor
export const canDelete = (viewer: Viewer | null, post: Post) => isAuthor(viewer, post) || viewer?.is_admin === true
