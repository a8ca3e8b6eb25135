import { type Db, sql } from '../../../database/open.server.ts'
import { assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { DIRECTORY_PAGE_SIZE } from '../businesses.constants.ts'
import { type DirectoryFilter, filterDirectory, listDirectory } from '../directory/directory.service.server.ts'
import { readSynonyms } from '../synonyms/synonyms.server.ts'
import type { MergedField } from '../synonyms/synonyms.ts'
import { type Address, addressesOf, type Part, readAddresses } from './addresses.server.ts'
import type { BrowseLink } from './browse.contract.ts'
import { browsePath } from './browse.ts'
import { sortByNearness } from './neighbours.server.ts'

/** The number of industries, and of cities, to which a page links. */
const [INDUSTRIES, CITIES] = [20, 16]

const MISSING = 'No business is listed here'

/** Counts the listed businesses of a filter by industry and group, or by city. */
async function countParts(db: Db, filter: DirectoryFilter, by: 'industry' | 'city'): Promise<Part[]> {
  const group = by === 'industry' ? sql`b.industry_group` : sql`null`
  const { rows } = await sql<Part>`
    select ${sql.ref(`b.${by}`)} as name, ${group} as industry_group, count(*) as count
    from businesses as b where ${filterDirectory(filter)} group by 1, 2`.execute(db)
  return rows
}

const sum = (parts: Part[]) => parts.reduce((total, { count }) => total + count, 0)

/** The pages of parts, the most businesses first. Parts of the same page are added up. */
function toLinks(parts: Part[], find: (part: Part) => Address | undefined, toPath: (address: Address) => string) {
  const links = new Map<string, BrowseLink & { slug: string }>()
  for (const part of parts) {
    const address = find(part)
    if (!address) continue
    const { slug, name } = address
    const link = links.get(slug) ?? { slug, name, path: toPath(address), count: 0 }
    link.count += part.count
    links.set(slug, link)
  }
  return [...links.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/**
 * The page of a city, of an industry, or of both, with its best businesses and the neighbouring pages.
 * @throws 404 when no listed business is there.
 */
export async function browseBusinesses(services: Services, query: { city?: string; industry?: string }) {
  const { db } = services
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

  const [{ profiles }, ofCity, ofIndustry] = await Promise.all([
    listDirectory(services, null, { ...filters, sort: 'best', limit: DIRECTORY_PAGE_SIZE, offset: 0 }),
    cityFilter ? countParts(db, cityFilter, 'industry') : null,
    industryFilter ? countParts(db, industryFilter, 'city') : null,
  ])
  const first = assertFound(profiles[0], MISSING)
  const group = industry?.is_group ? industry.slug : first.industry_group
  const parts = ofCity ?? (group ? await countParts(db, { group }, 'industry') : [])
  const isHere = (part: Part) => {
    const { own, group: ownGroup } = addressesOf(addresses.industries, part)
    return industry?.is_group ? ownGroup?.slug === industry.slug : own?.slug === industry?.slug
  }
  const total = city && industry && ofCity ? sum(ofCity.filter(isHere)) : sum(ofCity ?? ofIndustry ?? [])

  const toIndustry = (address: Address) => browsePath({ city: city?.slug, industry: address.slug })
  const isOther = ({ slug }: { slug: string }) => slug !== industry?.slug
  const industries = toLinks(parts, (part) => addressesOf(addresses.industries, part).own, toIndustry)
  const groups = toLinks(ofCity ?? [], (part) => addressesOf(addresses.industries, part).group, toIndustry)
  const cities = toLinks(
    ofIndustry ?? [...addresses.cities.values()].map(({ name, count }) => ({ name, count, industry_group: null })),
    ({ name }) => (name === null ? undefined : addresses.cities.get(toSlug(name))),
    (address) => browsePath({ city: address.slug, industry: industry?.slug }),
  ).filter(({ slug }) => slug !== city?.slug)
  return {
    path: browsePath({ city: city?.slug, industry: industry?.slug }),
    city: city ? { name: city.name, path: browsePath({ city: city.slug }) } : null,
    industry: industry ? { name: industry.name, path: browsePath({ industry: industry.slug }) } : null,
    filters,
    total,
    profiles,
    groups: groups.filter(isOther),
    industries: industries
      .filter((link) => isOther(link) && !addresses.industries.get(link.slug)?.is_group)
      .slice(0, INDUSTRIES),
    cities: (city ? await sortByNearness(services, city, cities) : cities).slice(0, CITIES),
  }
}
