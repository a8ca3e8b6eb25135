import { toSlug } from '../../../kit/text/slug.ts'

type Slugs = { city?: string | null; industry?: string | null }

/** The path of the page of a city, of an industry or group of industries, or of both, by their slugs. */
export const browsePath = ({ city, industry }: Slugs) =>
  city ? `/businesses/in/${city}${industry ? `/${industry}` : ''}` : `/businesses/industry/${industry}`

/** The path of the page of a city, an industry, or both, by their names; null for a name that cannot be in an address. */
export function pathOfNames(names: Slugs): string | null {
  const [city, industry] = [names.city, names.industry].map((name) => (name ? toSlug(name) : null))
  return (names.city && !city) || (names.industry && !industry) ? null : browsePath({ city, industry })
}
