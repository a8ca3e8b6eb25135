import type { LoaderFunctionArgs } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import type { ErrorBody } from '../../../kit/api/errors.ts'
import { DIRECTORY_PAGE_SIZE } from '../businesses.constants.ts'
import { pickEntrances } from '../industries/browse.ts'
import { describeFarAway } from '../places/distance.ts'
import { TOWNS_IN_PAGE } from '../places/MapOfPlaces.tsx'
import {
  clampPage,
  type Facet,
  facetOptions,
  isFiltered,
  loadTimeOf,
  MAX_FACETS_IN_PAGE,
  orderOf,
  parseFilters,
  selectPage,
  toCard,
} from './directory.ts'
import { readAllBusinesses, readFacets } from './directoryCache.ts'
import { explainEmpty, filterQuery, findSpellings } from './emptyDirectory.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page: requestedPage, ...filters } = parseFilters(new URL(request.url).searchParams)

  let order: ReturnType<typeof orderOf> = filters.view ? { sort: 'best' } : orderOf(filters)
  let unknownPlace: string | undefined
  let isServerLost = false
  const loadFromServer = async () => {
    const read = (page: number) =>
      call(context)('GET /profiles', {
        query: {
          ...filterQuery(filters),
          ...order,
          limit: String(DIRECTORY_PAGE_SIZE),
          offset: String((page - 1) * DIRECTORY_PAGE_SIZE),
        },
      })
    const result = await read(requestedPage).catch((error) => {
      unknownPlace = findUnknownPlace(error)
      if (!unknownPlace) throw error
      order = orderOf({ ...filters, near: undefined })
      return read(requestedPage)
    })
    const { page } = clampPage(result.total, requestedPage)
    return page === requestedPage ? result : read(page)
  }
  const load = async () => {
    const all =
      import.meta.env.SSR || filters.near || filters.open ? null : await readAllBusinesses(isFiltered(filters))
    if (!all) return loadFromServer()
    const page = selectPage(all, filters, requestedPage)
    if (page.total > 0 || !filters.search) return page
    // The server also knows other forms of the words, synonyms and misspellings.
    return loadFromServer().catch(() => {
      isServerLost = true
      return page
    })
  }

  const [{ profiles, total, partial, corrected }, facets, towns] = await Promise.all([
    load(),
    import.meta.env.SSR
      ? call(context)('GET /profiles/facets', {
          query: { limit: String(MAX_FACETS_IN_PAGE), industry: filters.industry, city: filters.city },
        })
      : readFacets(filters),
    filters.view
      ? call(context)('GET /profiles/facets/options', {
          query: { field: 'city', limit: String(TOWNS_IN_PAGE), offset: String((requestedPage - 1) * TOWNS_IN_PAGE) },
        })
      : undefined,
  ])
  // The filter is spelled as in the directory, so that equal views have the same URL.
  const industry = facetOptions(facets.industries, filters.industry).value
  const city = facetOptions(facets.cities, filters.city).value
  const { industry_count, city_count } = facets
  const inPage = (list: Facet[], count: number) => (count <= MAX_FACETS_IN_PAGE ? list : [])
  const cards = filters.view ? [] : profiles.map(toCard)
  const listed = { ...filters, industry, city }
  const farAway = order.sort === 'nearest' && requestedPage === 1 ? describeFarAway(profiles[0]) : undefined
  return {
    filters: listed,
    empty: total === 0 ? { isServerLost, ...(await explainEmpty(call(context), listed, facets)) } : undefined,
    farAway,
    ...clampPage(total, requestedPage),
    total,
    partial,
    corrected,
    cards,
    loadedAt: loadTimeOf(cards),
    facets: {
      industries: inPage(facets.industries, industry_count),
      cities: inPage(facets.cities, city_count),
      industry_count,
      city_count,
    },
    towns: towns && { list: towns.options, page: requestedPage, pages: Math.ceil(towns.total / TOWNS_IN_PAGE) },
    unknownPlace,
    placeSpellings: unknownPlace ? await findSpellings(call(context), 'city', filters.near ?? '') : [],
    // Links for browsing, below the first page of the whole directory.
    browse: isFiltered(filters) || requestedPage > 1 || filters.view ? undefined : pickEntrances(facets),
  }
}

/** The error message for an unknown place in `near`. */
const findUnknownPlace = (failure: unknown) =>
  (failure as { data?: Partial<ErrorBody> } | null)?.data?.errors?.find(({ field }) => field === 'near')?.message
