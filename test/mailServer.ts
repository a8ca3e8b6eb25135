import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'
import { type Db, sql } from '../src/database/open.server.ts'

/** What the server does with an email: takes it, answers with a code, never answers, or takes it after some milliseconds. */
type Answer = 'accept' | 'hang' | { code: number } | { after: number }

/** Starts a mail server on a real socket. The test decides its answer to each recipient. */
export async function startMailServer(port = 0) {
  const inbox: { to: string; mail: Email }[] = []
  const tries: string[] = []
  let answerTo: (address: string) => Answer = () => 'accept'
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      tries.push(address)
      const answer = answerTo(address)
      if (answer === 'hang') return
      if (typeof answer === 'object' && 'code' in answer) {
        const refusal = new Error(`the mailbox of <${address}> is not available`)
        return done(Object.assign(refusal, { responseCode: answer.code }))
      }
      done()
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const mail = await PostalMime.parse(Buffer.concat(chunks))
      for (const { address } of session.envelope.rcptTo) {
        const answer = answerTo(address)
        if (typeof answer === 'object' && 'after' in answer) await new Promise((go) => setTimeout(go, answer.after))
        inbox.push({ to: address, mail })
      }
      done()
    },
  })
  // a client that is killed resets its connection
  smtp.on('error', () => {})
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address() as AddressInfo

  const received = (to: string) => inbox.filter((item) => item.to === to).map(({ mail }) => mail)
  const timesTried = (to: string) => tries.filter((tried) => tried === to).length
  const waiting = { timeout: 60_000, interval: 50 }
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    timesTried,
    answer(decide: (address: string) => Answer) {
      answerTo = decide
    },
    /** Waits for this many emails to the address, and returns the last one. */
    mailTo: (to: string, count = 1) =>
      vi.waitFor(() => {
        expect(received(to)).toHaveLength(count)
        return received(to).at(-1) as Email
      }, waiting),
    untilTried: (to: string, times: number) => vi.waitUntil(() => timesTried(to) >= times, waiting),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/**
 * Moves what waits in the queue of emails into the past, as if this much time had gone by, and wakes the queue. Waits
 * before for tries that are under way.
 */
export async function passTime(db: Db, interval: string) {
  const isQuiet = async () =>
    (await sql`select from pgboss.job where name = 'mails' and state = 'active'`.execute(db)).rows.length === 0
  await vi.waitUntil(isQuiet, { timeout: 60_000, interval: 20 })
  await sql`
    update pgboss.job set created_on = created_on - ${interval}::interval, start_after = start_after - ${interval}::interval
    where name = 'mails' and state in ('created', 'retry')`.execute(db)
  await sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'mails')`.execute(db)
}
