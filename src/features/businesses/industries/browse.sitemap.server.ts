import { type Db, sql } from '../../../database/open.server.ts'
import type { SitemapPaths } from '../../../kit/server/feature.server.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { browsePath } from './browse.ts'
import { groupSlugs, isGroup, nameGroup } from './groups.ts'

/** The groups by the slugs of their names. An industry with such a slug has the page of the group. */
const groupOfName = new Map(groupSlugs.map((group) => [toSlug(nameGroup(group)), group as string]))
const toIndustrySlug = (name: string) => groupOfName.get(toSlug(name)) ?? toSlug(name)

type Row = { city: string | null; industry: string | null; industry_group: string | null }

/**
 * The paths of the pages of all cities, industries and groups that have listed businesses, and of all combinations with
 * a city.
 */
async function readPaths(db: Db): Promise<string[]> {
  const { rows } = await sql<Row>`
    select distinct b.city, b.industry, b.industry_group from businesses as b
    where b.is_listed and (b.city is not null or b.industry is not null or b.industry_group is not null)`.execute(db)
  const paths = new Set<string>()
  for (const { city, industry, industry_group } of rows) {
    const town = city && toSlug(city)
    const slugs = [industry && toIndustrySlug(industry), industry_group && isGroup(industry_group) && industry_group]
    if (town) paths.add(browsePath({ city: town }))
    for (const slug of slugs) {
      if (!slug) continue
      paths.add(browsePath({ industry: slug }))
      if (town) paths.add(browsePath({ city: town, industry: slug }))
    }
  }
  return [...paths].sort()
}

export const browseSitemap: SitemapPaths = { name: 'browse', readPaths }
