import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { getVocabulary } from '../names/vocabulary.server.ts'
import { type City, type NameCount, proposeCities, proposeIndustries } from './spelling.ts'
import type { MergedField } from './synonyms.ts'

/** The number of proposals in the list, and the number of the most frequent names that are compared. */
const [MAX_PROPOSALS, MAX_NAMES] = [50, 20_000]

/** The cities of all businesses, including unlisted ones. */
async function readCities(db: Db, region: string): Promise<City[]> {
  const { rows } = await sql<City>`
    with counted as (
      select lower(city) as key, state_code(state) as state, count(*) as count, min(display_city) as name
      from businesses where city is not null group by 1, 2
    ), named as (
      select key, (array_agg(name order by count desc, name))[1] as name, sum(count)::int as count,
        bool_or(exists (select from towns as t where t.key = town_key(counted.key) and t.state in (counted.state, ${region}))) as is_town
      from counted group by key
    )
    select name, count, is_town from named order by count desc, name limit ${MAX_NAMES}`.execute(db)
  return rows
}

async function readIndustries(db: Db): Promise<NameCount[]> {
  const { rows } = await sql<NameCount>`
    select (array_agg(name order by name = upper(name), count desc, name))[1] as name, sum(count)::int as count
    from (select industry as name, count(*) as count from businesses where industry is not null group by 1) as spelled
    group by lower(name) order by count desc, name limit ${MAX_NAMES}`.execute(db)
  return rows
}

/** Probable misspellings, except names that an administrator has decided to keep. */
export async function listNameProposals({ db, settings }: Pick<Services, 'db' | 'settings'>, field: MergedField) {
  const { region_code, region_name } = settings.site
  const findProposals = async () => {
    if (field === 'industry') {
      const { isWord } = getVocabulary()
      return proposeIndustries(await readIndustries(db), (word) => isWord(word.toUpperCase()))
    }
    const [cities, towns] = await Promise.all([
      readCities(db, region_code),
      db.selectFrom('towns').where('state', '=', region_code).select('name').distinct().execute(),
    ])
    return proposeCities(
      cities,
      towns.map(({ name }) => name),
      [region_name, region_code],
    )
  }
  const [found, kept] = await Promise.all([
    findProposals(),
    db.selectFrom('kept_names').where('field', '=', field).select('name').execute(),
  ])
  const keptNames = new Set(kept.map(({ name }) => name.toLowerCase()))
  const proposals = found.filter(({ old_name }) => !keptNames.has(old_name.toLowerCase()))
  return { proposals: proposals.slice(0, MAX_PROPOSALS), total: proposals.length }
}
