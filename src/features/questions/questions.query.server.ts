import { type Db, sql } from '../../database/open.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { Answer, Question } from './questions.contract.ts'

/** SQL conditions: everybody sees the question, or the answer. */
export const isPublicQuestion = sql<boolean>`q.visibility = 'public'`
export const isPublicAnswer = sql<boolean>`a.visibility = 'public'`

const DELETED_AUTHOR_NAME = 'Former member'

/** Selects the columns that `serializeQuestion` needs, with the viewer's own vote. */
export const selectQuestions = (db: Db, viewer: Viewer | null) =>
  db
    .selectFrom('questions as q')
    .leftJoin('users as author', 'author.id', 'q.user_id')
    .leftJoin('question_votes as own_vote', (join) =>
      join.onRef('own_vote.question_id', '=', 'q.id').on('own_vote.user_id', '=', viewer?.id ?? null),
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
export const selectAnswers = (db: Db, viewer: Viewer | null) =>
  db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .leftJoin('users as author', 'author.id', 'a.user_id')
    .leftJoin('answer_votes as own_vote', (join) =>
      join.onRef('own_vote.answer_id', '=', 'a.id').on('own_vote.user_id', '=', viewer?.id ?? null),
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

/** Returns the questions in the order of `ids`, without those that were deleted or hidden meanwhile. */
export async function readQuestions(db: Db, viewer: Viewer | null, ids: number[]): Promise<Question[]> {
  if (ids.length === 0) return []
  const rows = await selectQuestions(db, viewer)
    .where('q.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isPublicQuestion)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, serializeQuestion(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
