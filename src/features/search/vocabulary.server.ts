import { type Db, sql } from '../../database/open.server.ts'
import type { Site } from '../../kit/page/site.ts'
import { formatDayIn } from './dateExpressions.ts'
import type { Vocabulary } from './parseQuery.ts'
import { indexPlaces } from './places.ts'

/** Selects the distinct values of a column of the directory with one index lookup per value (loose index scan). */
const distinctValues = (column: 'city' | 'industry') => {
  const value = sql`lower(b.${sql.ref(column)})`
  return sql`(
    with recursive steps(value) as (
      (select ${value} from businesses as b where b.is_listed and ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from businesses as b where b.is_listed and ${value} > steps.value order by ${value} limit 1)
      from steps where steps.value is not null
    )
    select array(
      select (select b.${sql.ref(column)} from businesses as b where b.is_listed and ${value} = steps.value limit 1)
      from steps where steps.value is not null
    )
  )`
}

/** Reads the names that the search recognizes: cities and industries of the directory and the region, and the current day. */
export async function readVocabulary(db: Db, site: Site, now = Date.now()): Promise<Vocabulary> {
  const { rows } = await sql<{ cities: string[]; industries: string[] }>`
    select ${distinctValues('city')} as cities, ${distinctValues('industry')} as industries`.execute(db)
  const { cities, industries } = rows[0] as (typeof rows)[0]
  const region = [site.region_name.toLowerCase(), site.region_code.toLowerCase()]
  return { places: indexPlaces(cities), industries, region, today: formatDayIn(now, site.time_zone) }
}

/** Removes the stop words of PostgreSQL's English configuration, such as “how” and “the”. */
export async function removeStopWords(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as typed(word, place)
    where numnode(plainto_tsquery('english', word)) > 0 order by place`.execute(db)
  return rows.map(({ word }) => word)
}
