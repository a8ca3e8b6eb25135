import type { CachedPage } from './pageCache.ts'

/**
 * Milliseconds for which the last pages are kept after the change listener was disconnected. A failover takes 30
 * seconds.
 */
const MAX_AGE_MS = 120_000
/** Milliseconds after a failed query during which requests do not wait for the database. */
const QUERY_PAUSE_MS = 1000

/**
 * Keeps the cached pages when the change listener is disconnected, and serves one when it cannot be rendered again.
 * Another process may have changed its content, but nobody can change anything while the database is unreachable.
 */
export function createLastPages() {
  let pages = new Map<string, CachedPage>()
  let disconnectedAt = 0
  let failedAt = 0
  return {
    keep(cached: Iterable<[string, CachedPage]>) {
      disconnectedAt = Date.now()
      // The cache also contains pages that have expired since the last request for them.
      pages = new Map([...cached].filter(([, page]) => page.until > disconnectedAt))
      failedAt = 0
    },
    clear() {
      pages.clear()
    },
    /** Records a failed database query. */
    recordFailure() {
      failedAt = Date.now()
    },
    /** Whether a database query failed a moment ago. */
    hasJustFailed: () => Date.now() - failedAt < QUERY_PAUSE_MS,
    find(key: string): CachedPage | undefined {
      return Date.now() - disconnectedAt < MAX_AGE_MS ? pages.get(key) : undefined
    },
  }
}
