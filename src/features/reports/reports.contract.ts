import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, id, maxUnits, message, optionalText, text, time } from '../../kit/api/schema.ts'
import {
  appealableActions,
  appealStatuses,
  MAX_MESSAGE_LENGTH,
  reportReasons,
  targetTypes,
} from './reports.constants.ts'

export const ReportForm = z.object({
  reason: z.enum(reportReasons, 'Please choose a reason'),
  message: optionalText(MAX_MESSAGE_LENGTH, 'Message'),
})

export const NewReport = ReportForm.extend({
  target_type: choice(targetTypes, 'target_type'),
  target_id: z.int('target_id must be a positive whole number').positive('target_id must be a positive whole number'),
})
export type NewReport = z.output<typeof NewReport>

export const AppealForm = z.object({
  message: text(MAX_MESSAGE_LENGTH, 'Message', { required: 'Please explain why the decision is wrong' }),
})

/** A decision about a member's content, with the fields for its author. */
export const Decision = z
  .object({
    report_id: id,
    target_type: z.enum(targetTypes),
    target_title: z.string(),
    action: z.enum(appealableActions),
    note: z.string().nullable(),
    resolved_at: time,
    /** The appeal; null for everybody but the author, and when the period for an appeal is over. */
    appeal: z
      .object({
        status: z.enum(appealStatuses),
        /** The reason of the decision on the appeal. */
        note: z.string().nullable(),
        until: time,
      })
      .nullable(),
  })
  .meta({ id: 'Decision' })
export type Decision = z.output<typeof Decision>

export const reportsContract = {
  'POST /reports': {
    summary:
      'Report a question, answer, job, event, business or member to the moderators. 200 when you have reported it already',
    body: NewReport,
    // Marked as read-only because no cached page shows reports.
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
  'POST /reports/:id/appeal': {
    summary: 'Appeal once against a decision to hide, delete or ban, as the author',
    access: 'member',
    body: AppealForm,
    readOnly: true,
    reply: message,
    status: 201,
  },
  'GET /reports/appeal': {
    summary: 'The decision that the link in its email is about',
    query: z.object({ token: maxUnits(z.string(), 200, 'This link is not valid').optional() }),
    reply: z.object({ decision: Decision }),
  },
  'POST /reports/appeal': {
    summary: 'Appeal once against a decision, with the token of its email and without a login',
    body: AppealForm.extend({ token: text(200, 'token') }),
    readOnly: true,
    reply: message,
    status: 201,
  },
} satisfies Contract

type ReportsContract = typeof reportsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends ReportsContract {}
}
