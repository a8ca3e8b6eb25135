import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeAnswer } from '../questions/questions.make.ts'

const { visitor } = await startTestApp()
const NEIGHBORS = 8192

const ask = (id: number, title: string) =>
  sql`with asked as (
    insert into questions (id, title, content) overriding system value values (${id}, ${title}, 'Anybody?')
  ) select setval('questions_id_seq', greatest(${id}, last_value)) from questions_id_seq`.execute(db)
const search = async (words: string, limit = 20) => {
  const { body } = await visitor.get(`/api/questions?search=${words}&limit=${limit}`)
  return body.questions.map(({ id }: { id: number }) => id)
}
const recent = async (table: 'question_recent_8192' | 'question_recent_65536' = 'question_recent_8192') =>
  (await db.selectFrom(table).select('question_id').orderBy('question_id').execute()).map(
    ({ question_id }) => question_id,
  )

test('searches turn to older questions when the recent ones leave the page short, and count them after those', async () => {
  await ask(1, 'Ferry ferry ferry to Haines')
  await ask(2, 'Herring')
  await ask(NEIGHBORS + 1, 'Snow')
  expect(await recent()).toEqual([1, 2, NEIGHBORS + 1])

  await ask(2 * NEIGHBORS, 'Is there a ferry in May?')
  await ask(2 * NEIGHBORS + 1, 'Ferries and herrings')
  expect(await recent()).toEqual([NEIGHBORS + 1, 2 * NEIGHBORS, 2 * NEIGHBORS + 1])
  expect(await search('haines')).toEqual([1])
  // the oldest says it best, but the recent come first
  expect(await search('ferry')).toEqual([2 * NEIGHBORS + 1, 2 * NEIGHBORS, 1])
  expect(await search('ferry', 1)).toEqual([2 * NEIGHBORS + 1])
  expect(await search('herr')).toEqual([2 * NEIGHBORS + 1, 2])
  expect(await search('hainse')).toEqual([1])
})

test('what is written about an old question, or a recent one, is found; a deleted one is not', async () => {
  await makeAnswer({ question_id: 2, user_id: null, content: 'Ask the cannery' })
  await makeAnswer({ question_id: NEIGHBORS + 1, user_id: null, content: 'Ask the cannery' })
  expect(await search('cannery')).toEqual([NEIGHBORS + 1, 2])
  expect(await recent()).not.toContain(2)
  await db
    .deleteFrom('questions')
    .where('id', '=', NEIGHBORS + 1)
    .execute()
  expect(await search('cannery')).toEqual([2])
})

test('what is neither recent nor old comes between', async () => {
  const MANY = 65_536
  await ask(3, 'Halibut halibut halibut')
  await ask(MANY, 'Halibut, halibut?')
  await ask(2 * MANY, 'Halibut')
  expect(await recent()).toEqual([2 * MANY])
  expect(await recent('question_recent_65536')).toEqual([MANY, 2 * MANY])
  expect(await search('halibut')).toEqual([2 * MANY, MANY, 3])
  expect(await search('halibut', 2)).toEqual([2 * MANY, MANY])
  // of what is not recent, all begun words are completed from those that titles have
  expect(await search('hali')).toEqual([2 * MANY, MANY, 3])

  await makeAnswer({ question_id: MANY, user_id: null, content: 'Ask the harbormaster' })
  expect(await search('harbormaster')).toEqual([MANY])
})

test('when the newest is deleted, what is no longer recent is found all the same', async () => {
  await db
    .deleteFrom('questions')
    .where('id', '=', 2 * 65_536)
    .execute()
  expect(await search('halibut')).toEqual([65_536, 3])
})
