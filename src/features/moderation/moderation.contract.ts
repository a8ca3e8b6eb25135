import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema } from '../../kit/api/cursor.ts'
import { choice, id, limitParam, optionalText, time } from '../../kit/api/schema.ts'
import { userRoles } from '../../kit/page/roles.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { appealableActions, reportReasons, targetTypes } from '../reports/reports.constants.ts'
import { MAX_NOTE_LENGTH, reportActions, reportStatuses } from './moderation.constants.ts'

/** The open reports about one target. Reason, message and reporter are those of the newest report. */
export const Report = z
  .object({
    id,
    target_type: z.enum(targetTypes),
    target_id: id,
    target_title: z.string(),
    /** The path of the target; null when it has no page. The page of a deleted target answers 404. */
    target_path: z.string().nullable(),
    /** The author of the target, or the owner of the business; null when there is none. */
    author_id: id.nullable(),
    author_name: z.string().nullable(),
    reason: z.enum(reportReasons),
    message: z.string().nullable(),
    /** The name of the reporter; null for a visitor, and for a deleted account. */
    reporter_name: z.string().nullable(),
    report_count: z.number(),
    status: z.enum(reportStatuses),
    action: z.enum(reportActions).nullable(),
    /** The reason of the decision. */
    note: z.string().nullable(),
    created_at: time,
    resolved_at: time.nullable(),
    resolver_name: z.string().nullable(),
    /**
     * The contested decision of an appeal; null for a report. The `message` of an appeal was written by the author of
     * the content.
     */
    appeal: z
      .object({
        report_id: id,
        /** The decision; null when it was changed after the appeal. */
        action: z.enum(appealableActions).nullable(),
        note: z.string().nullable(),
        resolved_at: time.nullable(),
        resolver_id: id.nullable(),
        resolver_name: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Report' })
export type Report = z.output<typeof Report>

export const ResolveForm = z.object({
  action: choice(reportActions, 'action'),
  note: optionalText(MAX_NOTE_LENGTH, 'Note'),
})
export type ResolveForm = z.output<typeof ResolveForm>

/**
 * The data for a moderator's decision: the target as it is now, all its reports, and the author's earlier decided
 * reports.
 */
const ReportContext = z.object({
  report: Report,
  /** The content; null when the target was deleted. */
  target: z.object({ content: z.string(), visibility: z.enum(visibilities) }).nullable(),
  /**
   * The spam score of a post, from 0 to 100, with its reasons; null for businesses and members. It decides nothing by
   * itself.
   */
  spam: z.object({ score: z.number(), signals: z.array(z.string()) }).nullable(),
  entries: z.array(
    z.object({
      id,
      reason: z.enum(reportReasons),
      message: z.string().nullable(),
      reporter_name: z.string().nullable(),
      created_at: time,
    }),
  ),
  author: z
    .object({
      id,
      full_name: z.string(),
      created_at: time,
      role: z.enum(userRoles),
      is_banned: z.boolean(),
      post_count: z.number(),
      /** The latest decisions on other reports about content of this author. */
      decisions: z.array(Report.pick({ id: true, target_title: true, action: true, note: true, resolved_at: true })),
    })
    .nullable(),
})

const reply = z.object({ message: z.string(), report: Report })

export const moderationContract = {
  'GET /admin/reports': {
    summary: 'Reports, one for each target, most reported first, then newest',
    access: 'moderator',
    query: z.object({
      status: choice(reportStatuses, 'status').default('open'),
      limit: limitParam(),
      cursor: createCursorSchema('number', 'id').optional(),
    }),
    reply: z.object({ reports: z.array(Report), total: z.number(), next_cursor: z.string().nullable() }),
  },
  'GET /admin/reports/:id': {
    summary: 'One report with its target, the latest 50 messages of reporters, and what the author did before',
    access: 'moderator',
    reply: ReportContext,
  },
  'POST /admin/reports/:id/resolve': {
    summary:
      'Decide on an open report or appeal. ban is for administrators only, reverse for appeals only. The author is told the decision and the note',
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
