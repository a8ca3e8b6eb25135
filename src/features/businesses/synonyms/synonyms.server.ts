import type { Db } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { createSynonyms, type MergedField, type Synonyms } from './synonyms.ts'

/** Reads the synonyms of all merges, for writers. */
export async function loadSynonyms(db: Db, { isDone = false } = {}): Promise<Synonyms> {
  const rows = await db
    .selectFrom('name_merges')
    .where('undone_at', 'is', null)
    .$if(isDone, (query) => query.where('is_pending', '=', false))
    .select(['field', 'old_name', 'new_name'])
    .orderBy('id')
    .execute()
  return createSynonyms(rows.map((row) => ({ ...row, field: row.field as MergedField })))
}

/** The synonyms of completed merges, for readers: during a merge, businesses are still found under their old names. */
export const readSynonyms = ({ db, memory }: Pick<Services, 'db' | 'memory'>): Promise<Synonyms> =>
  memory.recall('facets', 'businesses.synonyms', () => loadSynonyms(db, { isDone: true }))

/** Replaces merged names in a filter of the directory. */
export async function followSynonyms<Filter extends { city?: string; industry?: string }>(
  services: Pick<Services, 'db' | 'memory'>,
  filter: Filter,
): Promise<Filter> {
  if (filter.city === undefined && filter.industry === undefined) return filter
  const { resolve } = await readSynonyms(services)
  return { ...filter, city: resolve('city', filter.city), industry: resolve('industry', filter.industry) }
}
