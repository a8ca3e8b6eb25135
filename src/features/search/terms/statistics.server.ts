import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../../kit/server/services.server.ts'
import { countSamples, noStatistics, readSamples, type WordStatistics } from './countWords.server.ts'
import { beginCounting, readCounts, storeCounts } from './storedCounts.server.ts'

/**
 * The number of documents up to which counting takes milliseconds. It is then repeated soon after every change, and
 * searches wait for it.
 */
const FEW = 500
const MIN_PAUSE = 500
/**
 * Counting more documents is repeated in the background, by one process for all, after a pause of this multiple of its
 * duration.
 */
const PAUSE = 100
/** Milliseconds that a search waits for counts. */
const WAIT = 2000

type Counted = {
  statistics: WordStatistics
  versions: unknown[]
  finishedAt: number
  duration: number
  /** The time at which the stored counts were taken; null when this process counted for itself only. */
  storedAt: Date | null
}
type State = { last: Counted | null; running: Promise<unknown> | null }

const countDocuments = ({ documents }: WordStatistics) =>
  Object.values(documents).reduce((sum, count) => sum + count, 0)

/** The statistics of each memory cache. There is one cache per application. */
const states = new WeakMap<Services['memory'], State>()

const changeTags = ['directory.search', 'jobs.search', 'events.search', 'questions.search']

/**
 * Returns the document frequencies of words. For a small network they are exact; for a large one they are from a sample
 * and at most some minutes old. Until the first count, all words are treated as unknown.
 */
export async function readStatistics({ db, memory }: Pick<Services, 'db' | 'memory'>): Promise<WordStatistics> {
  const state = states.get(memory) ?? { last: null, running: null }
  states.set(memory, state)
  // Reads one object per kind that stays the same until something of the kind changes.
  const versions = await Promise.all(
    changeTags.map((tag) => memory.recall(tag, `search.version.${tag}`, async () => ({}))),
  )
  const { last } = state
  const isUnchanged = last?.versions.every((version, index) => version === versions[index])
  const isQuick = last === null || countDocuments(last.statistics) < FEW
  if (last && (isUnchanged || Date.now() - last.finishedAt < (isQuick ? MIN_PAUSE : PAUSE * last.duration)))
    return last.statistics
  state.running ??= count().finally(() => {
    state.running = null
  })
  if (isQuick) await Promise.race([state.running, sleep(WAIT, undefined, { ref: false })])
  return state.last?.statistics ?? noStatistics

  async function count() {
    try {
      const stored = await readCounts(db, last?.storedAt ?? null)
      if (stored && (last === null || stored.age < PAUSE * stored.duration)) {
        const { counts, duration, age, counted_at } = stored
        const finishedAt = Date.now() - age
        // The versions are left out, because something may have changed since.
        state.last = {
          statistics: await readSamples(counts),
          versions: [null],
          finishedAt,
          duration,
          storedAt: counted_at,
        }
        return
      }
      if (last && !isQuick && !(await beginCounting(db))) {
        state.last = { ...last, finishedAt: Date.now() }
        return
      }
      const startedAt = Date.now()
      const counts = await countSamples(db)
      const duration = Date.now() - startedAt
      const statistics = await readSamples(counts)
      const storedAt = countDocuments(statistics) < FEW ? null : await storeCounts(db, counts, duration)
      state.last = { statistics, versions, finishedAt: Date.now(), duration, storedAt }
    } catch {
      // Without counts the search still works. It counts again later, even when nothing changes until then.
      const unknown = { statistics: noStatistics, storedAt: null }
      state.last = { ...unknown, ...last, versions: [null], finishedAt: Date.now(), duration: WAIT }
    }
  }
}
