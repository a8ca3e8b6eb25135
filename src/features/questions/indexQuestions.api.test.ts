import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { application, db } from '../../../test/database.ts'
import { locks } from '../../database/locks.ts'
import { sql } from '../../database/open.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { indexChangedQuestions } from './indexQuestions.server.ts'
import { listQuestions } from './listQuestions.server.ts'
import { makeAnswer, makeQuestion } from './questions.make.ts'

// No application runs here, so questions are indexed only where a test says so.
const author = await makeUser()

const countChanges = async () => (await db.selectFrom('questions_to_index').select('id').execute()).length
async function find(search: string) {
  const { questions } = await listQuestions(db, null, { search, sort: 'newest', limit: 20 })
  return questions.map(({ id }) => id)
}
async function ask(title: string, answers: string[] = []) {
  const { id } = await makeQuestion({ user_id: author.id, title })
  const answerRows = []
  for (const content of answers) answerRows.push(await makeAnswer({ question_id: id, user_id: author.id, content }))
  return { id, answers: answerRows.map((answer) => answer.id) }
}
const updateAnswer = (id: number | undefined, fields: { content?: string; visibility?: string }) =>
  db.updateTable('answers').set(fields).where('id', '=', Number(id)).execute()

beforeEach(async () => {
  while ((await indexChangedQuestions(db)) > 0);
})

test('finds a question by the words of a new row at once, and by words of several rows once it is indexed', async () => {
  const { id } = await ask('Mooring a zeppelin', ['Ask the harbormaster in Skagway', 'Bring a long rope'])
  expect(await countChanges()).toBe(3)
  expect(await find('zeppelin mooring')).toEqual([id])
  expect(await find('skagway harbormaster')).toEqual([id])
  expect(await find('long ro')).toEqual([id])
  expect(await find('zeppelin rope')).toEqual([])
  expect(await indexChangedQuestions(db)).toBe(3)
  expect(await countChanges()).toBe(0)
  for (const search of ['zeppelin rope', 'skagway rope mooring', 'harbormaster'])
    expect(await find(search)).toEqual([id])
  const { id: later } = await makeAnswer({ question_id: id, user_id: author.id, content: 'Kotzebue has a mast' })
  expect(await find('kotzebue mast')).toEqual([id])
  await indexChangedQuestions(db)
  expect(await find('kotzebue zeppelin rope')).toEqual([id])
  await db.deleteFrom('answers').where('id', '=', later).execute()
  expect(await find('kotzebue')).toEqual([])
})

test('does not find removed words, before and after the question is indexed', async () => {
  const { id, answers } = await ask('Renting a submarine', ['Call Nanook', 'Call Bluefin', 'Call Walrus'])
  await indexChangedQuestions(db)
  await updateAnswer(answers[0], { content: 'Call Orca instead' })
  await updateAnswer(answers[1], { visibility: 'hidden' })
  await db.deleteFrom('answers').where('id', '=', Number(answers[2])).execute()
  const check = async () => {
    for (const gone of ['nanook', 'bluefin', 'walrus']) expect(await find(gone), gone).toEqual([])
    for (const kept of ['orca', 'submarine']) expect(await find(kept), kept).toEqual([id])
  }
  await check()
  await indexChangedQuestions(db)
  await check()
  expect(await find('submarine orca')).toEqual([id])
  await db.updateTable('questions').set({ title: 'Renting a kayak' }).where('id', '=', id).execute()
  expect([await find('submarine'), await find('kayak')]).toEqual([[], [id]])
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', id).execute()
  expect(await find('kayak')).toEqual([])
  await indexChangedQuestions(db)
  expect(await find('kayak')).toEqual([])
  await db.updateTable('questions').set({ visibility: 'public' }).where('id', '=', id).execute()
  expect(await find('kayak')).toEqual([id])
  await indexChangedQuestions(db)
  expect(await find('kayak orca')).toEqual([id])
})

test('another process indexes the changes of a process that is killed while it indexes', async () => {
  const { id } = await ask('Repairing an icebreaker', ['Sitka has a dock'])
  const killed = new pg.Client(application)
  await killed.connect()
  killed.on('error', () => {})
  await killed.query('begin')
  await killed.query('select pg_advisory_xact_lock($1)', [locks.questionIndex])
  await killed.query('select index_questions(500)')
  // Only one process indexes at a time, and the others do not wait for it.
  expect(await indexChangedQuestions(db)).toBe(0)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid = ${(await killed.query('select pg_backend_pid() as pid')).rows[0].pid}`.execute(db)
  await expect.poll(() => indexChangedQuestions(db)).toBe(2)
  expect(await find('icebreaker sitka')).toEqual([id])
})

test('the document of a question with very many answers contains the accepted one, the best and the newest', async () => {
  const { id } = await ask('Where to sell ice?')
  await sql`insert into answers (question_id, user_id, content, upvotes)
    select ${id}, ${author.id}, 'Word' || n || ' ' || repeat('shop' || n % 7 || ' ', 40), (n = 500)::int
    from generate_series(1, 2000) as n`.execute(db)
  const { id: accepted } = await db
    .selectFrom('answers')
    .where('question_id', '=', id)
    .where('content', 'like', 'Word700 %')
    .select('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('questions').set({ accepted_answer_id: accepted }).where('id', '=', id).execute()
  while ((await indexChangedQuestions(db)) > 0);
  await makeAnswer({ question_id: id, user_id: author.id, content: 'Kivalina' })
  await updateAnswer(accepted, { content: 'Word700 and Ambler' })
  await indexChangedQuestions(db)
  for (const search of ['ice kivalina', 'ice ambler', 'ice word500', 'word2000']) {
    expect(await find(search), search).toEqual([id])
  }
  const { size } = await db
    .selectFrom('question_search')
    .where('question_id', '=', id)
    .select(sql<number>`length(document)`.as('size'))
    .executeTakeFirstOrThrow()
  expect(size).toBeLessThan(1000)
})

test('answers with very long words do not keep questions from being indexed', async () => {
  const { id } = await ask('Cooling a sauna')
  // The longest words that PostgreSQL indexes, with other letters in each, 1.2 MB in total.
  await sql`insert into answers (question_id, user_id, content)
    select ${id}, ${author.id}, (
      select string_agg(rpad('word' || n || 'x' || word, 2040, 'abcdefghij'), ' ') from generate_series(1, 9) as word
    ) from generate_series(1, 66) as n`.execute(db)
  const { id: other } = await ask('Heating an igloo', ['Burn a candle'])
  while ((await indexChangedQuestions(db)) > 0);
  expect(await find('igloo candle')).toEqual([other])
  await makeAnswer({ question_id: id, user_id: author.id, content: 'Open the window' })
  expect(await find('window')).toEqual([id])
  await indexChangedQuestions(db)
  expect(await find('sauna window')).toEqual([id])
})

test('a question that is deleted while a step indexes it does not stop the step', async () => {
  const gone = await ask('Selling a hovercraft')
  const kept = await ask('Selling a dirigible', ['With a hangar'])
  const client = new pg.Client(application)
  await client.connect()
  await client.query('begin')
  await client.query('delete from questions where id = $1', [gone.id])
  const step = indexChangedQuestions(db)
  // The step waits for the deletion.
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length)
    .toBeGreaterThan(0)
  await client.query('commit')
  await client.end()
  await step
  expect(await find('dirigible hangar')).toEqual([kept.id])
  expect(await find('hovercraft')).toEqual([])
})
