import type { Handlers } from '../../kit/server/services.server.ts'
import { dismissMail, listFailedMails, retryMail } from './failedMails.service.server.ts'
import type { mailsContract } from './mails.contract.ts'

export const mailsHandlers: Handlers<typeof mailsContract> = {
  'GET /admin/mails/failed': ({ query, ...services }) => listFailedMails(services, query),
  'POST /admin/mails/failed/:id/retry': async ({ viewer, ip, params, ...services }) => {
    await retryMail(services, { viewer, ip }, params.id)
    return { message: 'The email will be sent again' }
  },
  'POST /admin/mails/failed/:id/dismiss': async ({ viewer, ip, params, ...services }) => {
    await dismissMail(services, { viewer, ip }, params.id)
    return { message: 'The email has been dismissed' }
  },
}
