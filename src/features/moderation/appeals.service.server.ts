import { sql, type Tx } from '../../database/open.server.ts'
import { AppError, invalid } from '../../kit/api/errors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { setBanWithin } from '../accounts/accounts.service.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { ALREADY_DECIDED } from './moderation.constants.ts'
import type { Report, ResolveForm } from './moderation.contract.ts'
import { moderationMailKinds } from './moderation.mailKinds.server.ts'
import { canDecideAppeal } from './moderation.rules.ts'
import { notifyAppealDecided } from './reportNotices.server.ts'

type Reportables = Pick<Services, 'reportables'>

const messages = {
  dismiss: 'The appeal has been dismissed.',
  hide: 'The appeal is accepted, and what was hidden is visible again.',
  delete: 'The appeal is accepted. The author may post it again.',
  ban: 'The appeal is accepted, and the account is no longer suspended.',
}

/**
 * Decides on an open appeal in the transaction of the queue, and notifies the author. `dismiss` keeps the decision;
 * `reverse` shows the hidden content again, or ends the ban. Deleted content stays deleted.
 * @throws 400 for another action, 403, 409 when it was decided, or when the hidden content has been deleted meanwhile
 */
export async function resolveAppeal(
  tx: Tx,
  { reportables }: Reportables,
  actor: Actor,
  report: Report,
  { action, note }: ResolveForm,
): Promise<string> {
  if (!canDecideAppeal(actor.viewer, report)) {
    throw new AppError('forbidden', 'Only administrators decide on appeals against a ban')
  }
  if (action !== 'dismiss' && action !== 'reverse') {
    throw invalid('action', 'An appeal can only be dismissed, or its decision reversed')
  }
  if (report.status !== 'open') throw new AppError('conflict', ALREADY_DECIDED)
  const appealed = report.appeal?.action
  if (action === 'reverse' && appealed === 'hide') await showAgain(tx, { reportables }, report)
  if (action === 'reverse' && appealed === 'ban') {
    if (report.author_id === null) throw new AppError('conflict', 'The author has deleted their account')
    await setBanWithin(tx, actor, report.author_id, false)
  }
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ status: 'resolved', action, note, resolver_id: actor.viewer.id, resolved_at: sql`now()` })
    .where('id', '=', report.id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!numUpdatedRows) throw new AppError('conflict', ALREADY_DECIDED)
  await writeAudit(tx, actor, {
    action: `appeal.${action}`,
    target_type: report.target_type,
    target_id: report.target_id,
    target_name: report.target_title,
    details: { report: report.id, decision: appealed, ...(note && { reason: note }) },
  })
  await notifyAppealDecided(tx, actor.viewer.id, report, action === 'reverse')
  if (report.author_id !== null) await queueMail(tx, moderationMailKinds['moderation.appeal'], { report_id: report.id })
  return action === 'dismiss' ? messages.dismiss : messages[appealed ?? 'delete']
}

/** Shows hidden content again. Another moderator may have done so already. @throws 409 when it was deleted */
async function showAgain(tx: Tx, { reportables }: Reportables, { target_type, target_id }: Report) {
  const reportable = reportables.get(target_type)
  const target = await reportable?.load(tx, target_id)
  const deleted = new AppError('conflict', 'This content has already been deleted. You can dismiss the appeal.')
  if (!target) throw deleted
  if (target.visibility !== 'hidden') return
  await reportable?.setVisibility?.(tx, target_id, 'public').catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? deleted : error
  })
}
