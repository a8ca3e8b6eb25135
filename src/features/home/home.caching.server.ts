import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { HomeQuestion, homeContract } from './home.contract.ts'

const tagsOf = ({ id, user_id }: HomeQuestion) => [`question:${id}`, ...(user_id === null ? [] : [`user:${user_id}`])]

/** The time limits of the tags `events` and `jobs` also apply to this page. */
export const homeCaching: CachingOf<typeof homeContract> = {
  'GET /home': ({ reply: { questions, unanswered, events, jobs, businesses } }) => ({
    tags: [
      ...['questions', 'questions.unanswered', 'events', 'jobs', 'directory', 'verified'],
      ...[...questions, ...unanswered].flatMap(tagsOf),
      ...events.flatMap(({ id, business_id }) => [`event:${id}`, `business:${business_id}`]),
      ...jobs.flatMap(({ id, business_id }) => [
        `job:${id}`,
        ...(business_id === null ? [] : [`business:${business_id}`]),
      ]),
      ...businesses.map(({ id }) => `business:${id}`),
    ],
  }),
}
