import { LRUCache } from 'lru-cache'
import type { Services } from '../../../kit/server/services.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { listFacets } from '../directory/facets.server.ts'
import { isGroup, nameGroup } from './groups.ts'

/** A city, industry or group of the directory that has a page. */
export type BrowsePageLink = { slug: string; name: string; count: number; is_group: boolean }
export type BrowsePageLinks = { cities: Map<string, BrowsePageLink>; industries: Map<string, BrowsePageLink> }

type Facet = { name: string; count: number }

/**
 * Indexes values by slug. Of names with the same slug, such as “St. Mary’s” and “St Marys”, the most frequent one has
 * the page.
 */
function indexBySlug(facets: Facet[]): Map<string, BrowsePageLink> {
  const index = new Map<string, BrowsePageLink>()
  for (const { name, count } of facets) {
    const slug = toSlug(name)
    if (slug && count > (index.get(slug)?.count ?? 0)) index.set(slug, { slug, name, count, is_group: false })
  }
  return index
}

/**
 * The cities and industries of listed businesses by the slugs of their pages. A group takes precedence over an industry
 * with the same slug.
 */
export const readBrowsePageLinks = (services: Pick<Services, 'db' | 'memory'>): Promise<BrowsePageLinks> =>
  services.memory.recall('facets', 'businesses.addresses', async () => {
    const { cities, industries, groups } = await listFacets(services)
    const byIndustry = indexBySlug(industries)
    for (const { slug, name, count } of groups) {
      const group = { slug, name, count, is_group: true }
      byIndustry.set(slug, group)
      // An industry with the name of a group has the page of the group.
      byIndustry.set(toSlug(name), group)
    }
    return { cities: indexBySlug(cities), industries: byIndustry }
  })

// Cached, because the pages of a large directory need the slugs of thousands of names.
const slugs = new LRUCache<string, string>({ max: 20_000 })

export function cachedSlug(name: string): string {
  const slug = slugs.get(name) ?? toSlug(name)
  slugs.set(name, slug)
  return slug
}

/** A facet of the directory that is counted: an industry with its group, or a city. */
export type CountedFacet = { name: string | null; industry_group: string | null; count: number }

/** Returns the URLs of the page of a facet and of the page of its group. */
export const linksOfFacet = (index: Map<string, BrowsePageLink>, { name, industry_group }: CountedFacet) => ({
  own: name === null ? undefined : index.get(cachedSlug(name)),
  group:
    industry_group !== null && isGroup(industry_group)
      ? { slug: industry_group, name: nameGroup(industry_group), count: 0, is_group: true }
      : undefined,
})
