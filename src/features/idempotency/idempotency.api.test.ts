import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { hashRequest } from '../../kit/api/idempotency.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'
import { idempotencyTasks } from './idempotency.tasks.server.ts'

const app = await startTestApp()
const second = await startTestApp()

type User = Awaited<ReturnType<typeof makeUser>>
const post = (user: User, key: string, path: string, body?: unknown, server = app) =>
  server.as(user).send('POST', `/api${path}`, { body, headers: { 'Idempotency-Key': key } })
const question = { title: 'Which permit do I need?', content: 'For a food truck.' }
const countQuestions = async (user: User) =>
  (await db.selectFrom('questions').where('user_id', '=', user.id).select('id').execute()).length

test('a repeated call gets the first reply, and has no further effect', async () => {
  const user = await makeUser()
  const first = await post(user, 'a', '/questions', question)
  expect(first.status).toBe(201)
  expect(await post(user, 'a', '/questions', question)).toMatchObject({ status: 201, body: first.body })
  expect(await countQuestions(user)).toBe(1)
})

test('concurrent repeated calls act once, even in several processes', async () => {
  const user = await makeUser()
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => post(user, 'k', '/questions', question, index % 2 ? app : second)),
  )
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]?.status).toBe(201)
  expect(await countQuestions(user)).toBe(1)
})

test('a repeated call in another process waits for the first transaction', async () => {
  const user = await makeUser()
  let repeated: ReturnType<typeof post> | undefined
  await db.transaction().execute(async (tx) => {
    const hash = hashRequest({ path: '/api/questions', query: '', body: question })
    const row = { user_id: user.id, key: 'w', request_hash: hash, status: 201, reply: '{"first":true}' }
    await tx.insertInto('idempotency_keys').values(row).execute()
    repeated = post(user, 'w', '/questions', question)
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db)
      expect(rows.length).toBeGreaterThan(0)
    }, 10_000)
  })
  expect(await repeated).toMatchObject({ status: 201, body: { first: true } })
  expect(await countQuestions(user)).toBe(0)
})

test('keeps the vote when a keyed vote is repeated', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: (await makeUser()).id })
  const vote = (key: string) => post(user, key, `/questions/${id}/vote`, { vote_type: 'upvote' })
  const counted = { votes: { upvotes: 1, downvotes: 0 }, user_vote: 'upvote' }
  expect([(await vote('1')).body, (await vote('1')).body]).toEqual([counted, counted])
  expect((await vote('2')).body.user_vote).toBeNull()
  expect((await vote('1')).body).toEqual(counted)
})

test('sends an application once for each key, and refuses a second one without a key', async () => {
  const user = await makeUser()
  const { id } = await makeJob({ user_id: (await makeUser()).id })
  const path = `/jobs/${id}/apply`
  const first = await post(user, 'x', path, { cover_letter: 'Hello' })
  expect(first.status).toBe(201)
  expect(await post(user, 'x', path, { cover_letter: 'Hello' })).toMatchObject({ status: 201, body: first.body })
  expect((await post(user, 'y', path, { cover_letter: 'Hello' })).status).toBe(409)
})

test('the same idempotency key with another body, path or query is refused, and the order of properties does not matter', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: (await makeUser()).id })
  await post(user, 'a', '/questions', question)
  expect((await post(user, 'a', '/questions', { ...question, title: 'Another' })).status).toBe(409)
  expect((await post(user, 'a', '/answers', { question_id: id, content: 'A' })).status).toBe(409)
  expect((await post(user, 'a', '/questions?again=1', question)).status).toBe(409)
  const { title, content } = question
  expect((await post(user, 'a', '/questions', { content, title })).status).toBe(201)
  expect(await countQuestions(user)).toBe(1)
})

test('keeps the keys of accounts apart', async () => {
  const [one, other] = [await makeUser(), await makeUser()]
  const replies = [await post(one, 'a', '/questions', question), await post(other, 'a', '/questions', question)]
  expect(replies.map(({ body }) => body.question.user_id)).toEqual([one.id, other.id])
})

test('stores no failure, so a corrected request can use the same key', async () => {
  const user = await makeUser()
  const path = '/answers'
  expect((await post(user, 'a', path, { question_id: 999_999_999, content: 'A' })).status).toBe(404)
  expect((await post(user, 'a', path, { question_id: 1, content: '' })).status).toBe(400)
  const { id } = await makeQuestion({ user_id: (await makeUser()).id })
  expect((await post(user, 'a', path, { question_id: id, content: 'A' })).status).toBe(201)
})

test('a key has 1 to 100 characters', async () => {
  const user = await makeUser()
  const status = async (key: string) => (await post(user, key, '/questions', question)).status
  expect([await status(''), await status('x'.repeat(101)), await status('x'.repeat(100))]).toEqual([400, 400, 201])
})

test("ignores the key of a visitor's report", async () => {
  const { id } = await makeQuestion({ user_id: (await makeUser()).id })
  const body = { target_type: 'question', target_id: id, reason: 'spam' }
  const headers = { 'Idempotency-Key': 'a' }
  const report = () => app.visitor.send('POST', '/api/reports', { body, headers })
  expect([(await report()).status, (await report()).status]).toEqual([201, 200])
})

test('rolls the write back when the reply cannot be stored', async () => {
  const user = await makeUser()
  await sql`create function fail_to_record() returns trigger language plpgsql as
    'begin if new.key = ''dies'' then raise exception using errcode = ''57P01''; end if; return new; end'`.execute(db)
  await sql`create trigger idempotency_keys_fail before update on idempotency_keys
    for each row execute function fail_to_record()`.execute(db)
  expect((await post(user, 'dies', '/questions', question)).status).toBe(503)
  await sql`drop function fail_to_record cascade`.execute(db)
  expect(await countQuestions(user)).toBe(0)
  expect((await post(user, 'dies', '/questions', question)).status).toBe(201)
  expect(await countQuestions(user)).toBe(1)
})

test('deletes a key after 7 days, and with its account', async () => {
  const user = await makeUser()
  const first = await post(user, 'a', '/questions', question)
  const age = (interval: string) =>
    db
      .updateTable('idempotency_keys')
      .set({ created_at: sql`now() - ${interval}::interval` })
      .where('user_id', '=', user.id)
      .execute()
  const count = async () =>
    (await db.selectFrom('idempotency_keys').where('user_id', '=', user.id).select('key').execute()).length
  await age('6 days 23 hours')
  expect((await post(user, 'a', '/questions', question)).body).toEqual(first.body)
  await age('7 days 1 minute')
  expect((await post(user, 'a', '/questions', question)).body.question.id).not.toBe(first.body.question.id)
  await age('7 days 1 minute')
  await post(user, 'b', '/questions', question)
  await idempotencyTasks['idempotency.sweep'].run({ db } as never)
  expect(await count()).toBe(1)
  await db.deleteFrom('users').where('id', '=', user.id).execute()
  expect(await count()).toBe(0)
})
