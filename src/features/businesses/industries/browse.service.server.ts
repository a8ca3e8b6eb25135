import { assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { DIRECTORY_PAGE_SIZE } from '../businesses.constants.ts'
import { type DirectoryFilter, listDirectory } from '../directory/directory.service.server.ts'
import { type PlaceIndex, readPlaceIndex, selectGroups } from '../places/placeIndex.server.ts'
import { readSynonyms } from '../synonyms/synonyms.server.ts'
import type { MergedField } from '../synonyms/synonyms.ts'
import { type Address, addressesOf, type Part, readAddresses, toKnownSlug } from './addresses.server.ts'
import type { BrowseLink } from './browse.contract.ts'
import { browsePath } from './browse.ts'
import { selectNearest } from './neighbours.server.ts'

/** The number of industries, and of cities, to which a page links. */
const [INDUSTRIES, CITIES] = [20, 16]

const MISSING = 'No business is listed here'

/** Counts the listed businesses of a filter by industry and group, or by city. Names are in lower case. */
function countParts(index: PlaceIndex, { city, industry, group }: DirectoryFilter, by: 'industry' | 'city'): Part[] {
  const wanted = { city: city?.toLowerCase(), industry: industry?.toLowerCase(), group }
  const parts = new Map<string, Part>()
  for (const row of selectGroups(index, wanted)) {
    if (wanted.city !== undefined && row.city !== wanted.city) continue
    const part: Part = { name: row[by], industry_group: by === 'industry' ? row.industry_group : null, count: 0 }
    const key = `${part.name}\x1f${part.industry_group}`
    const known = parts.get(key) ?? part
    if (known === part) parts.set(key, part)
    known.count += row.count
  }
  return [...parts.values()].filter(({ count }) => count > 0)
}

const sum = (parts: Part[]) => parts.reduce((total, { count }) => total + count, 0)

type Link = BrowseLink & { slug: string }

/** Links to the pages of parts. The counts of parts with the same page are added up. */
function toLinks(
  parts: Part[],
  find: (part: Part) => Address | undefined,
  toPath: (address: Address) => string,
): Link[] {
  const links = new Map<string, Link>()
  for (const part of parts) {
    const address = find(part)
    if (!address) continue
    const { slug, name } = address
    const link = links.get(slug) ?? { slug, name, path: toPath(address), count: 0 }
    link.count += part.count
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
  const addresses = await readAddresses(services)
  const { resolveSlug } = await readSynonyms(services)
  const find = (index: Map<string, Address>, field: MergedField, text: string | undefined) => {
    if (text === undefined) return undefined
    const slug = toSlug(text)
    return assertFound(index.get(slug) ?? index.get(resolveSlug(field, slug) ?? ''), MISSING)
  }
  const city = find(addresses.cities, 'city', query.city)
  const industry = find(addresses.industries, 'industry', query.industry)
  assertFound(city ?? industry, MISSING)
  const cityFilter = city && { city: city.name }
  const industryFilter = industry && (industry.is_group ? { group: industry.slug } : { industry: industry.name })
  const filters = { ...cityFilter, ...industryFilter }

  const [{ profiles }, index] = await Promise.all([
    listDirectory(services, null, { ...filters, sort: 'best', limit: DIRECTORY_PAGE_SIZE, offset: 0 }),
    readPlaceIndex(services),
  ])
  const ofCity = cityFilter ? countParts(index, cityFilter, 'industry') : null
  const ofIndustry = industryFilter ? countParts(index, industryFilter, 'city') : null
  const first = assertFound(profiles[0], MISSING)
  const group = industry?.is_group ? industry.slug : first.industry_group
  const parts = ofCity ?? (group ? countParts(index, { group }, 'industry') : [])
  const isHere = (part: Part) => {
    const { own, group: ownGroup } = addressesOf(addresses.industries, part)
    return industry?.is_group ? ownGroup?.slug === industry.slug : own?.slug === industry?.slug
  }
  const total = city && industry && ofCity ? sum(ofCity.filter(isHere)) : sum(ofCity ?? ofIndustry ?? [])

  const toIndustry = (address: Address) => browsePath({ city: city?.slug, industry: address.slug })
  const isOther = ({ slug }: { slug: string }) => slug !== industry?.slug
  const industries = toLinks(parts, (part) => addressesOf(addresses.industries, part).own, toIndustry)
  const groups = toLinks(ofCity ?? [], (part) => addressesOf(addresses.industries, part).group, toIndustry)
  const toCity = (address: Address) => browsePath({ city: address.slug, industry: industry?.slug })
  const cities = (
    ofIndustry
      ? toLinks(ofIndustry, ({ name }) => (name === null ? undefined : addresses.cities.get(toKnownSlug(name))), toCity)
      : [...addresses.cities.values()].map((address) => ({ ...address, path: toCity(address) }))
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
      industries.filter((link) => isOther(link) && !addresses.industries.get(link.slug)?.is_group),
      INDUSTRIES,
    ),
    cities: [...(city ? await selectNearest(services, city, cities) : []), ...selectLargest(cities, CITIES)]
      .filter((link, at, all) => all.findIndex(({ slug }) => slug === link.slug) === at)
      .slice(0, CITIES),
  }
}
