import type { Handlers } from '../services.server.ts'
import type { adminContract } from './admin.contract.ts'

export const adminHandlers: Handlers<typeof adminContract> = {
  'GET /admin/stats': async ({ db }) => {
    const { total_users } = await db
      .selectFrom('users')
      .select((count) => count.fn.countAll<number>().as('total_users'))
      .executeTakeFirstOrThrow()
    // there is no forum and no job board yet, so there are none of either
    return { total_users, total_questions: 0, active_jobs: 0 }
  },
}
