import { sql } from '../../database/open.server.ts'
import type { SitemapList } from '../../kit/server/feature.server.ts'

export const businessesSitemap: SitemapList = {
  path: '/businesses',
  entries: {
    id: sql<number>`b.id`,
    table: 'businesses',
    from: sql`businesses as b`,
    shown: sql<boolean>`b.is_listed`,
    changed_at: sql`b.updated_at`,
  },
}
