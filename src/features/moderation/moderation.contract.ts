import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema } from '../../kit/api/cursor.ts'
import { choice, id, limit, optionalText, time } from '../../kit/api/schema.ts'
import { reportReasons, targetTypes } from '../reports/reports.constants.ts'
import { NOTE_MAX, reportActions, reportStatuses } from './moderation.constants.ts'

/** The reports about one target. Reason, message and reporter are those of the newest report. */
export const Report = z
  .object({
    id,
    target_type: z.enum(targetTypes),
    target_id: id,
    target_title: z.string(),
    /** The path of the target; null when it has no page. The page is gone when the target was deleted. */
    target_path: z.string().nullable(),
    /** The author of the target, or the owner of the business; null when there is none. */
    author_id: id.nullable(),
    author_name: z.string().nullable(),
    reason: z.enum(reportReasons),
    message: z.string().nullable(),
    /** Null for a visitor, and for a deleted account. */
    reporter_name: z.string().nullable(),
    report_count: z.number(),
    status: z.enum(reportStatuses),
    action: z.enum(reportActions).nullable(),
    /** The reason of the decision. */
    note: z.string().nullable(),
    created_at: time,
    resolved_at: time.nullable(),
    resolver_name: z.string().nullable(),
  })
  .meta({ id: 'Report' })
export type Report = z.output<typeof Report>

export const ResolveForm = z.object({
  action: choice(reportActions, 'action'),
  note: optionalText(NOTE_MAX, 'Note'),
})
export type ResolveForm = z.output<typeof ResolveForm>

const reply = z.object({ message: z.string(), report: Report })

export const moderationContract = {
  'GET /admin/reports': {
    summary: 'Reports, one for each target, most reported first, then newest',
    access: 'moderator',
    query: z.object({
      status: choice(reportStatuses, 'status').default('open'),
      limit: limit(),
      cursor: createCursorSchema('number', 'id').optional(),
    }),
    reply: z.object({ reports: z.array(Report), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'POST /admin/reports/:id/resolve': {
    summary: 'Decide on an open report. ban is for administrators only. The author is told the decision and the note',
    access: 'moderator',
    body: ResolveForm,
    reply,
  },
  'POST /admin/reports/:id/reopen': {
    summary: 'Open a decided report again, and show what was hidden',
    access: 'moderator',
    reply,
  },
} satisfies Contract

type ModerationContract = typeof moderationContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends ModerationContract {}
}
