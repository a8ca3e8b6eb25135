import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../../kit/server/services.server.ts'
import { buildStatistics, countSamples, noStatistics, type WordStatistics } from './countWords.server.ts'
import { claimCount, readCounts, storeCounts } from './storedCounts.server.ts'

/**
 * Counting fewer documents takes milliseconds. It is then repeated soon after every change, and searches wait for it.
 */
const MAX_AWAITED_DOCUMENTS = 500
const MIN_PAUSE_MS = 500
/**
 * More documents are counted in the background, by one process for all. The pause between two counts is this multiple
 * of the duration of the last one.
 */
const PAUSE_FACTOR = 100
/** The maximum time that a search waits for counts. */
const MAX_WAIT_MS = 2000

type CurrentCounts = {
  statistics: WordStatistics
  versions: unknown[]
  finishedAt: number
  duration: number
  /** The time of the stored counts; null when this process stored none. */
  storedAt: Date | null
}
type State = { last: CurrentCounts | null; running: Promise<unknown> | null }

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
  const isQuick = last === null || countDocuments(last.statistics) < MAX_AWAITED_DOCUMENTS
  if (last && (isUnchanged || Date.now() - last.finishedAt < (isQuick ? MIN_PAUSE_MS : PAUSE_FACTOR * last.duration)))
    return last.statistics
  state.running ??= count().finally(() => {
    state.running = null
  })
  if (isQuick) await Promise.race([state.running, sleep(MAX_WAIT_MS, undefined, { ref: false })])
  return state.last?.statistics ?? noStatistics

  async function count() {
    try {
      const stored = await readCounts(db, last?.storedAt ?? null)
      if (stored && (last === null || stored.age < PAUSE_FACTOR * stored.duration)) {
        const { counts, duration, age, counted_at } = stored
        const finishedAt = Date.now() - age
        // The versions are left out, because something may have changed since.
        state.last = {
          statistics: await buildStatistics(counts),
          versions: [null],
          finishedAt,
          duration,
          storedAt: counted_at,
        }
        return
      }
      if (last && !isQuick && !(await claimCount(db))) {
        state.last = { ...last, finishedAt: Date.now() }
        return
      }
      const startedAt = Date.now()
      const counts = await countSamples(db)
      const duration = Date.now() - startedAt
      const statistics = await buildStatistics(counts)
      const storedAt =
        countDocuments(statistics) < MAX_AWAITED_DOCUMENTS ? null : await storeCounts(db, counts, duration)
      state.last = { statistics, versions, finishedAt: Date.now(), duration, storedAt }
    } catch {
      // Without counts the search still works. It counts again later, even when nothing changes until then.
      const unknown = { statistics: noStatistics, storedAt: null }
      state.last = { ...unknown, ...last, versions: [null], finishedAt: Date.now(), duration: MAX_WAIT_MS }
    }
  }
}
