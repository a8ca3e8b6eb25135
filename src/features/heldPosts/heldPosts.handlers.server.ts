import type { Handlers } from '../../kit/server/services.server.ts'
import type { heldPostsContract } from './heldPosts.contract.ts'
import { decideHeldPost, listHeldPosts } from './heldPosts.service.server.ts'
import { readHolding, setHoldingMode } from './holding.server.ts'

export const heldPostsHandlers: Handlers<typeof heldPostsContract> = {
  'GET /admin/held-posts': ({ query, ...services }) => listHeldPosts(services, query),
  'POST /admin/held-posts/:target_type/:id/approve': ({ viewer, ip, params, body, ...services }) =>
    decideHeldPost(services, { viewer, ip }, params, 'approved', body),
  'POST /admin/held-posts/:target_type/:id/reject': ({ viewer, ip, params, body, ...services }) =>
    decideHeldPost(services, { viewer, ip }, params, 'rejected', body),
  'GET /admin/held-posts/choice': ({ db, settings }) => readHolding(db, settings),
  'PUT /admin/held-posts/choice': ({ db, settings, viewer, ip, body }) =>
    setHoldingMode(db, settings, { viewer, ip }, body.mode),
}
