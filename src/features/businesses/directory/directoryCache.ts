import { api } from '../../../kit/api/api.ts'
import { countWrites } from '../../../kit/api/call.ts'
import { BROWSER_FILTER_MAX } from '../businesses.constants.ts'
import type { AllFacets } from './directory.ts'

const MAX_AGE = 60_000

/** Caches a value in memory for `MAX_AGE` milliseconds. A write in this tab, or a failed load, invalidates it. */
function cached<T>(load: () => Promise<T>) {
  let value: Promise<T> | null = null
  let expiresAt = 0
  let writes = 0
  const store = (loading: Promise<T>) => {
    value = loading
    expiresAt = Date.now() + MAX_AGE
    writes = countWrites()
    loading.catch(() => {
      if (value === loading) value = null
    })
    return loading
  }
  const peek = () => (Date.now() < expiresAt && writes === countWrites() ? value : null)
  return {
    peek,
    read: () => peek() ?? store(load()),
    /** Stores a value unless a valid one is cached. */
    prime: (loaded: T) => void (peek() ?? store(Promise.resolve(loaded))),
  }
}

const total = cached(async () => (await api('GET /profiles', { query: { limit: '1' } })).total)
const all = cached(async () => {
  const { profiles, total } = await api('GET /profiles', { query: { limit: String(BROWSER_FILTER_MAX) } })
  // The directory has grown past the limit since the total was loaded.
  return profiles.length === total ? profiles : null
})
const facets = cached<AllFacets>(() => api('GET /profiles/facets'))

/** Stores the total of a page that the server rendered. */
export const cacheTotal = total.prime
export const readFacets = facets.read

/**
 * All listed businesses, when there are few enough to filter them in the browser.
 * @param shouldFetch false returns them only when they are already cached.
 * @returns null when the server must filter instead.
 */
export async function readAllBusinesses(shouldFetch: boolean) {
  try {
    if (!shouldFetch) return await all.peek()
    return (await total.read()) <= BROWSER_FILTER_MAX ? await all.read() : null
  } catch {
    return null
  }
}
