import type { Tasks } from '../../../kit/server/services.server.ts'
import { classifyQueuedTerms } from './groups.server.ts'

export const industriesTasks = {
  'businesses.groups': {
    cron: '* * * * *',
    run: ({ db }, { signal }) => classifyQueuedTerms({ db }, signal),
    options: { expireInSeconds: 600 },
  },
} satisfies Tasks
