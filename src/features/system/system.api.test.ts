import { PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { application, db } from '../../../test/database.ts'
import { advanceEmailQueue, startMailServer } from '../../../test/mailServer.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeFailedMail } from '../mails/mails.make.ts'
import type { SystemCheck } from './system.contract.ts'

const server = await startMailServer()
afterAll(server.stop)
const { as, visitor } = await startTestApp({ SMTP_URL: server.url })
const admin = await makeAdmin()

const read = async () => {
  const { status, body } = await as(admin).get('/api/admin/system')
  expect(status).toBe(200)
  return body as { status: string; checks: SystemCheck[] }
}
const check = async (id: string) => (await read()).checks.find((each) => each.id === id) as SystemCheck
const untilStatus = (id: string, status: string) =>
  vi.waitFor(async () => expect((await check(id)).status).toBe(status), { timeout: 60_000, interval: 100 })

test('every check has a status and a sentence, and the overall status is the worst one', async () => {
  const { status, checks } = await read()
  expect(checks.map(({ id }) => id).sort()).toEqual(
    ['backup', 'database', 'disk', 'event_loop', 'mail', 'migrations', 'queues', 'replica', 'versions'].sort(),
  )
  for (const { sentence } of checks) expect(sentence).toMatch(/^[A-Z].*\.$/)
  const statuses = checks.map((each) => each.status)
  expect(status).toBe(statuses.includes('red') ? 'red' : 'amber')
  const { facts } = await check('versions')
  expect(facts).toContainEqual({ name: 'Node.js', value: process.versions.node })
  expect((await check('migrations')).status).toBe('green')
})

test('a failing check is red and does not affect others', async () => {
  await sql`alter table backups rename to backups_away`.execute(db)
  const { checks } = await read()
  await sql`alter table backups_away rename to backups`.execute(db)
  const backup = checks.find(({ id }) => id === 'backup')
  expect([backup?.status, backup?.sentence]).toEqual(['red', expect.stringContaining('could not be checked')])
  expect(checks.find(({ id }) => id === 'database')?.status).toBe('green')
})

test('a hanging check is red after 2 seconds and does not delay others', async () => {
  const { checks } = await db.transaction().execute(async (tx) => {
    await sql`lock table mail_health`.execute(tx)
    return read()
  })
  expect(checks.find(({ id }) => id === 'mail')).toMatchObject({
    status: 'red',
    sentence: 'This could not be checked: no answer within 2 seconds. See the log for details.',
  })
  expect(checks.find(({ id }) => id === 'database')?.status).toBe('green')
})

test('the status of backups depends on the age of the last one', async () => {
  expect(await check('backup')).toMatchObject({ status: 'amber', sentence: expect.stringContaining('No backup') })
  for (const [age, status] of [
    ['10 days', 'red'],
    ['3 days', 'amber'],
    ['1 hour', 'green'],
  ] as const) {
    await sql`insert into backups (bytes, finished_at) values (5000000, now() - ${age}::interval)`.execute(db)
    expect((await check('backup')).status).toBe(status)
  }
})

test('the status is amber, then red, while the mail server rejects everything, and green after it recovers', async () => {
  const { email } = await makeUser()
  server.answer(() => ({ code: 451 }))
  await visitor.post('/api/auth/forgot-password', { email })
  await untilStatus('mail', 'amber')
  expect(JSON.stringify(await check('mail'))).not.toContain(email)
  await sql`update unsent_mails set first_tried_at = now() - interval '61 minutes'`.execute(db)
  expect((await check('mail')).status).toBe('red')
  server.answer(() => 'accept')
  await advanceEmailQueue(db, '30 minutes')
  await untilStatus('mail', 'green')
  expect((await check('mail')).facts).toContainEqual({ name: 'To be retried', value: '0' })
})

test('reports undelivered emails and waiting tasks', async () => {
  expect((await check('queues')).status).toBe('green')
  const { id } = await makeFailedMail()
  expect(await check('queues')).toMatchObject({
    status: 'amber',
    sentence: expect.stringContaining('1 email was not delivered'),
  })
  await as(admin).post(`/api/admin/mails/failed/${id}/dismiss`)
  // No worker runs this queue.
  const boss = new PgBoss({ ...(application as object), max: 1 })
  await boss.start()
  await boss.createQueue('stuck')
  await boss.send('stuck', {})
  await boss.stop()
  await sql`update pgboss.job set start_after = now() - interval '11 minutes' where name = 'stuck'`.execute(db)
  expect((await check('queues')).status).toBe('red')
})

test('the check of a replica that does not answer is red, and the check of the disk works with a missing DATA_DIR', async () => {
  const { host, port, user, password, database } = application
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host as string)}`
  const otherApp = await startTestApp({ DATABASE_URL: url, DATABASE_READ_URL: url, DATA_DIR: '/not/made/yet' })
  const { body } = await otherApp.as(admin).get('/api/admin/system')
  expect(body.checks.find(({ id }: SystemCheck) => id === 'replica').status).toBe('red')
  expect(body.checks.find(({ id }: SystemCheck) => id === 'disk').sentence).toContain('The disk')
})
