import type { Logger } from 'pino'

/** Milliseconds between two adjustments, and what requests may take on average before fewer are let in. */
const [TICK, TARGET] = [100, 250]
/** Milliseconds by which the event loop is late when it has too much to do. */
const LAG = 200
/** How many requests may run at once: at least, at first, and at most. */
const [LEAST, FIRST, MOST] = [40, 100, 1000]
/**
 * How many more may wait for a place, and for how many milliseconds. The wait lets a burst through, and keeps clients
 * that ask again at once from taking the time of those let in.
 */
const [ROOM, PATIENCE] = [2000, 80]
/**
 * Milliseconds for which new connections may hold up requests. Node accepts one connection in each turn of the event
 * loop, so hundreds that arrive at once wait for as many turns: until they are accepted, turns have to be short.
 */
const BURST = 40
/** Milliseconds between two log lines about refusals. */
const LOG_INTERVAL = 10_000

/** Gives a place back; what it took counts towards the bound unless told otherwise. */
export type Leave = (isMeasured?: boolean) => void
type Waiter = { start: (leave: Leave) => void; timer: NodeJS.Timeout }

/**
 * Bounds how many requests run at once, so that those let in are answered in time (Little's law: running requests =
 * rate × time). While they take longer than `TARGET`, fewer are let in, else more. So the bound shrinks with what waits
 * for a database connection as well as with what waits for the event loop.
 */
export function createOverloadBound(log: Logger) {
  const waiting = new Set<Waiter>()
  let limit = FIRST
  let running = 0
  let refused = 0
  let logged = 0
  let finished = 0
  let spent = 0
  let isLate = false
  let isAccepting = false
  let hasAccepted = false
  let lastTick = performance.now()
  let lastLine = Number.NEGATIVE_INFINITY

  const hasPlace = () => !isAccepting && running < (isLate ? LEAST : limit)

  /** Takes a place, whatever the bound. */
  function enter(): Leave {
    running++
    const began = performance.now()
    let isOver = false
    return (isMeasured = true) => {
      if (isOver) return
      isOver = true
      running--
      if (isMeasured) {
        finished++
        spent += performance.now() - began
      }
      admit()
    }
  }

  function admit() {
    for (const waiter of waiting) {
      if (!hasPlace()) return
      waiting.delete(waiter)
      clearTimeout(waiter.timer)
      waiter.start(enter())
    }
  }

  /** Calls `start` once there is a place, or `refuse` when there is none in time. */
  function request(start: (leave: Leave) => void, refuse: () => void) {
    if (waiting.size === 0 && hasPlace()) return start(enter())
    if (waiting.size >= ROOM) {
      refused++
      return refuse()
    }
    const timer = setTimeout(() => {
      waiting.delete(waiter)
      refused++
      refuse()
    }, PATIENCE)
    const waiter = { start, timer }
    waiting.add(waiter)
  }

  /** Holds up requests while each turn of the event loop brings a new connection, for as long as a burst may last. */
  function noteConnection() {
    hasAccepted = true
    if (isAccepting) return
    isAccepting = true
    const began = performance.now()
    const look = () => {
      if (hasAccepted && performance.now() - began < BURST) {
        hasAccepted = false
        setImmediate(look)
        return
      }
      isAccepting = false
      admit()
    }
    setImmediate(look)
  }

  function adjust() {
    const mean = finished > 0 ? spent / finished : 0
    finished = 0
    spent = 0
    if (mean > TARGET) limit = Math.max(LEAST, limit * Math.max(0.8, TARGET / mean))
    else if (limit < FIRST) limit = Math.min(FIRST, limit + 5)
    else if (running > limit / 2 && mean < TARGET / 2) limit = Math.min(MOST, limit * 1.25)
    else if (running < limit / 2) limit = Math.max(FIRST, limit * 0.98)
  }

  const timer = setInterval(() => {
    const now = performance.now()
    isLate = now - lastTick > TICK + LAG
    lastTick = now
    if (refused > logged && now - lastLine >= LOG_INTERVAL) {
      log.warn({ refused: refused - logged, running, limit: Math.floor(limit) }, 'overload: requests refused')
      logged = refused
      lastLine = now
    }
    adjust()
    admit()
  }, TICK)
  timer.unref()

  return {
    enter,
    request,
    noteConnection,
    figures: () => ({ running, waiting: waiting.size, limit: Math.floor(limit), refused }),
    stop: () => clearInterval(timer),
  }
}

export type OverloadBound = ReturnType<typeof createOverloadBound>
