import type { Services, Tasks } from '../../kit/server/services.server.ts'
import { sweepMails } from './unsentMails.server.ts'

export const mailsTasks = {
  'mails.sweep': {
    cron: '27 4 * * *',
    async run({ db }: Services) {
      await sweepMails(db)
    },
  },
} satisfies Tasks
