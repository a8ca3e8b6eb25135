import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { sql } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeJob } from './jobs.make.ts'
import { jobsTasks } from './jobs.tasks.server.ts'

const { as, visitor, mailFolder, settings } = await startTestApp()
const { waitForEmail, waitForLink } = openMailbox(mailFolder)

const sweep = () => jobsTasks['jobs.sweep'].run({ db, settings } as Services)
const setExpiry = (id: number, interval: string) =>
  db
    .updateTable('jobs')
    .set({ expires_at: sql<string>`now() + ${interval}::interval` })
    .where('id', '=', id)
    .execute()

test('emails an application to the owner with the contact data, and a copy to the applicant', async () => {
  const owner = await makeUser({ full_name: 'Olga Owner' })
  const applicant = await makeUser({ full_name: 'Ann Applicant' })
  await as(applicant).put('/api/auth/profile', { full_name: 'Ann Applicant', phone: '907-555-0100' })
  const { id } = await makeJob({ user_id: owner.id, title: 'Deckhand', company: 'Sea Lion Charters' })
  await as(applicant).post(`/api/jobs/${id}/apply`, { cover_letter: 'I can <b>knot</b>.' })

  const notification = await waitForEmail(owner.email)
  expect(notification.subject).toBe('Ann Applicant applied: Deckhand')
  for (const words of [applicant.email, '907-555-0100', 'I can <b>knot</b>.', `/jobs/${id}/applications`]) {
    expect(notification.text).toContain(words)
  }
  expect(notification.html).not.toContain('<b>knot')
  const copy = await waitForEmail(applicant.email)
  expect(copy.subject).toBe('Your application: Deckhand')
  expect(copy.text).toContain('Sea Lion Charters')
  expect(copy.text).toContain('I can <b>knot</b>.')
  expect(copy.text).not.toContain(owner.email)
})

test('the link of a reminder expires', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id })
  await setExpiry(id, '3 days')
  await sweep()
  const token = new URLSearchParams((await waitForLink(owner.email)).split('?')[1]).get('token')
  await db
    .updateTable('jobs')
    .set({ renewal_expires_at: sql<string>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute()
  const reply = await visitor.post('/api/jobs/renew', { token })
  expect([reply.status, reply.body.error]).toEqual([
    400,
    'This renewal link has expired. Log in and reopen the job on its page.',
  ])
})

test('sends one reminder a week before a job closes, whose link renews it without a login until the next reminder', async () => {
  const owner = await makeUser()
  const [{ id }, newer] = [
    await makeJob({ user_id: owner.id, title: 'Deckhand' }),
    await makeJob({ user_id: owner.id }),
  ]
  await setExpiry(id, '6 days 23 hours')
  await setExpiry(newer.id, '7 days 1 hour')
  await sweep()
  await sweep()
  const readKinds = async () =>
    (await as(owner).get('/api/notifications')).body.notifications.map(({ kind }: { kind: string }) => kind)
  expect(await readKinds()).toEqual(['job.expiring'])
  const path = await waitForLink(owner.email)
  const token = new URLSearchParams(path.split('?')[1]).get('token')
  expect(path).toBe(`/jobs/renew?token=${token}`)

  const renew = () => visitor.post('/api/jobs/renew', { token })
  const daysLeft = ({ expires_at }: { expires_at: string }) => (Date.parse(expires_at) - Date.now()) / 86_400_000
  for (let attempt = 0; attempt < 2; attempt++) {
    const { status, body } = await renew()
    expect([status, body.job.is_active, Math.round(daysLeft(body.job))]).toEqual([200, true, 60])
    expect(await readKinds()).toEqual([])
  }

  await setExpiry(id, '-1 hour')
  await sweep()
  expect((await visitor.get(`/api/jobs/${id}`)).body.job.is_active).toBe(false)
  expect((await renew()).body.job.is_active).toBe(true)

  await as(owner).put(`/api/jobs/${id}`, { is_active: false })
  expect((await renew()).status).toBe(409)
  await as(owner).put(`/api/jobs/${id}`, { is_active: true })

  await setExpiry(id, '1 day')
  await sweep()
  const second = await waitForLink(owner.email, 2)
  expect(second).not.toBe(path)
  expect((await renew()).status).toBe(400)
})

test('the sweep closes expired jobs only', async () => {
  const { id: user_id } = await makeUser()
  const [expired, open] = [await makeJob({ user_id, title: 'Expired' }), await makeJob({ user_id })]
  await setExpiry(expired.id, '-1 second')
  await sweep()
  const rows = await db
    .selectFrom('jobs')
    .where('user_id', '=', user_id)
    .select(['id', 'closed_at'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: expired.id, closed_at: expect.any(String) },
    { id: open.id, closed_at: null },
  ])
})
