import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeAdmin, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { sessionTasks } from '../session/session.tasks.server.ts'

const { as, visitor } = await startTestApp({ TRUST_PROXY: '1' })

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

type Login = { password?: string; agent?: string; ip?: string }
const login = (user: { email: string }, { password = PASSWORD, agent = FIREFOX, ip = '192.0.2.1' }: Login = {}) =>
  visitor.send('POST', '/api/auth/login', {
    body: { email: user.email, password },
    headers: { 'User-Agent': agent, 'X-Forwarded-For': ip },
  })
const readSessions = async (user: { token: string }) => (await as(user).get('/api/auth/sessions')).body.sessions
const readEvents = async (user: { token: string }) => (await as(user).get('/api/auth/security-events')).body.events
const isLoggedIn = async (user: { token: string }) => (await as(user).get('/api/auth/me')).status === 200

test('lists the sessions of the viewer with their devices, and ends one of them', async () => {
  const user = await makeUser()
  const phone = (await login(user, { agent: SAFARI })).body
  const sessions = await readSessions(phone)
  expect(sessions).toMatchObject([
    { user_agent: SAFARI, current: true },
    { user_agent: null, current: false },
  ])
  expect(Object.keys(sessions[0]).sort()).toEqual(['created_at', 'current', 'id', 'last_used_at', 'user_agent'])

  const path = `/api/auth/sessions/${sessions[1].id}`
  expect((await as(await makeUser()).delete(path)).status).toBe(404)
  expect(await isLoggedIn(user)).toBe(true)
  expect((await as(phone).delete(path)).status).toBe(200)
  expect(await isLoggedIn(user)).toBe(false)
  expect((await as(phone).delete(path)).status).toBe(404)
  const lastReply = await as(phone).delete(`/api/auth/sessions/${sessions[0].id}`)
  expect([lastReply.status, typeof lastReply.body.message]).toEqual([200, 'string'])
  expect(await isLoggedIn(phone)).toBe(false)
})

test('ends all sessions but the current one', async () => {
  const user = await makeUser()
  const [second, third] = [(await login(user)).body, (await login(user)).body]
  expect((await as(second).delete('/api/auth/sessions')).body).toEqual({ message: '2 other sessions ended' })
  expect([await isLoggedIn(user), await isLoggedIn(second), await isLoggedIn(third)]).toEqual([false, true, false])
  expect((await as(second).delete('/api/auth/sessions')).body.message).toBe('You are not logged in anywhere else')
})

test('a session ends 180 days after the login, whatever its use', async () => {
  const user = await makeUser()
  const begunDaysAgo = (days: number) =>
    db
      .updateTable('sessions')
      .where('user_id', '=', user.id)
      .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
      .execute()
  await begunDaysAgo(179)
  expect(await isLoggedIn(user)).toBe(true)
  await begunDaysAgo(181)
  expect(await isLoggedIn(user)).toBe(false)
  const other = (await login(user)).body
  expect(await readSessions(other)).toHaveLength(1)
  await sessionTasks['session.sweep'].run({ db } as Services)
  expect(await db.selectFrom('sessions').where('user_id', '=', user.id).select('id').execute()).toHaveLength(1)
})

test('writes the last use of a session at most every five minutes', async () => {
  const user = await makeUser()
  const usedMinutesAgo = async (minutes: number) => {
    const last_used_at = new Date(Date.now() - minutes * 60_000).toISOString()
    await db.updateTable('sessions').where('user_id', '=', user.id).set({ last_used_at }).execute()
    return last_used_at
  }
  const recent = await usedMinutesAgo(4)
  expect((await readSessions(user))[0].last_used_at).toBe(recent)
  await usedMinutesAgo(6)
  await Promise.all(Array.from({ length: 5 }, () => as(user).get('/api/auth/me')))
  expect(Date.now() - Date.parse((await readSessions(user))[0].last_used_at)).toBeLessThan(60_000)
})

test('a request with a session that ends at the same time is answered, and the next one is refused', async () => {
  const user = await makeUser()
  const other = (await login(user)).body
  const [session] = (await readSessions(other)).filter(({ current }: { current: boolean }) => !current)
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, () => as(user).get('/api/auth/me')),
    as(other).delete(`/api/auth/sessions/${session.id}`),
  ])
  expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([])
  expect(await isLoggedIn(user)).toBe(false)
})

test('logs a login from a new device or client once', async () => {
  const user = await makeUser()
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await login(user, { ip })
  await Promise.all([login(user, { agent: SAFARI }), login(user, { agent: SAFARI })])
  const events = await readEvents(user)
  expect(events).toMatchObject([
    { kind: 'login.new_device', device: 'Safari on iPhone', client: '192.0.2.1' },
    { kind: 'login.new_device', device: 'Firefox on Windows', client: '192.0.2.2' },
    { kind: 'login.new_device', device: 'Firefox on Windows', client: '192.0.2.1', count: 1 },
  ])
  expect(events[0].text).toBe('Login from a new device')
})

test('the failed logins of one client share an event, many clients share one too, and unknown accounts leave none', async () => {
  const user = await makeUser()
  await visitor.post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' })
  for (let n = 0; n < 3; n++) await login(user, { password: 'wrong' })
  await expect.poll(() => readEvents(user)).toMatchObject([{ kind: 'login.failed', count: 3, client: '192.0.2.1' }])
  await Promise.all(Array.from({ length: 15 }, (_, n) => login(user, { password: 'wrong', ip: `198.51.100.${n}` })))
  const count = async () =>
    (await readEvents(user)).reduce((sum: number, event: { count: number }) => sum + event.count, 0)
  await expect.poll(count).toBe(18)
  await login(user, { password: 'wrong', ip: '203.0.113.1' })
  await expect.poll(count).toBe(19)
  const events = await readEvents(user)
  expect(events[0]).toMatchObject({ kind: 'login.failed', client: null, device: null })
  expect(events.length).toBeLessThan(18)
})

test('logs ended sessions, and shows the log page by page to its member alone', async () => {
  const user = await makeUser()
  const phone = (await login(user, { agent: SAFARI })).body
  const [, session] = await readSessions(phone)
  await as(phone).delete(`/api/auth/sessions/${session.id}`)
  await login(user)
  await as(phone).delete('/api/auth/sessions')
  const firstPage = (await as(phone).get('/api/auth/security-events?limit=2')).body
  const secondPage = (await as(phone).get(`/api/auth/security-events?limit=2&cursor=${firstPage.next_cursor}`)).body
  expect([...firstPage.events, ...secondPage.events].map(({ text }) => text)).toEqual([
    'All other sessions ended',
    'Login from a new device',
    'Session ended: Unknown device',
    'Login from a new device',
  ])
  expect(secondPage.next_cursor).toBeNull()
  expect(await readEvents(await makeUser())).toEqual([])
})

test('logs a ban without the IP address of the administrator', async () => {
  const [admin, user] = [await makeAdmin(), await makeUser()]
  for (const is_banned of [true, false]) await as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned })
  const member = (await login(user)).body
  expect((await readEvents(member)).slice(1)).toMatchObject([
    { kind: 'account.unbanned', client: null, device: null },
    { kind: 'account.banned', client: null, device: null },
  ])
})

test('the sweep deletes events after 180 days and keeps the newest 1,000, and deleting the account deletes all', async () => {
  const user = await makeUser()
  const values = Array.from({ length: 1002 }, (_, n) => ({
    user_id: user.id,
    kind: 'password.changed',
    detail: `${n}`,
  }))
  await db.insertInto('security_events').values(values).execute()
  const old = new Date(Date.now() - 181 * 86_400_000).toISOString()
  await db.updateTable('security_events').where('detail', '=', '1000').set({ last_at: old }).execute()
  await sessionTasks['session.sweep'].run({ db } as Services)
  const readStoredEvents = () =>
    db.selectFrom('security_events').where('user_id', '=', user.id).select('detail').execute()
  const details = (await readStoredEvents()).map(({ detail }) => Number(detail))
  expect([details.length, Math.min(...details), details.includes(1000)]).toEqual([1000, 1, false])
  await as(user).delete('/api/auth/account', { password: PASSWORD })
  expect(await readStoredEvents()).toEqual([])
})
