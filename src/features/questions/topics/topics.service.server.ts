import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { assertFound, invalid } from '../../../kit/api/errors.ts'
import type { Topic } from './topics.contract.ts'

/** Selects topics with the number of their public questions. */
export const selectTopics = (db: Db) =>
  db
    .selectFrom('topics as t')
    .select(['t.slug', 't.name', 't.description'])
    .select(
      sql<number>`(select coalesce(sum(c.change), 0)::integer from topic_counts as c where c.topic = t.slug)`.as(
        'question_count',
      ),
    )
    .orderBy('t.name')

export const listTopics = async (db: Db) => ({ topics: await selectTopics(db).execute() })

/** @throws 404 */
export async function readTopic(db: Db, slug: string): Promise<Topic> {
  return assertFound(await selectTopics(db).where('t.slug', '=', slug).executeTakeFirst(), 'Topic not found')
}

/** @throws 400 when one of the topics does not exist. */
export async function assertTopics(tx: Tx, slugs: string[], field = 'topics') {
  if (slugs.length === 0) return
  const existingTopics = await tx.selectFrom('topics').where('slug', 'in', slugs).select('slug').forKeyShare().execute()
  const missing = slugs.find((slug) => !existingTopics.some((topic) => topic.slug === slug))
  if (missing !== undefined) throw invalid(field, `There is no topic “${missing}”`)
}

/** Replaces the topics of a question. The caller has locked or created the question, and the topics exist. */
export async function setTopics(tx: Tx, question_id: number, slugs: string[], isNew = false) {
  if (!isNew) {
    const removed = tx.deleteFrom('question_topics').where('question_id', '=', question_id)
    await (slugs.length > 0 ? removed.where('topic', 'not in', slugs) : removed).execute()
  }
  if (slugs.length === 0) return
  await sql`
    insert into question_topics (question_id, topic, asked_at)
    select q.id, topic, q.created_at from questions as q cross join unnest(${slugs}::text[]) as topic
    where q.id = ${question_id} on conflict do nothing`.execute(tx)
}
