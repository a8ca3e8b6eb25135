import { sql } from '../../database/open.server.ts'
import type { SitemapList } from '../../kit/feature.server.ts'
import { publicOnly } from './businesses.query.server.ts'

export const businessesSitemap: SitemapList = {
  path: '/businesses',
  entries: {
    id: sql<number>`b.id`,
    table: 'businesses',
    from: sql`businesses as b`,
    shown: publicOnly,
    changed_at: sql`b.updated_at`,
  },
}
