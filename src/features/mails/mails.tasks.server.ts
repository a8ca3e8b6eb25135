import type { Tasks } from '../../kit/services.server.ts'
import { sweepMails } from './unsentMails.server.ts'

export const mailsTasks: Tasks = {
  async 'mails.sweep'({ db }) {
    await sweepMails(db)
  },
}
