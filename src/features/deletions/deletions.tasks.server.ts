import type { Tasks } from '../../kit/server/services.server.ts'
import { sweepDeletions } from './deletions.service.server.ts'

export const deletionsTasks = {
  'deletions.sweep': {
    cron: '23 * * * *',
    run: ({ db }, { signal }) => sweepDeletions(db, signal),
  },
} satisfies Tasks
