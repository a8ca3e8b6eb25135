import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { moveFollows } from '../../notifications/follows.service.server.ts'
import { lockQuestion } from '../questions.service.server.ts'
import type { CuratedTopic } from './topics.contract.ts'
import { assertTopics, selectTopics, setTopics } from './topics.service.server.ts'

type TopicFields = { name: string; description: string | null; keywords: string | null }

export const listCuratedTopics = async (db: Db) => ({
  topics: await selectTopics(db).select('t.keywords').execute(),
})

async function readCurated(tx: Tx, slug: string): Promise<{ topic: CuratedTopic }> {
  const topic = selectTopics(tx).select('t.keywords').where('t.slug', '=', slug)
  return { topic: await topic.executeTakeFirstOrThrow() }
}

/** A placeholder: the trigger of the table computes the terms. */
const noTerms = sql<string>`''::tsquery`

/** Serializes changes of topics, so that no two topics get the same name. */
const lockTopics = (tx: Tx) => sql`lock table topics in share row exclusive mode`.execute(tx)

/** @throws 409 when another topic has the name. */
async function assertFreeName(tx: Tx, name: string, slug: string) {
  const other = await tx
    .selectFrom('topics')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('slug', '!=', slug)
    .select('slug')
    .executeTakeFirst()
  if (other) throw new AppError('conflict', `There is a topic “${name}” already`)
}

const audit = (tx: Tx, actor: Actor, action: 'create' | 'edit' | 'delete', name: string, details?: object) =>
  writeAudit(tx, actor, {
    action: `topic.${action}`,
    target_type: 'topic',
    target_name: name,
    ...(details && { details: { ...details } }),
  })

/** @throws 409 when the slug or the name is taken. */
export function createTopic(db: Db, actor: Actor, { slug, ...fields }: TopicFields & { slug: string }) {
  return db.transaction().execute(async (tx) => {
    await lockTopics(tx)
    await assertFreeName(tx, fields.name, slug)
    const created = await tx
      .insertInto('topics')
      .values({ slug, ...fields, terms: noTerms })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst()
    if (!created) throw new AppError('conflict', `There is a topic with the slug “${slug}” already`)
    await audit(tx, actor, 'create', fields.name, { slug })
    return readCurated(tx, slug)
  })
}

/** @throws 404, 409 when another topic has the name. */
export function editTopic(db: Db, actor: Actor, slug: string, fields: TopicFields) {
  return db.transaction().execute(async (tx) => {
    await lockTopics(tx)
    const { name } = assertFound(
      await tx.selectFrom('topics').where('slug', '=', slug).select('name').executeTakeFirst(),
      'Topic not found',
    )
    await assertFreeName(tx, fields.name, slug)
    await tx.updateTable('topics').set(fields).where('slug', '=', slug).execute()
    await audit(tx, actor, 'edit', fields.name, name === fields.name ? undefined : { old_name: name })
    return readCurated(tx, slug)
  })
}

/** Deletes a topic. Moves its questions and followers to another topic if one is named. @throws 400, 404, 409 */
export async function deleteTopic(db: Db, actor: Actor, slug: string, into: string | undefined) {
  await db.transaction().execute(async (tx) => {
    await lockTopics(tx)
    const { name } = assertFound(
      // The lock waits for questions that are being asked with the topic.
      await tx.selectFrom('topics').where('slug', '=', slug).select('name').forUpdate().executeTakeFirst(),
      'Topic not found',
    )
    if (into !== undefined) {
      if (into === slug) throw new AppError('conflict', 'A topic cannot be merged into itself')
      await assertTopics(tx, [into], 'into')
      await sql`
        insert into question_topics (question_id, topic, asked_at)
        select t.question_id, ${into}, t.asked_at from question_topics as t join questions as q on q.id = t.question_id
        where t.topic = ${slug} order by q.id
        -- Nobody hides or shows a question meanwhile, so that it is counted as what it is.
        for share of q on conflict do nothing`.execute(tx)
    }
    await moveFollows(tx, 'topic', slug, into)
    await tx.deleteFrom('topics').where('slug', '=', slug).execute()
    await audit(tx, actor, 'delete', name, into === undefined ? undefined : { into })
  })
  return { message: 'The topic has been deleted' }
}

/** Replaces the topics of another member's question. @throws 400, 404 */
export function changeTopics(db: Db, actor: Actor, id: number, topics: string[]) {
  return db.transaction().execute(async (tx) => {
    await assertTopics(tx, topics)
    const question = await lockQuestion(tx, actor.viewer, id)
    await setTopics(tx, id, topics)
    if (question.user_id !== actor.viewer.id) {
      const record = { target_type: 'question', target_id: id, target_name: question.title, details: { topics } }
      await writeAudit(tx, actor, { action: 'question.topics', ...record })
    }
    return { topics: topics.toSorted() }
  })
}
