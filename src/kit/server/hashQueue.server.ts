import { availableParallelism } from 'node:os'
import { AppError } from '../api/errors.ts'

/**
 * Hashes that run at the same time. They leave a processor to pages, and two of the four threads of libuv, which also
 * compress pages, read files and resolve names.
 */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Milliseconds that a call should wait for its hash, and after which it is refused. */
const [EXPECTED_WAIT, MAX_WAIT] = [4000, 8000]
/** Calls that are always admitted, also while a busy machine makes hashes slow. */
const MIN_PLACES = 20
/** Calls that may wait for a place, and for how many milliseconds. Waiting slows down clients that retry at once. */
const [MAX_OUTSIDE, MAX_WAIT_OUTSIDE] = [2000, 1000]

/** Moving average of the milliseconds that a hash takes. */
let averageDuration = 50

const createBusyError = () =>
  new AppError(
    'unavailable',
    'Too many people are logging in at this moment. Please try again in a few seconds',
    {},
    { 'Retry-After': '5' },
  )

/** Limits how many calls run at the same time. Further calls wait, in order, and are refused with 503 after a while. */
function createSlots(readCapacity: () => number, maxWaiting: number, maxWait: number) {
  const waiting = new Set<() => void>()
  let running = 0

  function wait(): Promise<void> {
    if (waiting.size >= maxWaiting) throw createBusyError()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(createBusyError())
      }, maxWait)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(start)
    })
  }

  function release() {
    const [next] = waiting
    if (!next || running > readCapacity()) {
      running--
      return
    }
    // The slot goes to the next call, so `running` does not change.
    waiting.delete(next)
    next()
  }

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running < readCapacity()) running++
    else await wait()
    try {
      return await call()
    } finally {
      release()
    }
  }
}

const runHash = createSlots(() => CONCURRENCY, MAX_OUTSIDE, MAX_WAIT)

/**
 * Runs a call that hashes a password. When the queue is full, it is refused before it does anything else, so that many
 * logins at once do not occupy the connections to the database either.
 * @throws `AppError` 503
 */
export const admitHashing = createSlots(
  () => Math.max(MIN_PLACES, (EXPECTED_WAIT * CONCURRENCY) / averageDuration),
  MAX_OUTSIDE,
  MAX_WAIT_OUTSIDE,
)

/**
 * Runs a password hash in a queue, so that many logins at once do not use all processors.
 * @throws `AppError` 503 when the wait is too long.
 */
export const queueHash = <T>(hash: () => Promise<T>): Promise<T> =>
  runHash(async () => {
    const startedAt = performance.now()
    try {
      return await hash()
    } finally {
      averageDuration += (performance.now() - startedAt - averageDuration) / 10
    }
  })
