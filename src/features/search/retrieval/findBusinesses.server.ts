import { type Db, sql } from '../../../database/open.server.ts'
import { allOf, exactWord, type TsQuery, toSql } from '../../../database/tsquery.server.ts'
import { findPhone, parseTypedPhone } from '../../../kit/text/phone.ts'
import { region } from '../../../region/region.ts'
import { markerQuery, type Term, weighSubject } from '../terms/terms.server.ts'
import { isFullHit } from './coverage.ts'
import { findInTiers } from './findInTiers.server.ts'
import { joinHits, markOutside, plainHit, type SearchHit, selectRanked } from './ranking.server.ts'

/** The maximum number of matches that are ranked. */
const MAX_CANDIDATES = 500

type BusinessSearch = {
  terms: Term[]
  cities: string[] | null
  /** The neighboring cities. They are searched before all other cities when `cities` has no full match. */
  neighbors: string[]
  typedWords: string[]
  hasParts: boolean
  limit: number
}

const verifiedFirst = sql`b.verification_status <> 'approved', not b.is_claimed`

/**
 * The maximum number of businesses whose names are compared, for one word and for several. The index finds the words
 * anywhere in a document, not only in names.
 */
const [MAX_COMPARED, MAX_COMPARED_WORDS] = [500, 2000]

/** Returns a tsquery for all these words without stemming. @param weight `:A` restricts it to the names of businesses. */
const exactQuery = (words: string[], weight = ''): TsQuery => allOf(words.map((word) => exactWord(word) + weight))

const selectMatches = (terms: Term[], query: TsQuery, limit: number) =>
  selectRanked({
    terms,
    found: sql`select *, ts_filter(document, '{a}') as title from matching_businesses(${toSql(query)}, ${MAX_CANDIDATES}) as b`,
    order: sql`ts_rank(document, ${toSql(query)}, 1) desc, verification_status <> 'approved', not is_claimed,
      business_name collate "en-x-icu", id`,
    limit,
  })

/** Lists the businesses of a city, or of all cities, for a query without terms. */
async function listByCity(db: Db, cities: string[] | null, limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from businesses as b
    where b.is_listed ${cities ? sql`and lower(b.city) = any(${cities})` : sql``}
    order by b.business_name, b.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => plainHit(id))
}

const nameHit = ({ id, candidates }: { id: number; candidates?: number }): SearchHit => ({
  ...plainHit(id),
  ...{ is_name_match: true, candidates: candidates && Number(candidates) },
})

/** Finds businesses whose names contain all these words, shortest name first. */
export async function findByName(db: Db, words: string[], limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<{ id: number; candidates: number }>`
    select b.id, count(*) over () as candidates
    from matching_businesses(${toSql(exactQuery(words))}, ${words.length > 1 ? MAX_COMPARED_WORDS : MAX_COMPARED}) as b
    where ts_match_vq(b.document, ${toSql(exactQuery(words, ':A'))})
    order by length(b.business_name), ${verifiedFirst}, b.id limit ${limit}`.execute(db)
  return rows.map(nameHit)
}

/** Finds businesses with this phone number. @param digits its ten digits */
async function findByPhone(db: Db, digits: string, limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from business_keys as k join businesses as b on b.id = k.business_id
    where k.kind = 'phone' and md5(k.key) = md5(${digits}) and k.key = ${digits} and b.is_listed
    order by ${verifiedFirst}, b.id limit ${limit}`.execute(db)
  return rows.map(nameHit)
}

/**
 * Finds businesses by a phone number, alone or in a sentence.
 * @returns null when the text must be searched by its words.
 */
export async function findByTypedPhone(db: Db, text: string, limit: number): Promise<SearchHit[] | null> {
  const typed = parseTypedPhone(text, region.area_code)
  if (typed) return findByPhone(db, typed, limit)
  const asked = findPhone(text, region.area_code)
  const hits = asked ? await findByPhone(db, asked, limit) : []
  return hits.length > 0 ? hits : null
}

/** Finds businesses with a name similar to the text (pg_trgm). */
async function findBySimilarName(db: Db, text: string, limit: number): Promise<SearchHit[]> {
  const { rows } = await sql<{ id: number }>`
    select id from businesses_with_similar_name(${text}, ${limit})`.execute(db)
  return rows.map(nameHit)
}

/** The minimum length of a text that is compared with names. */
const MIN_GUESS_LENGTH = 5

/** @param filter a further tsquery that the documents must match. */
export const findMatchingBusinesses = (db: Db, terms: Term[], filter: TsQuery | null, limit: number) =>
  findInTiers(db, terms, ({ query }, ranked) =>
    selectMatches(ranked, filter === null ? query : allOf([query, filter]), limit),
  )

/**
 * Finds listed businesses by name, terms and city. Without a full match it adds businesses with a similar name, and
 * businesses in other cities.
 * @param typedWords all typed words, to compare with names.
 * @param hasParts whether some of the words were parsed as a city, a trade or another part.
 */
export async function findBusinesses(
  db: Db,
  { terms, cities, neighbors, typedWords, hasParts, limit }: BusinessSearch,
): Promise<SearchHit[]> {
  const cityFilter = cities && markerQuery('@', cities)
  const nameHits = typedWords.length > (hasParts ? 1 : 0) ? await findByName(db, typedWords, limit) : []
  const matches =
    terms.length === 0
      ? await listByCity(db, cities, limit)
      : await findMatchingBusinesses(db, terms, cityFilter, limit)
  // The other words of a story must not hide the businesses of the trade that it names.
  const story = matches.some(isFullHit) ? null : weighSubject(terms)
  const storyHits = story ? await findMatchingBusinesses(db, story, cityFilter, limit) : []
  const termHits = joinHits([matches.slice(0, Math.ceil(limit / 2)), storyHits, matches], limit)
  const hits = joinHits([nameHits, termHits], limit)
  if (hits.some(isFullHit)) return hits
  const text = typedWords.join(' ')
  const similarHits = text.length >= MIN_GUESS_LENGTH ? await findBySimilarName(db, text, limit) : []
  const findElsewhere = (filter: TsQuery | null) =>
    cityFilter && terms.length > 0 ? findMatchingBusinesses(db, terms, filter, limit) : []
  const near = neighbors.length > 0 ? await findElsewhere(markerQuery('@', neighbors)) : []
  const elsewhere = [...near, ...(near.some(({ coverage }) => coverage === 1) ? [] : await findElsewhere(null))]
  return joinHits([similarHits, hits, markOutside(elsewhere, 'place')], limit)
}
