import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeModerator, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'
import { reportsTasks } from './reports.tasks.server.ts'

const { as, visitor } = await startTestApp({ TRUST_PROXY: '1' })
const moderator = await makeModerator()

type User = Awaited<ReturnType<typeof makeUser>>
const report = (user: User | null, target_type: string, target_id: number, fields: object = {}) =>
  as(user).post('/api/reports', { target_type, target_id, reason: 'spam', ...fields })
const reportFrom = (address: string, target_id: number) =>
  visitor.send('POST', '/api/reports', {
    body: { target_type: 'question', target_id, reason: 'spam' },
    headers: { 'X-Forwarded-For': address },
  })

test('reports about one target are one row, with the newest reason, message and reporter', async () => {
  const author = await makeUser({ full_name: 'Ann Author' })
  const { id } = await makeQuestion({ user_id: author.id, title: 'Cheap pills?' })
  const [first, second] = [await makeUser(), await makeUser({ full_name: 'Rae Porter' })]
  const created = await report(first, 'question', id)
  expect([created.status, created.body]).toEqual([201, { message: 'Thank you. A moderator will look at your report.' }])
  const repeated = await report(first, 'question', id, { reason: 'offensive', message: 'Again' })
  expect(repeated.status).toBe(200)
  expect((await report(second, 'question', id, { reason: 'wrong', message: ' Not true. ' })).status).toBe(201)
  const { body } = await as(moderator).get('/api/admin/reports')
  expect(body.reports.filter((row: { target_id: number }) => row.target_id === id)).toEqual([
    {
      id: expect.any(Number),
      target_type: 'question',
      target_id: id,
      target_title: 'Cheap pills?',
      target_path: `/questions/${id}`,
      author_id: author.id,
      author_name: 'Ann Author',
      reason: 'wrong',
      message: 'Not true.',
      reporter_name: 'Rae Porter',
      report_count: 2,
      status: 'open',
      action: null,
      note: null,
      created_at: expect.stringMatching(/Z$/),
      resolved_at: null,
      resolver_name: null,
      appeal: null,
    },
  ])
})

test('counts visitors by client, and IPv6 clients by /64 network', async () => {
  const { id } = await makeQuestion({ user_id: null })
  const statuses = []
  for (const ip of ['198.51.100.7', '198.51.100.7', '198.51.100.8', '2001:db8::1', '2001:db8::2']) {
    statuses.push((await reportFrom(ip, id)).status)
  }
  expect(statuses).toEqual([201, 200, 201, 201, 200])
  const entries = await db.selectFrom('report_entries').selectAll().orderBy('id', 'desc').limit(3).execute()
  expect(JSON.stringify(entries)).not.toMatch(/198\.51|2001:/)
})

test('concurrent reports count each reporter once', async () => {
  const { id } = await makeQuestion({ user_id: null })
  const users = await Promise.all([makeUser(), makeUser(), makeUser(), makeUser()])
  const replies = await Promise.all([...users, ...users].map((user) => report(user, 'question', id)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201, 201, 201, 201])
  const rows = await db.selectFrom('reports').where('target_id', '=', id).selectAll().execute()
  expect(rows).toMatchObject([{ report_count: 4, status: 'open' }])
})

test('refuses wrong fields, and targets that the reporter may not see', async () => {
  const { id } = await makeQuestion({ user_id: null })
  const { id: unlisted } = await makeBusiness({ is_public: false })
  const { id: inactive } = await makeEvent({ business_id: unlisted })
  const banned = await makeUser()
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', banned.id).execute()
  const { id: hidden } = await makeQuestion({ user_id: null, visibility: 'hidden' })
  const { id: answer } = await makeAnswer({ question_id: hidden, user_id: null })
  for (const fields of [{ target_type: 'page' }, { target_id: 0 }, { reason: 'x' }, { message: 'x'.repeat(5001) }]) {
    expect((await report(null, 'question', id, fields)).status).toBe(400)
  }
  for (const [type, target] of [
    ['question', 999_999],
    ['question', hidden],
    ['answer', answer],
    ['job', 999_999],
    ['business', unlisted],
    ['event', inactive],
    ['user', banned.id],
    ['user', 999_999],
  ] as const) {
    expect((await report(null, type, target)).status, `${type} ${target}`).toBe(404)
  }
  expect((await as(moderator).get('/api/admin/reports?status=old')).status).toBe(400)
})

test('lists the most reported first, then the newest, page by page', async () => {
  await db.deleteFrom('reports').execute()
  const questions = [await makeQuestion({ user_id: null }), await makeQuestion({ user_id: null })]
  const popular = await makeQuestion({ user_id: null })
  const users = [await makeUser(), await makeUser()]
  for (const { id } of [popular, ...questions]) await report(users[0] as User, 'question', id)
  await report(users[1] as User, 'question', popular.id)
  const first = (await as(moderator).get('/api/admin/reports?limit=2')).body
  expect(first.total).toBe(3)
  expect(first.reports.map(({ target_id }: { target_id: number }) => target_id)).toEqual([popular.id, questions[1]?.id])
  const second = (await as(moderator).get(`/api/admin/reports?limit=2&cursor=${first.next_cursor}`)).body
  expect(second.reports.map(({ target_id }: { target_id: number }) => target_id)).toEqual([questions[0]?.id])
  expect(second.next_cursor).toBeNull()
})

test('limits reports per visitor and per member', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const member = await makeUser()
  const questions = await Promise.all(Array.from({ length: 31 }, () => makeQuestion({ user_id: null })))
  const countRefused = async (user: User | null, count: number) => {
    const replies = await Promise.all(
      questions
        .slice(0, count)
        .map(({ id }) =>
          limited.as(user).post('/api/reports', { target_type: 'question', target_id: id, reason: 'spam' }),
        ),
    )
    return replies.filter(({ status }) => status === 429).length
  }
  expect([await countRefused(null, 11), await countRefused(member, 31)]).toEqual([1, 1])
})

test('the sweep deletes IP addresses after 30 days and decided reports after a year', async () => {
  const { id: question } = await makeQuestion({ user_id: null })
  await report(null, 'question', question)
  const { id } = await db.selectFrom('reports').where('target_id', '=', question).select('id').executeTakeFirstOrThrow()
  const sweep = () => reportsTasks['reports.sweep'].run({ db } as Services)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const readHashes = async () =>
    (await db.selectFrom('report_entries').where('report_id', '=', id).select('client_hash').execute()).map(
      ({ client_hash }) => client_hash !== null,
    )
  await sweep()
  expect(await readHashes()).toEqual([true])
  await db
    .updateTable('report_entries')
    .set({ created_at: daysAgo(31) })
    .where('report_id', '=', id)
    .execute()
  await sweep()
  expect(await readHashes()).toEqual([false])
  const decide = (days: number) =>
    db
      .updateTable('reports')
      .set({ status: 'resolved', action: 'dismiss', resolved_at: daysAgo(days) })
      .where('id', '=', id)
      .execute()
  await decide(364)
  await sweep()
  expect(await readHashes()).toHaveLength(1)
  await decide(366)
  await sweep()
  expect(await readHashes()).toEqual([])
})
