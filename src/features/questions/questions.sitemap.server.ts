import { sql } from '../../database/open.server.ts'
import type { SitemapList } from '../../kit/server/feature.server.ts'
import { isPublicAnswer, isPublicQuestion } from './questions.query.server.ts'

export const questionsSitemap: SitemapList = {
  path: '/questions',
  entries: {
    id: sql<number>`q.id`,
    table: 'questions',
    from: sql`questions as q`,
    shown: isPublicQuestion,
    changed_at: sql`greatest(q.created_at, q.edited_at, (
      select max(greatest(a.created_at, a.edited_at)) from answers as a where a.question_id = q.id and ${isPublicAnswer}
    ))`,
  },
}
