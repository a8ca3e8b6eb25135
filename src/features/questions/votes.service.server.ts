import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { VoteType } from './questions.constants.ts'

type Votes = { upvotes: number; downvotes: number }

const voteTables = {
  question: { table: sql.table('questions'), votes: sql.table('question_votes'), key: sql.ref('question_id') },
  answer: { table: sql.table('answers'), votes: sql.table('answer_votes'), key: sql.ref('answer_id') },
}

type LockedPost = { user_id: number | null; visibility: Visibility }

/** Locks a post. @throws 404 when it, or the question of an answer, does not exist or the viewer may not see it */
async function lockPost(tx: Tx, viewer: Viewer, kind: keyof typeof voteTables, id: number) {
  const query =
    kind === 'question'
      ? sql<LockedPost & { question: null }>`
          select user_id, visibility, null as question from questions where id = ${id} for no key update`
      : sql<LockedPost & { question: LockedPost }>`
          select a.user_id, a.visibility,
            json_build_object('user_id', q.user_id, 'visibility', q.visibility) as question
          from answers as a join questions as q on q.id = a.question_id
          where a.id = ${id} for no key update of a`
  const [post] = (await query.execute(tx)).rows
  const isVisible = post && canSeePost(viewer, post) && (post.question === null || canSeePost(viewer, post.question))
  assertFound(isVisible ? post : null, kind === 'question' ? 'Question not found' : 'Answer not found')
}

/**
 * Casts a vote. Repeating the same vote removes it; the opposite vote replaces it. A lock on the post serializes
 * concurrent votes, and a database trigger updates the counts.
 * @throws 404
 */
export function castVote(db: Db, viewer: Viewer, kind: keyof typeof voteTables, id: number, vote_type: VoteType) {
  const { table, votes, key } = voteTables[kind]
  return db.transaction().execute(async (tx) => {
    await lockPost(tx, viewer, kind, id)
    const { numAffectedRows: removed } = await sql`
      delete from ${votes} where ${key} = ${id} and user_id = ${viewer.id} and vote_type = ${vote_type}`.execute(tx)
    if (!removed) {
      await sql`
        insert into ${votes} (${key}, user_id, vote_type) values (${id}, ${viewer.id}, ${vote_type})
        on conflict (${key}, user_id) do update set vote_type = excluded.vote_type`.execute(tx)
    }
    const { rows } = await sql<Votes>`select upvotes, downvotes from ${table} where id = ${id}`.execute(tx)
    return { votes: rows[0] as Votes, user_vote: removed ? null : vote_type }
  })
}
