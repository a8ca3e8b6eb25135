import type { Logger } from 'pino'
import { onTick } from '../kit/server/eventLoop.server.ts'

/** Milliseconds of the average duration of requests above which the limit is lowered. */
const TARGET_DURATION_MS = 250
/** Milliseconds of event loop lag above which the process counts as overloaded. */
const MAX_LAG_MS = 200
/** Requests that may run at the same time: minimum, initial and maximum limit. */
const [MIN_LIMIT, INITIAL_LIMIT, MAX_LIMIT] = [40, 100, 1000]
/** The maximum number of waiting requests. */
const MAX_WAITING = 2000
/**
 * The maximum wait of a request in milliseconds: while nobody had to wait recently, and under lasting overload, as in
 * "Fail at Scale" (https://queue.acm.org/detail.cfm?id=2839461). A long wait serves everyone of a burst, and those who
 * came during a pause of the process. Under lasting overload it would only delay every response. The short wait still
 * slows down clients that retry at once, which would take processor time from running requests.
 */
const [BURST_WAIT_MS, OVERLOAD_WAIT_MS] = [1000, 80]
/** Milliseconds by which the maximum wait changes in each tick of the event loop. */
const WAIT_STEP_MS = 100
/**
 * Milliseconds for which new connections may delay requests. Node accepts one connection in each iteration of the event
 * loop. Hundreds that arrive at once are accepted quickly only if no request makes the iterations long.
 */
const MAX_ACCEPT_MS = 40
/** Milliseconds between two log messages about refusals. */
const LOG_INTERVAL_MS = 10_000

/** Frees the slot of a request. Its duration is used to adjust the limit unless `isMeasured` is false. */
export type Release = (isMeasured?: boolean) => void
type Waiter = { start: (release: Release) => void; timer: NodeJS.Timeout }

/**
 * Limits the number of requests that run at the same time, so that running requests finish in time (Little's law:
 * running requests = rate × duration). The limit is lowered while requests take longer than `TARGET_DURATION_MS` on
 * average, and raised otherwise. The wait for the database and for the event loop both count.
 */
export function createConcurrencyLimit(log: Logger) {
  const waiting = new Set<Waiter>()
  let limit = INITIAL_LIMIT
  let running = 0
  let refused = 0
  let loggedRefusals = 0
  let finished = 0
  let totalDuration = 0
  let isLagging = false
  let isAcceptingConnections = false
  let hasNewConnection = false
  let maxWait = BURST_WAIT_MS
  let refusedBefore = 0
  let lastLogTime = Number.NEGATIVE_INFINITY

  const hasFreeSlot = () => running < (isLagging ? MIN_LIMIT : limit)
  const hasCapacity = () => !isAcceptingConnections && hasFreeSlot()

  /** Takes a slot, even above the limit. */
  function acquire(): Release {
    running++
    const startedAt = performance.now()
    let isReleased = false
    return (isMeasured = true) => {
      if (isReleased) return
      isReleased = true
      running--
      if (isMeasured) {
        finished++
        totalDuration += performance.now() - startedAt
      }
      startWaiting()
    }
  }

  function startWaiting() {
    for (const waiter of waiting) {
      if (!hasCapacity()) return
      waiting.delete(waiter)
      clearTimeout(waiter.timer)
      waiter.start(acquire())
    }
  }

  /** Calls `start` as soon as a slot is free, or `refuse` when none becomes free in time. */
  function schedule(start: (release: Release) => void, refuse: () => void) {
    if (waiting.size === 0 && hasCapacity()) return start(acquire())
    if (waiting.size >= MAX_WAITING) {
      refused++
      return refuse()
    }
    const timer = setTimeout(() => {
      waiting.delete(waiter)
      // After a pause of the process, the timer fires before finished replies have released their slots, so check again.
      if (hasFreeSlot()) return start(acquire())
      refused++
      refuse()
    }, maxWait)
    const waiter = { start, timer }
    waiting.add(waiter)
  }

  /**
   * Delays requests while each iteration of the event loop accepts a new connection, for at most `MAX_ACCEPT_MS`.
   */
  function recordConnection() {
    hasNewConnection = true
    if (isAcceptingConnections) return
    isAcceptingConnections = true
    const startedAt = performance.now()
    const checkConnections = () => {
      if (hasNewConnection && performance.now() - startedAt < MAX_ACCEPT_MS) {
        hasNewConnection = false
        setImmediate(checkConnections)
        return
      }
      isAcceptingConnections = false
      startWaiting()
    }
    setImmediate(checkConnections)
  }

  function adjustLimit() {
    const isKnown = finished > 0
    const mean = isKnown ? totalDuration / finished : 0
    finished = 0
    totalDuration = 0
    if (mean > TARGET_DURATION_MS) limit = Math.max(MIN_LIMIT, limit * Math.max(0.8, TARGET_DURATION_MS / mean))
    else if (limit < INITIAL_LIMIT) limit = Math.min(INITIAL_LIMIT, limit + 5)
    else if (isKnown && running > limit / 2 && mean < TARGET_DURATION_MS / 2) limit = Math.min(MAX_LIMIT, limit * 1.25)
    else if (running < limit / 2) limit = Math.max(INITIAL_LIMIT, limit * 0.98)
  }

  function adjustMaxWait() {
    const isQueuing = waiting.size > 0 || refused > refusedBefore
    refusedBefore = refused
    maxWait = Math.min(BURST_WAIT_MS, Math.max(OVERLOAD_WAIT_MS, maxWait + (isQueuing ? -WAIT_STEP_MS : WAIT_STEP_MS)))
  }

  const stop = onTick((lag) => {
    const now = performance.now()
    isLagging = lag > MAX_LAG_MS
    if (refused > loggedRefusals && now - lastLogTime >= LOG_INTERVAL_MS) {
      log.warn({ refused: refused - loggedRefusals, running, limit: Math.floor(limit) }, 'overload: requests refused')
      loggedRefusals = refused
      lastLogTime = now
    }
    adjustLimit()
    startWaiting()
    adjustMaxWait()
  })

  return {
    acquire,
    schedule,
    recordConnection,
    readStatus: () => ({ running, waiting: waiting.size, limit: Math.floor(limit), refused }),
    stop,
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
