import { LRUCache } from 'lru-cache'
import type { Siblings } from './siblings.server.ts'

/** The number of reads per minute, which is also the size of a burst. */
const READS_PER_MINUTE = 600
const WINDOW_MS = 60_000
const REFILL_INTERVAL_MS = WINDOW_MS / READS_PER_MINUTE
/** The maximum number of readers in memory. A reader that is dropped gets a full bucket again. */
const MAX_READERS = 100_000

/**
 * Creates token buckets for reads, one for each client or member. They are in the memory of this process, because a
 * query for each read would cost more than the read. The workers of one server share their counts; each of several
 * servers has separate buckets.
 * @param now milliseconds of a monotonic clock.
 */
export function createReadLimit(now: () => number = () => performance.now()) {
  /** The time at which the bucket of a reader is full again. */
  const fullAt = new LRUCache<string, number>({ max: MAX_READERS })
  const countMissing = (reader: string, time: number) => Math.max(0, (fullAt.get(reader) ?? 0) - time)
  return {
    /** Takes one token, and returns the state of the limit; `isTaken` is false when the bucket is empty. */
    take(reader: string) {
      const time = now()
      const missing = countMissing(reader, time) + REFILL_INTERVAL_MS
      const isTaken = missing <= WINDOW_MS
      if (isTaken) fullAt.set(reader, time + missing)
      const remaining = isTaken ? Math.floor((WINDOW_MS - missing) / REFILL_INTERVAL_MS) : 0
      const wait = Math.max(1, Math.ceil((isTaken ? missing : missing - WINDOW_MS) / 1000))
      return { name: 'read', points: READS_PER_MINUTE, seconds: WINDOW_MS / 1000, remaining, wait, isTaken }
    },
    /** Removes tokens that another worker has taken. */
    remove(reader: string, count: number) {
      const time = now()
      fullAt.set(reader, time + Math.min(WINDOW_MS, countMissing(reader, time) + count * REFILL_INTERVAL_MS))
    },
  }
}

/** Milliseconds for which the reads of this worker are collected before they are sent to the other workers. */
const SEND_INTERVAL_MS = 20

/** Shares the token buckets with the other workers. @returns a function like `take`. */
export function shareReadLimit({ take, remove }: ReturnType<typeof createReadLimit>, siblings: Siblings) {
  if (siblings.count === 1) return take
  let unsentReads = new Map<string, number>()
  siblings.onMessage('reads', (counts) => {
    for (const [reader, count] of counts as [string, number][]) remove(reader, count)
  })
  function sendReads() {
    siblings.broadcast('reads', [...unsentReads])
    unsentReads = new Map()
  }
  return (reader: string) => {
    const state = take(reader)
    if (!state.isTaken) return state
    if (unsentReads.size === 0) setTimeout(sendReads, SEND_INTERVAL_MS)
    unsentReads.set(reader, (unsentReads.get(reader) ?? 0) + 1)
    return state
  }
}
