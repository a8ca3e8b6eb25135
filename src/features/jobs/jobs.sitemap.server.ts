import { sql } from '../../database/open.server.ts'
import type { SitemapList } from '../../kit/server/feature.server.ts'
import { OPEN_DAYS } from './jobs.constants.ts'
import { isActive, isPublic } from './jobs.query.server.ts'

export const jobsSitemap: SitemapList = {
  path: '/jobs',
  entries: {
    id: sql<number>`j.id`,
    table: 'jobs',
    from: sql`jobs as j`,
    shown: sql<boolean>`${isActive} and ${isPublic}`,
    // Renewing a job changes the closing date on its page.
    changed_at: sql`greatest(j.created_at, j.edited_at, j.expires_at - make_interval(days => ${sql.lit(OPEN_DAYS)}))`,
  },
}
