import type { Caller, Endpoints } from '../../../kit/api/contract.ts'
import { findRemovals, type Removal } from '../../../kit/forms/removals.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { MAX_MATCH_COUNT, MAX_SORTED_MATCHES } from '../businesses.constants.ts'
import { type DirectoryFilters, directoryPath, type Facets, facetOptions } from './directory.ts'
import { listFilters } from './listFilters.ts'

type NameField = 'city' | 'industry'

export type EmptyReasons = {
  /** The filters without which there are businesses. */
  removals: Removal[]
  /** Names of the directory that are spelled like a city or an industry that it does not have. */
  spellings: { label: string; path: string }[]
}

/** The query of `GET /profiles` for these filters. */
export const filterQuery = ({ search, industry, city, group, open }: DirectoryFilters) => ({
  search: search || undefined,
  industry: industry || undefined,
  city: city || undefined,
  group,
  open,
})

/** The number of matches as text. A search counts only up to a limit. */
export function describeMatches(total: number): string {
  const isCounted = total < MAX_MATCH_COUNT && total !== MAX_SORTED_MATCHES
  return isCounted ? formatCount(total, 'business', 'businesses') : `${total.toLocaleString('en-US')}+ businesses`
}

/** Finds out why no business matches the filters. */
export async function explainEmpty(
  call: Caller<Endpoints>,
  filters: DirectoryFilters,
  facets: Facets,
): Promise<EmptyReasons> {
  const activeFilters = listFilters(filters)
  const count = async (fewer: DirectoryFilters) => {
    const { total } = await call('GET /profiles', { query: { ...filterQuery(fewer), limit: '1' } })
    return { count: total, found: describeMatches(total) }
  }
  const [removals, cities, industries] = await Promise.all([
    findRemovals(activeFilters, ({ name }) => count({ ...filters, [name]: undefined })),
    findOtherSpellings(call, filters, 'city', facets.cities),
    findOtherSpellings(call, filters, 'industry', facets.industries),
  ])
  const spellings = [...cities, ...industries]
  // With two filters, the removal of one leaves the other one alone.
  if (removals.length > 0 || activeFilters.length < 3) return { removals, spellings }
  const alone = activeFilters.map(({ name, label }) => {
    const only = { ...noFilters, view: filters.view, [name]: filters[name] }
    return { label: `all but ${label}`, without: directoryPath(only), only }
  })
  return { removals: await findRemovals(alone, ({ only }) => count(only)), spellings }
}

const noFilters: DirectoryFilters = { search: '', industry: '', city: '' }

async function findOtherSpellings(
  call: Caller<Endpoints>,
  filters: DirectoryFilters,
  field: NameField,
  names: Facets['cities'],
) {
  const typed = filters[field]
  if (!typed || facetOptions(names, typed).options.length === names.length) return []
  const spellings = await findSpellings(call, field, typed)
  return spellings.map((name) => ({ label: name, path: directoryPath({ ...filters, [field]: name }) }))
}

const MAX_SPELLINGS = 3

/** Names of the directory that contain the text or are spelled like it. None when they cannot be loaded. */
export async function findSpellings(call: Caller<Endpoints>, field: NameField, typed: string): Promise<string[]> {
  try {
    const query = { field, search: typed, limit: String(MAX_SPELLINGS) }
    const { options } = await call('GET /profiles/facets/options', { query })
    // An industry that the text names by another word is not a spelling of it.
    return options.flatMap(({ name, synonym }) => (synonym === undefined ? [name] : []))
  } catch {
    return []
  }
}
