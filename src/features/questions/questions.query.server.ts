import { type Db, sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { QuestionSort } from './questions.constants.ts'
import type { Answer, Question } from './questions.contract.ts'

/** SQL conditions: everybody sees the question, or the answer. */
export const isPublicQuestion = sql<boolean>`q.visibility = 'public'`
export const isPublicAnswer = sql<boolean>`a.visibility = 'public'`

const DELETED_AUTHOR_NAME = 'Former member'

/** Selects the columns that `serializeQuestion` needs, with the viewer's own vote. */
const selectQuestions = (db: Db, viewer_id: number | null) =>
  db
    .selectFrom('questions as q')
    .leftJoin('users as author', 'author.id', 'q.user_id')
    .leftJoin('question_votes as own_vote', (join) =>
      join.onRef('own_vote.question_id', '=', 'q.id').on('own_vote.user_id', '=', viewer_id),
    )
    .select([
      'q.id',
      'q.title',
      'q.content',
      'q.user_id',
      'author.full_name',
      'q.created_at',
      'q.edited_at',
      'q.upvotes',
      'q.downvotes',
      'q.answer_count',
      // An accepted answer does not count while it is hidden.
      sql<boolean>`exists (
        select from answers as a where a.id = q.accepted_answer_id and ${isPublicAnswer}
      )`.as('has_accepted_answer'),
      sql<Visibility>`q.visibility`.as('visibility'),
      'own_vote.vote_type as user_vote',
    ])

/** Selects the columns that `serializeAnswer` needs, with the viewer's own vote. */
export const selectAnswers = (db: Db, viewer_id: number | null) =>
  db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .leftJoin('users as author', 'author.id', 'a.user_id')
    .leftJoin('answer_votes as own_vote', (join) =>
      join.onRef('own_vote.answer_id', '=', 'a.id').on('own_vote.user_id', '=', viewer_id),
    )
    .select([
      'a.id',
      'a.question_id',
      'a.content',
      'a.user_id',
      'author.full_name',
      'a.created_at',
      'a.edited_at',
      'a.upvotes',
      'a.downvotes',
      sql<boolean>`q.accepted_answer_id is not distinct from a.id and ${isPublicAnswer}`.as('is_accepted'),
      sql<Visibility>`a.visibility`.as('visibility'),
      'own_vote.vote_type as user_vote',
    ])

type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>
type AnswerRow = Awaited<ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirstOrThrow']>>

export const serializeQuestion = (row: QuestionRow): Question => ({
  ...row,
  is_held: row.visibility === 'held',
  full_name: row.full_name ?? DELETED_AUTHOR_NAME,
  user_vote: row.user_vote as Question['user_vote'],
})
export const serializeAnswer = (row: AnswerRow): Answer => ({
  ...row,
  is_held: row.visibility === 'held',
  full_name: row.full_name ?? DELETED_AUTHOR_NAME,
  user_vote: row.user_vote as Answer['user_vote'],
})

type ById = { id: number; viewer_id: number | null }
export const readQuestionRow = prepareQuery((db, { id, viewer_id }: ById) =>
  selectQuestions(db, viewer_id).where('q.id', '=', id),
)
export const readAnswerRow = prepareQuery((db, { id, viewer_id }: ById) =>
  selectAnswers(db, viewer_id).where('a.id', '=', id),
)

const readByIds = prepareQuery((db, { ids, viewer_id }: { ids: number[]; viewer_id: number | null }) =>
  selectQuestions(db, viewer_id).where('q.id', '=', sql<number>`any(${ids}::bigint[])`).where(isPublicQuestion),
)

/** Returns the questions in the order of `ids`, without those that were deleted or hidden meanwhile. */
export async function readQuestions(db: Db, viewer: Viewer | null, ids: number[]): Promise<Question[]> {
  if (ids.length === 0) return []
  const rows = await readByIds(db, { ids, viewer_id: viewer?.id ?? null })
  const byId = new Map(rows.map((row) => [row.id, serializeQuestion(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The place of a question in a list. Lists other than by votes leave out the votes. */
export type ListPosition = { net_votes?: number; created_at: string; id: number }
type ListKind = { sort: QuestionSort; isFirst: boolean; isLong: boolean }

/** The questions that a short and a long list read, one more than the page. Literals, so that the plan suits them. */
const [SHORT, LONG] = [21, 101]

const createListQuery = ({ sort, isFirst, isLong }: ListKind) =>
  prepareQuery((db, { viewer_id, net_votes, created_at, id }: ListPosition & { viewer_id: number | null }) => {
    const byVotes = sort === 'votes'
    const netVotes = sql<number>`q.upvotes - q.downvotes`
    const order = byVotes ? sql`${netVotes} desc, q.created_at desc, q.id desc` : sql`q.created_at desc, q.id desc`
    const after = byVotes
      ? sql`and (${netVotes}, q.created_at, q.id) < (${net_votes}::bigint, ${created_at}::timestamptz, ${id}::bigint)`
      : sql`and (q.created_at, q.id) < (${created_at}::timestamptz, ${id}::bigint)`
    const ids = sql`
      select q.id from questions as q
      where ${isPublicQuestion} ${sort === 'unanswered' ? sql`and q.is_unanswered` : sql``} ${isFirst ? sql`` : after}
      order by ${order} limit ${sql.lit(isLong ? LONG : SHORT)}`
    // The array keeps the order of the joins the same for every number of questions.
    return selectQuestions(db, viewer_id).where('q.id', '=', sql<number>`any(array(${ids}))`).orderBy(order)
  })
const listQueries = new Map<string, ReturnType<typeof createListQuery>>()

/** Returns the questions that follow a position, up to one more than `limit`. */
export async function readQuestionList(
  db: Db,
  viewer: Viewer | null,
  sort: QuestionSort,
  limit: number,
  position: ListPosition | null,
): Promise<Question[]> {
  const kind: ListKind = { sort, isFirst: position === null, isLong: limit >= SHORT }
  const key = Object.values(kind).join()
  const read = listQueries.get(key) ?? createListQuery(kind)
  listQueries.set(key, read)
  const rows = await read(db, { viewer_id: viewer?.id ?? null, created_at: '', id: 0, ...position })
  return rows.slice(0, limit + 1).map(serializeQuestion)
}
