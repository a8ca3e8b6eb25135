import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseClient, keepAlive } from './client.server.ts'

type WatchOptions = {
  /** Sets up each new connection, such as with `listen`. */
  prepare?(client: pg.Client): Promise<unknown>
  /** A statement that fails, or returns no row, when the connection has lost the setup of `prepare`. */
  heartbeat: string
  /**
   * Milliseconds between two heartbeats, and after which a statement without a response counts as a lost connection.
   */
  interval: number
  timeout: number
  onConnect(): void
  /** Runs when the connection is lost and when the first attempt fails, but not for failed attempts to reconnect. */
  onDisconnect(error: Error): void
}

/** The timeout is divided into this many intervals, so that one long pause of the process uses up only one of them. */
const TIMEOUT_STEPS = 4

/**
 * Milliseconds before the next attempt: exponential backoff up to 2 s, with jitter, so that processes do not reconnect
 * together.
 */
const retryDelay = (attempt: number) => Math.min(100 * 2 ** attempt, 2000) * (0.5 + Math.random())

/**
 * Rejects when there is no result in time. The timeout is divided into intervals, so a process that was paused or busy for longer
 * still reads a response that has arrived meanwhile.
 */
function waitAtMost<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  let remaining = TIMEOUT_STEPS
  const timer = setInterval(() => {
    // The message that pg uses for a timeout.
    if (--remaining === 0) timeout.reject(new Error('Query read timeout'))
  }, milliseconds / TIMEOUT_STEPS)
  return Promise.race([result, timeout.promise]).finally(() => clearInterval(timer))
}

/**
 * Rejects a wait when a session ends. `Promise.race` with one promise for all waits would keep the result of each wait
 * in memory until the session ends.
 */
function watchSession() {
  let loss: Error | undefined
  let reject: ((error: Error) => void) | undefined
  return {
    end(error: Error) {
      loss ??= error
      reject?.(loss)
    },
    /** Waits for one result at a time. */
    whileUp: <Result>(result: Promise<Result>) =>
      new Promise<Result>((resolve, rejectResult) => {
        reject = rejectResult
        result.then(resolve, rejectResult)
        if (loss) rejectResult(loss)
      }),
  }
}

/** Keeps one connection outside the pool. Reconnects when it fails or does not respond to a statement. */
export function watchConnection(connection: pg.PoolConfig, watch: WatchOptions) {
  const closing = new AbortController()
  const { signal } = closing
  let current: pg.Client | undefined
  /** The client while it is set up and connected, and what ends it. */
  let ready: { client: pg.Client; end(error: Error): void } | undefined
  let isConnected: boolean | undefined
  const firstAttempt = Promise.withResolvers<void>()
  let lastQuery: Promise<unknown> = Promise.resolve()

  function report(isNowConnected: boolean, error: Error) {
    if (isConnected === isNowConnected || signal.aborted) return
    isConnected = isNowConnected
    if (isNowConnected) watch.onConnect()
    else watch.onDisconnect(error)
    firstAttempt.resolve()
  }

  /** Runs statements one after the other, because pg will refuse a second one that is sent earlier. */
  function runQuery(client: pg.Client, text: string): Promise<pg.QueryResult> {
    const result = lastQuery.then(() => waitAtMost(watch.timeout, client.query(text)))
    lastQuery = result.catch(() => {})
    return result
  }

  async function runHeartbeats(client: pg.Client, onReady: (end: (error: Error) => void) => void) {
    const session = watchSession()
    client.once('error', session.end)
    client.once('end', () => session.end(new Error('Connection terminated')))
    await client.connect()
    await waitAtMost(watch.timeout, Promise.resolve(watch.prepare?.(client)))
    lastQuery = Promise.resolve()
    onReady(session.end)
    while (!signal.aborted) {
      await session.whileUp(sleep(watch.interval, undefined, { signal }))
      const { rowCount } = await session.whileUp(runQuery(client, watch.heartbeat))
      if (rowCount === 0) throw new Error('The connection was reset')
    }
  }

  async function run() {
    for (let attempt = 0; !signal.aborted; attempt++) {
      const client = new DatabaseClient({
        ...connection,
        ...keepAlive,
        connectionTimeoutMillis: watch.timeout,
      })
      current = client
      try {
        await runHeartbeats(client, (end) => {
          attempt = 0
          ready = { client, end }
          report(true, new Error())
        })
      } catch (error) {
        ready = undefined
        report(false, error as Error)
      }
      // A half-open connection never ends by itself, so do not wait for it.
      void client.end()
      await sleep(retryDelay(attempt), undefined, { signal }).catch(() => {})
    }
  }
  const loopEnded = run()

  return {
    /** Resolves when the first attempt to connect has succeeded or failed. */
    firstAttempt: firstAttempt.promise,
    /** Runs a statement on this connection. @throws when it is not connected, or lost meanwhile */
    async query(text: string) {
      if (!ready) throw new Error('Not connected')
      const { client, end } = ready
      return runQuery(client, text).catch((error: Error) => {
        end(error)
        throw error
      })
    },
    async close() {
      closing.abort()
      void current?.end()
      await loopEnded
    },
  }
}
