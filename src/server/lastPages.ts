import type { CachedPage } from './pageCache.ts'

/** Milliseconds for which pages are kept after the change listener was disconnected. A failover takes 30 seconds. */
const KEPT = 120_000
/** Milliseconds after a failure for which the next requests do not wait for the database. */
const PAUSE = 1000

/**
 * Keeps the pages that were cached when the change listener was disconnected, for as long as they cannot be rendered
 * anew: another process may have changed what they show, but nobody can while the database is away.
 */
export function createLastPages() {
  let pages = new Map<string, CachedPage>()
  let disconnected = 0
  let failed = 0
  return {
    keep(cached: Iterable<[string, CachedPage]>) {
      disconnected = Date.now()
      // The cache still contains pages that have become outdated by time since the last request for them.
      pages = new Map([...cached].filter(([, page]) => page.until > disconnected))
      failed = 0
    },
    forget() {
      pages.clear()
    },
    /** Records a failed database query. */
    recordFailure() {
      failed = Date.now()
    },
    /** Whether a database query failed a moment ago. */
    hasJustFailed: () => Date.now() - failed < PAUSE,
    find(key: string): CachedPage | undefined {
      return Date.now() - disconnected < KEPT ? pages.get(key) : undefined
    },
  }
}
