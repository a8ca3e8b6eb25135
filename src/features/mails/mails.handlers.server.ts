import type { Handlers } from '../../kit/services.server.ts'
import { dismissMail, listFailedMails, retryMail } from './failedMails.service.server.ts'
import type { mailsContract } from './mails.contract.ts'

export const mailsHandlers: Handlers<typeof mailsContract> = {
  'GET /admin/mails/failed': ({ db, query }) => listFailedMails(db, query),
  'POST /admin/mails/failed/:id/retry': async ({ db, viewer, ip, params }) => {
    await retryMail(db, { viewer, ip }, params.id)
    return { message: 'The email will be sent again' }
  },
  'POST /admin/mails/failed/:id/dismiss': async ({ db, viewer, ip, params }) => {
    await dismissMail(db, { viewer, ip }, params.id)
    return { message: 'The email has been dismissed' }
  },
}
