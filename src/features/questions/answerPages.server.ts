import { type Db, sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import { isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { isPublicAnswer, selectAnswers } from './questions.query.server.ts'

/**
 * The position of the last answer of a page. `accepted_id` is the answer that the first page showed as accepted, else
 * 0, so that accepting another answer meanwhile neither repeats nor omits one.
 */
export type AnswerPosition = { accepted_id: number; net_votes: number; created_at: string; id: number }

/** A position before the best answer. */
const beforeAll = { net_votes: 2 ** 31 - 1, created_at: '1970-01-01T00:00:00.000Z', id: 0 }

type PageInput = { question_id: number; viewer_id: number | null; is_moderator: boolean; rows: number }

const netVotes = sql<number>`a.upvotes - a.downvotes`
/** SQL condition that agrees with `canSeePost`. */
const isVisible = ({ viewer_id, is_moderator }: PageInput) =>
  sql<boolean>`(a.visibility = 'public' or a.user_id = ${viewer_id}::bigint or ${is_moderator}::boolean)`

/** The accepted answer, then the others by net votes, then the oldest first. The index `answers_best` has this order. */
const readFirstRows = prepareQuery((db, input: PageInput) =>
  selectAnswers(db, input.viewer_id)
    .where(
      'a.id',
      '=',
      sql<number>`any(array(
        (select a.id from answers as a where a.question_id = ${input.question_id} and ${isVisible(input)}
          order by ${netVotes} desc, a.created_at, a.id limit ${input.rows}::integer)
        union all
        select a.id from questions as q join answers as a on a.id = q.accepted_answer_id
        where q.id = ${input.question_id} and ${isPublicAnswer}
      ))`,
    )
    .orderBy('is_accepted', 'desc')
    .orderBy(netVotes, 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id'),
)

/** The answers with as many votes as the position, then those with fewer. Each of the two selects reads one range of the index. */
const readNextRows = prepareQuery((db, input: PageInput & AnswerPosition) => {
  const isCandidate = sql`a.question_id = ${input.question_id} and ${isVisible(input)} and a.id <> ${input.accepted_id}`
  return selectAnswers(db, input.viewer_id)
    .where(
      'a.id',
      '=',
      sql<number>`any(array(
        (select a.id from answers as a where ${isCandidate} and ${netVotes} = ${input.net_votes}::bigint
          and (a.created_at, a.id) > (${input.created_at}::timestamptz, ${input.id}::bigint)
          order by a.created_at, a.id limit ${input.rows}::integer)
        union all
        (select a.id from answers as a where ${isCandidate} and ${netVotes} < ${input.net_votes}::bigint
          order by ${netVotes} desc, a.created_at, a.id limit ${input.rows}::integer)
      ))`,
    )
    .orderBy(netVotes, 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id')
})

/** Returns one page of the answers that the viewer may see, and the position of its last one unless it is the last page. */
export async function readAnswerPage(
  db: Db,
  viewer: Viewer | null,
  question_id: number,
  { limit, after }: { limit: number; after?: AnswerPosition },
) {
  const input = { question_id, viewer_id: viewer?.id ?? null, is_moderator: isModerator(viewer), rows: limit + 1 }
  const loadedRows = await (after ? readNextRows(db, { ...input, ...after }) : readFirstRows(db, input))
  const rows = loadedRows.slice(0, limit)
  const last = rows.at(-1)
  if (loadedRows.length <= limit || !last) return { rows, next: null }
  const accepted_id = after?.accepted_id ?? rows.find(({ is_accepted }) => is_accepted)?.id ?? 0
  const { upvotes, downvotes, created_at, id } = last
  const next: AnswerPosition =
    id === accepted_id ? { accepted_id, ...beforeAll } : { accepted_id, net_votes: upvotes - downvotes, created_at, id }
  return { rows, next }
}
