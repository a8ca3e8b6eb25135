import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { maxUnits } from '../../../kit/api/schema.ts'
import { Business } from '../business.contract.ts'

/** A link to a page that lists businesses, with the number of its businesses. */
const BrowseLink = z.object({ name: z.string(), path: z.string(), count: z.number() })
export type BrowseLink = z.output<typeof BrowseLink>

const slug = maxUnits(z.string().trim(), 255, 'The address must be 255 characters or less')

export const browseContract = {
  'GET /profiles/browse': {
    summary:
      'The best businesses of a city, of an industry or group of industries, or of both, by the slugs of their pages, with the neighbouring pages. 404 without a listed business',
    query: z.object({ city: slug.optional(), industry: slug.optional() }),
    reply: z.object({
      /** The canonical path of the page. */
      path: z.string(),
      city: z.object({ name: z.string(), path: z.string() }).nullable(),
      industry: z.object({ name: z.string(), path: z.string() }).nullable(),
      /** The filters of GET /profiles that list all businesses of the page. */
      filters: z.object({ city: z.string(), industry: z.string(), group: z.string() }).partial(),
      total: z.number(),
      profiles: z.array(Business),
      /** The groups of the city, or else of the whole directory. Empty on the page of a group. */
      groups: z.array(BrowseLink),
      /** The industries of the city, or else of the same group, the most frequent first. */
      industries: z.array(BrowseLink),
      /** The neighbours of the city; without a city, the cities with most of the businesses. */
      cities: z.array(BrowseLink),
    }),
  },
} satisfies Contract

type BrowseContract = typeof browseContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends BrowseContract {}
}
