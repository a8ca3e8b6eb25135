import { api } from '../../../kit/api/api.ts'
import { countWrites } from '../../../kit/api/call.ts'
import { MAX_FILTERED_IN_BROWSER } from '../businesses.constants.ts'
import { type AllFacets, type Facet, facetOptions, MAX_FACETS_IN_PAGE } from './directory.ts'

const MAX_AGE_MS = 60_000

/** Caches a value in memory for `MAX_AGE_MS`. A write in this tab, or a failed load, invalidates it. */
function cached<T>(load: () => Promise<T>) {
  let value: Promise<T> | null = null
  let expiresAt = 0
  let writes = 0
  const store = (loading: Promise<T>) => {
    value = loading
    expiresAt = Date.now() + MAX_AGE_MS
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
  const { profiles, total } = await api('GET /profiles', {
    query: { sort: 'best', limit: String(MAX_FILTERED_IN_BROWSER) },
  })
  // The directory has grown past the limit since the total was loaded.
  return profiles.length === total ? profiles : null
})
const facets = cached<AllFacets>(() => api('GET /profiles/facets', { query: { limit: String(MAX_FACETS_IN_PAGE) } }))

/** Stores the total of a page that the server rendered. */
export const cacheTotal = total.prime

/** The most frequent industries and cities, with the selected ones. */
export async function readFacets({ industry, city }: { industry: string; city: string }): Promise<AllFacets> {
  const frequent = await facets.read()
  const isMissing = (list: Facet[], count: number, selected: string) =>
    selected !== '' && list.length < count && facetOptions(list, selected).options.length > list.length
  const { industries, cities, industry_count, city_count } = frequent
  if (!isMissing(industries, industry_count, industry) && !isMissing(cities, city_count, city)) return frequent
  return api('GET /profiles/facets', { query: { limit: String(MAX_FACETS_IN_PAGE), industry, city } })
}

/** Suggestions for a filter: the most frequent values that contain the text. */
export async function suggestValues(
  field: 'industry' | 'city',
  typed: string,
): Promise<(Facet & { synonym?: string })[]> {
  const { options } = await api('GET /profiles/facets/options', { query: { field, search: typed || undefined } })
  return options
}

/**
 * All listed businesses, when there are few enough to filter them in the browser.
 * @param shouldFetch false returns them only when they are already cached.
 * @returns null when the server must filter instead.
 */
export async function readAllBusinesses(shouldFetch: boolean) {
  try {
    if (!shouldFetch) return await all.peek()
    return (await total.read()) <= MAX_FILTERED_IN_BROWSER ? await all.read() : null
  } catch {
    return null
  }
}
