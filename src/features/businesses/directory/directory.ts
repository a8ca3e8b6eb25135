import { cleanSearchText, markdownToText, preview } from '../../../kit/text.ts'
import { DESCRIPTION_PREVIEW, DIRECTORY_PAGE } from '../businesses.constants.ts'
import type { Business } from '../businesses.contract.ts'

export type DirectoryFilters = { search: string; industry: string; city: string }
export type Facet = { name: string; count: number }
type Searchable = Pick<Business, 'business_name' | 'tagline' | 'description' | 'industry' | 'city'>

/** As much as the server takes. */
export const SEARCH_MAX = 200
const FACET_MAX = 255

/** What is asked for in the URL; what makes no sense there is ignored. */
export function readFilters(params: URLSearchParams): DirectoryFilters & { page: number } {
  const page = params.get('page') ?? ''
  return {
    search: cleanSearchText(params.get('search'), SEARCH_MAX),
    industry: cleanSearchText(params.get('industry'), FACET_MAX),
    city: cleanSearchText(params.get('city'), FACET_MAX),
    page: /^\d{1,9}$/.test(page) ? Math.max(1, Number(page)) : 1,
  }
}

/** The one address of a view of the directory. */
export function directoryPath({ search, industry, city }: DirectoryFilters, page = 1): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ search, industry, city })) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return `/businesses${params.size > 0 ? `?${params}` : ''}`
}

export const isFiltered = ({ search, industry, city }: DirectoryFilters) => Boolean(search || industry || city)

const equal = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/** Whether the server would find this business; `\x1f` keeps a match from running over two fields, as there. */
export function matches(business: Searchable, { search, industry, city }: DirectoryFilters): boolean {
  if (industry && !equal(business.industry, industry)) return false
  if (city && !equal(business.city, city)) return false
  if (!search) return true
  const { business_name, tagline, description } = business
  const text = [business_name, tagline, description, business.industry, business.city].map((field) => field ?? '')
  return text.join('\x1f').toLowerCase().includes(search.toLowerCase())
}

/** How many pages there are, at least one, and the asked page or else the last. */
export function pagesOf(total: number, asked: number) {
  const pages = Math.max(1, Math.ceil(total / DIRECTORY_PAGE))
  return { pages, page: Math.min(asked, pages) }
}

/** One page out of the whole directory, in the server's order. */
export function pageOf<T extends Searchable>(all: T[], filters: DirectoryFilters, asked: number) {
  const found = all.filter((business) => matches(business, filters))
  const { page } = pagesOf(found.length, asked)
  return { profiles: found.slice((page - 1) * DIRECTORY_PAGE, page * DIRECTORY_PAGE), total: found.length }
}

/** The facets with what is chosen among them, however it is spelled and even if nothing has it any more. */
export function facetOptions(facets: Facet[], chosen: string) {
  const known = facets.find(({ name }) => equal(name, chosen))
  if (!chosen || known) return { options: facets, value: known?.name ?? '' }
  return { options: [{ name: chosen, count: 0 }, ...facets], value: chosen }
}

/** What a card shows, and no more: descriptions are long, and a page carries its data twice. */
export const cardOf = (business: Business) => ({
  id: business.id,
  business_name: business.business_name,
  tagline: business.tagline,
  preview: business.description && preview(markdownToText(business.description), DESCRIPTION_PREVIEW),
  industry: business.industry,
  city: business.city,
  is_verified: business.verification_status === 'approved',
})
export type DirectoryCard = ReturnType<typeof cardOf>
