import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeAnswer } from '../questions/questions.make.ts'

const { visitor } = await startTestApp()
const RECENT_WINDOW = 8192

const insertQuestion = (id: number, title: string) =>
  sql`with asked as (
    insert into questions (id, title, content) overriding system value values (${id}, ${title}, 'Anybody?')
  ) select setval('questions_id_seq', greatest(${id}, last_value)) from questions_id_seq`.execute(db)
const search = async (words: string, limit = 20) => {
  const { body } = await visitor.get(`/api/questions?search=${words}&limit=${limit}`)
  return body.questions.map(({ id }: { id: number }) => id)
}
const readRecentIds = async (table: 'question_recent_8192' | 'question_recent_65536' = 'question_recent_8192') =>
  (await db.selectFrom(table).select('question_id').orderBy('question_id').execute()).map(
    ({ question_id }) => question_id,
  )

test('searches older questions when the recent ones do not fill the page, and ranks them after the recent ones', async () => {
  await insertQuestion(1, 'Ferry ferry ferry to Haines')
  await insertQuestion(2, 'Herring')
  await insertQuestion(RECENT_WINDOW + 1, 'Snow')
  await expect.poll(() => readRecentIds()).toEqual([1, 2, RECENT_WINDOW + 1])

  await insertQuestion(2 * RECENT_WINDOW, 'Is there a ferry in May?')
  await insertQuestion(2 * RECENT_WINDOW + 1, 'Ferries and herrings')
  await expect.poll(() => readRecentIds()).toEqual([RECENT_WINDOW + 1, 2 * RECENT_WINDOW, 2 * RECENT_WINDOW + 1])
  expect(await search('haines')).toEqual([1])
  // The oldest question is the most relevant, but recent questions rank first.
  expect(await search('ferry')).toEqual([2 * RECENT_WINDOW + 1, 2 * RECENT_WINDOW, 1])
  expect(await search('ferry', 1)).toEqual([2 * RECENT_WINDOW + 1])
  expect(await search('herr')).toEqual([2 * RECENT_WINDOW + 1, 2])
  expect(await search('hainse')).toEqual([1])
})

test('finds answers to old and to recent questions, but not to deleted ones', async () => {
  await makeAnswer({ question_id: 2, user_id: null, content: 'Ask the cannery' })
  await makeAnswer({ question_id: RECENT_WINDOW + 1, user_id: null, content: 'Ask the cannery' })
  expect(await search('cannery')).toEqual([RECENT_WINDOW + 1, 2])
  expect(await readRecentIds()).not.toContain(2)
  await db
    .deleteFrom('questions')
    .where('id', '=', RECENT_WINDOW + 1)
    .execute()
  expect(await search('cannery')).toEqual([2])
})

test('ranks questions of medium age between recent and old ones', async () => {
  const MEDIUM_WINDOW = 65_536
  await insertQuestion(3, 'Halibut halibut halibut')
  await insertQuestion(MEDIUM_WINDOW, 'Halibut, halibut?')
  await insertQuestion(2 * MEDIUM_WINDOW, 'Halibut')
  await expect.poll(() => readRecentIds()).toEqual([2 * MEDIUM_WINDOW])
  await expect.poll(() => readRecentIds('question_recent_65536')).toEqual([MEDIUM_WINDOW, 2 * MEDIUM_WINDOW])
  expect(await search('halibut')).toEqual([2 * MEDIUM_WINDOW, MEDIUM_WINDOW, 3])
  expect(await search('halibut', 2)).toEqual([2 * MEDIUM_WINDOW, MEDIUM_WINDOW])
  // For older questions, incomplete words are completed with words from titles.
  expect(await search('hali')).toEqual([2 * MEDIUM_WINDOW, MEDIUM_WINDOW, 3])

  await makeAnswer({ question_id: MEDIUM_WINDOW, user_id: null, content: 'Ask the harbormaster' })
  expect(await search('harbormaster')).toEqual([MEDIUM_WINDOW])
})

test('still finds questions of medium age when the newest question is deleted', async () => {
  await db
    .deleteFrom('questions')
    .where('id', '=', 2 * 65_536)
    .execute()
  expect(await search('halibut')).toEqual([65_536, 3])
})
