import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeAdmin } from '../../accounts/accounts.make.ts'
import { makeUnansweredQuestion } from '../chat.make.ts'
import { chatTasks } from '../chat.tasks.server.ts'

const app = await startTestApp()
const limited = await startTestApp({ RATE_LIMITS: 'on', CHAT_RATE_MINUTE: '1000', CHAT_RATE_DAY: '1000' })
const admin = app.as(await makeAdmin())
beforeEach(() => db.deleteFrom('unanswered_questions').execute())

const ask = async (message: string, { visitor } = app) =>
  expect((await visitor.post('/api/chat', { message })).status).toBe(200)
const list = async () => (await admin.get('/api/admin/chat/unanswered')).body

test('counts similar wordings together, and shows the latest', async () => {
  await ask('Who rents zeppelins in Quinhagak?')
  await ask('zeppelin rent Quinhagak')
  await ask('submarine repair')
  const { unanswered, total } = await list()
  expect(total).toBe(2)
  expect(unanswered).toMatchObject([
    { question: 'zeppelin rent Quinhagak', asked_count: 2 },
    { question: 'submarine repair', asked_count: 1 },
  ])
})

test('simultaneous questions are counted once each', async () => {
  await Promise.all(Array.from({ length: 5 }, () => ask('zeppelin rides')))
  expect((await list()).unanswered).toMatchObject([{ asked_count: 5 }])
})

test('finds the most frequent of very many questions with a common word', async () => {
  const { id } = await makeUnansweredQuestion({
    question: 'zeppelin rides Adak',
    stems: ['adak', 'ride', 'zeppelin'],
    asked_count: 9,
  })
  await sql`
    insert into unanswered_questions (question, stems)
    select 'zeppelin ' || number, array['number' || number, 'zeppelin'] from generate_series(1, 1200) as number`.execute(
    db,
  )
  await ask('zeppelin rides to Adak')
  const { unanswered } = await list()
  expect(unanswered[0]).toMatchObject({ id, asked_count: 10 })
})

test('stores no personal data, and neither small talk nor refused questions', async () => {
  await ask('zeppelin rides, call 907-555-0112 or write to rosa@example.com')
  await ask('hello')
  await ask('write me a poem')
  expect((await list()).unanswered.map(({ question }: { question: string }) => question)).toEqual([
    'zeppelin rides, call [number] or write to [email]',
  ])
  const { rows } = await db
    .selectFrom('unanswered_questions')
    .selectAll()
    .execute()
    .then((rows) => ({ rows }))
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'asked_count',
    'first_asked_at',
    'id',
    'last_asked_at',
    'question',
    'stems',
  ])
})

test('limits the number of recorded questions of one client', async () => {
  for (let number = 0; number < 25; number++) await ask(`zeppelin${number} yodel${number} quux${number}`, limited)
  expect((await list()).total).toBe(20)
})

test('a removed question leaves the list until it is asked again', async () => {
  const { id } = await makeUnansweredQuestion()
  expect((await admin.delete(`/api/admin/chat/unanswered/${id}`)).status).toBe(200)
  expect(await list()).toEqual({ unanswered: [], total: 0 })
  expect((await admin.delete(`/api/admin/chat/unanswered/${id}`)).status).toBe(404)
  const { entries } = (await admin.get('/api/admin/audit?action=chat.remove')).body
  expect(entries).toMatchObject([{ target_type: 'unanswered question', target_name: null, target_path: null }])
})

test('the sweep deletes questions that were not asked for 90 days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const first_asked_at = daysAgo(300)
  await makeUnansweredQuestion({ first_asked_at, last_asked_at: daysAgo(91) })
  const kept = await makeUnansweredQuestion({ first_asked_at, last_asked_at: daysAgo(89) })
  await chatTasks['chat.sweep'].run({ db } as Services)
  expect((await list()).unanswered.map(({ id }: { id: number }) => id)).toEqual([kept.id])
})
