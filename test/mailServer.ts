import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'
import { type Db, sql } from '../src/database/open.server.ts'

/** The server accepts an email, refuses it with an SMTP code, never answers, or accepts it after some milliseconds. */
type Answer = 'accept' | 'hang' | { code: number } | { after: number }

/** Starts a mail server on a real socket. The test decides its answer to each recipient. */
export async function startMailServer(port = 0) {
  const inbox: { to: string; email: Email }[] = []
  const attempts: string[] = []
  let answerTo: (address: string) => Answer = () => 'accept'
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      attempts.push(address)
      const answer = answerTo(address)
      if (answer === 'hang') return
      if (typeof answer === 'object' && 'code' in answer) {
        const refusal = new Error(`the mailbox of <${address}> is not available`)
        return done(Object.assign(refusal, { responseCode: answer.code }))
      }
      done()
    },
    async onData(stream, session, done) {
      // A client that is killed in the middle of a message ends the stream with an error.
      const message = await buffer(stream).catch(done)
      if (!message) return
      const email = await PostalMime.parse(message)
      for (const { address } of session.envelope.rcptTo) {
        const answer = answerTo(address)
        if (typeof answer === 'object' && 'after' in answer)
          await new Promise((resolve) => setTimeout(resolve, answer.after))
        inbox.push({ to: address, email })
      }
      done()
    },
  })
  // A killed client resets its connection.
  smtp.on('error', () => {})
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address() as AddressInfo

  const received = (to: string) => inbox.filter((item) => item.to === to).map(({ email }) => email)
  const countAttempts = (to: string) => attempts.filter((recipient) => recipient === to).length
  const patience = { timeout: 60_000, interval: 50 }
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    countAttempts,
    answer(decide: (address: string) => Answer) {
      answerTo = decide
    },
    /** Waits for this many emails to the address, and returns the last one. */
    waitForEmail: (to: string, count = 1) =>
      vi.waitFor(() => {
        expect(received(to)).toHaveLength(count)
        return received(to).at(-1) as Email
      }, patience),
    waitForAttempts: (to: string, times: number) => vi.waitUntil(() => countAttempts(to) >= times, patience),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/**
 * Moves queued emails into the past, as if the interval had elapsed, and wakes the queue. Waits first for running
 * attempts.
 */
export async function advanceEmailQueue(db: Db, interval: string) {
  const isIdle = async () =>
    (await sql`select from pgboss.job where name = 'mails' and state = 'active'`.execute(db)).rows.length === 0
  await vi.waitUntil(isIdle, { timeout: 60_000, interval: 20 })
  await sql`
    update pgboss.job set created_on = created_on - ${interval}::interval, start_after = start_after - ${interval}::interval
    where name = 'mails' and state in ('created', 'retry')`.execute(db)
  await sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'mails')`.execute(db)
}
