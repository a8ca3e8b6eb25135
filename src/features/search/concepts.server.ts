import type { RawBuilder } from 'kysely'
import { sql } from '../../database/open.server.ts'
import { stem } from '../../kit/words.ts'
import type { Kind } from './kinds.ts'
import type { Wanted } from './wanted.ts'

/** Something that must be found: a word, or any of the words for a trade. */
export type Concept = {
  /** The text search query of it. */
  query: RawBuilder<unknown>
  /** As above, where what is still being typed counts by its beginning. */
  begun: RawBuilder<unknown>
  /** Just what was said, where other words count as well. */
  said?: RawBuilder<unknown>
}

const quote = (text: string) => `'${text.replace(/[\\']/g, '$&$&')}'`
const either = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` || `)})`
export const both = (queries: RawBuilder<unknown>[]) => sql`(${sql.join(queries, sql` && `)})`

/** A mark that stands among the words of a document, such as `@juneau`. */
export const marks = (sign: '@' | '#', names: string[]) =>
  sql`${names.map((name) => quote(sign + name.toLowerCase())).join(' | ')}::tsquery`

/** Quilting is what quilters do: the language of the index takes them for two words. */
function formsOf(word: string): string[] {
  const root = stem(word)
  return /(ing|ers?)$/.test(word) && root.length > 3 && root !== word ? [word, root, `${root}er`, `${root}ing`] : [word]
}

/** @param typing whether the last word may be the beginning of one. */
export const conceptsOf = (words: string[], typing: boolean): Concept[] =>
  words.map((word, at) => {
    const query = either(formsOf(word).map((form) => sql`plainto_tsquery('english', ${form})`))
    return {
      query,
      begun: typing && at === words.length - 1 ? sql`(${query} || ${`${quote(word)}:*`}::tsquery)` : query,
    }
  })

export function tradeConcept({ said, find, industries }: Wanted, marked: boolean): Concept {
  const words = find.map((phrase) => sql`phraseto_tsquery('english', ${phrase})`)
  const query = either(marked && industries.length > 0 ? [...words, marks('#', industries)] : words)
  return { query, begun: query, said: sql`plainto_tsquery('english', ${said})` }
}

/** All words of a name as they are written, in the name. */
export const inName = (words: string[]) => sql`${words.map((word) => `${quote(word)}:A`).join(' & ')}::tsquery`

/** How many of these are found in a document. */
export const countIn = (document: RawBuilder<unknown>, concepts: Concept[]) =>
  concepts.length === 0
    ? sql<number>`0`
    : sql<number>`(${sql.join(
        concepts.map(({ begun }) => sql`(${document} @@ ${begun})::integer`),
        sql` + `,
      )})`

/** How many of these are found in a title, of which those said by other words count half. */
export const countInTitle = (title: RawBuilder<unknown>, concepts: Concept[]) =>
  concepts.length === 0
    ? sql<number>`0`
    : sql<number>`(${countIn(title, concepts)} + ${countIn(
        title,
        concepts.map((concept) => ({ ...concept, begun: concept.said ?? concept.begun })),
      )}) / 2.0::float8`

/** How many concepts are combined to look for a part of them. */
const COMBINED = 5

/** At least two of the concepts, or one where there are but two. */
function some(concepts: Concept[], part: 'query' | 'begun' = 'begun') {
  const chosen = concepts.slice(0, COMBINED).map((concept) => concept[part])
  if (chosen.length < 3) return either(chosen)
  return either(chosen.flatMap((one, at) => chosen.slice(at + 1).map((other) => both([one, other]))))
}

/** What was found, with how many of the concepts it has, in all and in its title. */
export type Hit = {
  id: number
  covered: number
  titled: number
  /** Whether it is called as it was typed. */
  named?: boolean
  /** Whether it is in another place, or on other days, than those asked for. */
  elsewhere?: boolean
  /** Of a page of the help, which has no number. */
  name?: string
}
export type Scored = Hit & { kind: Kind; score: number; exact: boolean }

/**
 * Finds what has all concepts, and where that is too little, what has some.
 * @param find ids of what matches, best first.
 */
export async function inTiers(
  concepts: Concept[],
  wanted: number,
  find: (queries: { query: RawBuilder<unknown>; older: RawBuilder<unknown> }) => Promise<Hit[]>,
): Promise<Hit[]> {
  const all = await find({
    query: both(concepts.map(({ begun }) => begun)),
    older: both(concepts.map(({ query }) => query)),
  })
  if (all.length >= wanted || concepts.length < 2) return all
  const more = await find({ query: some(concepts), older: some(concepts, 'query') })
  const known = new Set(all.map(({ id }) => id))
  return [...all, ...more.filter(({ id }) => !known.has(id))].slice(0, wanted)
}
