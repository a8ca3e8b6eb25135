import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { Job, jobsContract } from './jobs.contract.ts'

const tagsOf = ({ id, user_id, business_id }: Job) => [
  ...[`job:${id}`, `user:${user_id}`],
  ...(business_id === null ? [] : [`business:${business_id}`]),
]

/** The tag `jobs` stands for the set of jobs and whether they are open, `jobsOf:5` for the jobs of business 5. */
export const jobsCaching: CachingOf<typeof jobsContract> = {
  'GET /jobs': ({ query, reply }) => ({
    tags: [
      'jobs',
      ...(query?.search || query?.location || query?.not_location ? ['jobs.search'] : []),
      ...reply.jobs.flatMap(tagsOf),
    ],
  }),
  'GET /businesses/:id/jobs': ({ params, reply: { jobs } }) => ({
    tags: [`jobsOf:${params?.id}`, ...jobs.flatMap(tagsOf)],
    until: Math.min(...jobs.map(({ expires_at }) => Date.parse(expires_at))),
  }),
  'GET /jobs/:id': ({ reply: { job } }) => ({
    tags: tagsOf(job),
    until: job.is_active ? Date.parse(job.expires_at) : undefined,
  }),
}
