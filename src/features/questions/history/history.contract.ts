import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { id, time } from '../../../kit/api/schema.ts'

const PostVersion = z
  .object({
    /** The title; null for answers. */
    title: z.string().nullable(),
    content: z.string(),
    written_at: time,
    /** False for a version that was hidden or held. Only its author and moderators see it. */
    is_public: z.boolean(),
  })
  .meta({ id: 'PostVersion' })
export type PostVersion = z.output<typeof PostVersion>

const history = z.object({
  /** The id of the author; null when the account was deleted. */
  user_id: id.nullable(),
  full_name: z.string(),
  versions: z.array(PostVersion),
})

export const historyContract = {
  'GET /questions/:id/versions': {
    summary: 'The text of a question and up to 20 earlier ones, the newest first',
    reply: history,
  },
  'GET /answers/:id/versions': {
    summary: 'The text of an answer and up to 20 earlier ones, the newest first',
    reply: history,
  },
} satisfies Contract

type HistoryContract = typeof historyContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends HistoryContract {}
}
