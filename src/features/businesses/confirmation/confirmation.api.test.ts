import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { confirmationTasks } from './confirmation.tasks.server.ts'

const { as, visitor, mailFolder, settings } = await startTestApp()
const { waitForEmail, waitForLink } = openMailbox(mailFolder)

const ask = () => confirmationTasks['businesses.askToConfirm'].run({ db, settings } as Services)
const old = '2024-05-06T12:00:00Z'
const readConfirmed = async (id: number) =>
  (await visitor.get(`/api/profiles/${id}`)).body.profile.confirmed_at as string | null
const isRecent = (time: string | null) => time !== null && Date.now() - Date.parse(time) < 60_000
const parseToken = (path: string) => new URLSearchParams(path.split('?')[1]).get('token')
const confirm = (token: string | null) => visitor.post('/api/businesses/confirm', { token })

test('emails owners of profiles that were not confirmed for a year once, and they confirm without a login', async () => {
  const [owner, busy, absent] = [await makeUser(), await makeUser(), await makeUser()]
  const { id } = await makeBusiness({ business_name: 'Auklet Inn', created_at: old }, { owner })
  const recent = await makeBusiness({ created_at: old }, { owner: busy })
  await as(busy).post(`/api/businesses/${recent.id}/confirm`)
  await makeBusiness({ created_at: old, is_public: false }, { owner: absent })
  await Promise.all([ask(), ask()])

  const path = await waitForLink(owner.email)
  expect(path).toMatch(new RegExp(`^/businesses/confirm\\?id=${id}&token=`))
  const email = await waitForEmail(owner.email)
  expect(email.subject).toBe('Is the profile of Auklet Inn still right?')
  expect(email.text).toContain(`/businesses/${id}/edit`)

  // A scanner that opens the link confirms nothing.
  expect((await visitor.get(path)).status).toBe(200)
  expect(await readConfirmed(id)).toBe(null)
  const admin = await makeAdmin()
  const before = (await as(admin).get('/api/admin/confirmations')).body
  expect(before).toMatchObject({ claimed: 2, confirmed: 1, asked: 1 })
  for (let attempt = 0; attempt < 2; attempt++) expect((await confirm(parseToken(path))).status).toBe(200)
  expect(isRecent(await readConfirmed(id))).toBe(true)
  const after = (await as(admin).get('/api/admin/confirmations')).body
  expect(after).toMatchObject({ claimed: 2, confirmed: 2, asked: 0 })

  await ask()
  await waitForEmail(owner.email, 1)
  for (const { email } of [busy, absent]) expect(await waitForEmail(email, 0)).toBe(undefined)
})

test('a link is invalid once it has expired, a later one was sent, or the owner has changed', async () => {
  const [owner, next] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({ created_at: old }, { owner, admin: next })
  await ask()
  const token = parseToken(await waitForLink(owner.email))
  const setExpiry = (interval: string) =>
    sql`update business_confirmations set expires_at = now() + ${interval}::interval where business_id = ${id}`.execute(
      db,
    )
  await setExpiry('-1 second')
  expect((await confirm(token)).body.error).toBe(
    'This link has expired. Log in and confirm the profile under My Businesses.',
  )
  await setExpiry('1 day')
  const listing = (is_public: boolean) => db.updateTable('businesses').set({ is_public }).where('id', '=', id).execute()
  await listing(false)
  expect((await confirm(token)).status).toBe(409)
  await listing(true)

  const roles = [
    [owner.id, 'admin'],
    [next.id, 'owner'],
  ] as const
  for (const [user_id, role] of roles)
    await db
      .updateTable('business_members')
      .set({ role })
      .where('business_id', '=', id)
      .where('user_id', '=', user_id)
      .execute()
  expect((await confirm(token)).status).toBe(400)

  // A year later the new owner is asked.
  await sql`update business_confirmations set asked_at = now() - interval '366 days' where business_id = ${id}`.execute(
    db,
  )
  await ask()
  expect((await confirm(parseToken(await waitForLink(next.email)))).status).toBe(200)
})

test('after a login, only those who may edit the business can confirm it', async () => {
  const [owner, member] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner, member })
  expect((await as(member).post(`/api/businesses/${id}/confirm`)).status).toBe(403)
  expect((await as(await makeAdmin()).post(`/api/businesses/${id}/confirm`)).status).toBe(403)
  const { status, body } = await as(owner).post(`/api/businesses/${id}/confirm`)
  expect([status, body.business_id, isRecent(body.confirmed_at)]).toEqual([200, id, true])
  expect(await readConfirmed(id)).toBe(body.confirmed_at)
})
