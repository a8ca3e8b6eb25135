import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import memoryLimits from '../src/server/workers/memoryLimits.json' with { type: 'json' }
import { onStop, spawnPinned, waitForExit } from './setup.mjs'

/** The first and the longest delay before a restart, in milliseconds. */
const [FIRST_DELAY_MS, MAX_DELAY_MS] = [1000, 30_000]
/** Milliseconds of readiness after which the delay is reset. */
const RESET_AFTER_MS = 60_000
/** Milliseconds to wait for the last message of a process that has ended. */
const LAST_MESSAGE_TIMEOUT_MS = 1000

/**
 * Runs the server and restarts it when it dies, with a delay that doubles each time. A server that was never ready is not
 * restarted, because its settings must be corrected first.
 * @returns the exit code of a failed first start, or of a server that was stopped.
 */
export async function superviseServer(args, env) {
  // A full disk or a reader that has gone loses the lines of restarts but must not end the supervision.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const stopping = new AbortController()
  let child
  onStop((signal) => {
    stopping.abort()
    child.kill(signal)
  })
  let wasReady = false
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    child = spawnPinned([...memoryLimits.options, 'dist/server/main.js', ...args], {
      ...memoryLimits.environment,
      ...process.env,
      ...env,
    })
    let readySince = Number.POSITIVE_INFINITY
    child.once('message', () => {
      wasReady = true
      readySince = performance.now()
    })
    const { code, signal } = await waitForExit(child)
    // The exit event of a process can precede the last message that it has sent.
    if (child.connected) await Promise.race([once(child, 'disconnect'), sleep(LAST_MESSAGE_TIMEOUT_MS)])
    if (stopping.signal.aborted || !wasReady || code === 0) return code
    if (performance.now() - readySince >= RESET_AFTER_MS) delay = FIRST_DELAY_MS
    const cause = signal ? `was ended by ${signal}` : `ended with code ${code}`
    const hint = signal === 'SIGKILL' ? ' (the system does so when memory runs out)' : ''
    console.error(`The server ${cause}${hint}. Restarting in ${delay / 1000} s.`)
    const wasStopped = await sleep(delay, false, { signal: stopping.signal }).catch(() => true)
    if (wasStopped) return 0
  }
}
