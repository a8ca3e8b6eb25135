import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema } from '../../kit/api/cursor.ts'
import { choice, id, limitParam, message, optional, optionalText, time } from '../../kit/api/schema.ts'
import { heldTypes, holdingModes, MAX_NOTE_LENGTH } from './heldPosts.constants.ts'

export const HeldPost = z
  .object({
    id,
    target_type: z.enum(heldTypes),
    target_id: id,
    title: z.string(),
    /** The text of the post as Markdown. */
    content: z.string(),
    path: z.string(),
    /** The id of the author; null when the account was deleted. */
    author_id: id.nullable(),
    author_name: z.string().nullable(),
    author_joined_at: time.nullable(),
    /** The number of public posts of the author, and of posts of the author that moderators have rejected. */
    public_posts: z.number(),
    rejected_posts: z.number(),
    /** The spam score from 0 to 100. It informs moderators and decides nothing by itself. */
    score: z.number(),
    /** The reasons for the score, one sentence each. */
    signals: z.array(z.string()),
    held_at: time,
    changed_at: time,
  })
  .meta({ id: 'HeldPost' })
export type HeldPost = z.output<typeof HeldPost>

export const HoldDecisionForm = z.object({ note: optionalText(MAX_NOTE_LENGTH, 'Note') })

const decide = HoldDecisionForm.extend({
  /**
   * The value of `changed_at` that the moderator has read. The call is refused when the author has changed the post
   * since.
   */
  changed_at: optional(z.iso.datetime('changed_at must be the time of the list')),
})

const HoldingChoice = z.object({ mode: choice(holdingModes, 'mode') })
const holding = HoldingChoice.extend({
  /** Whether posts are held with this mode and the settings of the server. */
  is_on: z.boolean(),
})
export type Holding = z.output<typeof holding>

export const heldPostsContract = {
  'GET /admin/held-posts': {
    summary: 'Posts by new members that wait for a moderator because they have links, the oldest first',
    access: 'moderator',
    query: z.object({ limit: limitParam(), cursor: createCursorSchema('time', 'id').optional() }),
    reply: z.object({ held_posts: z.array(HeldPost), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'POST /admin/held-posts/:target_type/:id/approve': {
    summary: 'Make a held question, answer, job or event public. The author is told, with the note',
    access: 'moderator',
    body: decide,
    reply: message,
  },
  'POST /admin/held-posts/:target_type/:id/reject': {
    summary:
      'Hide a held question, answer, job or event. The author is told, with the note. Three rejections end posting',
    access: 'moderator',
    body: decide,
    reply: message,
  },
  'GET /admin/held-posts/choice': {
    summary: 'Whether posts with links by new members wait for a moderator',
    access: 'admin',
    reply: holding,
  },
  'PUT /admin/held-posts/choice': {
    summary:
      'Choose whether posts with links by new members wait: automatic follows the verification of email addresses',
    access: 'admin',
    body: HoldingChoice,
    reply: holding,
  },
} satisfies Contract

type HeldPostsContract = typeof heldPostsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends HeldPostsContract {}
}
