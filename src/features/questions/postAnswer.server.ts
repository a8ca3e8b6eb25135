import { sql, type Tx } from '../../database/open.server.ts'
import { isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { selectPerson, selectSpokenFor } from '../accounts/person.server.ts'
import { hasPostLinks, heldColumns, recordHold, reviewPost } from '../heldPosts/holdPost.server.ts'
import { takeQuota } from '../quotas/quotas.service.server.ts'
import { assertOpen } from './duplicates/duplicates.service.server.ts'
import { notifyAnswered } from './questionNotices.server.ts'
import type { Answer } from './questions.contract.ts'
import { isClosed } from './questions.query.server.ts'
import { lockQuestion } from './questions.service.server.ts'

type AnswerFields = { question_id: number; content: string }
type InsertedAnswer = Pick<Answer, 'id' | 'created_at' | 'author' | 'speaks_for'>

const author = sql<Answer['author']>`(select ${selectPerson('author')} from users as author where author.id = user_id)`
const speaksFor = sql<Answer['speaks_for']>`(
  select ${selectSpokenFor('author')} from users as author where author.id = user_id
)`

/** @throws 403, 404, 429 when the quota of posts is used up. */
export async function answerQuestion(services: Services, viewer: Viewer, fields: AnswerFields): Promise<Answer> {
  const { db, settings } = services
  const needsReview = settings.rate_limits || hasPostLinks(settings, { content: fields.content })
  const posted = needsReview ? null : await db.transaction().execute((tx) => insertAtOnce(tx, viewer, fields))
  return posted ?? insertAfterReview(services, viewer, fields)
}

/**
 * Inserts an answer in one statement, without locking its question first.
 * @returns null when the question is not public, or when posts of the viewer were rejected. The caller then applies
 * further rules.
 */
async function insertAtOnce(tx: Tx, viewer: Viewer, { question_id, content }: AnswerFields): Promise<Answer | null> {
  const { rows } = await sql<InsertedAnswer & { asker_id: number | null }>`
    insert into answers (question_id, content, user_id)
    select q.id, ${content}, u.id from questions as q cross join users as u
    where q.id = ${question_id} and q.visibility = 'public' and u.id = ${viewer.id} and not u.is_banned
      and not ${isClosed}
      and (${isModerator(viewer)} or not exists (
        select from held_posts as h where h.author_id = u.id and h.decision = 'rejected'
      ))
    for key share of q, u
    returning id, created_at, ${author} as author, ${speaksFor} as speaks_for,
      (select user_id from questions where id = question_id) as asker_id`.execute(tx)
  const [row] = rows
  if (!row) return null
  await notifyAnswered(tx, { id: row.id, question_id, user_id: viewer.id }, row.asker_id)
  return describeAnswer(viewer, { question_id, content }, row, 'public')
}

/** The reply for a new answer, composed without reading the answer again. */
const describeAnswer = (viewer: Viewer, fields: AnswerFields, row: InsertedAnswer, visibility: Visibility): Answer => ({
  ...row,
  ...fields,
  user_id: viewer.id,
  full_name: viewer.full_name,
  edited_at: null,
  upvotes: 0,
  downvotes: 0,
  is_accepted: false,
  visibility,
  is_held: visibility === 'held',
  user_vote: null,
})

function insertAfterReview({ db, settings }: Services, viewer: Viewer, fields: AnswerFields): Promise<Answer> {
  const { question_id, content } = fields
  return db.transaction().execute(async (tx) => {
    const question = await lockQuestion(tx, viewer, question_id)
    await assertOpen(tx, question_id)
    await takeQuota(tx, settings, viewer, 'post')
    const score = await reviewPost(tx, settings, viewer, { content }, null)
    const row = await tx
      .insertInto('answers')
      .values({ question_id, content, user_id: viewer.id, ...(score && heldColumns) })
      .returning(['id', 'created_at', author.as('author'), speaksFor.as('speaks_for')])
      .executeTakeFirstOrThrow()
    if (score) await recordHold(tx, viewer, { type: 'answer', id: row.id }, score)
    else await notifyAnswered(tx, { id: row.id, question_id, user_id: viewer.id }, question.user_id)
    return describeAnswer(viewer, { question_id, content }, row, score ? 'held' : 'public')
  })
}
