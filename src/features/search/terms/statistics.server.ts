import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../../kit/server/services.server.ts'
import { countSamples, noStatistics, readSamples, type WordStatistics } from './countWords.server.ts'
import { beginCounting, readCounts, storeCounts } from './storedCounts.server.ts'

/** Counting so few documents takes milliseconds: it is repeated soon after every change, and searches wait for it. */
const FEW = 500
const MIN_PAUSE = 500
/** Counting more is repeated in the background, by one process for all, after this multiple of its duration. */
const PAUSE = 100
/** Milliseconds that a search waits for numbers. */
const WAIT = 2000

type Counted = {
  statistics: WordStatistics
  versions: unknown[]
  finishedAt: number
  duration: number
  /** When the stored counts were taken that these are from; null when this process counted for itself alone. */
  storedAt: Date | null
}
type State = { last: Counted | null; running: Promise<unknown> | null }

const countDocuments = ({ documents }: WordStatistics) =>
  Object.values(documents).reduce((sum, count) => sum + count, 0)

/** The numbers of each memory, that is, of each application. */
const states = new WeakMap<Services['memory'], State>()

const changeTags = ['directory.search', 'jobs.search', 'events.search', 'questions.search']

/**
 * Returns in how many documents each word occurs. The numbers of a small network are exact; those of a large one are of a
 * sample, and some minutes old at most. Without numbers yet, all words count as unknown.
 */
export async function readStatistics({ db, memory }: Pick<Services, 'db' | 'memory'>): Promise<WordStatistics> {
  const state = states.get(memory) ?? { last: null, running: null }
  states.set(memory, state)
  // An object that stays the same until something of its kind changes.
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
        // Without versions, because something may have changed since.
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
      // The search works without numbers, and counts again later, also when nothing changes until then.
      const unknown = { statistics: noStatistics, storedAt: null }
      state.last = { ...unknown, ...last, versions: [null], finishedAt: Date.now(), duration: WAIT }
    }
  }
}
