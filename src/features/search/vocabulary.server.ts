import { type Db, sql } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { dayIn } from '../../kit/text/dayIn.ts'
import { correctCities } from '../businesses/synonyms/spelling.ts'
import { readSynonyms } from '../businesses/synonyms/synonyms.server.ts'
import { addZipCodes, indexPlaces } from './places.ts'
import type { Vocabulary } from './vocabulary.types.ts'

/** Selects the distinct values of a column of the directory with one index lookup per value (loose index scan). */
const selectDistinctValues = (column: 'city' | 'industry') => {
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

type Names = { cities: string[]; industries: string[]; towns: string[]; kept: string[]; zip_codes: [string, string][] }

async function readNames(db: Db, { region_code, region_name }: Services['settings']['site']) {
  const { rows } = await sql<Names>`
    select ${selectDistinctValues('city')} as cities, ${selectDistinctValues('industry')} as industries,
      array(select distinct name from towns where state = ${region_code}) as towns,
      array(select lower(name) from kept_names where field = 'city') as kept,
      (select coalesce(json_agg(json_build_array(zip_code, town)), '[]') from zip_codes where state = ${region_code})
        as zip_codes`.execute(db)
  const { cities, industries, towns, kept, zip_codes } = rows[0] as (typeof rows)[0]
  const places = indexPlaces(cities, correctCities(cities, towns, kept, [region_name, region_code]))
  addZipCodes(places, zip_codes)
  return { places, industries }
}

type VocabularyServices = Pick<Services, 'db' | 'memory' | 'settings'>

/** A vocabulary. `rewrite` replaces merged names of cities and industries by their new names. */
type StoredVocabulary = Vocabulary & { rewrite: (text: string) => string }

/** Reads the names that the search recognizes: cities and industries of the directory and the region, and the current day. */
export async function getVocabulary(
  { db, memory, settings: { site } }: VocabularyServices,
  now = Date.now(),
): Promise<StoredVocabulary> {
  const names = await memory.recall('facets', 'search.vocabulary', () => readNames(db, site))
  const { rewrite } = await readSynonyms({ db, memory })
  const region = [site.region_name.toLowerCase(), site.region_code.toLowerCase()]
  return { ...names, rewrite, region, today: dayIn(now, site.time_zone) }
}
