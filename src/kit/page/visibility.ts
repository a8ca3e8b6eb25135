import { isModerator } from './roles.ts'
import type { Viewer } from './session.ts'

/** `held` waits for the decision of a moderator; `hidden` is the decision of one. */
export const visibilities = ['public', 'held', 'hidden'] as const
export type Visibility = (typeof visibilities)[number]

type Post = { user_id: number | null; visibility: Visibility }

/** Posts that are not public are visible to their author and to moderators only; everybody else gets a 404. */
export const canSeePost = (viewer: Viewer | null, { user_id, visibility }: Post) =>
  visibility === 'public' || viewer?.id === user_id || isModerator(viewer)
