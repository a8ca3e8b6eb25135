import { assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { DIRECTORY_PAGE_SIZE } from '../businesses.constants.ts'
import { type DirectoryFilter, listDirectory } from '../directory/directory.service.server.ts'
import { type PlaceIndex, readPlaceIndex, selectGroups } from '../places/placeIndex.server.ts'
import { readSynonyms } from '../synonyms/synonyms.server.ts'
import type { MergedField } from '../synonyms/synonyms.ts'
import type { BrowseLink } from './browse.contract.ts'
import { browsePath } from './browse.ts'
import {
  type BrowsePageLink,
  type CountedFacet,
  cachedSlug,
  linksOfFacet,
  readBrowsePageLinks,
} from './browsePageLinks.server.ts'
import { selectNearest } from './neighbours.server.ts'

/** The number of industries, and of cities, to which a page links. */
const [INDUSTRIES, CITIES] = [20, 16]

const NO_BUSINESS_MESSAGE = 'No business is listed here'

/** Counts the listed businesses of a filter by industry and group, or by city. Names are in lower case. */
function countFacets(
  index: PlaceIndex,
  { city, industry, group }: DirectoryFilter,
  by: 'industry' | 'city',
): CountedFacet[] {
  const filter = { city: city?.toLowerCase(), industry: industry?.toLowerCase(), group }
  const facets = new Map<string, CountedFacet>()
  for (const row of selectGroups(index, filter)) {
    if (filter.city !== undefined && row.city !== filter.city) continue
    const facet: CountedFacet = {
      name: row[by],
      industry_group: by === 'industry' ? row.industry_group : null,
      count: 0,
    }
    const key = `${facet.name}\x1f${facet.industry_group}`
    const mergedFacet = facets.get(key) ?? facet
    if (mergedFacet === facet) facets.set(key, facet)
    mergedFacet.count += row.count
  }
  return [...facets.values()].filter(({ count }) => count > 0)
}

const sum = (facets: CountedFacet[]) => facets.reduce((total, { count }) => total + count, 0)

type Link = BrowseLink & { slug: string }

/** Links to the pages of facets. The counts of facets with the same page are added up. */
function toLinks(
  facets: CountedFacet[],
  find: (facet: CountedFacet) => BrowsePageLink | undefined,
  toPath: (address: BrowsePageLink) => string,
): Link[] {
  const links = new Map<string, Link>()
  for (const facet of facets) {
    const pageLink = find(facet)
    if (!pageLink) continue
    const { slug, name } = pageLink
    const link = links.get(slug) ?? { slug, name, path: toPath(pageLink), count: 0 }
    link.count += facet.count
    links.set(slug, link)
  }
  return [...links.values()]
}

const { compare } = new Intl.Collator()

/**
 * The pages with the most businesses, in descending order. Only these are sorted, because there may be thousands of
 * cities.
 */
function selectLargest<T extends { name: string; count: number }>(links: T[], max = links.length): T[] {
  const counts = Float64Array.from(links, ({ count }) => count).sort()
  const least = counts.at(-max) ?? 0
  return links
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count || compare(a.name, b.name))
    .slice(0, max)
}

/**
 * The page of a city, of an industry, or of both, with its best businesses and links to neighbouring pages.
 * @throws 404 when no listed business is there.
 */
export async function browseBusinesses(services: Services, query: { city?: string; industry?: string }) {
  const pageLinks = await readBrowsePageLinks(services)
  const { resolveSlug } = await readSynonyms(services)
  const find = (index: Map<string, BrowsePageLink>, field: MergedField, text: string | undefined) => {
    if (text === undefined) return undefined
    const slug = toSlug(text)
    return assertFound(index.get(slug) ?? index.get(resolveSlug(field, slug) ?? ''), NO_BUSINESS_MESSAGE)
  }
  const city = find(pageLinks.cities, 'city', query.city)
  const industry = find(pageLinks.industries, 'industry', query.industry)
  assertFound(city ?? industry, NO_BUSINESS_MESSAGE)
  const cityFilter = city && { city: city.name }
  const industryFilter = industry && (industry.is_group ? { group: industry.slug } : { industry: industry.name })
  const filters = { ...cityFilter, ...industryFilter }

  const [{ profiles }, index] = await Promise.all([
    listDirectory(services, null, { ...filters, sort: 'best', limit: DIRECTORY_PAGE_SIZE, offset: 0 }),
    readPlaceIndex(services),
  ])
  const ofCity = cityFilter ? countFacets(index, cityFilter, 'industry') : null
  const ofIndustry = industryFilter ? countFacets(index, industryFilter, 'city') : null
  const first = assertFound(profiles[0], NO_BUSINESS_MESSAGE)
  const group = industry?.is_group ? industry.slug : first.industry_group
  const facets = ofCity ?? (group ? countFacets(index, { group }, 'industry') : [])
  const isHere = (facet: CountedFacet) => {
    const { own, group: ownGroup } = linksOfFacet(pageLinks.industries, facet)
    return industry?.is_group ? ownGroup?.slug === industry.slug : own?.slug === industry?.slug
  }
  const total = city && industry && ofCity ? sum(ofCity.filter(isHere)) : sum(ofCity ?? ofIndustry ?? [])

  const toIndustry = (address: BrowsePageLink) => browsePath({ city: city?.slug, industry: address.slug })
  const isOther = ({ slug }: { slug: string }) => slug !== industry?.slug
  const industries = toLinks(facets, (facet) => linksOfFacet(pageLinks.industries, facet).own, toIndustry)
  const groups = toLinks(ofCity ?? [], (facet) => linksOfFacet(pageLinks.industries, facet).group, toIndustry)
  const toCity = (address: BrowsePageLink) => browsePath({ city: address.slug, industry: industry?.slug })
  const cities = (
    ofIndustry
      ? toLinks(ofIndustry, ({ name }) => (name === null ? undefined : pageLinks.cities.get(cachedSlug(name))), toCity)
      : [...pageLinks.cities.values()].map((address) => ({ ...address, path: toCity(address) }))
  ).filter(({ slug }) => slug !== city?.slug)
  return {
    path: browsePath({ city: city?.slug, industry: industry?.slug }),
    city: city ? { name: city.name, path: browsePath({ city: city.slug }) } : null,
    industry: industry ? { name: industry.name, path: browsePath({ industry: industry.slug }) } : null,
    filters,
    total,
    profiles,
    groups: selectLargest(groups.filter(isOther)),
    industries: selectLargest(
      industries.filter((link) => isOther(link) && !pageLinks.industries.get(link.slug)?.is_group),
      INDUSTRIES,
    ),
    cities: [...(city ? await selectNearest(services, city, cities) : []), ...selectLargest(cities, CITIES)]
      .filter((link, at, all) => all.findIndex(({ slug }) => slug === link.slug) === at)
      .slice(0, CITIES),
  }
}
