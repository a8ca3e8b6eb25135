import type { Tx } from '../../database/open.server.ts'
import { notify } from '../notifications/notify.server.ts'
import type { ReportAction } from './moderation.constants.ts'
import type { Report } from './moderation.contract.ts'

const outcomes: Record<Exclude<ReportAction, 'reverse'>, { reporter: string; author: string | null }> = {
  dismiss: { reporter: 'it stays as it is', author: null },
  hide: { reporter: 'it was hidden', author: 'hidden' },
  delete: { reporter: 'it was deleted', author: 'deleted' },
  // The author is not notified, because a suspended account cannot read notifications.
  ban: { reporter: 'the account was suspended', author: null },
}

type DecidedReport = Pick<Report, 'id' | 'target_type' | 'target_path'> & { author_id: number | null }

/**
 * Notifies the reporters and, when the content was hidden or deleted, its author. The titles do not name the content,
 * because it may be hidden from the recipient.
 */
export async function notifyDecided(
  tx: Tx,
  actorId: number,
  { id, target_type, target_path, author_id }: DecidedReport,
  action: Exclude<ReportAction, 'reverse'>,
) {
  const { reporter, author } = outcomes[action]
  const entries = await tx
    .selectFrom('report_entries')
    .where('report_id', '=', id)
    .where('reporter_id', 'is not', null)
    .select('reporter_id')
    .distinct()
    .execute()
  const notice = { kind: 'report.decided', actorId, subject: { type: 'report', id } } as const
  await notify(tx, {
    ...notice,
    recipients: entries.map(({ reporter_id }) => reporter_id).filter((reporter_id) => reporter_id !== author_id),
    title: `A moderator has decided on your report about ${target_type === 'user' ? 'a member' : `${article(target_type)} ${target_type}`}: ${reporter}`,
    url: (action === 'dismiss' && target_path) || '/notifications',
  })
  if (!author) return
  await notify(tx, {
    ...notice,
    recipients: [author_id],
    title: `A moderator has ${author} your ${target_type}`,
    url: (action === 'hide' && target_path) || '/notifications',
    // The separate email contains the reason and the link to an appeal.
    ownEmail: 'always',
  })
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a')

/** Notifies the author of the decision on an appeal. */
export const notifyAppealDecided = (
  tx: Tx,
  actorId: number,
  { id, target_path, author_id }: Pick<Report, 'id' | 'target_path' | 'author_id'>,
  isAccepted: boolean,
) =>
  notify(tx, {
    kind: 'report.decided',
    recipients: [author_id],
    actorId,
    subject: { type: 'report', id },
    title: isAccepted ? 'Your appeal was accepted' : 'Your appeal was dismissed',
    url: target_path ?? '/notifications',
    ownEmail: 'always',
  })
