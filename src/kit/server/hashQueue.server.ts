import { availableParallelism } from 'node:os'
import { AppError } from '../api/errors.ts'

/** The number of hashes that run at the same time, each in a thread. One processor is left for pages. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1))
/** The milliseconds within which a call should get its hash, and after which it is refused. */
const [EXPECTED_WAIT_MS, MAX_WAIT_MS] = [4000, 8000]
/** The minimum number of admitted calls, even while a busy machine makes hashes slow. */
const MIN_PLACES = 20
/** Milliseconds that a call may wait for admission. Waiting slows down clients that retry at once. */
const MAX_ADMISSION_WAIT_MS = 1000
/** The maximum number of calls that wait for admission. */
const MAX_WAITING = 2000

/** Moving average of the milliseconds that a hash takes. */
let averageDuration = 50

const createBusyError = () =>
  new AppError(
    'unavailable',
    'Too many people are logging in at this moment. Please try again in a few seconds',
    {},
    { 'Retry-After': '5' },
  )

type Waiter = { client: string; start: () => void }

/**
 * Limits the number of calls that run at the same time. Further calls wait, and are refused with 503 after `maxWait`. A
 * free slot goes to the client with the fewest running calls, so that one client cannot block the others.
 */
function createSlots(readCapacity: () => number, maxWait: number) {
  const waiting = new Set<Waiter>()
  const runningByClient = new Map<string, number>()
  let running = 0
  const countRunning = (client: string) => runningByClient.get(client) ?? 0

  function enter(client: string) {
    running++
    runningByClient.set(client, countRunning(client) + 1)
  }

  function leave(client: string) {
    running--
    if (countRunning(client) > 1) runningByClient.set(client, countRunning(client) - 1)
    else runningByClient.delete(client)
    if (running >= readCapacity()) return
    let next: Waiter | undefined
    for (const waiter of waiting) {
      if (!next || countRunning(waiter.client) < countRunning(next.client)) next = waiter
    }
    next?.start()
  }

  function wait(client: string): Promise<void> {
    if (waiting.size >= MAX_WAITING) throw createBusyError()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(waiter)
        reject(createBusyError())
      }, maxWait)
      const waiter = {
        client,
        start() {
          waiting.delete(waiter)
          clearTimeout(timer)
          enter(client)
          resolve()
        },
      }
      waiting.add(waiter)
    })
  }

  return async <T>(client: string, call: () => Promise<T>): Promise<T> => {
    if (running < readCapacity()) enter(client)
    else await wait(client)
    try {
      return await call()
    } finally {
      leave(client)
    }
  }
}

const runHash = createSlots(() => CONCURRENCY, MAX_WAIT_MS)

/**
 * Runs a call that hashes a password. When the queue is full, the call is refused before it does anything else, so that
 * many concurrent logins do not occupy the database connections either.
 * @throws `AppError` 503
 */
export const admitHashing = createSlots(
  () => Math.max(MIN_PLACES, (EXPECTED_WAIT_MS * CONCURRENCY) / averageDuration),
  MAX_ADMISSION_WAIT_MS,
)

/**
 * Runs a password hash in a queue, so that many concurrent logins do not use all processors.
 * @throws `AppError` 503 when the wait is too long.
 */
export const queueHash = <T>(hash: () => Promise<T>): Promise<T> =>
  runHash('', async () => {
    const startedAt = performance.now()
    try {
      return await hash()
    } finally {
      averageDuration += (performance.now() - startedAt - averageDuration) / 10
    }
  })
