import { toSlug } from '../../../kit/text/slug.ts'
import type { AllFacets } from '../directory/directory.ts'
import { nameGroup } from './groups.ts'

type Slugs = { city?: string | null; industry?: string | null }

/** The path of the page of a city, of an industry or group of industries, or of both, by their slugs. */
export const browsePath = ({ city, industry }: Slugs) =>
  city ? `/businesses/in/${city}${industry ? `/${industry}` : ''}` : `/businesses/industry/${industry}`

/** The path of the page of a city, an industry, or both, by their names; null when a name has no slug. */
export function pathOfNames(names: Slugs): string | null {
  const [city, industry] = [names.city, names.industry].map((name) => (name ? toSlug(name) : null))
  return (names.city && !city) || (names.industry && !industry) ? null : browsePath({ city, industry })
}

/** The numbers of groups and cities to which the directory links. The others are in the sitemap and on those pages. */
const [GROUPS, CITIES] = [12, 8]

/** The groups and cities with most of the businesses, in a form that is short in a page. */
export function pickEntrances({ groups, cities }: Pick<AllFacets, 'groups' | 'cities'>) {
  const byCount = <T extends { name: string; count: number }>(a: T, b: T) =>
    b.count - a.count || a.name.localeCompare(b.name)
  return {
    groups: groups
      .toSorted(byCount)
      .slice(0, GROUPS)
      .map(({ slug, count }) => [slug, count] as const),
    cities: cities
      .toSorted(byCount)
      .slice(0, CITIES)
      .map(({ name, count }) => [name, count] as const),
  }
}

/** Links to the pages of groups and cities. */
export const listEntrances = ({ groups, cities }: ReturnType<typeof pickEntrances>) => ({
  groups: groups.map(([slug, count]) => ({ name: nameGroup(slug), count, path: browsePath({ industry: slug }) })),
  cities: cities.flatMap(([name, count]) => {
    const path = pathOfNames({ city: name })
    return path ? [{ name, count, path }] : []
  }),
})
