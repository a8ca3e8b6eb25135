import { LRUCache } from 'lru-cache'
import { type Db, sql } from './open.server.ts'
import { prepareQuery } from './prepared.server.ts'

/** A tsquery as text, such as `'fire' & 'depart'`. It is empty for stop words, and then it matches nothing. */
export type TsQuery = string

/** The maximum number of cached texts, and the maximum length of each. */
const [MAX_TEXTS, MAX_LENGTH] = [20_000, 60]

// The tsquery depends on nothing but the text, and the same words are searched again and again.
const cache = new LRUCache<string, TsQuery>({ max: MAX_TEXTS })

const parse = prepareQuery(
  (_, { texts, is_phrase }: { texts: string[]; is_phrase: boolean }) => sql<{ query: TsQuery }>`
    select case when ${is_phrase} then phraseto_tsquery('english', text) else plainto_tsquery('english', text) end::text
      as query
    from unnest(${texts}::text[]) with ordinality as typed(text, place) order by place`,
)

async function parseTexts(db: Db, texts: string[], is_phrase: boolean): Promise<(text: string) => TsQuery> {
  const toKey = (text: string) => `${is_phrase}${text}`
  const queries = new Map(texts.map((text) => [text, cache.get(toKey(text))]))
  const unknown = [...queries].flatMap(([text, query]) => (query === undefined ? [text] : []))
  const rows = unknown.length > 0 ? await parse(db, { texts: unknown, is_phrase }) : []
  for (const [index, { query }] of rows.entries()) {
    const text = unknown[index] as string
    queries.set(text, query)
    if (text.length <= MAX_LENGTH) cache.set(toKey(text), query)
  }
  return (text) => queries.get(text) ?? ''
}

/** Returns a function from each text to the tsquery for all its words, stemmed as English. */
export const parseWords = (db: Db, texts: string[]) => parseTexts(db, texts, false)

/** Like `parseWords`, but the words must follow each other. */
export const parsePhrases = (db: Db, texts: string[]) => parseTexts(db, texts, true)

const combine = (queries: TsQuery[], operator: '|' | '&') => {
  const [first = '', ...others] = queries.filter((query) => query !== '')
  return others.length === 0 ? first : `(${[first, ...others].join(`) ${operator} (`)})`
}
export const anyOf = (queries: TsQuery[]): TsQuery => combine(queries, '|')
export const allOf = (queries: TsQuery[]): TsQuery => combine(queries, '&')

/** A word as it is, not stemmed. */
export const exactWord = (word: string): TsQuery => `'${word.replace(/[\\']/g, '$&$&')}'`

/** SQL for a tsquery. */
export const toSql = (query: TsQuery) => sql`${query}::tsquery`
