import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { createPreferenceLink } from '../notifications/preferenceLinks.server.ts'
import { MAX_SAVED_SEARCHES } from './savedSearches.constants.ts'

const { as } = await startTestApp()

test('saves each search of a member once, stops and starts its alerts, and deletes it', async () => {
  const member = await makeUser()
  const save = (list: string, query: string) => as(member).post('/api/saved-searches', { list, query })
  const { status, body } = await save('jobs', 'sort=best_paid&location=Homer&search= deckhand')
  expect(status).toBe(201)
  expect(body.search).toEqual({
    id: expect.any(Number),
    list: 'jobs',
    query: 'search=deckhand&location=Homer',
    description: '“deckhand”, Homer',
    url: '/jobs?search=deckhand&location=Homer',
    has_alerts: true,
    created_at: expect.stringMatching(/Z$/),
  })
  const path = `/api/saved-searches/${body.search.id}`
  expect((await as(member).patch(path, { has_alerts: false })).body.search.has_alerts).toBe(false)
  const again = (await save('jobs', 'search=deckhand&location=Homer')).body.search
  expect([again.id, again.has_alerts]).toEqual([body.search.id, true])
  await save('businesses', '')
  const { searches } = (await as(member).get('/api/saved-searches')).body
  expect(searches.map(({ url }: { url: string }) => url)).toEqual(['/businesses', body.search.url])

  const stranger = await makeUser()
  expect((await as(stranger).delete(path)).status).toBe(404)
  expect((await as(member).delete(path)).body).toEqual({ message: expect.any(String) })
  expect((await as(member).delete(path)).status).toBe(404)
})

test.each([
  [{ list: 'users', query: '' }, 'list'],
  [{ list: 'jobs' }, 'query'],
  [{ list: 'jobs', query: 'x'.repeat(2001) }, 'query'],
  [{ list: 'jobs', query: `search=${'中'.repeat(255)}` }, 'query'],
])('rejects %o', async (body, name) => {
  const reply = await as(await makeUser()).post('/api/saved-searches', body)
  expect([reply.status, reply.body.errors?.[0].field]).toEqual([400, name])
})

test('limits the saved searches of a member, including concurrent ones', async () => {
  const member = await makeUser()
  const values = Array.from({ length: MAX_SAVED_SEARCHES - 1 }, (_, n) => ({
    user_id: member.id,
    list: 'jobs',
    query: `search=${n}`,
  }))
  await db.insertInto('saved_searches').values(values).execute()
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((word) => as(member).post('/api/saved-searches', { list: 'jobs', query: `search=${word}` })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await as(member).post('/api/saved-searches', { list: 'jobs', query: 'search=1' })).status).toBe(201)
})

test('the link in an email stops the alerts of one search without a login, and no other', async () => {
  const user = await makeUser()
  const save = (query: string) => as(user).post('/api/saved-searches', { list: 'jobs', query })
  await save('search=deckhand')
  await save('search=cook')
  const stop = async (token: string, query: string) =>
    (await as(null).post(`/api/saved-searches/stop/${token}`, { list: 'jobs', query })).status
  const token = await createPreferenceLink(db, user.id, ['search.new'])
  const other = await createPreferenceLink(db, user.id, ['answer.created'])
  expect([await stop(other, 'search=deckhand'), await stop(token, 'search=deckhand')]).toEqual([404, 200])
  expect(await stop(token, 'search=deckhand&sort=newest')).toBe(200)
  const { searches } = (await as(user).get('/api/saved-searches')).body
  expect(searches.map(({ query, has_alerts }: Record<string, unknown>) => [query, has_alerts])).toEqual([
    ['search=cook', true],
    ['search=deckhand', false],
  ])
})
