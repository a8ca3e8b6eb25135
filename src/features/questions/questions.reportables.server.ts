import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import { canSeePost, type Visibility } from '../../kit/page/visibility.ts'
import type { Reportable } from '../../kit/server/services.server.ts'
import { lockAnswer, removeAnswer } from './answers.service.server.ts'
import { answerAnchor } from './questionJsonLd.ts'
import { notifyShownAnswer, notifyTopicFollowersOfApproved } from './questionNotices.server.ts'
import { lockQuestion, removeQuestion } from './questions.service.server.ts'

const findQuestion = (db: Db, id: number) =>
  db
    .selectFrom('questions')
    .where('id', '=', id)
    .select(['title', 'content', 'user_id', sql<Visibility>`visibility`.as('visibility')])
    .executeTakeFirst()

const questions: Reportable = {
  type: 'question',

  async load(db, id) {
    const question = await findQuestion(db, id)
    if (!question) return null
    const { title, content, user_id, visibility } = question
    return { title, path: `/questions/${id}`, author_id: user_id, content, visibility }
  },

  async isVisible(db, viewer, id) {
    const question = await findQuestion(db, id)
    return question !== undefined && canSeePost(viewer, question)
  },

  async setVisibility(tx, id, visibility) {
    const changed = tx.updateTable('questions').set({ visibility }).where('id', '=', id).returning('user_id')
    const { user_id } = assertFound(await changed.executeTakeFirst(), 'Question not found')
    if (visibility === 'public') await notifyTopicFollowersOfApproved(tx, id, user_id)
  },

  async remove(tx, actor, id) {
    await removeQuestion(tx, actor, await lockQuestion(tx, actor.viewer, id, 'delete'))
  },
}

const findAnswer = (db: Db, id: number) =>
  db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .where('a.id', '=', id)
    .select(['a.content', 'a.user_id', 'a.question_id', 'q.title', 'q.user_id as asker_id'])
    .select([sql<Visibility>`a.visibility`.as('visibility'), sql<Visibility>`q.visibility`.as('question_visibility')])
    .executeTakeFirst()

/** Locks the question before the answer changes, which is the lock order of all transactions. */
const lockQuestionOf = (tx: Tx, answer_id: number) =>
  sql`select from questions where id = (select question_id from answers where id = ${answer_id}) for no key update`.execute(
    tx,
  )

const answers: Reportable = {
  type: 'answer',

  async load(db, id) {
    const answer = await findAnswer(db, id)
    if (!answer) return null
    const { title, question_id, content, user_id, visibility } = answer
    const path = `/questions/${question_id}#${answerAnchor({ id })}`
    return { title: `Answer to “${title}”`, path, author_id: user_id, content, visibility }
  },

  async isVisible(db, viewer, id) {
    const answer = await findAnswer(db, id)
    if (!answer) return false
    const question = { user_id: answer.asker_id, visibility: answer.question_visibility }
    return canSeePost(viewer, question) && canSeePost(viewer, answer)
  },

  async setVisibility(tx, id, visibility) {
    await lockQuestionOf(tx, id)
    const changed = tx
      .updateTable('answers')
      .set({ visibility })
      .where('id', '=', id)
      .returning(['id', 'question_id', 'user_id'])
    const answer = assertFound(await changed.executeTakeFirst(), 'Answer not found')
    if (visibility === 'hidden') return
    const question = await findQuestion(tx, answer.question_id)
    await notifyShownAnswer(tx, answer, question?.user_id ?? null)
  },

  async remove(tx, actor, id) {
    await removeAnswer(tx, actor, await lockAnswer(tx, actor.viewer, id, 'delete'))
  },
}

export const questionsReportables = [questions, answers]
