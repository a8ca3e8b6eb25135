import type { RawBuilder } from 'kysely'
import { type Db, sql } from '../../../database/open.server.ts'

/** SQL condition: some public document contains a word. */
const isInDocument = (word: RawBuilder<unknown>) => {
  const matches = sql`d.document @@ plainto_tsquery('english', ${word})`
  return sql`(exists (select from question_search as d where ${matches}) or exists (select from job_search as d where ${matches})
    or exists (select from events as d where d.is_listed and ${matches})
    or exists (select from businesses as d where d.is_listed and ${matches}))`
}

/** SQL for the stem by which documents are indexed, as text. */
const stemOf = (word: RawBuilder<unknown>) => sql`plainto_tsquery('english', ${word})::text`

/**
 * Returns whether each word is in a document and, for the others, the most similar words of documents. A word with an apostrophe
 * inside is also looked up as its parts.
 */
export async function lookUpWords(db: Db, words: string[], split: Map<string, string>, isComplete: boolean) {
  const similar = (table: string) => sql`(
    select word from ${sql.table(table)} where word % typed order by similarity(word, typed) desc, word limit 1)`
  type Row = { typed: string; stem: string; is_known: boolean; is_written: boolean; similar: (string | null)[] }
  const parts = words.map((word) => split.get(word) ?? null)
  const { rows } = await sql<Row>`
    select typed, ${stemOf(sql`typed`)} as stem, is_known, is_written, case when not is_known and not ${isComplete}::boolean then array[${similar('title_words')}, ${similar('job_words')}] end as similar
    from (
      select typed, ${isInDocument(sql`typed`)} as is_known,
        parts is not null and ${isInDocument(sql`parts`)} as is_written
      from unnest(${words}::text[], ${parts}::text[]) as looked (typed, parts) offset 0
    ) as looked_up`.execute(db)
  return rows
}

/**
 * Returns the stem of each word and whether it is in a public document, because counted and indexed words may belong to
 * hidden documents.
 */
export async function lookUpCorrections(db: Db, words: string[]) {
  if (words.length === 0) return new Map<string, { stem: string; is_visible: boolean }>()
  const { rows } = await sql<{ word: string; stem: string; is_visible: boolean }>`
    select word, ${stemOf(sql`word`)} as stem, ${isInDocument(sql`word`)} as is_visible
    from unnest(${words}::text[]) as word`.execute(db)
  return new Map(rows.map((row) => [row.word, row]))
}
