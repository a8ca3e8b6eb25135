import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { assertMayRestore, deleteRestorably, restoreDeleted } from '../deletions/deletions.service.server.ts'
import { heldColumns, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { type AnswerPosition, readAnswerPage } from './answerPages.server.ts'
import { joinDuplicateChains } from './duplicates/joinDuplicateChains.server.ts'
import { notifyEdited, notifyTopicFollowers } from './questionNotices.server.ts'
import { ANSWER_PAGE_SIZE } from './questions.constants.ts'
import type { Question } from './questions.contract.ts'
import { readQuestionRow, serializeAnswer, serializeQuestion } from './questions.query.server.ts'
import { canDelete, canEdit } from './questions.rules.ts'
import { assertTopics, setTopics } from './topics/topics.service.server.ts'

type QuestionFields = { title: string; content: string; topics?: string[] }

/** @throws 404 when the question does not exist or the viewer may not see it. */
export async function readQuestion(db: Db, viewer: Viewer | null, id: number): Promise<Question> {
  const [row] = await readQuestionRow(db, { id, viewer_id: viewer?.id ?? null })
  return serializeQuestion(assertFound(row && canSeePost(viewer, row) ? row : null, 'Question not found'))
}

/** A post with its text as HTML. */
export const addHtml = <Post extends { content: string }>(post: Post) => ({
  ...post,
  content_html: renderMarkdown(post.content),
})

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
    question: addHtml(question),
    answers: rows.map((row) => addHtml(serializeAnswer(row))),
    next_cursor: next && [next.accepted_id, next.net_votes, next.created_at, next.id].join('_'),
  }
}

/**
 * Posts a question. A question with links by a new member is held for a moderator.
 * @throws 403, 429 when the quota of posts is used up.
 */
export function askQuestion({ db, settings }: Services, viewer: Viewer, { topics = [], ...fields }: QuestionFields) {
  return db.transaction().execute(async (tx) => {
    await assertTopics(tx, topics)
    await takeQuota(tx, settings, viewer, 'post')
    const score = await reviewPost(tx, settings, viewer, fields, null)
    const { id } = await tx
      .insertInto('questions')
      .values({ ...fields, user_id: viewer.id, ...(score && heldColumns) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setTopics(tx, id, topics, true)
    if (score) await recordHold(tx, viewer, { type: 'question', id }, score)
    else if (topics.length > 0) await notifyTopicFollowers(tx, id, viewer.id)
    return readQuestion(tx, viewer, id)
  })
}

/**
 * A deletion takes the stronger lock at once: upgrading it later could deadlock with a new answer or vote, which locks
 * the row too.
 */
export type LockPurpose = 'change' | 'delete'

/** Locks the row against other changes until the transaction ends. @throws 404 as `readQuestion` */
export async function lockQuestion(tx: Tx, viewer: Viewer, id: number, purpose: LockPurpose = 'change') {
  const question = await tx
    .selectFrom('questions')
    .where('id', '=', id)
    .select(['id', 'user_id', 'title', 'content', sql<Visibility>`visibility`.as('visibility')])
    .$if(purpose === 'change', (query) => query.forNoKeyUpdate())
    .$if(purpose === 'delete', (query) => query.forUpdate())
    .executeTakeFirst()
  return assertFound(question && canSeePost(viewer, question) ? question : null, 'Question not found')
}

export function editQuestion(
  { db, settings }: Services,
  viewer: Viewer,
  id: number,
  { topics, expected, ...fields }: QuestionFields & { expected?: { title: string; content: string } },
) {
  return db.transaction().execute(async (tx) => {
    await assertTopics(tx, topics ?? [])
    const question = await lockQuestion(tx, viewer, id)
    if (!canEdit(viewer, question)) throw new AppError('forbidden', 'You can only edit your own question')
    const { title, content, visibility } = question
    const isOther = (texts: { title: string; content: string }) => texts.title !== title || texts.content !== content
    // The same save again, after a lost reply, replaces nothing unseen.
    if (expected && isOther(expected) && isOther(fields)) {
      throw new AppError('conflict', 'This question was changed meanwhile, perhaps in another tab')
    }
    const before = { type: 'question', id, visibility, texts: { title, content } } as const
    const score = await reviewPost(tx, settings, viewer, fields, before)
    const { numUpdatedRows } = await tx
      .updateTable('questions')
      .set({ ...fields, ...(score && heldColumns), edited_at: sql`now()` })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('title', '!=', fields.title), eb('content', '!=', fields.content)]))
      .executeTakeFirst()
    if (topics) await setTopics(tx, id, topics)
    if (score) await recordHold(tx, viewer, before, score)
    else if (numUpdatedRows > 0 && visibility === 'public') await notifyEdited(tx, id, viewer.id)
    return readQuestion(tx, viewer, id)
  })
}

export async function deleteQuestion(db: Db, { viewer, ip }: Actor, id: number) {
  const undo_until = await db.transaction().execute(async (tx) => {
    const question = await lockQuestion(tx, viewer, id, 'delete')
    if (!canDelete(viewer, question)) throw new AppError('forbidden', 'You can only delete your own question')
    return removeQuestion(tx, { viewer, ip }, question)
  })
  return { message: 'The question has been deleted', undo_until }
}

type LockedQuestion = Awaited<ReturnType<typeof lockQuestion>>

/** Deletes a question without checking the permission. @returns until when the actor can restore it. */
export async function removeQuestion(tx: Tx, actor: Actor, { id, user_id, title }: LockedQuestion) {
  const undo_until = await deleteRestorably(tx, actor.viewer, { type: 'question', ids: [id], title })
  if (user_id !== actor.viewer.id) await auditPost(tx, actor, 'question.delete', id, title)
  return undo_until
}

/** Restores a deleted question with its answers and votes. @throws 404 as `restoreDeleted` */
export function restoreQuestion(db: Db, actor: Actor, id: number) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    await restoreDeleted(tx, viewer, 'question', id)
    await joinDuplicateChains(tx, id)
    const { user_id, title } = await readQuestion(tx, viewer, id)
    assertMayRestore(viewer, 'question', canDelete(viewer, { user_id }))
    if (user_id !== viewer.id) await auditPost(tx, actor, 'question.restore', id, title)
    return readQuestionPage(tx, viewer, id, { limit: ANSWER_PAGE_SIZE })
  })
}

/** Writes an audit entry when a moderator changes a post of another user. */
export const auditPost = (
  tx: Tx,
  actor: Actor,
  action: `${'question' | 'answer'}.${'delete' | 'restore'}`,
  target_id: number,
  target_name: string,
) => writeAudit(tx, actor, { action, target_type: action.split('.')[0] as string, target_id, target_name })
