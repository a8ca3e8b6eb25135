import { type Db, sql } from '../../database/open.server.ts'
import { anyId, prepareQuery } from '../../database/prepared.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { selectPerson, selectSpokenFor } from '../accounts/person.server.ts'
import type { QuestionSort } from './questions.constants.ts'
import type { Answer, Question } from './questions.contract.ts'
import type { Topic } from './topics/topics.contract.ts'

/** SQL conditions: everybody may see the question, or the answer. */
export const isPublicQuestion = sql<boolean>`q.visibility = 'public'`
export const isPublicAnswer = sql<boolean>`a.visibility = 'public'`

/** SQL condition: the question is closed as a duplicate. While its original is hidden, it takes answers. */
export const isClosed = sql<boolean>`exists (
  select from question_duplicates as d join questions as o on o.id = d.original_id
  where d.question_id = q.id and o.visibility = 'public'
)`

/** SQL condition: the question has no answer and is not closed. */
export const isUnanswered = sql<boolean>`q.is_unanswered and not ${isClosed}`

const DELETED_AUTHOR_NAME = 'Former member'

/** A subquery, because PostgreSQL could read all votes of the viewer for a join. */
const selectOwnVote = (kind: 'question' | 'answer', viewer_id: number | null) => sql<string | null>`(
  select own.vote_type from ${sql.table(`${kind}_votes`)} as own
  where own.${sql.ref(`${kind}_id`)} = ${sql.ref(kind === 'question' ? 'q.id' : 'a.id')} and own.user_id = ${viewer_id}
)`

/** Selects the columns that `serializeQuestion` needs, with the viewer's own vote. */
const selectQuestions = (db: Db, viewer_id: number | null) =>
  db
    .selectFrom('questions as q')
    .leftJoin('users as author', 'author.id', 'q.user_id')
    .select([
      'q.id',
      'q.title',
      'q.content',
      'q.user_id',
      'author.full_name',
      selectPerson('author').as('author'),
      'q.created_at',
      'q.edited_at',
      'q.upvotes',
      'q.downvotes',
      'q.answer_count',
      // A hidden answer does not count as accepted.
      sql<boolean>`exists (
        select from answers as a where a.id = q.accepted_answer_id and ${isPublicAnswer}
      )`.as('has_accepted_answer'),
      sql<Pick<Topic, 'slug' | 'name'>[] | null>`(
        select json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.name)
        from question_topics as qt join topics as t on t.slug = qt.topic where qt.question_id = q.id
      )`.as('topic_list'),
      sql<Question['duplicate_of']>`(
        select json_build_object('id', o.id, 'title', o.title)
        from question_duplicates as d join questions as o on o.id = d.original_id
        where d.question_id = q.id and o.visibility = 'public'
      )`.as('duplicate_of'),
      sql<Visibility>`q.visibility`.as('visibility'),
      selectOwnVote('question', viewer_id).as('user_vote'),
    ])

/** Selects the columns that `serializeAnswer` needs, with the viewer's own vote. */
export const selectAnswers = (db: Db, viewer_id: number | null) =>
  db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .leftJoin('users as author', 'author.id', 'a.user_id')
    .select([
      'a.id',
      'a.question_id',
      'a.content',
      'a.user_id',
      'author.full_name',
      selectPerson('author').as('author'),
      selectSpokenFor('author').as('speaks_for'),
      'a.created_at',
      'a.edited_at',
      'a.upvotes',
      'a.downvotes',
      sql<boolean>`q.accepted_answer_id is not distinct from a.id and ${isPublicAnswer}`.as('is_accepted'),
      sql<Visibility>`a.visibility`.as('visibility'),
      selectOwnVote('answer', viewer_id).as('user_vote'),
    ])

type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>
type AnswerRow = Awaited<ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirstOrThrow']>>

export const serializeQuestion = ({ topic_list, ...row }: QuestionRow): Question => ({
  ...row,
  topics: topic_list?.map(({ slug }) => slug) ?? [],
  topic_names: topic_list?.map(({ name }) => name) ?? [],
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

/** SQL condition: the question has the topic. */
export const hasTopic = (topic: string) =>
  sql<boolean>`exists (select from question_topics as qt where qt.question_id = q.id and qt.topic = ${topic})`

type ById = { id: number; viewer_id: number | null }
export const readQuestionRow = prepareQuery((db, { id, viewer_id }: ById) =>
  selectQuestions(db, viewer_id).where('q.id', '=', id),
)
export const readAnswerRow = prepareQuery((db, { id, viewer_id }: ById) =>
  selectAnswers(db, viewer_id).where('a.id', '=', id),
)

const readByIds = prepareQuery((db, { ids, viewer_id }: { ids: number[]; viewer_id: number | null }) =>
  selectQuestions(db, viewer_id).where('q.id', '=', anyId(ids)).where(isPublicQuestion),
)

/** Returns the questions in the order of `ids`, without those that were deleted or hidden meanwhile. */
export async function readQuestions(db: Db, viewer: Viewer | null, ids: number[]): Promise<Question[]> {
  if (ids.length === 0) return []
  const rows = await readByIds(db, { ids, viewer_id: viewer?.id ?? null })
  const byId = new Map(rows.map((row) => [row.id, serializeQuestion(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The position of a question in a list. `net_votes` is set only in lists by votes. */
export type ListPosition = { net_votes?: number; created_at: string; id: number }
type ListKind = { sort: QuestionSort; isOfTopic: boolean; isOfRareTopic: boolean; isFirst: boolean; isLong: boolean }

type ListInput = { viewer_id: number | null; topic: string }

/**
 * The limits of a short and a long list, each one more than the page. They are literals, so that PostgreSQL plans for
 * their size.
 */
const [SHORT, LONG] = [21, 101]

const createListQuery = ({ sort, isOfTopic, isOfRareTopic, isFirst, isLong }: ListKind) =>
  prepareQuery((db, { viewer_id, topic, net_votes, created_at, id }: ListPosition & ListInput) => {
    const byVotes = sort === 'votes'
    const netVotes = sql<number>`q.upvotes - q.downvotes`
    // The index of topics contains the times of the questions, so that the newest are read without the others.
    const newest = isOfTopic ? sql`qt.asked_at, qt.question_id` : sql`q.created_at, q.id`
    const order = byVotes
      ? sql`${netVotes} desc, q.created_at desc, q.id desc`
      : isOfTopic
        ? sql`qt.asked_at desc, qt.question_id desc`
        : sql`q.created_at desc, q.id desc`
    const after = byVotes
      ? sql`and (${netVotes}, q.created_at, q.id) < (${net_votes}::bigint, ${created_at}::timestamptz, ${id}::bigint)`
      : sql`and (${newest}) < (${created_at}::timestamptz, ${id}::bigint)`
    const isOf = isOfRareTopic
      ? sql`and q.id = any(array(select question_id from question_topics where topic = ${topic} limit ${sql.lit(MAX_SORTED)}))`
      : sql``
    const ids = sql`
      select q.id from questions as q
      ${isOfTopic ? sql`join question_topics as qt on qt.question_id = q.id and qt.topic = ${topic}` : sql``}
      where ${isPublicQuestion} ${isOf} ${sort === 'unanswered' ? sql`and ${isUnanswered}` : sql``} ${isFirst ? sql`` : after}
      order by ${order} limit ${sql.lit(isLong ? LONG : SHORT)}`
    const pageOrder = byVotes ? order : sql`q.created_at desc, q.id desc`
    // The array keeps the order of joins the same for every number of questions.
    return selectQuestions(db, viewer_id).where('q.id', '=', sql<number>`any(array(${ids}))`).orderBy(pageOrder)
  })
const listQueries = new Map<string, ReturnType<typeof createListQuery>>()

/**
 * The maximum number of questions of a topic that are read and then sorted by votes. For a larger topic, questions are
 * read in the order of votes; for a small topic, that would read all questions.
 */
const MAX_SORTED = 2000
const isRareTopic = prepareQuery(
  (_, { topic }: { topic: string }) => sql<{ is_rare: boolean }>`
    select not exists (select from question_topics where topic = ${topic} offset ${sql.lit(MAX_SORTED)}) as is_rare`,
)

/** Returns the questions that follow a position, up to one more than `limit`. */
export async function readQuestionList(
  db: Db,
  viewer: Viewer | null,
  { sort, topic = '' }: { sort: QuestionSort; topic?: string },
  limit: number,
  position: ListPosition | null,
): Promise<Question[]> {
  const isOfRareTopic = topic !== '' && sort === 'votes' && (await isRareTopic(db, { topic }))[0]?.is_rare === true
  const isOfTopic = topic !== '' && !isOfRareTopic
  const kind: ListKind = { sort, isOfTopic, isOfRareTopic, isFirst: position === null, isLong: limit >= SHORT }
  const key = Object.values(kind).join()
  const read = listQueries.get(key) ?? createListQuery(kind)
  listQueries.set(key, read)
  const rows = await read(db, { viewer_id: viewer?.id ?? null, topic, created_at: '', id: 0, ...position })
  return rows.slice(0, limit + 1).map(serializeQuestion)
}
