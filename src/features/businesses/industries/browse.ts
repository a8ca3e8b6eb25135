import { toSlug } from '../../../kit/text/slug.ts'
import type { AllFacets } from '../directory/directory.ts'

type Slugs = { city?: string | null; industry?: string | null }

/** The path of the page of a city, of an industry or group of industries, or of both, by their slugs. */
export const browsePath = ({ city, industry }: Slugs) =>
  city ? `/businesses/in/${city}${industry ? `/${industry}` : ''}` : `/businesses/industry/${industry}`

/** The path of the page of a city, an industry, or both, by their names; null for a name that cannot be in an address. */
export function pathOfNames(names: Slugs): string | null {
  const [city, industry] = [names.city, names.industry].map((name) => (name ? toSlug(name) : null))
  return (names.city && !city) || (names.industry && !industry) ? null : browsePath({ city, industry })
}

/** The number of cities to which the directory links. */
const CITIES = 12

/** Links to the pages of all groups, and of the cities with most of the businesses. */
export function listEntrances({ groups, cities }: AllFacets) {
  const byCount = <T extends { name: string; count: number }>(a: T, b: T) =>
    b.count - a.count || a.name.localeCompare(b.name)
  return {
    groups: groups
      .toSorted(byCount)
      .map(({ slug, name, count }) => ({ name, count, path: browsePath({ industry: slug }) })),
    cities: cities
      .toSorted(byCount)
      .slice(0, CITIES)
      .flatMap(({ name, count }) => {
        const path = pathOfNames({ city: name })
        return path ? [{ name, count, path }] : []
      }),
  }
}
