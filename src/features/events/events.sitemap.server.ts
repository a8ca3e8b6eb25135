import { sql } from '../../database/open.server.ts'
import type { SitemapList } from '../../kit/server/feature.server.ts'

export const eventsSitemap: SitemapList = {
  path: '/events',
  entries: {
    id: sql<number>`e.id`,
    table: 'events',
    from: sql`events as e`,
    // The sweep task sets `is_over` later than the event ends, but the index needs the column.
    shown: sql<boolean>`e.is_listed and not e.is_over and e.end_datetime > now()`,
    changed_at: sql`greatest(e.created_at, e.edited_at)`,
  },
}
