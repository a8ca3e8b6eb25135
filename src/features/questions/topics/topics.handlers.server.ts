import { AppError } from '../../../kit/api/errors.ts'
import type { CachingOf } from '../../../kit/server/caching.server.ts'
import type { Handlers } from '../../../kit/server/services.server.ts'
import { changeTopics, createTopic, deleteTopic, editTopic, listCuratedTopics } from './manageTopics.server.ts'
import { suggestTopics } from './suggestTopics.server.ts'
import type { topicsContract } from './topics.contract.ts'
import { listTopics, readTopic } from './topics.service.server.ts'

/** Returns the slug in a path. @throws 404 when it is not a valid slug. */
function parseSlug({ slug }: { slug: string }): string {
  if (!/^[a-z0-9-]+$/.test(slug)) throw new AppError('not_found', 'Topic not found')
  return slug
}

export const topicsHandlers: Handlers<typeof topicsContract> = {
  'GET /topics': ({ db, replica, viewer }) => listTopics(viewer ? db : replica),
  'GET /topics/:slug': async ({ db, replica, viewer, params }) => ({
    topic: await readTopic(viewer ? db : replica, parseSlug(params)),
  }),
  'POST /topics/suggest': ({ replica, body }) => suggestTopics(replica, body),
  'GET /admin/topics': ({ db }) => listCuratedTopics(db),
  'POST /admin/topics': ({ db, viewer, ip, body }) => createTopic(db, { viewer, ip }, body),
  'PUT /admin/topics/:slug': ({ db, viewer, ip, params, body }) =>
    editTopic(db, { viewer, ip }, parseSlug(params), body),
  'DELETE /admin/topics/:slug': ({ db, viewer, ip, params, query }) =>
    deleteTopic(db, { viewer, ip }, parseSlug(params), query.into),
  'PUT /admin/questions/:id/topics': ({ db, viewer, ip, params, body }) =>
    changeTopics(db, { viewer, ip }, params.id, body.topics),
}

/** The counts in these replies change with the visibility and the topics of questions. */
const tags = ['questions', 'topics']
export const topicsCaching: CachingOf<typeof topicsContract> = {
  'GET /topics': () => ({ tags }),
  'GET /topics/:slug': () => ({ tags }),
}
