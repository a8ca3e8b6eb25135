import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { parseTextQuery, searchText } from '../../database/textSearch.server.ts'
import { readCursor, toPage } from '../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { CloseMatches, Services } from '../../kit/server/services.server.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { held, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { type AnswerPosition, readAnswerPage } from './answerPages.server.ts'
import { findSimilarQuestions, questionIndex } from './questionSearch.server.ts'
import type { QuestionSort } from './questions.constants.ts'
import type { Answer, Question } from './questions.contract.ts'
import {
  type ListPosition,
  readAnswerRow,
  readQuestionList,
  readQuestionRow,
  readQuestions,
  serializeAnswer,
  serializeQuestion,
} from './questions.query.server.ts'
import { canAccept, canDelete, canEdit } from './questions.rules.ts'

type QuestionListQuery = { search?: string; sort: QuestionSort; limit: number; cursor?: string }

/** @param findClose finds what is close to the search when nothing has all words. */
export async function listQuestions(
  db: Db,
  viewer: Viewer | null,
  { search, sort, limit, cursor }: QuestionListQuery,
  findClose?: (limit: number) => Promise<CloseMatches>,
) {
  const textQuery = search === undefined ? null : await parseTextQuery(db, search)
  if (textQuery) {
    const [offset] = readCursor(cursor, 'id') ?? [0]
    const ids = await searchText(db, questionIndex, textQuery, limit + 1, offset)
    // What is close is a guess, so it gets one page only.
    const close = ids.length === 0 && offset === 0 ? await findClose?.(limit) : undefined
    return {
      questions: await readQuestions(db, viewer, close?.ids ?? ids.slice(0, limit)),
      next_cursor: ids.length > limit ? String(offset + limit) : null,
      corrected: close?.corrected ?? null,
      partial: close?.partial ?? false,
    }
  }
  const questions = await readQuestionList(db, viewer, sort, limit, readPosition(sort, cursor))
  const { page, next_cursor } = toPage(questions, limit, ({ upvotes, downvotes, created_at, id }) =>
    sort === 'votes' ? [upvotes - downvotes, created_at, id] : [created_at, id],
  )
  return { questions: page, next_cursor, corrected: null, partial: false }
}

/** @throws 400 */
function readPosition(sort: QuestionSort, cursor: string | undefined): ListPosition | null {
  if (sort !== 'votes') {
    const position = readCursor(cursor, 'time', 'id')
    return position && { created_at: position[0], id: position[1] }
  }
  const position = readCursor(cursor, 'number', 'time', 'id')
  return position && { net_votes: position[0], created_at: position[1], id: position[2] }
}

export const listSimilarQuestions = async (db: Db, viewer: Viewer | null, title: string) =>
  readQuestions(db, viewer, await findSimilarQuestions(db, title, 5))

/** @throws 404 when the question does not exist or the viewer may not see it. */
async function readQuestion(db: Db, viewer: Viewer | null, id: number): Promise<Question> {
  const [row] = await readQuestionRow(db, { id, viewer_id: viewer?.id ?? null })
  return serializeQuestion(assertFound(row && canSeePost(viewer, row) ? row : null, 'Question not found'))
}

/** @throws 404 */
async function readAnswer(db: Db, viewer: Viewer | null, id: number): Promise<Answer> {
  const [row] = await readAnswerRow(db, { id, viewer_id: viewer?.id ?? null })
  return serializeAnswer(assertFound(row && canSeePost(viewer, row) ? row : null, 'Answer not found'))
}

const withHtml = <Post extends { content: string }>(post: Post) => ({
  ...post,
  content_html: renderMarkdown(post.content),
})

/** Returns an answer with its text as HTML. @throws 404 also when the viewer may not see the question. */
export async function readAnswerWithHtml(db: Db, viewer: Viewer | null, id: number) {
  const answer = await readAnswer(db, viewer, id)
  await readQuestion(db, viewer, answer.question_id)
  return { answer: withHtml(answer) }
}

/**
 * Returns a question with one page of its answers: the accepted one first, then by net votes, then the oldest first.
 * @throws 404
 */
export async function readQuestionPage(
  db: Db,
  viewer: Viewer | null,
  id: number,
  page: { limit: number; after?: AnswerPosition },
) {
  const [question, { rows, next }] = await Promise.all([
    readQuestion(db, viewer, id),
    readAnswerPage(db, viewer, id, page),
  ])
  return {
    question: withHtml(question),
    answers: rows.map((row) => withHtml(serializeAnswer(row))),
    next_cursor: next && [next.accepted_id, next.net_votes, next.created_at, next.id].join('_'),
  }
}

/** A question with links by a new member waits for a moderator. @throws 403, 429 when the quota of posts is used up. */
export function askQuestion({ db, settings }: Services, viewer: Viewer, fields: { title: string; content: string }) {
  return db.transaction().execute(async (tx) => {
    await takeQuota(tx, settings, viewer, 'post')
    const score = await reviewPost(tx, settings, viewer, fields, null)
    const { id } = await tx
      .insertInto('questions')
      .values({ ...fields, user_id: viewer.id, ...(score && held) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (score) await recordHold(tx, viewer, { type: 'question', id }, score)
    return readQuestion(tx, viewer, id)
  })
}

/** Locks the row against other changes until the transaction ends. @throws 404 as `readQuestion` */
export async function lockQuestion(tx: Tx, viewer: Viewer, id: number) {
  const question = await tx
    .selectFrom('questions')
    .where('id', '=', id)
    .select(['id', 'user_id', 'title', 'content', sql<Visibility>`visibility`.as('visibility')])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return assertFound(question && canSeePost(viewer, question) ? question : null, 'Question not found')
}

/**
 * Locks an answer and its question. The question comes first in every transaction, which prevents deadlocks.
 * @throws 404 also when the viewer may not see the question.
 */
export async function lockAnswer(tx: Tx, viewer: Viewer, id: number) {
  const { question_id } = assertFound(
    await tx.selectFrom('answers').where('id', '=', id).select('question_id').executeTakeFirst(),
    'Answer not found',
  )
  const question = await lockQuestion(tx, viewer, question_id)
  const answer = await tx
    .selectFrom('answers')
    .where('id', '=', id)
    .select(['id', 'user_id', 'content', sql<Visibility>`visibility`.as('visibility')])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return { question, answer: assertFound(answer && canSeePost(viewer, answer) ? answer : null, 'Answer not found') }
}

export function editQuestion(
  { db, settings }: Services,
  viewer: Viewer,
  id: number,
  fields: { title: string; content: string },
) {
  return db.transaction().execute(async (tx) => {
    const question = await lockQuestion(tx, viewer, id)
    if (!canEdit(viewer, question)) throw new AppError('forbidden', 'You can only edit your own question')
    const { title, content, visibility } = question
    const before = { type: 'question', id, visibility, texts: { title, content } } as const
    const score = await reviewPost(tx, settings, viewer, fields, before)
    await tx
      .updateTable('questions')
      .set({ ...fields, ...(score && held), edited_at: sql`now()` })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('title', '!=', fields.title), eb('content', '!=', fields.content)]))
      .execute()
    if (score) await recordHold(tx, viewer, before, score)
    return readQuestion(tx, viewer, id)
  })
}

export async function deleteQuestion(db: Db, { viewer, ip }: Actor, id: number) {
  await db.transaction().execute(async (tx) => {
    const question = await lockQuestion(tx, viewer, id)
    if (!canDelete(viewer, question)) throw new AppError('forbidden', 'You can only delete your own question')
    await removeQuestion(tx, { viewer, ip }, question)
  })
  return { message: 'The question has been deleted' }
}

type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>

/** Deletes a question without checking the permission. */
export async function removeQuestion(tx: Tx, actor: Actor, { id, user_id, title }: LockedQuestion) {
  await tx.deleteFrom('questions').where('id', '=', id).execute()
  if (user_id !== actor.viewer.id) await auditDeletion(tx, actor, 'question', id, title)
}

/** Records that a moderator deleted a post of another user. */
const auditDeletion = (tx: Tx, actor: Actor, type: 'question' | 'answer', target_id: number, target_name: string) =>
  writeAudit(tx, actor, { action: `${type}.delete`, target_type: type, target_id, target_name })

export function editAnswer({ db, settings }: Services, viewer: Viewer, id: number, { content }: { content: string }) {
  return db.transaction().execute(async (tx) => {
    const { answer } = await lockAnswer(tx, viewer, id)
    if (!canEdit(viewer, answer)) throw new AppError('forbidden', 'You can only edit your own answer')
    const { visibility } = answer
    const before = { type: 'answer', id, visibility, texts: { content: answer.content } } as const
    const score = await reviewPost(tx, settings, viewer, { content }, before)
    await tx
      .updateTable('answers')
      .set({ content, ...(score && held), edited_at: sql`now()` })
      .where('id', '=', id)
      .where('content', '!=', content)
      .execute()
    if (score) await recordHold(tx, viewer, before, score)
    return readAnswer(tx, viewer, id)
  })
}

export async function deleteAnswer(db: Db, { viewer, ip }: Actor, id: number) {
  await db.transaction().execute(async (tx) => {
    const { question, answer } = await lockAnswer(tx, viewer, id)
    if (!canDelete(viewer, answer)) throw new AppError('forbidden', 'You can only delete your own answer')
    await removeAnswer(tx, { viewer, ip }, { question, answer })
  })
  return { message: 'The answer has been deleted' }
}

/** Deletes an answer without checking the permission. */
export async function removeAnswer(tx: Tx, actor: Actor, { question, answer }: Awaited<ReturnType<typeof lockAnswer>>) {
  await tx.deleteFrom('answers').where('id', '=', answer.id).execute()
  if (answer.user_id !== actor.viewer.id) await auditDeletion(tx, actor, 'answer', answer.id, question.title)
}

/** Replaces the accepted answer. It is one column of the question, so two answers cannot be accepted. @throws 403, 404 */
export function acceptAnswer(db: Db, viewer: Viewer, id: number) {
  return db.transaction().execute(async (tx) => {
    const { question } = await lockAnswer(tx, viewer, id)
    if (!canAccept(viewer, question))
      throw new AppError('forbidden', 'Only the author of the question can accept an answer')
    await tx.updateTable('questions').set({ accepted_answer_id: id }).where('id', '=', question.id).execute()
    return readAnswer(tx, viewer, id)
  })
}
