import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { Actor } from '../audit/audit.service.server.ts'
import { assertMayRestore, deleteRestorably, restoreDeleted } from '../deletions/deletions.service.server.ts'
import { heldColumns, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import { notifyAccepted } from './questionNotices.server.ts'
import type { Answer } from './questions.contract.ts'
import { readAnswerRow, serializeAnswer } from './questions.query.server.ts'
import { canAccept, canDelete, canEdit } from './questions.rules.ts'
import { addHtml, auditPost, type LockPurpose, lockQuestion, readQuestion } from './questions.service.server.ts'

/** @throws 404 */
async function readAnswer(db: Db, viewer: Viewer | null, id: number): Promise<Answer> {
  const [row] = await readAnswerRow(db, { id, viewer_id: viewer?.id ?? null })
  return serializeAnswer(assertFound(row && canSeePost(viewer, row) ? row : null, 'Answer not found'))
}

/** Returns an answer with its text as HTML. @throws 404 also when the viewer may not see the question. */
export async function readAnswerWithHtml(db: Db, viewer: Viewer | null, id: number) {
  const answer = await readAnswer(db, viewer, id)
  await readQuestion(db, viewer, answer.question_id)
  return { answer: addHtml(answer) }
}

/**
 * Locks an answer and its question. The question comes first in every transaction, which prevents deadlocks.
 * @throws 404 also when the viewer may not see the question.
 */
export async function lockAnswer(tx: Tx, viewer: Viewer, id: number, purpose: LockPurpose = 'change') {
  const { question_id } = assertFound(
    await tx.selectFrom('answers').where('id', '=', id).select('question_id').executeTakeFirst(),
    'Answer not found',
  )
  const question = await lockQuestion(tx, viewer, question_id)
  const answer = await tx
    .selectFrom('answers')
    .where('id', '=', id)
    .select(['id', 'user_id', 'content', sql<Visibility>`visibility`.as('visibility')])
    .$if(purpose === 'change', (query) => query.forNoKeyUpdate())
    .$if(purpose === 'delete', (query) => query.forUpdate())
    .executeTakeFirst()
  return { question, answer: assertFound(answer && canSeePost(viewer, answer) ? answer : null, 'Answer not found') }
}

export function editAnswer(
  { db, settings }: Services,
  viewer: Viewer,
  id: number,
  { content, expected }: { content: string; expected?: { content: string } },
) {
  return db.transaction().execute(async (tx) => {
    const { answer } = await lockAnswer(tx, viewer, id)
    if (!canEdit(viewer, answer)) throw new AppError('forbidden', 'You can only edit your own answer')
    if (expected && answer.content !== expected.content && answer.content !== content) {
      throw new AppError('conflict', 'This answer was changed meanwhile, perhaps in another tab')
    }
    const { visibility } = answer
    const before = { type: 'answer', id, visibility, texts: { content: answer.content } } as const
    const score = await reviewPost(tx, settings, viewer, { content }, before)
    await tx
      .updateTable('answers')
      .set({ content, ...(score && heldColumns), edited_at: sql`now()` })
      .where('id', '=', id)
      .where('content', '!=', content)
      .execute()
    if (score) await recordHold(tx, viewer, before, score)
    return readAnswer(tx, viewer, id)
  })
}

export async function deleteAnswer(db: Db, { viewer, ip }: Actor, id: number) {
  const undo_until = await db.transaction().execute(async (tx) => {
    const { question, answer } = await lockAnswer(tx, viewer, id, 'delete')
    if (!canDelete(viewer, answer)) throw new AppError('forbidden', 'You can only delete your own answer')
    return removeAnswer(tx, { viewer, ip }, { question, answer })
  })
  return { message: 'The answer has been deleted', undo_until }
}

/** Deletes an answer without checking the permission. @returns until when the actor can restore it. */
export async function removeAnswer(tx: Tx, actor: Actor, { question, answer }: Awaited<ReturnType<typeof lockAnswer>>) {
  const title = `Answer to “${question.title}”`
  const undo_until = await deleteRestorably(tx, actor.viewer, { type: 'answer', ids: [answer.id], title })
  if (answer.user_id !== actor.viewer.id) await auditPost(tx, actor, 'answer.delete', answer.id, question.title)
  return undo_until
}

/**
 * Restores a deleted answer. It is accepted again unless another one was accepted meanwhile.
 * @throws 404 as `restoreDeleted`, 409 while its question is deleted.
 */
export function restoreAnswer(db: Db, actor: Actor, id: number) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    await restoreDeleted(tx, viewer, 'answer', id)
    const { user_id, question_id } = await readAnswer(tx, viewer, id)
    assertMayRestore(viewer, 'answer', canDelete(viewer, { user_id }))
    const { title } = await readQuestion(tx, viewer, question_id)
    if (user_id !== viewer.id) await auditPost(tx, actor, 'answer.restore', id, title)
    return readAnswerWithHtml(tx, viewer, id)
  })
}

/**
 * Replaces the accepted answer, which is a column of the question, so two answers cannot be accepted.
 * @throws 403, 404
 */
export function acceptAnswer(db: Db, viewer: Viewer, id: number) {
  return db.transaction().execute(async (tx) => {
    const { question, answer } = await lockAnswer(tx, viewer, id)
    if (!canAccept(viewer, question))
      throw new AppError('forbidden', 'Only the author of the question can accept an answer')
    const { numUpdatedRows } = await tx
      .updateTable('questions')
      .set({ accepted_answer_id: id })
      .where('id', '=', question.id)
      .where(sql<boolean>`accepted_answer_id is distinct from ${id}`)
      .executeTakeFirst()
    if (numUpdatedRows > 0) await notifyAccepted(tx, { ...answer, question_id: question.id }, viewer.id)
    return readAnswer(tx, viewer, id)
  })
}
