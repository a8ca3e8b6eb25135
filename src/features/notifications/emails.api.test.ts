import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { startMailServer } from '../../../test/mailServer.ts'
import { sql } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'
import { emailNotifications } from './emailNotifications.server.ts'
import { notify } from './notify.server.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await startMailServer()
afterAll(server.stop)
const { as, url, settings } = await startTestApp({ SMTP_URL: server.url, EMAIL_VERIFICATION: 'off' })
const services = { background: db, settings } as Services

type User = { id: number; token: string; email: string }

/** Moves all notifications into the past, and queues the emails that are due. */
async function emailAfter(time: string, periods: ('now' | 'daily' | 'weekly')[] = ['now']) {
  await sql`
    update notifications set created_at = created_at - ${time}::interval, emailed_at = emailed_at - ${time}::interval`.execute(
    db,
  )
  await emailNotifications(services, periods)
}
const tell = (user: User, title: string, extra: object = {}) =>
  db.transaction().execute((tx) =>
    notify(tx, {
      ...{ kind: 'event.changed', actorId: null, subject: { type: 'test', id: 1 }, title, url: '/events' },
      ...{ recipients: [user.id], ...extra },
    } as Parameters<typeof notify>[1]),
  )
const answer = (user: User, question_id: number) => as(user).post('/api/answers', { question_id, content: 'Yes.' })
const headersOf = (email: Awaited<ReturnType<typeof server.waitForEmail>>) =>
  Object.fromEntries(email.headers.map(({ key, value }) => [key, value]))

/** Waits until an email that was queued after all others has arrived. */
async function waitForMails() {
  const last = await makeUser({ verified: false })
  await as(null).post('/api/auth/forgot-password', { email: last.email })
  await server.waitForEmail(last.email)
}

test('a burst of answers is one email, and a later answer to the same question is delayed', async () => {
  const [asker, other] = [await makeUser({ full_name: 'Ann Asker' }), await makeUser({ full_name: 'Ole Other' })]
  const question = await makeQuestion({ user_id: asker.id, title: 'Which <boat>?' })
  for (let count = 0; count < 3; count++) await answer(other, question.id)
  await emailNotifications(services, ['now'])
  await emailAfter('16 seconds')
  const email = await server.waitForEmail(asker.email)
  expect(email.subject).toBe('3 answers to “Which <boat>?”')
  expect(email.text).toContain('Hello Ann Asker,')
  expect(email.text).toContain(`${url}/questions/${question.id}#answer-`)
  expect(email.html).toContain('3 answers to “Which &#60;boat&#62;?”')
  await answer(other, question.id)
  await emailAfter('1 minute')
  await waitForMails()
  expect(server.received(asker.email)).toHaveLength(1)
  await emailAfter('10 minutes')
  await vi.waitUntil(() => server.received(asker.email).length === 2, { timeout: 60_000 })
  expect(server.received(asker.email)[1]?.subject).toBe('Ole Other answered “Which <boat>?”')
})

test('sends one email with a list for several notifications', async () => {
  const user = await makeUser()
  await tell(user, 'The pier moved')
  await tell(user, 'The dock moved')
  await emailAfter('16 seconds')
  const email = await server.waitForEmail(user.email)
  expect(email.subject).toBe('The dock moved and 1 more')
  expect(email.text).toMatch(/The dock moved:\nhttp.*\/events\n\nThe pier moved:\n/)
  expect(email.text).toContain(`${url}/notifications`)
})

test('digests wait for their hour, and leave out read notifications', async () => {
  const user = await makeUser()
  const preferences = { 'event.changed': { email: 'daily' }, 'job.expiring': { email: 'weekly' } }
  await as(user).put('/api/notifications/preferences', { preferences })
  await tell(user, 'Read')
  await as(user).post('/api/notifications/read', { all: true })
  await tell(user, 'Unread')
  await tell(user, 'Of the week', { kind: 'job.expiring' })
  await emailNotifications(services, ['now', 'daily', 'weekly'])
  await waitForMails()
  expect(server.received(user.email)).toEqual([])
  await emailAfter('1 day', ['daily'])
  const daily = await server.waitForEmail(user.email)
  expect(daily.subject).toMatch(/^Your day at .*: Unread$/)
  await emailAfter('7 days', ['daily', 'weekly'])
  await vi.waitUntil(() => server.received(user.email).length === 2, { timeout: 60_000 })
  expect(server.received(user.email)[1]?.subject).toMatch(/^Your week at .*: Of the week$/)
})

test('two processes that queue emails concurrently queue one', async () => {
  const user = await makeUser()
  await tell(user, 'Once')
  await sql`update notifications set created_at = created_at - interval '1 minute'`.execute(db)
  await Promise.all(Array.from({ length: 4 }, () => emailNotifications(services, ['now'])))
  await server.waitForEmail(user.email)
  await waitForMails()
  expect(server.received(user.email)).toHaveLength(1)
})

test('one click stops the kind of the email without a session, and the link opens the preferences', async () => {
  const user = await makeUser()
  await tell(user, 'Moved')
  await emailAfter('16 seconds')
  const headers = headersOf(await server.waitForEmail(user.email))
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const oneClick = headers['list-unsubscribe']?.slice(1, -1) as string
  const token = oneClick.split('/').at(-1)
  const opened = await fetch(oneClick, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${url}/email-preferences?token=${token}`])
  const { body } = await as(null).get(`/api/notifications/links/${token}`)
  expect(body).toMatchObject({ kinds: ['event.changed'], email: 'u…@example.com' })
  expect(body.preferences['event.changed']).toEqual({ site: true, email: 'now' })
  for (let count = 0; count < 2; count++) {
    const clicked = await fetch(oneClick, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(clicked.status).toBe(200)
  }
  const { preferences } = (await as(user).get('/api/notifications/preferences')).body
  expect(preferences['event.changed']).toEqual({ site: true, email: 'never' })
  expect(preferences['answer.created']).toEqual({ site: true, email: 'now' })
  const changed = await as(null).put(`/api/notifications/links/${token}`, {
    preferences: { 'search.new': { email: 'daily' } },
  })
  expect(changed.body.preferences['search.new']).toEqual({ site: true, email: 'daily' })
  await sql`update preference_links set expires_at = now()`.execute(db)
  expect((await as(null).get(`/api/notifications/links/${token}`)).status).toBe(404)
  expect((await fetch(oneClick, { method: 'POST' })).status).toBe(404)
})

test('emails of other features have an unsubscribe link, except those to email addresses without an account', async () => {
  const [poster, applicant] = [await makeUser(), await makeUser()]
  const job = await makeJob({ user_id: poster.id })
  expect((await as(applicant).post(`/api/jobs/${job.id}/apply`, {})).status).toBe(201)
  const headers = headersOf(await server.waitForEmail(poster.email))
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect((await fetch(headers['list-unsubscribe']?.slice(1, -1) as string, { method: 'POST' })).status).toBe(200)
  const { preferences } = (await as(poster).get('/api/notifications/preferences')).body
  expect(preferences['application.created'].email).toBe('never')

  const business = await makeBusiness({}, { owner: poster })
  const invitation = { email: 'a.stranger@example.com', role: 'member' }
  expect((await as(poster).post(`/api/businesses/${business.id}/team`, invitation)).status).toBe(201)
  expect(headersOf(await server.waitForEmail(invitation.email))['list-unsubscribe']).toBeUndefined()
})

test('sends no emails to a bounced email address until its owner confirms it', async () => {
  const user = await makeUser()
  server.answer((address) => (address === user.email ? { code: 550 } : 'accept'))
  await tell(user, 'First')
  await emailAfter('16 seconds')
  const readBounce = async () => (await as(user).get('/api/notifications/address')).body.bounce
  await vi.waitUntil(readBounce, { timeout: 60_000 })
  expect(await readBounce()).toMatchObject({ email: user.email, reason: expect.stringContaining('(address)') })
  const attempts = server.countAttempts(user.email)
  server.answer(() => 'accept')
  await tell(user, 'Second')
  await emailAfter('16 seconds')
  await waitForMails()
  expect(server.countAttempts(user.email)).toBe(attempts)
  expect((await as(user).post('/api/notifications/address/confirm')).status).toBe(200)
  const email = await server.waitForEmail(user.email)
  const token = /verify-email\?token=([\w-]+)/.exec(email.text ?? '')?.[1]
  await as(null).get(`/api/auth/verify-email/${token}`)
  expect(await readBounce()).toBeNull()
  await tell(user, 'Third')
  await emailAfter('16 seconds')
  await vi.waitUntil(() => server.received(user.email).length === 2, { timeout: 60_000 })
})

test('does not record a bounce when an email is refused for another reason', async () => {
  const user = await makeUser()
  server.answer((address) => (address === user.email ? { code: 554 } : 'accept'))
  await tell(user, 'Refused')
  await emailAfter('16 seconds')
  await vi.waitUntil(() => server.countAttempts(user.email) > 0, { timeout: 60_000 })
  await waitForMails()
  expect((await as(user).get('/api/notifications/address')).body.bounce).toBeNull()
  server.answer(() => 'accept')
})

test('leaves a post out of the email when it is deleted before the email is sent', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id })
  const { body } = await answer(other, question.id)
  await as(other).delete(`/api/answers/${body.answer.id}`)
  await emailAfter('16 seconds')
  await waitForMails()
  expect(server.received(asker.email)).toEqual([])
})
