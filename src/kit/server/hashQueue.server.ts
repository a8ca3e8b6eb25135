import { availableParallelism } from 'node:os'
import { AppError } from '../api/errors.ts'

/** Hashes that run at the same time. The remaining cores and libuv threads serve pages and files. */
const CONCURRENCY = Math.max(1, Math.min(3, availableParallelism() - 1))
/** The longest expected wait for a hash, in milliseconds. */
const MAX_WAIT = 5000

const queue: (() => void)[] = []
let running = 0
/** Moving average of the milliseconds that a hash takes. */
let averageDuration = 50

/**
 * Runs a password hash in a queue, so that many logins at once do not use all processors.
 * @throws `AppError` 503 when the wait would be too long.
 */
export async function queueHash<T>(hash: () => Promise<T>): Promise<T> {
  if (running < CONCURRENCY) running++
  else {
    if ((queue.length * averageDuration) / CONCURRENCY > MAX_WAIT) {
      throw new AppError(
        'unavailable',
        'Too many people are logging in at this moment. Please try again in a few seconds',
        {},
        { 'Retry-After': '3' },
      )
    }
    // A finished hash hands its slot to this one, so `running` does not change.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const startedAt = performance.now()
  try {
    return await hash()
  } finally {
    averageDuration += (performance.now() - startedAt - averageDuration) / 10
    const startNext = queue.shift()
    if (startNext) startNext()
    else running--
  }
}
