import { type Db, sql } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import { isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { VoteType } from './questions.constants.ts'

type VoteRow = { upvotes: number; downvotes: number; user_vote: VoteType | null }

/**
 * Casts a vote. Repeating the same vote removes it; the opposite vote replaces it.
 * @throws 404 when the post, or the question of an answer, does not exist or the viewer may not see it.
 */
export async function castVote(db: Db, viewer: Viewer, kind: 'question' | 'answer', id: number, vote_type: VoteType) {
  const { rows } = await sql<VoteRow>`
    select upvotes, downvotes, user_vote
    from cast_vote(${kind}, ${id}, ${viewer.id}, ${isModerator(viewer)}, ${vote_type})`.execute(db)
  const { user_vote, ...votes } = assertFound(
    rows[0] ?? null,
    kind === 'question' ? 'Question not found' : 'Answer not found',
  )
  return { votes, user_vote }
}
