import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { countGroups } from '../industries/groups.server.ts'
import { type Facet, shortenFacets } from './directory.ts'

type FacetServices = Pick<Services, 'db' | 'memory'>

/** Industries and cities of listed businesses with counts. Spellings that differ only in case count as one. */
export const listFacets = ({ db, memory }: FacetServices) =>
  memory.recall('facets', 'businesses.facets', () => readFacets(db))

async function readFacets(db: Db) {
  const countValues = (column: 'industry' | 'display_city') =>
    db
      .with('spelled', (query) =>
        query
          .selectFrom('businesses as b')
          .where(sql<boolean>`b.is_listed`)
          .where(column, 'is not', null)
          .select((count) => [sql<string>`${sql.ref(column)}`.as('name'), count.fn.countAll<number>().as('count')])
          .groupBy(column),
      )
      .selectFrom('spelled')
      .select([
        sql<string>`(array_agg(name order by name = upper(name), count desc, name))[1]`.as('name'),
        sql<number>`sum(count)`.as('count'),
      ])
      .groupBy(sql`lower(name)`)
      .orderBy(sql`lower(name)`)
      .execute()
  const [industries, cities, groups] = await Promise.all([
    countValues('industry'),
    countValues('display_city'),
    countGroups(db),
  ])
  return { industries, cities, groups }
}

type ShortQuery = { limit: number; industry?: string; city?: string }

/** The facets, of which each list has at most the `limit` most frequent and the named one; and how many there are. */
export async function listShortFacets(services: FacetServices, { limit, industry, city }: ShortQuery) {
  const { industries, cities, groups } = await listFacets(services)
  const shorten = (facets: Facet[], named = '') => shortenFacets(facets, named, limit)
  return {
    industries: shorten(industries, industry),
    cities: shorten(cities, city),
    groups,
    industry_count: industries.length,
    city_count: cities.length,
  }
}

type OptionsQuery = { field: 'industry' | 'city'; search?: string; limit: number; offset: number }

/** The industries or cities with the text in their name: first those that begin with it, then by count. */
export async function suggestFacets(services: FacetServices, { field, search = '', limit, offset }: OptionsQuery) {
  const facets = await listFacets(services)
  const typed = search.toLowerCase()
  const placeOf = ({ name }: Facet) => name.toLowerCase().indexOf(typed)
  const found = (field === 'industry' ? facets.industries : facets.cities).filter((facet) => placeOf(facet) >= 0)
  found.sort((a, b) => Number(placeOf(a) > 0) - Number(placeOf(b) > 0) || b.count - a.count)
  return { options: found.slice(offset, offset + limit), total: found.length }
}
