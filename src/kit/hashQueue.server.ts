import { availableParallelism } from 'node:os'
import { AppError } from './errors.ts'

/** How many hashes run at once: the other cores, and the other threads of libuv's pool, are for pages and files. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
/** Milliseconds that a hash may be expected to wait for its turn. */
const PATIENCE = 5000

const queue: (() => void)[] = []
let running = 0
/** Milliseconds that a hash takes, averaged over the latest. */
let usual = 50

/**
 * Runs a password hash in its turn, so that many logins at once do not take all processors.
 * @throws `AppError` 503 when the wait would be too long.
 */
export async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else {
    if ((queue.length * usual) / AT_ONCE > PATIENCE) {
      throw new AppError(
        'unavailable',
        'Too many people are logging in at this moment. Please try again in a few seconds',
        {},
        { 'Retry-After': '3' },
      )
    }
    // Whoever finishes hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const began = performance.now()
  try {
    return await hash()
  } finally {
    usual += (performance.now() - began - usual) / 10
    const next = queue.shift()
    if (next) next()
    else running--
  }
}
