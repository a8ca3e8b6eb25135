import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../database/open.server.ts'
import {
  allOf,
  anyOf,
  exactWord,
  parsePhrases,
  parseWords,
  type TsQuery,
  toSql,
} from '../../database/tsquery.server.ts'
import { stem } from '../../kit/text/words.ts'
import type { Kind } from './kinds.ts'
import type { TradeMatch } from './tradeMatch.ts'

/** A term of the search: a word with its inflections, or all words for a trade. */
export type SearchTerm = {
  query: TsQuery
  /** Like `query`, but the last word also matches as a prefix while the user is typing. */
  prefixQuery: TsQuery
  /** The tsquery of the typed words only, for a term with synonyms. */
  typedQuery?: TsQuery
}

/** Returns a tsquery for marker words in the search documents, such as `@juneau` for a city. */
export const markerQuery = (sign: '@' | '#', names: string[]): TsQuery =>
  anyOf(names.map((name) => exactWord(sign + name.toLowerCase())))

/** Adds forms that the English stemmer does not connect, such as quilting and quilter. */
function wordForms(word: string): string[] {
  const root = stem(word)
  return /(ing|ers?)$/.test(word) && root.length > 3 && root !== word ? [word, root, `${root}er`, `${root}ing`] : [word]
}

/** @param isTyping whether the last word may be incomplete. */
export async function createWordTerms(db: Db, words: string[], isTyping: boolean): Promise<SearchTerm[]> {
  const forms = words.map(wordForms)
  const toQuery = await parseWords(db, forms.flat())
  return words.map((word, index) => {
    const query = anyOf((forms[index] ?? []).map(toQuery))
    const isPrefix = isTyping && index === words.length - 1
    return { query, prefixQuery: isPrefix ? anyOf([query, `${exactWord(word)}:*`]) : query }
  })
}

/** @param withIndustries whether the documents contain marker words for industries. */
export async function createTradeTerm(
  db: Db,
  { typedWords, searchPhrases, industries }: TradeMatch,
  withIndustries: boolean,
): Promise<SearchTerm> {
  const [toPhrase, toTyped] = await Promise.all([parsePhrases(db, searchPhrases), parseWords(db, [typedWords])])
  const query = anyOf([...searchPhrases.map(toPhrase), ...(withIndustries ? [markerQuery('#', industries)] : [])])
  return { query, prefixQuery: query, typedQuery: toTyped(typedWords) }
}

/** Returns a tsquery for business names that contain all these words unstemmed. */
export const nameQuery = (words: string[]): TsQuery => words.map((word) => `${exactWord(word)}:A`).join(' & ')

// The function behind the operator @@. No index can answer these, and statements without the operator are prepared.
const isMatch = (document: RawBuilder<unknown>, query: TsQuery) =>
  sql`ts_match_vq(${document}, ${toSql(query)})::integer`
const addUp = (numbers: RawBuilder<unknown>[]) =>
  sql<number>`(${numbers.length === 0 ? sql`0` : sql.join(numbers, sql` + `)})`

/** SQL expression for the number of terms that a document contains. */
export const countTerms = (document: RawBuilder<unknown>, terms: SearchTerm[]) =>
  addUp(terms.map(({ prefixQuery }) => isMatch(document, prefixQuery)))

/** SQL expression for the number of terms in a title; a term that is found only by a synonym counts half. */
export const scoreTitle = (title: RawBuilder<unknown>, terms: SearchTerm[]) =>
  sql<number>`${addUp(
    terms.map(({ prefixQuery, typedQuery }) =>
      typedQuery === undefined
        ? sql`2 * ${isMatch(title, prefixQuery)}`
        : sql`${isMatch(title, prefixQuery)} + ${isMatch(title, typedQuery)}`,
    ),
  )} / 2.0::float8`

/** Only the first terms are combined for partial matches. */
const MAX_COMBINED = 5

/** Returns a tsquery for documents with at least two of the terms, or with one when there are only two. */
function partialQuery(terms: SearchTerm[], field: 'query' | 'prefixQuery' = 'prefixQuery') {
  const queries = terms.slice(0, MAX_COMBINED).map((term) => term[field])
  if (queries.length < 3) return anyOf(queries)
  return anyOf(queries.flatMap((first, index) => queries.slice(index + 1).map((second) => allOf([first, second]))))
}

/** A match, with the number of terms that its document and its title contain. */
export type SearchHit = {
  id: number
  term_count: number
  title_score: number
  /** Whether its name contains the typed words or is similar to them. */
  is_name_match?: boolean
  /** Whether it is in another place, or on other days, than the requested ones. */
  is_outside_filter?: boolean
  /** The name of a help page, which has no id. */
  help_name?: string
}
export type ScoredHit = SearchHit & { kind: Kind; score: number; exact: boolean }

type Queries = { query: TsQuery; older: TsQuery }
type TieredHit = SearchHit & { is_partial: boolean }

/**
 * Finds documents that match all terms and, when these are too few, documents that match some, in one statement.
 * @param selectMatches returns a SELECT of the matches of a tsquery, best first.
 */
export async function findInTiers(
  db: Db,
  terms: SearchTerm[],
  limit: number,
  selectMatches: (queries: Queries) => RawBuilder<unknown>,
): Promise<SearchHit[]> {
  const numbered = (queries: Queries) =>
    sql`select *, row_number() over () as place from (${selectMatches(queries)}) as ranked`
  const full = numbered({
    query: allOf(terms.map(({ prefixQuery }) => prefixQuery)),
    older: allOf(terms.map(({ query }) => query)),
  })
  const partial = numbered({ query: partialQuery(terms), older: partialQuery(terms, 'query') })
  // The condition on the count does not depend on a row, so PostgreSQL checks it before it searches.
  const { rows } = await (terms.length < 2
    ? sql<TieredHit>`select false as is_partial, * from (${full}) as m order by place`
    : sql<TieredHit>`
        with full_matches as materialized (${full})
        select false as is_partial, * from full_matches
        union all
        select true, * from (${partial}) as m where (select count(*) from full_matches) < ${limit}
        order by is_partial, place`
  ).execute(db)
  const fullIds = new Set(rows.flatMap(({ id, is_partial }) => (is_partial ? [] : [id])))
  return rows
    .filter(({ id, is_partial }) => !is_partial || !fullIds.has(id))
    .slice(0, limit)
    .map(({ id, term_count, title_score }) => ({ id, term_count, title_score }))
}
