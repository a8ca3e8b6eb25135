import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { idCursor } from '../../kit/api/cursor.ts'
import { id, limitParam, message, time } from '../../kit/api/schema.ts'

export const FailedMail = z
  .object({
    id,
    kind: z.string(),
    /** The display name of the kind. */
    name: z.string(),
    /** The email address of the recipient; null when the email could not be composed. */
    recipient: z.string().nullable(),
    subject: z.string().nullable(),
    error: z.string(),
    attempts: z.number(),
    first_tried_at: time,
    last_tried_at: time,
  })
  .meta({ id: 'FailedMail' })
export type FailedMail = z.output<typeof FailedMail>

export const mailsContract = {
  'GET /admin/mails/failed': {
    summary: 'Undelivered emails that need a decision, newest first',
    access: 'admin',
    query: z.object({
      limit: limitParam(),
      cursor: idCursor,
    }),
    reply: z.object({ mails: z.array(FailedMail), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'POST /admin/mails/failed/:id/retry': {
    summary: 'Retry an undelivered email',
    access: 'admin',
    reply: message,
  },
  'POST /admin/mails/failed/:id/dismiss': {
    summary: 'Dismiss an undelivered email without sending it',
    access: 'admin',
    reply: message,
  },
} satisfies Contract

type MailsContract = typeof mailsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends MailsContract {}
}
