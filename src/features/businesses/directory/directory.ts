import { phoneLink } from '../../../kit/text/phone.ts'
import { cleanSearchText, markdownToText, preview } from '../../../kit/text/text.ts'
import type { Business } from '../business.contract.ts'
import {
  DESCRIPTION_PREVIEW_LENGTH,
  DIRECTORY_PAGE_SIZE,
  type DirectorySort,
  directorySorts,
} from '../businesses.constants.ts'
import { isGroup } from '../industries/groups.ts'
import { describeDistance } from '../places/distance.ts'
import type { Opening } from '../profile/details.contract.ts'
import { moveNamesFirst } from './nameMatch.ts'

export type DirectoryFilters = {
  search: string
  industry: string
  city: string
  /** Missing for the default order `best`. */
  sort?: DirectorySort
  /** The slug of a group of industries. */
  group?: string
  /** Missing for the list view. */
  view?: 'map'
  /** The ZIP code or city from which distances are measured. */
  near?: string
  /** `now` lists only businesses that are open. When missing, all are listed. */
  open?: 'now'
}
export type Facet = { name: string; count: number }
export type Facets = { industries: Facet[]; cities: Facet[] }
export type AllFacets = Facets & { groups: (Facet & { slug: string })[]; industry_count: number; city_count: number }
type Searchable = Pick<Business, 'id' | 'business_name' | 'tagline' | 'description' | 'industry' | 'city'> &
  Partial<Pick<Business, 'industry_group'>>

/** The maximum length that the server accepts. */
export const MAX_SEARCH_LENGTH = 200
export const MAX_FACET_LENGTH = 255

/** Parses the filters and the page number in a URL. Invalid values are ignored. */
export function parseFilters(params: URLSearchParams): DirectoryFilters & { page: number } {
  const page = params.get('page') ?? ''
  const near = cleanSearchText(params.get('near'), MAX_SEARCH_LENGTH)
  const typed = directorySorts.find((name) => name === params.get('sort')) ?? (near ? 'nearest' : 'best')
  const sort = typed === 'best' && !near ? undefined : typed
  return {
    search: cleanSearchText(params.get('search'), MAX_SEARCH_LENGTH),
    industry: cleanSearchText(params.get('industry'), MAX_FACET_LENGTH),
    city: cleanSearchText(params.get('city'), MAX_FACET_LENGTH),
    ...(sort && { sort }),
    ...(isGroup(params.get('group') ?? '') && { group: params.get('group') as string }),
    ...(near && { near }),
    ...(params.get('open') === 'now' && { open: 'now' as const }),
    ...(params.get('view') === 'map' && { view: 'map' as const }),
    page: /^\d{1,9}$/.test(page) ? Math.max(1, Number(page)) : 1,
  }
}

/** The canonical path of a view of the directory. */
export function directoryPath(filters: DirectoryFilters, page = 1): string {
  const { search, industry, city, group, open, sort, near, view } = filters
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ search, industry, city, group, open, sort, near, view }))
    if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return `/businesses${params.size > 0 ? `?${params}` : ''}`
}

export const isFiltered = ({ search, industry, city, group, open }: DirectoryFilters) =>
  Boolean(search || industry || city || group || open)

/** The order to request from the server. The order `nearest` needs a place. */
export const orderOf = ({ sort = 'best', near }: DirectoryFilters) =>
  near ? { near, sort } : { sort: sort === 'nearest' ? ('best' as const) : sort }

const equalsIgnoringCase = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase()

/** Whether the business contains all words, in any order. The separator `\x1f` prevents matches that span two fields. */
export function matchesFilters(business: Searchable, { search, industry, city, group }: DirectoryFilters): boolean {
  if (group && business.industry_group !== group) return false
  if (industry && !equalsIgnoringCase(business.industry, industry)) return false
  if (city && !equalsIgnoringCase(business.city, city)) return false
  if (!search) return true
  const { business_name, tagline, description } = business
  const fields = [business_name, tagline, description, business.industry, business.city].map((field) => field ?? '')
  const text = fields.join('\x1f').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The number of pages, at least 1, and the requested page limited to it. */
export function clampPage(total: number, requestedPage: number) {
  const pages = Math.max(1, Math.ceil(total / DIRECTORY_PAGE_SIZE))
  return { pages, page: Math.min(requestedPage, pages) }
}

const byName = new Intl.Collator('en')

/** One page of the matching businesses. @param all in the order `best` */
export function selectPage<T extends Searchable>(all: T[], filters: DirectoryFilters, requestedPage: number) {
  const found = all.filter((business) => matchesFilters(business, filters))
  const matches = filters.sort ? found : moveNamesFirst(found, filters.search)
  if (filters.sort === 'newest') matches.sort((a, b) => b.id - a.id)
  if (filters.sort === 'name') {
    matches.sort((a, b) => byName.compare(a.business_name, b.business_name) || a.id - b.id)
  }
  const { page } = clampPage(matches.length, requestedPage)
  return {
    profiles: matches.slice((page - 1) * DIRECTORY_PAGE_SIZE, page * DIRECTORY_PAGE_SIZE),
    total: matches.length,
    partial: false,
    corrected: null,
  }
}

/** The options of a select, and its value in the spelling of the facets. A value without businesses is added. */
export function facetOptions(facets: Facet[], selected: string) {
  const facet = facets.find(({ name }) => equalsIgnoringCase(name, selected))
  if (!selected || facet) return { options: facets, value: facet?.name ?? '' }
  return { options: [{ name: selected, count: 0 }, ...facets], value: selected }
}

/** The number of industries, and of cities, in the page. Some regions have thousands of cities. */
export const MAX_FACETS_IN_PAGE = 24

/** The most frequent facets and the selected one, in the given order. */
export function shortenFacets(facets: Facet[], selected: string, limit: number): Facet[] {
  if (facets.length <= limit) return facets
  const frequent = new Set([...facets].sort((a, b) => b.count - a.count).slice(0, limit))
  return facets.filter((facet) => frequent.has(facet) || equalsIgnoringCase(facet.name, selected))
}

/**
 * The values that a card needs, without empty ones, because the page contains its data twice and descriptions are long.
 */
export const toCard = (business: Business) => ({
  id: business.id,
  display_name: business.display_name,
  tagline: business.tagline ?? undefined,
  preview: business.description ? preview(markdownToText(business.description), DESCRIPTION_PREVIEW_LENGTH) : undefined,
  industry: business.industry ?? undefined,
  city: business.display_city ?? undefined,
  is_verified: business.verification_status === 'approved' || undefined,
  opening: business.opening ? toShownOpening(business.opening) : undefined,
  distance: describeDistance(business),
  tel: (business.phone && phoneLink(business.phone)) || undefined,
  logo: business.logo ?? undefined,
})

const toShownOpening = ({ state, label, changes_at }: Opening) => ({ state, label, changes_at })

/**
 * The time at which the cards were loaded, in milliseconds, when a card says whether a business is open; else 0, so
 * that the same page is always identical.
 */
export const loadTimeOf = (cards: DirectoryCard[]) => (cards.some(({ opening }) => opening) ? Date.now() : 0)
export type DirectoryCard = ReturnType<typeof toCard>
