import { LRUCache } from 'lru-cache'

/** Reads in a minute, and as many at once. */
const READS = 600
const WINDOW = 60_000
const INTERVAL = WINDOW / READS
/** The number of readers that are remembered. The bucket of a forgotten one is full again. */
const MAX_READERS = 100_000

/**
 * Creates token buckets for reads, one for each client or member. They are in the memory of this process, because a
 * query for each read would cost more than the read: with several processes, each has buckets of its own.
 * @param now milliseconds of a clock that never goes back.
 * @returns a function that takes one token, and returns the state of the limit; `isTaken` is false when the bucket is empty.
 */
export function createReadLimit(now: () => number = () => performance.now()) {
  /** The time at which the bucket of a reader is full again. */
  const fullAt = new LRUCache<string, number>({ max: MAX_READERS })
  return (reader: string) => {
    const time = now()
    const missing = Math.max(0, (fullAt.get(reader) ?? 0) - time) + INTERVAL
    const isTaken = missing <= WINDOW
    if (isTaken) fullAt.set(reader, time + missing)
    const remaining = isTaken ? Math.floor((WINDOW - missing) / INTERVAL) : 0
    const wait = Math.max(1, Math.ceil((isTaken ? missing : missing - WINDOW) / 1000))
    return { name: 'read', points: READS, seconds: WINDOW / 1000, remaining, wait, isTaken }
  }
}
