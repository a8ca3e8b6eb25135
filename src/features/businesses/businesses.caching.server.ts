import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { Business, businessesContract } from './businesses.contract.ts'

/** When a business on the page opens or closes. */
const nextOpening = (profiles: Business[]) =>
  Math.min(...profiles.map(({ opening }) => (opening ? Date.parse(opening.changes_at) : Number.POSITIVE_INFINITY)))

/** Which businesses are open changes with the minutes of the clock. */
const nextMinute = () => (Math.floor(Date.now() / 60_000) + 1) * 60_000

/** `directory` is for which businesses are listed and their names, `facets` for their industries and cities. */
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
