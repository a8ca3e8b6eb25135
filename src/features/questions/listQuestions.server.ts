import { type Db, sql } from '../../database/open.server.ts'
import { countMatches, parseTextQuery, searchText, type TextQuery } from '../../database/textSearch.server.ts'
import { parseCursor, toPage } from '../../kit/api/cursor.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { CloseMatches, Services } from '../../kit/server/services.server.ts'
import { findSimilarQuestions, questionIndex } from './questionSearch.server.ts'
import type { QuestionSort } from './questions.constants.ts'
import {
  hasTopic,
  isPublicQuestion,
  isUnanswered,
  type ListPosition,
  readQuestionList,
  readQuestions,
} from './questions.query.server.ts'

type QuestionListQuery = { search?: string; topic?: string; sort?: QuestionSort; limit: number; cursor?: string }
type FindClose = (limit: number) => Promise<CloseMatches>

/** @param findClose finds partial matches when no question has all words. */
export async function listQuestions(db: Db, viewer: Viewer | null, query: QuestionListQuery, findClose?: FindClose) {
  const { search, topic, sort = 'newest', limit, cursor } = query
  const textQuery = search === undefined ? null : await parseTextQuery(db, search)
  if (textQuery) return searchQuestions(db, viewer, textQuery, query, findClose)
  const questions = await readQuestionList(db, viewer, { sort, topic }, limit, parsePosition(sort, cursor))
  const { page, next_cursor } = toPage(questions, limit, ({ upvotes, downvotes, created_at, id }) =>
    sort === 'votes' ? [upvotes - downvotes, created_at, id] : [created_at, id],
  )
  return { questions: page, next_cursor, total: null, corrected: null, partial: false }
}

const orders: Record<QuestionSort, ReturnType<typeof sql>> = {
  newest: sql`q.created_at desc, q.id desc`,
  votes: sql`q.upvotes - q.downvotes desc, q.created_at desc, q.id desc`,
  unanswered: sql`q.created_at desc, q.id desc`,
}

/** The SQL conditions and the order of a search, without its words. */
function searchConditions({ topic, sort }: Pick<QuestionListQuery, 'topic' | 'sort'>) {
  if (!topic && !sort) return {}
  return {
    join: sql`join questions as q on q.id = m.id`,
    only: sql<boolean>`${isPublicQuestion} and ${topic ? hasTopic(topic) : sql`true`}
      and ${sort === 'unanswered' ? isUnanswered : sql`true`}`,
    ...(sort && { order: orders[sort] }),
  }
}

async function searchQuestions(
  db: Db,
  viewer: Viewer | null,
  textQuery: TextQuery,
  { limit, cursor, ...query }: QuestionListQuery,
  findClose?: FindClose,
) {
  const [offset] = parseCursor(cursor, 'id') ?? [0]
  const conditions = searchConditions(query)
  const ids = await searchText(db, questionIndex, textQuery, limit + 1, offset, conditions)
  const hasMore = ids.length > limit
  // Partial matches are a guess, so they have only one page.
  const close = ids.length === 0 && offset === 0 ? await findClose?.(limit) : undefined
  const [found, matches] = await Promise.all([
    readQuestions(db, viewer, close?.ids ?? ids.slice(0, limit)),
    hasMore && offset === 0 ? countMatches(db, questionIndex, textQuery, conditions) : null,
  ])
  const { topic, sort } = query
  const questions = found.filter(
    ({ topics, answer_count }) => (!topic || topics.includes(topic)) && (sort !== 'unanswered' || answer_count === 0),
  )
  return {
    questions,
    next_cursor: hasMore ? String(offset + limit) : null,
    total: offset === 0 ? (matches ?? questions.length) : null,
    corrected: close?.corrected ?? null,
    partial: close?.partial ?? false,
  }
}

/** Parses a cursor. @throws 400 */
function parsePosition(sort: QuestionSort, cursor: string | undefined): ListPosition | null {
  if (sort !== 'votes') {
    const position = parseCursor(cursor, 'time', 'id')
    return position && { created_at: position[0], id: position[1] }
  }
  const position = parseCursor(cursor, 'number', 'time', 'id')
  return position && { net_votes: position[0], created_at: position[1], id: position[2] }
}

/** The maximum number of questions that are offered while a title is typed. */
const MAX_SIMILAR = 5

/** Lists search results for a title, and then questions that share two of its longest words. */
export async function listSimilarQuestions(
  db: Db,
  viewer: Viewer | null,
  title: string,
  findClose: (limit: number) => Promise<CloseMatches>,
) {
  const [close, similar] = await Promise.all([findClose(MAX_SIMILAR), findSimilarQuestions(db, title, MAX_SIMILAR)])
  return readQuestions(db, viewer, [...new Set([...close.ids, ...similar])].slice(0, MAX_SIMILAR))
}

/** The maximum number of questions that are offered because they probably ask the same. */
const MAX_PROBABLE = 3

/** Lists questions that probably ask what a title asks, most certain first. */
export async function listProbableQuestions(services: Services, viewer: Viewer | null, title: string) {
  const ids = await services.closeSearch.findProbable(services, 'question', title, MAX_PROBABLE)
  return readQuestions(services.replica, viewer, ids)
}
