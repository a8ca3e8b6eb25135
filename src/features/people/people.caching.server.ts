import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { peopleContract } from './people.contract.ts'

/**
 * The tag `user:3` stands for the name, picture and businesses of member 3, `answersBy:3` for the public answers of the
 * member.
 */
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
