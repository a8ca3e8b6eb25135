import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import type { BrowsePageLink } from './browsePageLinks.server.ts'

/** The number of towns around a city that are considered. */
const MAX_TOWNS = 80

/** The pages of cities around a city, the nearest ones first. */
export async function selectNearest<T extends { slug: string }>(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  city: BrowsePageLink,
  others: T[],
): Promise<T[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from towns as own
    join towns as t on t.state = own.state
    where own.state = ${settings.site.region_code} and own.key = town_key(${city.name})
    order by earth_point(own.latitude, own.longitude) <-> earth_point(t.latitude, t.longitude), t.name
    limit ${MAX_TOWNS}`.execute(db)
  const links = new Map(others.map((link) => [link.slug, link]))
  const slugs = new Set(rows.map(({ name }) => toSlug(name)))
  return [...slugs].flatMap((slug) => links.get(slug) ?? [])
}
