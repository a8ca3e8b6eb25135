import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { Business } from './business.contract.ts'
import type { businessesContract } from './businesses.contract.ts'

/** The next time at which a business on the page opens or closes. */
const nextOpening = (profiles: Business[]) =>
  Math.min(...profiles.map(({ opening }) => (opening ? Date.parse(opening.changes_at) : Number.POSITIVE_INFINITY)))

/** The start of the next minute, because businesses open and close at full minutes. */
const nextMinute = () => (Math.floor(Date.now() / 60_000) + 1) * 60_000

/**
 * The tag `directory` stands for the set of listed businesses and their names, `facets` for their industries and
 * cities.
 */
export const businessesCaching: CachingOf<typeof businessesContract> = {
  'GET /profiles': ({ query, reply }) => ({
    tags: [
      'directory',
      ...(query?.search ? ['directory.search'] : []),
      ...(query?.open ? ['opening'] : []),
      ...(query?.industry || query?.city || query?.group ? ['facets'] : []),
      ...reply.profiles.map(({ id }) => `business:${id}`),
    ],
    until: query?.open ? nextMinute() : nextOpening(reply.profiles),
  }),
  'GET /profiles/map': ({ query }) => ({
    tags: ['places', ...(query?.search ? ['directory.search'] : [])],
    until: query?.open && nextMinute(),
  }),
  'GET /places/shape': () => ({ tags: [] }),
  'GET /profiles/facets': () => ({ tags: ['facets'] }),
  'GET /profiles/facets/options': () => ({ tags: ['facets'] }),
  'GET /profiles/:id': ({ reply }) => ({ tags: [`business:${reply.profile.id}`], until: nextOpening([reply.profile]) }),
}
