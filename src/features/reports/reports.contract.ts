import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, id, message, optionalText, time } from '../../kit/api/schema.ts'
import { MESSAGE_MAX, reportReasons, targetTypes } from './reports.constants.ts'

export const ReportForm = z.object({
  reason: z.enum(reportReasons, 'Please choose a reason'),
  message: optionalText(MESSAGE_MAX, 'Message'),
})

export const NewReport = ReportForm.extend({
  target_type: choice(targetTypes, 'target_type'),
  target_id: z.int('target_id must be a positive whole number').positive('target_id must be a positive whole number'),
})
export type NewReport = z.output<typeof NewReport>

/** The latest decision that hid something. */
export const Decision = z
  .object({ report_id: id, note: z.string().nullable(), resolved_at: time })
  .meta({ id: 'Decision' })
export type Decision = z.output<typeof Decision>

export const reportsContract = {
  'POST /reports': {
    summary:
      'Report a question, answer, job, event, business or member to the moderators. 200 when you have reported it already',
    body: NewReport,
    // Reports are on no cached page.
    readOnly: true,
    reply: message,
    status: (_: never, { is_new }: { is_new: boolean }) => (is_new ? 201 : 200),
  },
  'GET /reports/decision': {
    summary: 'Why something that you may see is hidden, or null. For its author or team, and for moderators',
    access: 'member',
    query: z.object({
      target_type: choice(targetTypes, 'target_type'),
      target_id: z.coerce.number('target_id must be a positive whole number').int().positive(),
    }),
    reply: z.object({ decision: Decision.nullable() }),
  },
} satisfies Contract

type ReportsContract = typeof reportsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends ReportsContract {}
}
