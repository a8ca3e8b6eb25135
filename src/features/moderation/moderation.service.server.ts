import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { AppError, assertFound, invalid } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { setBanWithin } from '../accounts/accounts.service.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { removeNotificationsOf } from '../notifications/notify.server.ts'
import { resolveAppeal } from './appeals.service.server.ts'
import { ALREADY_DECIDED, type ReportAction, type ReportStatus } from './moderation.constants.ts'
import type { Report, ResolveForm } from './moderation.contract.ts'
import { moderationMailKinds } from './moderation.mailKinds.server.ts'
import { isReadable, readReport, selectReports, serializeReport } from './moderation.query.server.ts'
import { canResolve } from './moderation.rules.ts'
import { notifyDecided } from './reportNotices.server.ts'

type ReportListQuery = { status: ReportStatus; limit: number; cursor?: [report_count: number, id: number] }

export async function listReports(db: Db, viewer: Viewer, { status, limit, cursor }: ReportListQuery) {
  const [rows, { total }] = await Promise.all([
    selectReports(db)
      .where('r.status', '=', status)
      .where(isReadable(viewer))
      .$if(cursor !== undefined, (query) =>
        query.where(sql<boolean>`(r.report_count, r.id) < (${cursor?.[0]}::bigint, ${cursor?.[1]}::bigint)`),
      )
      .orderBy('r.report_count', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('reports as r')
      .where('r.status', '=', status)
      .where(isReadable(viewer))
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { page, next_cursor } = toPage(rows, limit, ({ report_count, id }) => [report_count, id])
  return { reports: page.map(serializeReport), total, next_cursor }
}

const doneTexts: Record<Exclude<ReportAction, 'reverse'>, string> = {
  dismiss: 'The report has been dismissed.',
  hide: 'It is hidden now.',
  delete: 'It has been deleted.',
  ban: 'The account has been suspended.',
}

type ModerationServices = Pick<Services, 'db' | 'reportables'>

/**
 * Decides on an open report, and notifies the author. Transactions lock the target or the account first and the report
 * last, so the second of two concurrent moderators waits and gets a 409.
 * @throws 400 when the action does not fit the target, 403, 404, 409
 */
export function resolveReport(
  { db, reportables }: ModerationServices,
  actor: Actor,
  id: number,
  { action, note }: ResolveForm,
) {
  return db.transaction().execute(async (tx) => {
    const report = await readReport(tx, actor.viewer, id)
    if (report.appeal) {
      const message = await resolveAppeal(tx, { reportables }, actor, report, { action, note })
      return { message, report: await readReport(tx, actor.viewer, id) }
    }
    if (action === 'reverse') throw invalid('action', 'Only the decision that an appeal is about can be reversed')
    if (!canResolve(actor.viewer, action)) {
      throw new AppError('forbidden', 'Only administrators can suspend an account')
    }
    const { load, setVisibility, remove } = assertFound(reportables.get(report.target_type), 'Report not found')
    if (action === 'hide' && !setVisibility) throw invalid('action', 'A member cannot be hidden')
    if (action === 'delete' && !remove) throw invalid('action', 'An account can only be deleted by its member')
    if (report.status !== 'open') throw new AppError('conflict', ALREADY_DECIDED)
    // Read the target again, because the owner of a business may have changed since the report.
    const target = await load(tx, report.target_id)
    const author_id = target ? target.author_id : report.author_id
    if (action === 'ban') await banAuthor(tx, actor, { ...report, author_id })
    if (action === 'hide') await refuseDeleted(tx, actor, report, () => setVisibility?.(tx, report.target_id, 'hidden'))
    if (action === 'delete') await refuseDeleted(tx, actor, report, () => remove?.(tx, actor, report.target_id))
    const { numUpdatedRows } = await tx
      .updateTable('reports')
      .set({ status: 'resolved', action, note, author_id, resolver_id: actor.viewer.id, resolved_at: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (!numUpdatedRows) throw new AppError('conflict', ALREADY_DECIDED)
    await auditReport(tx, actor, report, action, note)
    await notifyDecided(tx, actor.viewer.id, { ...report, author_id }, action)
    if (action !== 'dismiss' && author_id !== null && author_id !== actor.viewer.id) {
      const kind = action === 'ban' ? 'moderation.banned' : 'moderation.decided'
      await queueMail(tx, moderationMailKinds[kind], { report_id: id })
    }
    return { message: doneTexts[action], report: await readReport(tx, actor.viewer, id) }
  })
}

async function banAuthor(tx: Tx, actor: Actor, { author_id, target_type }: Report) {
  if (author_id === null) {
    const reason = target_type === 'business' ? 'This business has no owner' : 'The author has deleted their account'
    throw new AppError('conflict', `${reason}, so there is nobody to suspend`)
  }
  await setBanWithin(tx, actor, author_id, true)
}

/** Changes the target. @throws 409 instead of 404 when the target has been deleted meanwhile */
async function refuseDeleted(tx: Tx, actor: Actor, { id }: Report, change: () => Promise<void> | undefined) {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof AppError && error.status === 404)) throw error
    const { status } = await readReport(tx, actor.viewer, id)
    throw new AppError(
      'conflict',
      status === 'open' ? 'This content has already been deleted. You can dismiss the report.' : ALREADY_DECIDED,
    )
  }
}

const auditReport = (
  tx: Tx,
  actor: Actor,
  { id, target_type, target_id, target_title }: Report,
  action: 'dismiss' | 'hide' | 'delete' | 'ban' | 'reopen',
  note: string | null,
) =>
  writeAudit(tx, actor, {
    action: `report.${action}`,
    target_type,
    target_id,
    target_name: target_title,
    details: { report: id, ...(note && { reason: note }) },
  })

/**
 * Reopens a decided report. Hidden content is shown again; a deletion or a ban stays.
 * @throws 404, 409 when it is open, or when a newer report about the same target is open
 */
export function reopenReport({ db, reportables }: ModerationServices, actor: Actor, id: number) {
  return db.transaction().execute(async (tx) => {
    const report = await readReport(tx, actor.viewer, id)
    if (report.status === 'open') throw new AppError('conflict', 'This report is open already')
    if (report.appeal) throw new AppError('conflict', 'The decision on an appeal is final')
    const { target_type, target_id, author_id } = report
    const reportable = reportables.get(target_type)
    const isShownAgain = report.action === 'hide' && (await reportable?.load(tx, target_id))?.visibility === 'hidden'
    if (isShownAgain) await reportable?.setVisibility?.(tx, target_id, 'public')
    const newer = tx
      .selectFrom('reports')
      .where('target_type', '=', target_type)
      .where('target_id', '=', target_id)
      .where('status', '=', 'open')
      .where('appealed_report_id', 'is', null)
      .select('id')
    if (await newer.executeTakeFirst()) {
      throw new AppError('conflict', 'A newer report about this is open. Please decide on that one')
    }
    const { numUpdatedRows } = await tx
      .updateTable('reports')
      .set({ status: 'open', action: null, note: null, resolver_id: null, resolved_at: null, appeal_token_hash: null })
      .where('id', '=', id)
      .where('status', '=', 'resolved')
      .executeTakeFirst()
    if (!numUpdatedRows) throw new AppError('conflict', 'This report is open already')
    // Read after the update, because a concurrent appeal waits for the row lock of the update.
    const appeal = tx
      .selectFrom('reports')
      .where('appealed_report_id', '=', id)
      .where('status', '=', 'open')
      .select('id')
    if (await appeal.executeTakeFirst()) {
      throw new AppError('conflict', 'The author has appealed. Please decide on the appeal')
    }
    await auditReport(tx, actor, report, 'reopen', null)
    await removeNotificationsOf(tx, { type: 'report', id })
    if (isShownAgain && author_id !== null && author_id !== actor.viewer.id) {
      await queueMail(tx, moderationMailKinds['moderation.shown'], { report_id: id })
    }
    return {
      message: isShownAgain
        ? 'The report is open again, and what it had hidden is visible.'
        : 'The report is open again.',
      report: await readReport(tx, actor.viewer, id),
    }
  })
}
