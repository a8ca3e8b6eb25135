import { sql } from '../../../database/open.server.ts'
import type { SitemapPaths } from '../../../kit/server/feature.server.ts'
import { isPublicQuestion } from '../questions.query.server.ts'
import { topicPath } from './topics.constants.ts'

/** The topics that have a public question. */
export const topicsSitemap: SitemapPaths = {
  name: 'topics',
  async readPaths(db) {
    const { rows } = await sql<{ slug: string }>`
      select t.slug from topics as t where exists (
        select from question_topics as qt join questions as q on q.id = qt.question_id
        where qt.topic = t.slug and ${isPublicQuestion}
      ) order by t.slug`.execute(db)
    return rows.map(({ slug }) => topicPath(slug))
  },
}
