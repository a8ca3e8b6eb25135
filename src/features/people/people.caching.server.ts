import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { peopleContract } from './people.contract.ts'

/** `user:3` is the name, the picture and the businesses of member 3, `answersBy:3` the answers that everybody can see. */
export const peopleCaching: CachingOf<typeof peopleContract> = {
  'GET /users/:id': ({ reply: { user } }) => ({ tags: [`user:${user.id}`, `answersBy:${user.id}`] }),
  'GET /users/:id/answers': ({ params, reply: { answers } }) => ({
    tags: [
      `user:${params?.id}`,
      `answersBy:${params?.id}`,
      ...answers.map(({ question_id }) => `question:${question_id}`),
    ],
  }),
}
