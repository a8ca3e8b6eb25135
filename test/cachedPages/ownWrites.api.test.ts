import { expect, test } from 'vitest'
import { makeUser } from '../../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../../src/features/businesses/businesses.make.ts'
import { makeAnswer, makeQuestion } from '../../src/features/questions/questions.make.ts'
import { startTestApp } from '../app.ts'

/** Writes to each business. `CACHED_PAGES_SECONDS=600` is a thorough run. */
const ROUNDS = Number(process.env.CACHED_PAGES_SECONDS ?? 10)

const app = await startTestApp()
const { as, visitor } = app

const readMetric = async (name: string) =>
  Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\d+)$`, 'm').exec((await visitor.get('/metrics')).body)?.[1])

test('who writes reads the change at once, also when many write at the same time', {
  timeout: 30_000 + ROUNDS * 2000,
}, async () => {
  const owner = await makeUser()
  const businesses = await Promise.all(Array.from({ length: 8 }, () => makeBusiness({}, { owner })))
  await Promise.all(
    businesses.map(async ({ id }) => {
      for (let round = 0; round < ROUNDS; round++) {
        await visitor.get(`/businesses/${id}`)
        // A page that is being rendered while the write commits.
        const reading = visitor.get(`/businesses/${id}`)
        const tagline = `Tagline ${round} of ${id}.`
        expect((await as(owner).post('/api/profiles', { id, tagline })).status).toBe(200)
        expect((await visitor.get(`/businesses/${id}`)).body).toContain(tagline)
        await reading
      }
    }),
  )
})

test('a write forgets the pages that show what it changed, and no others', async () => {
  const [author, voter] = [await makeUser(), await makeUser()]
  const { id } = await makeQuestion({ user_id: author.id })
  const { id: other } = await makeQuestion({ user_id: author.id })
  const answer = await makeAnswer({ question_id: id, user_id: author.id })
  const business = await makeBusiness()
  const paths = [
    ...[`/questions/${id}`, `/questions/${other}`, '/questions', '/questions?search=harbor', '/questions?sort=votes'],
    ...[`/businesses/${business.id}`, '/businesses', '/jobs', '/events', '/', '/help'],
  ]
  /** Returns the pages that a write forgets. */
  async function findForgotten(write: () => Promise<unknown>): Promise<string[]> {
    for (const path of paths) await visitor.get(path)
    await write()
    const forgotten: string[] = []
    for (const path of paths) {
      const misses = await readMetric('page_cache_requests_total{result="miss"}')
      await visitor.get(path)
      if ((await readMetric('page_cache_requests_total{result="miss"}')) > misses) forgotten.push(path)
    }
    return forgotten
  }
  const vote = { vote_type: 'upvote' }
  // Rows that were inserted without the application are announced by a heartbeat.
  await expect.poll(() => findForgotten(async () => {}), { timeout: 10_000 }).toEqual([])
  expect(await findForgotten(() => as(voter).post(`/api/questions/${id}/vote`, vote))).toEqual([
    `/questions/${id}`,
    '/questions',
    '/questions?sort=votes',
  ])
  expect(await findForgotten(() => as(voter).post(`/api/answers/${answer.id}/vote`, vote))).toEqual([
    `/questions/${id}`,
  ])
  const login = { email: voter.email, password: 'a good password' }
  expect(await findForgotten(() => visitor.send('POST', '/api/auth/login', { body: login }))).toEqual([])
  const details = { full_name: voter.full_name, phone: '907 123 4567' }
  expect(await findForgotten(() => as(voter).put('/api/auth/profile', details))).toEqual([])
  expect(await findForgotten(() => as(voter).put('/api/auth/profile', { full_name: 'Another Name' }))).toEqual([])
  expect(await findForgotten(() => as(author).put('/api/auth/profile', { full_name: 'New Name' }))).toEqual([
    `/questions/${id}`,
    `/questions/${other}`,
    '/questions',
    '/questions?sort=votes',
  ])
})
