import { type Db, sql } from '../../../database/open.server.ts'
import type { Services, Tasks } from '../../../kit/server/services.server.ts'

/** Replaces the recorded changes of topic counts by their sums. Changes that are added meanwhile stay. */
export async function sumTopicCounts(db: Db): Promise<void> {
  await sql`
    with summed as (delete from topic_counts returning topic, change)
    insert into topic_counts (topic, change) select topic, sum(change) from summed group by topic having sum(change) <> 0`.execute(
    db,
  )
}

export const topicsTasks = {
  'topics.sum': {
    cron: '*/5 * * * *',
    run: ({ db }: Services) => sumTopicCounts(db),
  },
} satisfies Tasks
