import type { RawBuilder } from 'kysely'
import { sql } from '../../database/open.server.ts'
import { stem } from '../../kit/text/words.ts'
import type { Kind } from './kinds.ts'
import type { TradeMatch } from './tradeMatch.ts'

/** A term of the search: a word with its inflections, or all words for a trade. */
export type SearchTerm = {
  /** The tsquery of the term. */
  query: RawBuilder<unknown>
  /** Like `query`, but the last word also matches as a prefix while the user is typing. */
  prefixQuery: RawBuilder<unknown>
  /** The tsquery of the typed words only, for a term with synonyms. */
  typedQuery?: RawBuilder<unknown>
}

const quoteLexeme = (text: string) => `'${text.replace(/[\\']/g, '$&$&')}'`
const anyOf = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` || `)})`
export const allOf = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` && `)})`

/** Returns a tsquery for marker words in the search documents, such as `@juneau` for a city. */
export const markerQuery = (sign: '@' | '#', names: string[]) =>
  sql`${names.map((name) => quoteLexeme(sign + name.toLowerCase())).join(' | ')}::tsquery`

/** Adds forms that the English stemmer does not connect, such as quilting and quilter. */
function wordForms(word: string): string[] {
  const root = stem(word)
  return /(ing|ers?)$/.test(word) && root.length > 3 && root !== word ? [word, root, `${root}er`, `${root}ing`] : [word]
}

/** @param isTyping whether the last word may be incomplete. */
export const createWordTerms = (words: string[], isTyping: boolean): SearchTerm[] =>
  words.map((word, index) => {
    const query = anyOf(wordForms(word).map((form) => sql`plainto_tsquery('english', ${form})`))
    return {
      query,
      prefixQuery:
        isTyping && index === words.length - 1 ? sql`(${query} || ${`${quoteLexeme(word)}:*`}::tsquery)` : query,
    }
  })

/** @param withIndustries whether the documents contain marker words for industries. */
export function createTradeTerm(
  { typedWords, searchPhrases, industries }: TradeMatch,
  withIndustries: boolean,
): SearchTerm {
  const words = searchPhrases.map((phrase) => sql`phraseto_tsquery('english', ${phrase})`)
  const query = anyOf(withIndustries && industries.length > 0 ? [...words, markerQuery('#', industries)] : words)
  return { query, prefixQuery: query, typedQuery: sql`plainto_tsquery('english', ${typedWords})` }
}

/** Returns a tsquery for business names that contain all these words unstemmed. */
export const nameQuery = (words: string[]) => sql`${words.map((word) => `${quoteLexeme(word)}:A`).join(' & ')}::tsquery`

/** SQL expression for the number of terms that a document contains. */
export const countTerms = (document: RawBuilder<unknown>, terms: SearchTerm[]) =>
  terms.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        terms.map(({ prefixQuery }) => sql`(${document} @@ ${prefixQuery})::integer`),
        sql` + `,
      )})`

/** SQL expression for the number of terms in a title; a term that is found only by a synonym counts half. */
export const scoreTitle = (title: RawBuilder<unknown>, terms: SearchTerm[]) =>
  terms.length === 0
    ? sql<number>`0`
    : sql<number>`(${countTerms(title, terms)} + ${countTerms(
        title,
        terms.map((term) => ({ ...term, prefixQuery: term.typedQuery ?? term.prefixQuery })),
      )}) / 2.0::float8`

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

/**
 * Finds documents that match all terms and, when these are too few, documents that match some.
 * @param findMatches returns the matches of a tsquery, best first.
 */
export async function findInTiers(
  terms: SearchTerm[],
  limit: number,
  findMatches: (queries: { query: RawBuilder<unknown>; older: RawBuilder<unknown> }) => Promise<SearchHit[]>,
): Promise<SearchHit[]> {
  const fullMatches = await findMatches({
    query: allOf(terms.map(({ prefixQuery }) => prefixQuery)),
    older: allOf(terms.map(({ query }) => query)),
  })
  if (fullMatches.length >= limit || terms.length < 2) return fullMatches
  const partialMatches = await findMatches({ query: partialQuery(terms), older: partialQuery(terms, 'query') })
  const knownIds = new Set(fullMatches.map(({ id }) => id))
  return [...fullMatches, ...partialMatches.filter(({ id }) => !knownIds.has(id))].slice(0, limit)
}
