import type { Services, Tasks } from '../../kit/server/services.server.ts'
import { sweepSecurityEvents } from './securityLog.server.ts'
import { sweepSessions } from './sessions.server.ts'

export const sessionTasks = {
  'session.sweep': {
    cron: '12 * * * *',
    async run({ db }: Services) {
      await sweepSessions(db)
      await sweepSecurityEvents(db)
    },
  },
} satisfies Tasks
