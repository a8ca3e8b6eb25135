import type { Services } from '../../../kit/server/services.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { region } from '../../../region/region.ts'
import type { Address } from './addresses.server.ts'

/** Sorts the pages of other cities: those of the same area first. */
export async function sortByNearness<T extends { slug: string }>(
  _: Services,
  city: Address,
  others: T[],
): Promise<T[]> {
  const near = new Set(
    region.places.areas
      .map(({ towns }) => towns.map(toSlug))
      .filter((towns) => towns.includes(city.slug))
      .flat(),
  )
  return others.toSorted((a, b) => Number(near.has(b.slug)) - Number(near.has(a.slug)))
}
