import { sql } from '../../../database/open.server.ts'

/** The keys by which an import finds a business: its own, and those of businesses that were merged into it. */
export const knownKeys = sql`(
  select import_key, id as business_id, false as is_merged from businesses
  union all
  select gone_key, kept_id, true from business_merges where undone_at is null and gone_key is not null
)`
