import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../../kit/page/visibility.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { notifyClosed } from '../questionNotices.server.ts'
import { findSimilarQuestions } from '../questionSearch.server.ts'
import type { Question } from '../questions.contract.ts'
import { isClosed, readQuestions } from '../questions.query.server.ts'
import { canClose } from '../questions.rules.ts'
import { readQuestion } from '../questions.service.server.ts'

const MAX_RELATED = 5
const CLOSED = 'This question was closed as a duplicate. Please answer the question that it refers to'

/** Questions that share words with the title of a question. Leaves that question out. @throws 404 */
export async function listRelated(db: Db, viewer: Viewer | null, id: number) {
  const { title, duplicate_of } = await readQuestion(db, viewer, id)
  const ids = await findSimilarQuestions(db, title, MAX_RELATED + 2)
  const others = ids.filter((other) => other !== id && other !== duplicate_of?.id)
  return { questions: await readQuestions(db, viewer, others.slice(0, MAX_RELATED)) }
}

/** @throws 409 when the question was closed as a duplicate. */
export async function assertOpen(tx: Tx, question_id: number) {
  const row = tx.selectFrom('questions as q').where('q.id', '=', question_id).where(isClosed).select('q.id')
  if (await row.executeTakeFirst()) throw new AppError('conflict', CLOSED)
}

/** Locks both questions in the order of their ids, so that concurrent decisions do not deadlock. */
const lockBoth = (tx: Tx, ids: number[]) =>
  tx
    .selectFrom('questions')
    .where('id', 'in', ids)
    .select(['id', 'user_id', 'title', sql<Visibility>`visibility`.as('visibility')])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/**
 * Closes a question.
 * @throws 403, 404, 409 for the question itself, a duplicate, or an original that is a duplicate of another one.
 */
export function closeAsDuplicate(db: Db, actor: Actor, id: number, original_id: number): Promise<Question> {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    const visibleQuestions = (await lockBoth(tx, [id, original_id])).filter((question) => canSeePost(viewer, question))
    const question = assertFound(
      visibleQuestions.find((one) => one.id === id),
      'Question not found',
    )
    const original = assertFound(
      visibleQuestions.find((one) => one.id === original_id),
      'The other question was not found',
    )
    if (!canClose(viewer, question)) throw new AppError('forbidden', 'You can only close your own question')
    if (id === original_id) throw new AppError('conflict', 'A question cannot be a duplicate of itself')
    if (original.visibility !== 'public') throw new AppError('conflict', 'Not everybody can see the other question')
    const closed = await tx
      .selectFrom('questions as q')
      .where('q.id', 'in', [id, original_id])
      .where(isClosed)
      .select('q.id')
      .execute()
    if (closed.some((one) => one.id === id)) {
      throw new AppError('conflict', 'This question was closed as a duplicate already')
    }
    if (closed.length > 0) throw new AppError('conflict', 'The other question is a duplicate itself')
    // Delete entries with hidden originals, which would form a chain when the originals are shown again.
    await tx.deleteFrom('question_duplicates').where('question_id', 'in', [id, original_id]).execute()
    // The duplicates of this question become duplicates of the original.
    await tx.updateTable('question_duplicates').set({ original_id }).where('original_id', '=', id).execute()
    await tx.insertInto('question_duplicates').values({ question_id: id, original_id, closed_by: viewer.id }).execute()
    if (question.user_id !== viewer.id) {
      await writeAudit(tx, actor, {
        ...{ action: 'question.close', target_type: 'question', target_id: id, target_name: question.title },
        details: { original: original.title },
      })
      await notifyClosed(tx, { id, asker_id: question.user_id }, viewer.id)
    }
    return readQuestion(tx, viewer, id)
  })
}

/** Reopens a question. @throws 403, 404, 409 when it is not closed. */
export function reopenDuplicate(db: Db, actor: Actor, id: number): Promise<Question> {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    const [row] = await lockBoth(tx, [id])
    const question = assertFound(row && canSeePost(viewer, row) ? row : null, 'Question not found')
    if (!canClose(viewer, question)) throw new AppError('forbidden', 'You can only open your own question again')
    const { numDeletedRows } = await tx
      .deleteFrom('question_duplicates')
      .where('question_id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('conflict', 'This question is open')
    if (question.user_id !== viewer.id) {
      const record = { target_type: 'question', target_id: id, target_name: question.title }
      await writeAudit(tx, actor, { action: 'question.open', ...record })
    }
    return readQuestion(tx, viewer, id)
  })
}
