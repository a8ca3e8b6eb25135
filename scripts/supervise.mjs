import { setTimeout as sleep } from 'node:timers/promises'
import { onEnd, spawnPinned, whenEnded } from './setup.mjs'

/** Milliseconds before the first restart, and before a restart at most. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 30_000]
/** A server that was ready for so many milliseconds is restarted after the first pause again. */
const HEALTHY = 60_000

/**
 * Runs the server. Once it has been ready, a server that dies is started again, with a pause that doubles each time.
 * A first start that fails is not repeated: its setting has to be changed.
 * @returns the exit code of the first start that failed, or of the server that was told to end.
 */
export async function superviseServer(args, env) {
  const ending = new AbortController()
  let child
  onEnd((signal) => {
    ending.abort()
    child.kill(signal)
  })
  let wasReady = false
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    child = spawnPinned(['src/server/main.ts', ...args], env)
    let readySince = Number.POSITIVE_INFINITY
    child.once('message', () => {
      wasReady = true
      readySince = performance.now()
    })
    const { code, signal } = await whenEnded(child)
    if (ending.signal.aborted || !wasReady || code === 0) return code
    if (performance.now() - readySince >= HEALTHY) pause = FIRST_PAUSE
    const cause = signal ? `was ended by ${signal}` : `ended with code ${code}`
    const hint = signal === 'SIGKILL' ? ' (the system does so when memory runs out)' : ''
    console.error(`The server ${cause}${hint}. It is started again in ${pause / 1000} s.`)
    const ended = await sleep(pause, false, { signal: ending.signal }).catch(() => true)
    if (ended) return 0
  }
}
