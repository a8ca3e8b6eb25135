import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { afterEach, expect, vi } from 'vitest'
import { type Db, openDatabase, sql } from '../../src/database/open.server.ts'
import { advanceEmailQueue, type MailServer, startMailServer } from '../mailServer.ts'
import {
  businessFields,
  createDatabase,
  makeFolder,
  register,
  type Server,
  STEP_TIMEOUT,
  startServer,
} from '../serverProcess.ts'
import { fault, isLongRun } from './fault.ts'
import { findFreePort } from './ports.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
})

async function startMail(port?: number) {
  const mailServer = await startMailServer(port)
  cleanups.push(mailServer.stop)
  return mailServer
}

/** Starts a server that sends emails through this port, and logs in a member who invites people by email. */
async function startNetwork(port: number) {
  const url = await createDatabase()
  const { db, close } = openDatabase({ connectionString: url })
  cleanups.push(close)
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: makeFolder(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    EMAIL_VERIFICATION: 'off',
    RATE_LIMITS: 'off',
  }
  const server = await startServer(settings)
  const { token } = await register(server)
  const { body } = await server.post('/api/profiles', businessFields('Sea Lion'), { token })
  const path = `/api/businesses/${body.profile.id}/team`
  async function invite(count: number, { post }: Server = server) {
    const emails = Array.from({ length: count }, () => `invited-${crypto.randomUUID()}@example.com`)
    for (const email of emails) expect((await post(path, { email, role: 'member' }, { token })).status).toBe(201)
    return emails
  }
  return { db, settings, server, invite, token }
}

/** Counts the email addresses that got no email, one, or more. */
function countReceived(mailServer: MailServer, emails: string[]) {
  const counts = emails.map((email) => mailServer.received(email).length)
  const having = (test: (count: number) => boolean) => counts.filter(test).length
  return {
    none: having((count) => count === 0),
    one: having((count) => count === 1),
    more: having((count) => count > 1),
  }
}
const allOnce = (emails: string[]) => ({ none: 0, one: emails.length, more: 0 })
const waitUntilReceived = (mailServer: MailServer, emails: string[]) =>
  vi
    .waitUntil(() => countReceived(mailServer, emails).none === 0, { timeout: STEP_TIMEOUT, interval: 50 })
    .catch(() => {})

const waitUntilRetrying = (db: Db, count: number) =>
  vi.waitFor(
    async () => {
      const rows = await db.selectFrom('unsent_mails').where('state', '=', 'retrying').select('id').execute()
      expect(rows).toHaveLength(count)
    },
    { timeout: STEP_TIMEOUT, interval: 50 },
  )

/** Queues a task that sends no emails, and waits until it has run. */
async function runTask(connectionString: string, name: string) {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false, migrate: false })
  await boss.start()
  const id = (await boss.send(name, {})) as string
  const isDone = async () => (await boss.findJobs(name, { id }))[0]?.state === 'completed'
  await vi.waitUntil(isDone, { timeout: STEP_TIMEOUT, interval: 50 })
  await boss.stop()
}

fault('mail server dead', async (report) => {
  const port = await findFreePort()
  const { db, invite } = await startNetwork(port)
  const emails = await invite(8)
  await waitUntilRetrying(db, 8)
  const mailServer = await startMail(port)
  await advanceEmailQueue(db, '1 hour')
  await waitUntilReceived(mailServer, emails)
  report({ remarks: JSON.stringify(countReceived(mailServer, emails)) })
  expect(countReceived(mailServer, emails)).toEqual(allOnce(emails))
})

fault('mail server that takes connections and says nothing', async (report) => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket.on('error', () => {})))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as { port: number }
  const { db, invite, settings } = await startNetwork(port)
  const emails = await invite(20)
  await vi.waitUntil(() => sockets.size > 0, { timeout: STEP_TIMEOUT })
  const started = performance.now()
  await runTask(settings.DATABASE_URL, 'accounts.sweep')
  const took = Math.round(performance.now() - started)
  silent.close()
  for (const socket of sockets) socket.destroy()
  const mailServer = await startMail(port)
  await vi.waitUntil(
    async () => {
      await advanceEmailQueue(db, '10 minutes')
      return countReceived(mailServer, emails).none === 0
    },
    { timeout: STEP_TIMEOUT, interval: 500 },
  )
  report({ remarks: `another task meanwhile took ${took} ms; ${JSON.stringify(countReceived(mailServer, emails))}` })
  expect(countReceived(mailServer, emails)).toEqual(allOnce(emails))
})

fault('mail server that refuses for hours (clock moved)', async (report) => {
  const mailServer = await startMail()
  mailServer.answer(() => ({ code: 451 }))
  const { db, invite, server } = await startNetwork(mailServer.port)
  const emails = await invite(4)
  const { user } = await register(server)
  await server.post('/api/auth/forgot-password', { email: user.email })
  await waitUntilRetrying(db, 5)
  for (let half = 0; half < 6; half++) {
    await advanceEmailQueue(db, '30 minutes')
    await vi.waitUntil(() => emails.every((email) => mailServer.countAttempts(email) >= half + 2), {
      timeout: STEP_TIMEOUT,
    })
  }
  await vi.waitFor(() => expect(server.output.out).toContain('email not delivered'), { timeout: STEP_TIMEOUT })
  mailServer.answer(() => 'accept')
  await advanceEmailQueue(db, '30 minutes')
  await waitUntilReceived(mailServer, emails)
  const counts = countReceived(mailServer, emails)
  report({ remarks: `invitations ${JSON.stringify(counts)}; the reset link was given up` })
  expect(counts).toEqual(allOnce(emails))
  expect(mailServer.received(user.email)).toEqual([])
  const lines = server.output.out.split('\n').filter((line) => line.includes('email not delivered'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, kind: 'accounts.forgot', reason: expect.stringContaining('451') },
  ])
  expect(server.output.out).not.toContain(user.email)
})

fault('kill -9 of the server while emails are being sent', async (report) => {
  const rounds = isLongRun ? 5 : 1
  const mailServer = await startMail()
  const { db, settings, server: first, invite } = await startNetwork(mailServer.port)
  let server = first
  const emails: string[] = []
  for (let round = 0; round < rounds; round++) {
    mailServer.answer(() => 'hang')
    const sent = await invite(8, server)
    emails.push(...sent)
    await vi.waitUntil(() => sent.every((email) => mailServer.countAttempts(email) > 0), { timeout: STEP_TIMEOUT })
    await server.end('SIGKILL')
    mailServer.answer(() => 'accept')
    server = await startServer(settings)
    // Simulates the time after which the tasks of a dead process are released.
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(
      db,
    )
    await waitUntilReceived(mailServer, emails)
  }
  const counts = countReceived(mailServer, emails)
  report({ rounds, remarks: JSON.stringify(counts) })
  expect(counts).toEqual(allOnce(emails))
})

fault('kill -9 of the server at random moments while a slow mail server takes emails', async (report) => {
  const rounds = isLongRun ? 10 : 1
  const mailServer = await startMail()
  mailServer.answer(() => ({ after: 300 }))
  const { db, settings, server: first, invite } = await startNetwork(mailServer.port)
  let server = first
  const emails: string[] = []
  for (let round = 0; round < rounds; round++) {
    emails.push(...(await invite(8, server)))
    await sleep(Math.random() * 600)
    await server.end('SIGKILL')
    server = await startServer(settings)
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(
      db,
    )
  }
  await waitUntilReceived(mailServer, emails)
  const counts = countReceived(mailServer, emails)
  report({ rounds, remarks: `${JSON.stringify(counts)}; those that came twice have one Message-ID` })
  expect(counts.none).toBe(0)
  // Accepted by the mail server but not recorded when the process died. Mail systems recognise these by Message-ID.
  for (const email of emails) {
    expect(new Set(mailServer.received(email).map(({ messageId }) => messageId)).size).toBe(1)
  }
})
