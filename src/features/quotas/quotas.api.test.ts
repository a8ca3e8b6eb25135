import { expect, test } from 'vitest'
import { sendUntilServed, startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { quotasTasks } from './quotas.tasks.server.ts'

const limited = await startTestApp({ RATE_LIMITS: 'on' })
const second = await startTestApp({ RATE_LIMITS: 'on' })
const unlimited = await startTestApp()

type User = Awaited<ReturnType<typeof makeUser>>
const question = { title: 'Which permit do I need?', content: 'For a food truck.' }
const claim = { alaska_business_license: '1234567', message: 'I run it' }
const ask = (user: User, app = limited) => app.as(user).post('/api/questions', question)
const repeat = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const countStatus = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length
const ageAccount = (user: User, interval: string) =>
  db
    .updateTable('users')
    .set({ created_at: sql`now() - ${interval}::interval` })
    .where('id', '=', user.id)
    .execute()
/** Moves the counted writes of a user into the past. */
const ageUses = (user: User, interval: string) =>
  db
    .updateTable('quota_uses')
    .set({ used_at: sql`used_at - ${interval}::interval` })
    .where('user_id', '=', user.id)
    .execute()
const countUses = async (user: User) =>
  (await db.selectFrom('quota_uses').where('user_id', '=', user.id).select('id').execute()).length

test('a new account can write 20 posts in its first hour, even with concurrent requests to several processes', async () => {
  const user = await makeUser()
  const replies = await repeat(26, (index) => ask(user, index % 2 ? limited : second))
  expect([countStatus(replies, 201), countStatus(replies, 429)]).toEqual([20, 6])
  const refused = await ask(user)
  expect(refused.body.error).toMatch(
    /^A new account can make 20 posts \(questions, answers, jobs and events\) in its first hour\. Please try again in (59|60) minutes\.$/,
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(refused.headers.get('ratelimit-policy')).toContain('"post-quota";q=20;w=3600')
  expect((await ask(await makeUser())).status).toBe(201)
})

test('an older account can write 60 posts in any hour', async () => {
  const user = await makeUser()
  await ageAccount(user, '2 hours')
  const replies = []
  // In batches, because a busy server refuses some of too many concurrent requests.
  for (let batch = 0; batch < 8; batch++) replies.push(...(await repeat(8, () => ask(user))))
  expect([countStatus(replies, 201), countStatus(replies, 429)]).toEqual([60, 4])
  expect((await ask(user)).body.error).toContain('You can make 60 posts (questions, answers, jobs and events) an hour.')
  await ageUses(user, '50 minutes')
  const waiting = await ask(user)
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  await ageUses(user, '11 minutes')
  expect((await ask(user)).status).toBe(201)
})

test('questions, answers, jobs and events count together, and a repeating event counts once', async () => {
  const user = await makeUser()
  const { post } = limited.as(user)
  const { id: business_id } = await makeBusiness({}, { owner: user })
  const { id: question_id } = (await ask(user)).body.question
  expect((await post('/api/answers', { question_id, content: 'None.' })).status).toBe(201)
  const job = { title: 'Cook', company: 'Sea Lion', description: 'Fish.', business_id }
  expect((await post('/api/jobs', job)).status).toBe(201)
  const event = {
    ...{ title: 'Market', description: 'Weekly', repeats: 'weekly', repeat_count: 50 },
    ...{ start_datetime: '2030-06-01T18:00:00.000Z', end_datetime: '2030-06-01T20:00:00.000Z' },
  }
  expect((await post(`/api/businesses/${business_id}/events`, event)).status).toBe(201)
  expect(await countUses(user)).toBe(4)
  await repeat(16, () => ask(user))
  const refused = [
    await ask(user),
    await post('/api/answers', { question_id, content: 'None.' }),
    await post('/api/jobs', job),
    await post(`/api/businesses/${business_id}/events`, event),
  ]
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429])
})

test('does not count refused and failed writes, but counts deleted posts', async () => {
  const user = await makeUser()
  const { post, put, delete: remove } = limited.as(user)
  const { id } = (await ask(user)).body.question
  expect(await countUses(user)).toBe(1)
  expect((await post('/api/questions', { title: '' })).status).toBe(400)
  expect((await post('/api/answers', { question_id: 999_999_999, content: 'Lost' })).status).toBe(404)
  expect(
    (await post('/api/jobs', { title: 'Cook', company: 'X', description: 'Y', business_id: 999_999 })).status,
  ).toBe(404)
  const { id: business_id } = await makeBusiness()
  expect((await post(`/api/businesses/${business_id}/claim`, claim)).status).toBe(201)
  expect((await post(`/api/businesses/${business_id}/claim`, claim)).status).toBe(409)
  expect((await put(`/api/questions/${id}`, { ...question, title: 'Which license?' })).status).toBe(200)
  await remove(`/api/questions/${id}`)
  expect(await countUses(user)).toBe(2)
})

test('a new account can submit 10 claims on its first day, and 30 a day later', async () => {
  const user = await makeUser()
  const businesses = await repeat(46, () => makeBusiness())
  const file = ({ id }: { id: number }) =>
    sendUntilServed(() => limited.as(user).post(`/api/businesses/${id}/claim`, claim))
  const replies = await Promise.all(businesses.slice(0, 13).map(file))
  expect([countStatus(replies, 201), countStatus(replies, 429)]).toEqual([10, 3])
  expect(replies.find(({ status }) => status === 429)?.body.error).toBe(
    'A new account can file 10 claims on its first day. Please try again in 24 hours.',
  )
  await ageAccount(user, '25 hours')
  await ageUses(user, '25 hours')
  const later = await Promise.all(businesses.slice(13, 46).map(file))
  expect([countStatus(later, 201), countStatus(later, 429)]).toEqual([30, 3])
  expect(later.find(({ status }) => status === 429)?.body.error).toMatch(/^You can file 30 claims a day\. /)
})

test('a new account can send 10 invitations on its first day, and request access to 10 teams', async () => {
  const user = await makeUser()
  const { id } = await makeBusiness({}, { owner: user })
  const invitations = await repeat(12, (index) =>
    limited.as(user).post(`/api/businesses/${id}/team`, { email: `quota${index}@example.com`, role: 'viewer' }),
  )
  expect([countStatus(invitations, 201), countStatus(invitations, 429)]).toEqual([10, 2])

  const owner = await makeUser()
  const claimed = await repeat(12, () => makeBusiness({}, { owner }))
  const requests = await Promise.all(
    claimed.map((business) => limited.as(user).post(`/api/businesses/${business.id}/access-requests`, {})),
  )
  expect([countStatus(requests, 201), countStatus(requests, 429)]).toEqual([10, 2])
})

test('a new account can create 10 businesses on its first day', async () => {
  const user = await makeUser()
  const create = (index: number) =>
    limited.as(user).post('/api/profiles', { business_name: `Sea Lion ${index}`, alaska_business_license: '1' })
  const replies = await repeat(12, create)
  expect([countStatus(replies, 201), countStatus(replies, 429)]).toEqual([10, 2])
})

test('RATE_LIMITS=off disables the quotas', async () => {
  const user = await makeUser()
  for (let count = 0; count < 21; count++) expect((await ask(user, unlimited)).status).toBe(201)
  expect(await countUses(user)).toBe(0)
})

test('a task deletes counted writes after a day', async () => {
  const user = await makeUser()
  await ask(user)
  await quotasTasks['quotas.sweep'].run({ db } as never)
  expect(await countUses(user)).toBe(1)
  await ageUses(user, '25 hours')
  await quotasTasks['quotas.sweep'].run({ db } as never)
  expect(await countUses(user)).toBe(0)
})
