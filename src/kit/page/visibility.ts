import { isModerator } from './roles.ts'
import type { Viewer } from './session.ts'

/** `held` content waits for the decision of a moderator; `hidden` is the result of such a decision. */
export const visibilities = ['public', 'held', 'hidden'] as const
export type Visibility = (typeof visibilities)[number]

type Post = { user_id: number | null; visibility: Visibility }

/**
 * Whether the viewer may see a post. Posts that are not public are visible only to their author and to moderators;
 * others get a 404.
 */
export const canSeePost = (viewer: Viewer | null, { user_id, visibility }: Post) =>
  visibility === 'public' || viewer?.id === user_id || isModerator(viewer)
