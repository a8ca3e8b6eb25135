import { type Db, sql } from '../../database/open.server.ts'
import type { Site } from '../../kit/site.ts'
import { dayOf } from './days.ts'
import type { Known } from './meaning.ts'
import { placesOf } from './places.ts'

/** All different values of a column of the directory, by one step along its index for each. */
const different = (column: 'city' | 'industry') => {
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

/** The names that the search recognises: cities and industries of the public directory, the region, and today's date. */
export async function readKnown(db: Db, site: Site, now = Date.now()): Promise<Known> {
  const { rows } = await sql<{ cities: string[]; industries: string[] }>`
    select ${different('city')} as cities, ${different('industry')} as industries`.execute(db)
  const { cities, industries } = rows[0] as (typeof rows)[0]
  const region = [site.region_name.toLowerCase(), site.region_code.toLowerCase()]
  return { places: placesOf(cities), industries, region, today: dayOf(now, site.time_zone) }
}

/** Those of the words that say something: “how” and “the” are in no index. */
export async function sayingWords(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as typed(word, place)
    where numnode(plainto_tsquery('english', word)) > 0 order by place`.execute(db)
  return rows.map(({ word }) => word)
}
