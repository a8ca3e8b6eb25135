import { expect, test } from 'vitest'
import { locks } from '../../src/database/locks.ts'
import { sql } from '../../src/database/open.server.ts'
import { makeUser } from '../../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../../src/features/businesses/businesses.make.ts'
import { makeAnswer, makeQuestion } from '../../src/features/questions/questions.make.ts'
import { startTestApp } from '../app.ts'
import { db } from '../database.ts'
import { readMetric } from './metric.ts'

/** The number of writes to each business. `CACHED_PAGES_SECONDS=600` is a thorough run. */
const ROUNDS = Number(process.env.CACHED_PAGES_SECONDS ?? 10)

const app = await startTestApp()
const { as, visitor } = app

test('the author of a write reads the change at once, even when many write at the same time', {
  timeout: 30_000 + ROUNDS * 2000,
}, async () => {
  const owner = await makeUser()
  const businesses = await Promise.all(Array.from({ length: 8 }, () => makeBusiness({}, { owner })))
  await Promise.all(
    businesses.map(async ({ id }) => {
      for (let round = 0; round < ROUNDS; round++) {
        await visitor.get(`/businesses/${id}`)
        // This page is being rendered while the write commits.
        const reading = visitor.get(`/businesses/${id}`)
        const tagline = `Tagline ${round} of ${id}.`
        expect((await as(owner).post('/api/profiles', { id, tagline })).status).toBe(200)
        expect((await visitor.get(`/businesses/${id}`)).body).toContain(tagline)
        await reading
      }
    }),
  )
})

test('a write invalidates the pages that show the change, and no others', async () => {
  const [author, voter] = [await makeUser(), await makeUser()]
  const { id } = await makeQuestion({ user_id: author.id })
  const { id: other } = await makeQuestion({ user_id: author.id })
  const answer = await makeAnswer({ question_id: id, user_id: author.id })
  const business = await makeBusiness()
  const paths = [
    ...[`/questions/${id}`, `/questions/${other}`, '/questions', '/questions?search=harbor', '/questions?sort=votes'],
    ...[`/businesses/${business.id}`, '/businesses', '/jobs', '/events', '/', '/help'],
    ...[`/users/${author.id}`, `/users/${voter.id}`],
  ]
  /** Returns the cached pages that a write invalidates. */
  async function findInvalidated(write: () => Promise<unknown>): Promise<string[]> {
    for (const path of paths) await visitor.get(path)
    await write()
    const invalidated: string[] = []
    for (const path of paths) {
      const misses = await readMetric(app, 'page_cache_requests_total{result="miss"}')
      await visitor.get(path)
      if ((await readMetric(app, 'page_cache_requests_total{result="miss"}')) > misses) invalidated.push(path)
    }
    return invalidated
  }
  const vote = { vote_type: 'upvote' }
  // A heartbeat publishes rows that were inserted without the application. They are published again when a search can
  // find them.
  const { title } = await db.selectFrom('questions').where('id', '=', id).select('title').executeTakeFirstOrThrow()
  const find = async () => (await visitor.get(`/api/questions?search=${encodeURIComponent(title)}`)).body.questions
  await expect.poll(find).not.toEqual([])
  await expect.poll(() => findInvalidated(async () => {})).toEqual([])
  expect(await findInvalidated(() => as(voter).post(`/api/questions/${id}/vote`, vote))).toEqual([
    `/questions/${id}`,
    '/questions',
    '/questions?sort=votes',
  ])
  expect(await findInvalidated(() => as(voter).post(`/api/answers/${answer.id}/vote`, vote))).toEqual([
    `/questions/${id}`,
    `/users/${author.id}`,
  ])
  const login = { email: voter.email, password: 'a good password' }
  expect(await findInvalidated(() => visitor.send('POST', '/api/auth/login', { body: login }))).toEqual([])
  const details = { full_name: voter.full_name, phone: '907 123 4567' }
  expect(await findInvalidated(() => as(voter).put('/api/auth/profile', details))).toEqual([])
  expect(await findInvalidated(() => as(voter).put('/api/auth/profile', { full_name: 'Another Name' }))).toEqual([
    `/users/${voter.id}`,
  ])
  expect(await findInvalidated(() => as(author).put('/api/auth/profile', { full_name: 'New Name' }))).toEqual([
    `/questions/${id}`,
    `/questions/${other}`,
    '/questions',
    '/questions?sort=votes',
    '/',
    `/users/${author.id}`,
  ])
})

test('a write waits for a slow notification of the change, and still invalidates only pages that show it', async () => {
  const owner = await makeUser()
  const [{ id }, other] = [await makeBusiness({}, { owner }), await makeBusiness()]
  for (const business of [id, other.id]) await visitor.get(`/businesses/${business}`)
  const all = 'page_cache_forgotten_total{by="all"}'
  const invalidated = await readMetric(app, all)
  let isAnswered = false
  const write = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks.changes})`.execute(tx)
    const answer = as(owner).post('/api/profiles', { id, tagline: 'Announced late.' })
    void answer.then(() => (isAnswered = true))
    const waitedFor = async () => {
      const { rows } = await sql<{ milliseconds: number }>`
        select extract(milliseconds from clock_timestamp() - query_start)::int as milliseconds from pg_stat_activity
        where datname = current_database() and query like '%select announce_changes()%' and wait_event = 'advisory'`.execute(
        db,
      )
      return rows[0]?.milliseconds ?? 0
    }
    await expect.poll(waitedFor, { timeout: 10_000, interval: 50 }).toBeGreaterThan(700)
    expect(isAnswered).toBe(false)
    return { answer }
  })
  expect((await write.answer).status).toBe(200)
  expect((await visitor.get(`/businesses/${id}`)).body).toContain('Announced late.')
  expect(await readMetric(app, all)).toBe(invalidated)
})
