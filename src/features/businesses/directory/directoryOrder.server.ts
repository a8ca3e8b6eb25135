import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../../database/open.server.ts'
import { invalid } from '../../../kit/api/errors.ts'
import type { DirectorySort } from '../businesses.constants.ts'
import { readBusinessRows } from '../businesses.query.server.ts'
import type { Place } from '../places/findPlace.server.ts'
import { type NameQuery, parseNameQuery, replaced, replacements } from './nameMatch.ts'

/** The order of a list: ascending by a number, then by name and id. */
export type DirectoryOrder = {
  sort: DirectorySort
  /** The full order as the indexes have it, so that PostgreSQL reads a page from an index. */
  by: RawBuilder<unknown>
  /** The number alone, for sorting a few matches. */
  key: RawBuilder<unknown>
  /** A number that precedes the full order in a search. Names with the words of the search come first. */
  tier?: RawBuilder<unknown>
  /** The condition for those names, which an index answers, and their tier. */
  first?: { condition: RawBuilder<unknown>; tier: RawBuilder<unknown> }
}

const rank = sql`listing_rank(b.verification_status, b.is_claimed, b.description, b.tagline, b.phone, b.website)`

const orders = {
  name: { sort: 'name', by: sql`b.business_name, b.id`, key: sql`0` },
  best: { sort: 'best', by: sql`${rank}, b.business_name, b.id`, key: rank },
  newest: { sort: 'newest', by: sql`b.id desc`, key: sql`-b.id` },
} satisfies Record<Exclude<DirectorySort, 'nearest'>, DirectoryOrder>

/** The words of a name between spaces. */
const nameWords = sql`(' ' || translate(lower(b.business_name), ${sql.lit(replaced)}, ${sql.lit(replacements)}) || ' ') collate "C"`

const wordsWithPunctuation = sql`(' ' || lower(b.business_name) || ' ') collate "C"`

/**
 * The condition for names with all typed words, like `rankName` of `nameMatch.ts`. The words contain no wildcards. Most
 * names are decided without replacing their punctuation, which takes most of the time.
 */
function containsWords({ words }: NameQuery) {
  const patterns = words.map((word, index) => (index < words.length - 1 ? `% ${word} %` : `% ${word}%`))
  return sql`(${wordsWithPunctuation} like all (${patterns}::text[]) or ${nameWords} like all (${patterns}::text[]))`
}

/** The condition for names that equal the search. */
const equalsSearch = ({ names }: NameQuery) =>
  sql`btrim(replace(replace(replace(${nameWords}, ' and ', ' '), '  ', ' '), '  ', ' ')) = any(${[...names]}::text[])`

/** The minimum length of a word that the trigram index of names can find. */
const MIN_INDEXED_LENGTH = 3

/** The usual characters before a word. Each one takes a search of the index. */
const wordStarts = [' ', '-', '(']

/**
 * The condition that the trigram index answers, for names with a word that begins like this. A pattern with a character
 * before the word finds no names that only contain its letters, which may be a third of the directory.
 */
const startsSomeWord = (word: string) =>
  sql`(${sql.join(
    [`${word}%`, ...wordStarts.map((start) => `%${start}${word}%`)].map(
      (pattern) => sql`lower(b.business_name) like ${pattern}`,
    ),
    sql` or `,
  )})`

/** The order `best` of a search: names that equal the search, then names with all typed words, then the others. */
function findSearchOrder(search: string): DirectoryOrder {
  const query = parseNameQuery(search)
  if (!query) return orders.best
  const contains = containsWords(query)
  const tier = sql`case when not ${contains} then 2 when ${equalsSearch(query)} then 0 else 1 end`
  const indexed = query.words.filter((word) => word.length >= MIN_INDEXED_LENGTH)
  if (indexed.length === 0) return { ...orders.best, tier }
  const condition = sql`(${sql.join(indexed.map(startsSomeWord), sql` and `)} and ${contains})`
  return { ...orders.best, tier, first: { condition, tier: sql`(not ${equalsSearch(query)})::int` } }
}

/** @throws 400 for `nearest` without a place */
export function findOrder(sort: DirectorySort, place: Place | null, search: string | undefined): DirectoryOrder {
  if (sort === 'best' && search !== undefined) return findSearchOrder(search)
  if (sort !== 'nearest') return orders[sort]
  if (!place) throw invalid('near', 'Please say near which ZIP code or city')
  // Businesses without coordinates come last.
  const key = sql`earth_point(b.latitude, b.longitude)
    <-> earth_point(${place.latitude}::double precision, ${place.longitude}::double precision)`
  return { sort, by: sql`${key}, b.business_name, b.id`, key }
}

type Page = { limit: number; offset: number; viewer_id: number | null }

/** One page of all listed businesses. */
export async function readSortedRows(db: Db, { by }: DirectoryOrder, { limit, offset, viewer_id }: Page) {
  const { rows } = await sql<{ id: number }>`
    select b.id from businesses as b where b.is_listed order by ${by} limit ${limit} offset ${offset}`.execute(db)
  // A separate statement, so that PostgreSQL reuses the plan of the joins for every page.
  return readBusinessesInOrder(
    db,
    rows.map(({ id }) => Number(id)),
    viewer_id,
  )
}

/** The businesses with these ids, in the order of the ids. */
export async function readBusinessesInOrder(db: Db, ids: number[], viewer_id: number | null) {
  const rows = await readBusinessRows(db, { ids, viewer_id })
  const order = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}
