import { sql, type Tx } from '../../database/open.server.ts'
import { type Notice, notify, notifyFollowers } from '../notifications/notify.server.ts'
import { answerAnchor } from './questionJsonLd.ts'

type AnswerRef = { id: number; question_id: number; user_id: number | null }

/** Notifies the author and the followers of a question about a public answer. */
export async function notifyAnswered(tx: Tx, { id, question_id, user_id }: AnswerRef, asker_id: number | null) {
  const notice: Omit<Notice, 'kind'> = {
    actorId: user_id,
    subject: { type: 'answer', id },
    about: { type: 'question', id: question_id },
    title: '{actor} answered “{about}”',
    url: `/questions/${question_id}#${answerAnchor({ id })}`,
    group: `question:${question_id}`,
    plural: '{count} answers to “{about}”',
  }
  await notify(tx, { ...notice, kind: 'answer.created', recipients: [asker_id] })
  const targets = [{ type: 'question', key: String(question_id) } as const]
  await notifyFollowers(tx, { ...notice, kind: 'follow.new', targets })
}

/** Like `notifyAnswered`, for a held answer that a moderator approves. */
export async function notifyShownAnswer(tx: Tx, answer: AnswerRef, asker_id: number | null) {
  const { rows } = await sql`
    select from held_posts as h where h.target_type = 'answer' and h.target_id = ${answer.id} and not exists (
      select from notices where (subject_type, subject_id) = ('answer', ${answer.id}::bigint)
    ) limit 1`.execute(tx)
  if (rows.length > 0) await notifyAnswered(tx, answer, asker_id)
}

/** Notifies the followers of a topic about a new public question. */
export async function notifyTopicFollowers(tx: Tx, id: number, asker_id: number | null) {
  const topics = await tx.selectFrom('question_topics').where('question_id', '=', id).select('topic').execute()
  if (topics.length === 0) return
  await notifyFollowers(tx, {
    kind: 'follow.new',
    targets: topics.map(({ topic }) => ({ type: 'topic', key: topic })),
    actorId: asker_id,
    subject: { type: 'question', id },
    title: '“{about}” was asked in a topic that you follow',
    url: `/questions/${id}`,
  })
}

/** Like `notifyTopicFollowers`, for a held question that a moderator approves. */
export async function notifyTopicFollowersOfApproved(tx: Tx, id: number, asker_id: number | null) {
  const { rows } = await sql`
    select from held_posts as h where h.target_type = 'question' and h.target_id = ${id} and not exists (
      select from notices where (subject_type, subject_id) = ('question', ${id}::bigint)
    ) limit 1`.execute(tx)
  if (rows.length > 0) await notifyTopicFollowers(tx, id, asker_id)
}

/** Notifies the author and the followers of a question that it was closed as a duplicate. */
export async function notifyClosed(tx: Tx, { id, asker_id }: { id: number; asker_id: number | null }, actorId: number) {
  const notice: Notice = {
    kind: 'follow.new',
    actorId,
    subject: { type: 'question', id },
    title: '“{about}” was asked before, and was closed with a link to its answers',
    url: `/questions/${id}`,
  }
  await notify(tx, { ...notice, recipients: [asker_id] })
  await notifyFollowers(tx, { ...notice, targets: [{ type: 'question', key: String(id) }] })
}

export const notifyAccepted = (tx: Tx, { id, question_id, user_id }: AnswerRef, actorId: number) =>
  notify(tx, {
    kind: 'answer.accepted',
    recipients: [user_id],
    actorId,
    subject: { type: 'answer', id },
    about: { type: 'question', id: question_id },
    title: 'Your answer to “{about}” was accepted',
    url: `/questions/${question_id}#${answerAnchor({ id })}`,
  })

/**
 * Minutes for which further edits of a question cause no notifications, because each edit would notify everybody who
 * has answered.
 */
const EDIT_QUIET_MINUTES = 10

/** Notifies the authors of answers that the text of their question has changed, once for a series of quick edits. */
export async function notifyEdited(tx: Tx, question_id: number, actorId: number) {
  const group = `question.edited:${question_id}`
  const { rows: authors } = await sql<{ user_id: number | null }>`
    select distinct user_id from answers
    where question_id = ${question_id} and visibility = 'public' and created_at > coalesce((
      select max(created_at) from notices
      where (subject_type, subject_id) = ('question', ${question_id}::bigint) and group_key = ${group}
        and created_at > now() - make_interval(mins => ${EDIT_QUIET_MINUTES})
    ), '-infinity')`.execute(tx)
  await notify(tx, {
    kind: 'follow.new',
    recipients: authors.map(({ user_id }) => user_id),
    actorId,
    subject: { type: 'question', id: question_id },
    title: '“{about}”, which you answered, was edited',
    url: `/questions/${question_id}`,
    group,
    plural: '“{about}”, which you answered, was edited {count} times',
  })
}
