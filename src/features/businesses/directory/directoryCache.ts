import { api } from '../../../kit/api.ts'
import { countWrites } from '../../../kit/call.ts'
import { DIRECTORY_MAX } from '../businesses.constants.ts'
import type { Facet } from './directory.ts'

const KEPT_FOR = 60_000

/** Loads once and keeps it in memory: at most a minute, and not past a change made in this tab or a failure. */
function kept<T>(load: () => Promise<T>) {
  let value: Promise<T> | null = null
  let until = 0
  let writes = 0
  const keep = (loading: Promise<T>) => {
    value = loading
    until = Date.now() + KEPT_FOR
    writes = countWrites()
    loading.catch(() => {
      if (value === loading) value = null
    })
    return loading
  }
  const peek = () => (Date.now() < until && writes === countWrites() ? value : null)
  return {
    peek,
    read: () => peek() ?? keep(load()),
    // what is here already keeps its age
    remember: (known: T) => void (peek() ?? keep(Promise.resolve(known))),
  }
}

const total = kept(async () => (await api('GET /profiles', { query: { limit: '1' } })).total)
const all = kept(async () => {
  const { profiles, total } = await api('GET /profiles', { query: { limit: String(DIRECTORY_MAX) } })
  // It has grown past what is filtered here since it was counted.
  return profiles.length === total ? profiles : null
})
const facets = kept<{ industries: Facet[]; cities: Facet[] }>(() => api('GET /profiles/facets'))

/** What the server's own page said, so that it need not be asked for again. */
export const cacheTotal = total.remember
export const cacheFacets = facets.remember
export const readFacets = facets.read

/**
 * Every public business, where they are few enough to be filtered in the browser.
 * @param wanted whether it is worth fetching; else only what is already here counts.
 * @returns null when the server has to be asked instead.
 */
export async function readAllBusinesses(wanted: boolean) {
  try {
    if (!wanted) return await all.peek()
    return (await total.read()) <= DIRECTORY_MAX ? await all.read() : null
  } catch {
    return null
  }
}
