import type { Handlers } from '../../kit/server/services.server.ts'
import { countActiveJobs } from '../jobs/readJobs.server.ts'
import { isPublicQuestion } from '../questions/questions.query.server.ts'
import type { adminContract } from './admin.contract.ts'

export const adminHandlers: Handlers<typeof adminContract> = {
  'GET /admin/stats': async ({ db }) => {
    const { total_users } = await db
      .selectFrom('users')
      .select((count) => count.fn.countAll<number>().as('total_users'))
      .executeTakeFirstOrThrow()
    const { total_questions } = await db
      .selectFrom('questions as q')
      .where(isPublicQuestion)
      .select((count) => count.fn.countAll<number>().as('total_questions'))
      .executeTakeFirstOrThrow()
    return { total_users, total_questions, active_jobs: await countActiveJobs(db) }
  },
}
