import { type Db, sql } from '../../database/open.server.ts'
import { assertFound } from '../../kit/errors.ts'
import type { Viewer } from '../../kit/session.ts'
import type { VoteType } from './questions.constants.ts'

type Votes = { upvotes: number; downvotes: number }

const posts = {
  question: { table: sql.table('questions'), votes: sql.table('question_votes'), key: sql.ref('question_id') },
  answer: { table: sql.table('answers'), votes: sql.table('answer_votes'), key: sql.ref('answer_id') },
}

/**
 * The same vote again takes it back, the other one replaces it. The post is locked first, so that the votes on it come
 * one after the other; a trigger counts them.
 * @throws 404
 */
export function vote(db: Db, viewer: Viewer, kind: keyof typeof posts, id: number, vote_type: VoteType) {
  const { table, votes, key } = posts[kind]
  return db.transaction().execute(async (tx) => {
    const locked = await sql`select from ${table} where id = ${id} for no key update`.execute(tx)
    assertFound(locked.rows[0], kind === 'question' ? 'Question not found' : 'Answer not found')
    const { numAffectedRows: taken_back } = await sql`
      delete from ${votes} where ${key} = ${id} and user_id = ${viewer.id} and vote_type = ${vote_type}`.execute(tx)
    if (!taken_back) {
      await sql`
        insert into ${votes} (${key}, user_id, vote_type) values (${id}, ${viewer.id}, ${vote_type})
        on conflict (${key}, user_id) do update set vote_type = excluded.vote_type`.execute(tx)
    }
    const { rows } = await sql<Votes>`select upvotes, downvotes from ${table} where id = ${id}`.execute(tx)
    return { votes: rows[0] as Votes, user_vote: taken_back ? null : vote_type }
  })
}
