import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { startMailServer } from '../../../test/mailServer.ts'
import { sql, type Tx } from '../../database/open.server.ts'
import { readSettings } from '../../server/settings.ts'
import { makeAdmin, makeModerator, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { claimForm, makeClaim } from '../claims/claims.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'
import { selectDueRecipients } from './notify.server.ts'
import { notifyOfWaiting } from './notifyOfWaiting.server.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A time zone in which it is this hour now; minutes may differ. */
function findTimeZone(hour: number): string {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

const server = await startMailServer()
afterAll(server.stop)
const environment = { SMTP_URL: server.url, EMAIL_VERIFICATION: 'off', REGION_TIME_ZONE: findTimeZone(10) }
const { as, settings } = await startTestApp(environment)
const root = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()

beforeEach(async () => {
  await settle()
  await db.deleteFrom('businesses').execute()
  await db.deleteFrom('reports').execute()
  await db.deleteFrom('users').where('id', '<>', root.id).execute()
  await db.deleteFrom('waiting_items').execute()
})

/** Waits until every notification task has run and every email was sent. */
const settle = () =>
  vi.waitUntil(
    async () => {
      const { rows } = await sql`
        select from pgboss.job
        where name in ('waiting.notify', 'mails') and state in ('created', 'retry', 'active')`.execute(db)
      return rows.length === 0
    },
    { timeout: 60_000, interval: 20 },
  )
async function notify() {
  await notifyOfWaiting(db)
  await settle()
}
/** Moves sent emails and recorded items into the past. */
const advance = (interval: string) =>
  sql`update waiting_emails set sent_at = sent_at - ${interval}::interval, told_until = told_until - ${interval}::interval`.execute(
    db,
  )

type Account = Awaited<ReturnType<typeof makeUser>>
let count = 0
const makeWithStaffEmail = (make: typeof makeUser) => {
  count += 1
  return make({ email: `staff${count}@example.com` })
}
async function claimSomething() {
  const [business, user] = await Promise.all([makeBusiness({ verification_status: 'curated' }), makeUser()])
  const reply = await as(user).post(`/api/businesses/${business.id}/claim`, claimForm())
  expect(reply.status).toBe(201)
  return reply.body.claim
}
const createPending = async (user: Account, business_name = 'You won $1000') =>
  (await as(user).post('/api/profiles', { business_name, alaska_business_license: '10012345' })).body.profile
const choose = (admin: Account, frequency: string) => as(admin).put('/api/admin/waiting/email', { frequency })
const readCounts = async (viewer: Account) => {
  const { body } = await as(viewer).get('/api/waiting')
  return Object.fromEntries(body.queues.map(({ kind, count }: { kind: string; count: number }) => [kind, count]))
}

test('counts the items of each queue, with a link and the time of the oldest', async () => {
  const admin = await makeAdmin()
  expect((await as(admin).get('/api/waiting')).body).toMatchObject({ total: 0 })
  const claim = await claimSomething()
  await createPending(await makeUser())
  const { body } = await as(admin).get('/api/waiting')
  expect(body.total).toBe(2)
  expect(body.queues).toEqual(
    expect.arrayContaining([
      {
        kind: 'claims',
        label: '1 claim',
        count: 1,
        oldest_at: claim.created_at,
        path: '/admin?tab=claims&status=pending#tabs',
        tab: 'claims',
      },
      expect.objectContaining({ kind: 'businesses', label: '1 business to verify', tab: 'verification' }),
    ]),
  )
  await as(admin).post(`/api/admin/claim-requests/${claim.id}/reject`, { admin_notes: 'No' })
  expect(await readCounts(admin)).toMatchObject({ claims: 0, businesses: 1 })
})

test('a moderator sees only the queues that moderators decide', async () => {
  await claimSomething()
  const question = await makeQuestion({ user_id: (await makeUser()).id })
  const report = { target_type: 'question', target_id: question.id, reason: 'spam', message: 'Visit evil.example' }
  expect((await as(await makeUser()).post('/api/reports', report)).status).toBe(201)
  expect(await readCounts(await makeModerator())).toEqual({ held_posts: 0, reports: 1 })
  expect(await readCounts(await makeAdmin())).toMatchObject({ reports: 1, claims: 1 })
})

test('sends the first email about waiting items at once, with counts and links but without texts of members', async () => {
  const admin = await makeWithStaffEmail(makeAdmin)
  await createPending(await makeUser({ full_name: 'Visit evil.example' }))
  const email = await server.waitForEmail(admin.email)
  expect(email.subject).toBe(`Waiting for you at ${settings.site.name}: 1 business to verify`)
  expect(email.text).toContain(`${settings.public_url}/admin?tab=verification&status=pending`)
  expect(email.html).toContain(`href="${settings.public_url}/admin?tab=verification&#38;status=pending#tabs"`)
  for (const part of [email.subject, email.text, email.html]) expect(part).not.toMatch(/\$1000|evil/)
  const unsubscribe = email.headers.find(({ key }) => key === 'list-unsubscribe')
  expect(unsubscribe?.value).toBe(`<${settings.public_url}/admin#waiting-emails>`)
})

test('bundles a burst into one email, and later items into another one after 15 minutes', async () => {
  const admin = await makeWithStaffEmail(makeAdmin)
  await Promise.all(Array.from({ length: 10 }, claimSomething))
  await settle()
  expect(server.received(admin.email)).toHaveLength(1)
  await claimSomething()
  await advance('14 minutes')
  await notify()
  expect(server.received(admin.email)).toHaveLength(1)
  await advance('1 minute')
  await notify()
  expect(server.received(admin.email).at(-1)?.subject).toContain('11 claims')
  await advance('1 hour')
  await db.updateTable('waiting_items').set({ noticed_at: '2020-01-01T00:00:00Z' }).execute()
  await notify()
  expect(server.received(admin.email)).toHaveLength(2)
})

test('notifies again about an item that returns to a queue after a decision', async () => {
  const admin = await makeWithStaffEmail(makeAdmin)
  const owner = await makeUser()
  const business = await createPending(owner)
  await server.waitForEmail(admin.email)
  await as(admin).post(`/api/admin/businesses/${business.id}/approve`)
  await notify()
  await advance('15 minutes')
  await as(owner).post('/api/profiles', { id: business.id, business_name: 'Another name' })
  await server.waitForEmail(admin.email, 2)
})

test('sends the daily email once after 8 AM while a queue has items', async () => {
  const admin = await makeWithStaffEmail(makeAdmin)
  expect((await choose(admin, 'daily')).body).toEqual({ frequency: 'daily' })
  await claimSomething()
  await settle()
  // The choice was made after 8 AM, so the first email comes tomorrow.
  expect(server.received(admin.email)).toHaveLength(0)
  await advance('1 day')
  await notify()
  await notify()
  expect(server.received(admin.email)).toHaveLength(1)
  await advance('1 day')
  await db.deleteFrom('claims').execute()
  await notify()
  expect(server.received(admin.email)).toHaveLength(1)
})

test('waits with the daily email until 8 AM in the time zone of the region', async () => {
  const admin = await makeWithStaffEmail(makeAdmin)
  const isDue = (tx: Tx, hour: number) =>
    selectDueRecipients(tx, { settings: readSettings({ REGION_TIME_ZONE: findTimeZone(hour) }) })
      .where('u.id', '=', admin.id)
      .execute()
  // In one transaction, so that the task does not send the email in between.
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('waiting_items').values({ kind: 'claims', item_id: 1 }).execute()
    const told_until = sql<string>`now() - interval '1 day'`
    await tx.insertInto('waiting_emails').values({ user_id: admin.id, frequency: 'daily', told_until }).execute()
    expect(await isDue(tx, 6)).toEqual([])
    expect(await isDue(tx, 9)).toEqual([{ id: admin.id }])
  })
})

test('sends no email to administrators who chose none, were banned or lost the role', async () => {
  const [admin, silent, banned, demoted] = await Promise.all([
    makeWithStaffEmail(makeAdmin),
    makeWithStaffEmail(makeAdmin),
    makeWithStaffEmail(makeAdmin),
    makeWithStaffEmail(makeAdmin),
  ])
  await choose(silent, 'never')
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', banned.id).execute()
  await as(admin).patch(`/api/admin/users/${demoted.id}/role`, { role: 'moderator' })
  await claimSomething()
  await server.waitForEmail(admin.email)
  await settle()
  for (const { email } of [silent, banned, demoted]) expect(server.received(email)).toHaveLength(0)
})

test('emails are sent at once until another choice is made, and other values are refused', async () => {
  const [admin, moderator] = await Promise.all([makeAdmin(), makeModerator()])
  expect((await as(admin).get('/api/admin/waiting/email')).body).toEqual({ frequency: 'now' })
  expect((await choose(admin, 'hourly')).status).toBe(400)
  expect((await choose(moderator, 'hourly')).status).toBe(403)
  await choose(admin, 'never')
  expect((await as(admin).get('/api/admin/waiting/email')).body).toEqual({ frequency: 'never' })
})

test('finds new items for which no notification was started', async () => {
  const admin = await makeWithStaffEmail(makeAdmin)
  const business = await makeBusiness({ verification_status: 'curated' })
  await makeClaim({ business_id: business.id, user_id: admin.id })
  await notify()
  expect(server.received(admin.email)).toHaveLength(1)
})
