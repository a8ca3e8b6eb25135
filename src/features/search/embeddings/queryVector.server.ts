import type { Services } from '../../../kit/server/services.server.ts'
import { embedTexts } from './embeddingService.server.ts'
import type { EmbeddingSettings } from './embeddings.settings.server.ts'
import { recordUsage } from './embeddingUsage.server.ts'

/**
 * The timeout of a request of a search, and the pause of all requests after a failure, in milliseconds. Tests shorten
 * them.
 */
export const queryTimes = { timeout: 1500, pause: 10_000 }
/** The pause of all requests after the budget of the day is used up. */
const SPENT_PAUSE_MS = 600_000
/** The maximum number of cached vectors. */
const MAX_CACHED_VECTORS = 500

const results = ['remembered', 'answered', 'slow', 'failed', 'skipped'] as const
type Result = (typeof results)[number]

type QueryState = {
  vectors: Map<string, Promise<number[]>>
  counts: Record<Result, number>
  pausedUntil: number
  /** The current minute, and the number of its requests. */
  minute: number
  requests: number
}

const states = new WeakMap<EmbeddingSettings, QueryState>()

function getState(service: EmbeddingSettings): QueryState {
  const counts = { remembered: 0, answered: 0, slow: 0, failed: 0, skipped: 0 }
  const state = states.get(service) ?? { vectors: new Map(), counts, pausedUntil: 0, minute: 0, requests: 0 }
  states.set(service, state)
  return state
}

/** The number of searches of this process that needed a vector, by outcome. */
export const readQueryCounts = (service: EmbeddingSettings) => getState(service).counts

function takeRequest(state: QueryState, { per_minute }: EmbeddingSettings): boolean {
  const now = Date.now()
  const minute = Math.floor(now / 60_000)
  if (state.minute !== minute) Object.assign(state, { minute, requests: 0 })
  if (now < state.pausedUntil || state.requests >= per_minute) return false
  state.requests += 1
  return true
}

/** Returns the vector of a query; null when the service is slow or fails, or when its limit is reached. */
export async function readQueryVector(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  service: EmbeddingSettings,
  query: string,
): Promise<number[] | null> {
  const state = getState(service)
  const { vectors, counts } = state
  const key = query.toLowerCase().replace(/\s+/g, ' ').trim()
  const cachedVector = vectors.get(key)
  if (cachedVector) {
    counts.remembered += 1
    return cachedVector.catch(() => null)
  }
  if (!takeRequest(state, service)) {
    counts.skipped += 1
    return null
  }
  const signal = AbortSignal.timeout(queryTimes.timeout)
  const onUsage = (tokens: number) => {
    recordUsage(db, settings, tokens).then(
      (cost) => {
        if (cost >= service.daily_limit) state.pausedUntil = Date.now() + SPENT_PAUSE_MS
      },
      // The failure affects no reply. The next search checks the budget again.
      () => {},
    )
  }
  const pending = embedTexts(service, [key], { signal, onUsage }).then((found) => found[0] as number[])
  vectors.set(key, pending)
  for (const oldest of [...vectors.keys()].slice(0, Math.max(0, vectors.size - MAX_CACHED_VECTORS)))
    vectors.delete(oldest)
  try {
    const vector = await pending
    counts.answered += 1
    return vector
  } catch {
    vectors.delete(key)
    counts[signal.aborted ? 'slow' : 'failed'] += 1
    state.pausedUntil = Math.max(state.pausedUntil, Date.now() + queryTimes.pause)
    return null
  }
}
