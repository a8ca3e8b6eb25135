import type { Jobs } from '../services.server.ts'
import { sweepMails } from './unsentMails.server.ts'

export const mailsJobs: Jobs = {
  async 'mails.sweep'({ db }) {
    await sweepMails(db)
  },
}
