import { type Db, sql } from '../../database/open.server.ts'
import { allOf, type TsQuery, toSql } from '../../database/tsquery.server.ts'
import {
  countTerms,
  findInTiers,
  markerQuery,
  nameQuery,
  type SearchHit,
  type SearchTerm,
  scoreTitle,
} from './searchTerms.server.ts'

/** The maximum number of matches that are ranked. */
const MAX_CANDIDATES = 500

type BusinessSearch = {
  terms: SearchTerm[]
  cities: string[] | null
  typedWords: string[]
  hasParts: boolean
  limit: number
}

const verifiedFirst = sql`b.verification_status <> 'approved', not b.is_claimed`

const selectRanked = (terms: SearchTerm[], query: TsQuery, limit: number) => sql`
  with found as materialized (
    select *, ts_filter(document, '{a}') as title from matching_businesses(${toSql(query)}, ${MAX_CANDIDATES})
  )
  select b.id, ${countTerms(sql`b.document`, terms)} as term_count, ${scoreTitle(sql`b.title`, terms)} as title_score
  from found as b
  order by term_count desc, title_score desc, ts_rank(b.document, ${toSql(query)}, 1) desc, ${verifiedFirst},
    b.business_name collate "en-x-icu", b.id
  limit ${limit}`

/** Lists the businesses of a city, or all, for a query without terms. */
async function listByCity(db: Db, cities: string[] | null, limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<SearchHit>`
    select b.id, 0 as term_count, 0 as title_score from businesses as b
    where b.is_listed ${cities ? sql`and lower(b.city) = any(${cities})` : sql``}
    order by b.business_name, b.id limit ${limit}`.execute(db)
  return rows
}

/** Finds businesses whose names contain all these words, shortest name first. */
export async function findByName(db: Db, words: string[], limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<SearchHit>`
    select b.id, 0 as term_count, 0 as title_score, true as is_name_match
    from matching_businesses(${toSql(nameQuery(words))}, ${MAX_CANDIDATES}) as b
    order by length(b.business_name), ${verifiedFirst}, b.id limit ${limit}`.execute(db)
  return rows
}

/** Finds businesses with a name similar to the text (pg_trgm). */
async function findBySimilarName(db: Db, text: string, limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<SearchHit>`
    select b.id, 0 as term_count, 0 as title_score, true as is_name_match from businesses as b
    where b.is_listed and ${text} <% lower(b.business_name) and word_similarity(${text}, lower(b.business_name)) >= ${MIN_SIMILARITY}
    order by word_similarity(${text}, lower(b.business_name)) desc, similarity(${text}, lower(b.business_name)) desc, b.id
    limit ${limit}`.execute(db)
  return rows
}

/** The minimum word similarity of a name, from 0 to 1. */
const MIN_SIMILARITY = 0.68
/** Shorter texts are not compared with names. */
const MIN_GUESS_LENGTH = 5

/**
 * Finds listed businesses by name, terms and city. Without a full match it adds businesses with a similar name, and
 * businesses in other cities.
 * @param typedWords all typed words, to compare with names.
 * @param hasParts whether some of the words were parsed as a city, a trade or another part.
 */
export async function findBusinesses(
  db: Db,
  { terms, cities, typedWords, hasParts, limit }: BusinessSearch,
): Promise<SearchHit[]> {
  const cityFilter = cities && markerQuery('@', cities)
  const withCity = (query: TsQuery) => (cityFilter ? allOf([query, cityFilter]) : query)
  const nameHits =
    typedWords.length > (hasParts ? 1 : 0)
      ? (await findByName(db, typedWords, limit)).map((hit) => ({
          ...hit,
          term_count: terms.length,
          title_score: terms.length,
        }))
      : []
  const termHits =
    terms.length === 0
      ? await listByCity(db, cities, limit)
      : await findInTiers(db, terms, limit, ({ query }) => selectRanked(terms, withCity(query), limit))
  const knownIds = new Set(nameHits.map(({ id }) => id))
  const hits = [...nameHits, ...termHits.filter(({ id }) => !knownIds.has(id))].slice(0, limit)
  if (hits.some(({ term_count }) => term_count === terms.length)) return hits
  const text = typedWords.join(' ')
  const similarHits = text.length >= MIN_GUESS_LENGTH ? await findBySimilarName(db, text, limit) : []
  const otherCityHits =
    cityFilter && terms.length > 0
      ? await findInTiers(db, terms, limit, ({ query }) => selectRanked(terms, query, limit))
      : []
  const candidates = [...similarHits, ...hits, ...otherCityHits.map((hit) => ({ ...hit, is_outside_filter: true }))]
  return candidates
    .filter(({ id }, index) => candidates.findIndex((other) => other.id === id) === index)
    .slice(0, limit)
}
