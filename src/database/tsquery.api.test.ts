import { expect, test } from 'vitest'
import { db } from '../../test/database.ts'
import { sql } from './open.server.ts'
import { allOf, anyOf, exactWord, parsePhrases, parseWords, toSql } from './tsquery.server.ts'

const words = ['roofing', 'the', "o'brien", 'back\\slash', 'fire departments', '北京']

test('combines the queries of words like the operators of PostgreSQL', async () => {
  const toQuery = await parseWords(db, words)
  for (const first of words) {
    for (const second of words) {
      const parts = sql`plainto_tsquery('english', ${first})`
      const others = sql`plainto_tsquery('english', ${second})`
      const both = [toQuery(first), toQuery(second)]
      const { rows } = await sql<{ all: boolean; any: boolean }>`
        select ${toSql(allOf(both))}::text = (${parts} && ${others})::text as all,
          ${toSql(anyOf(both))}::text = (${parts} || ${others})::text as any`.execute(db)
      expect(rows, `${first}, ${second}`).toEqual([{ all: true, any: true }])
    }
  }
})

test('a stop word has an empty query, also when it is parsed again', async () => {
  for (let time = 0; time < 2; time++) expect((await parseWords(db, ['the']))('the')).toBe('')
})

test('a phrase matches only words that follow each other', async () => {
  expect((await parsePhrases(db, ['fire departments']))('fire departments')).toBe("'fire' <-> 'depart'")
})

test('an exact word may contain quotes and backslashes', async () => {
  const { rows } = await sql<{ found: boolean }>`
    select array_to_tsvector(array[${"o'b\\c"}]) @@ ${toSql(exactWord("o'b\\c"))} as found`.execute(db)
  expect(rows).toEqual([{ found: true }])
})
