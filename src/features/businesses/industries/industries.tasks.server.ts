import type { Tasks } from '../../../kit/server/services.server.ts'
import { fillGroups } from './groups.server.ts'

export const industriesTasks = {
  'businesses.groups': {
    cron: '* * * * *',
    run: ({ db }, { signal }) => fillGroups({ db }, signal),
    options: { expireInSeconds: 600 },
  },
} satisfies Tasks
