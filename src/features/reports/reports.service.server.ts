import { sql, type Tx } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Reportable, Services } from '../../kit/server/services.server.ts'
import { notifyOfWaiting } from '../waiting/notifyOfWaiting.server.ts'
import { selectDecisions, serializeDecision } from './decisions.query.server.ts'
import type { Decision, NewReport } from './reports.contract.ts'
import { memberReports, visitorReports } from './reports.limits.server.ts'

/** The sender of a report: a member, or a visitor known by the IP address of the client. */
type Reporter = { viewer: Viewer | null; client: string }

const findReportable = (reportables: Services['reportables'], type: string): Reportable =>
  assertFound(reportables.get(type), 'There is nothing to report here')

/**
 * Stores a report. All open reports about one target share a row. A second report by the same account, or from the same
 * client without an account, changes nothing.
 * @throws 404 for a target that the viewer may not see, 429
 */
export async function reportTarget(
  { db, limits, reportables }: Services,
  { viewer, client }: Reporter,
  { target_type, target_id, reason, message }: NewReport,
) {
  const reportable = findReportable(reportables, target_type)
  assertFound((await reportable.isVisible(db, viewer, target_id)) || null, 'There is nothing to report here')
  await limits.take(viewer ? memberReports : visitorReports, viewer ? String(viewer.id) : client)
  const is_new = await db.transaction().execute(async (tx) => {
    const report = await openReport(tx, reportable, target_id)
    const client_hash = viewer
      ? null
      : sql<Buffer>`sha256(convert_to(${report.client_salt}::text || ${client}::text, 'UTF8'))`
    const entry = await tx
      .insertInto('report_entries')
      .values({ report_id: report.id, reporter_id: viewer?.id ?? null, client_hash, reason, message })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!entry) return false
    await tx.updateTable('reports').set({ report_count: sql`report_count + 1` }).where('id', '=', report.id).execute()
    await notifyOfWaiting(tx)
    return true
  })
  return {
    message: is_new
      ? 'Thank you. A moderator will look at your report.'
      : 'You have reported this already. A moderator will look at it.',
    is_new,
  }
}

/** Locks the open report about a target, and creates one if necessary. @throws 404 when the target was deleted */
async function openReport(tx: Tx, { type, load }: Reportable, target_id: number) {
  const { title, path, author_id } = assertFound(await load(tx, target_id), 'There is nothing to report here')
  return tx
    .insertInto('reports')
    .values({ target_type: type, target_id, target_title: title, target_path: path, author_id })
    .onConflict((conflict) =>
      conflict
        .columns(['target_type', 'target_id'])
        .where(sql<boolean>`status = 'open' and appealed_report_id is null`)
        .doUpdateSet({ target_title: title }),
    )
    .returning(['id', 'client_salt'])
    .executeTakeFirstOrThrow()
}

/**
 * Returns the latest decision to hide the content; null when it is public or no moderator has decided.
 * @throws 404 for content that the viewer may not see
 */
export async function readDecision(
  { db, reportables }: Services,
  viewer: Viewer,
  { target_type, target_id }: Pick<NewReport, 'target_type' | 'target_id'>,
): Promise<Decision | null> {
  const reportable = findReportable(reportables, target_type)
  const isVisible = await reportable.isVisible(db, viewer, target_id)
  const target = assertFound(isVisible ? await reportable.load(db, target_id) : null, 'There is nothing here')
  // Everybody who can see hidden content may know why it is hidden.
  if (target.visibility !== 'hidden') return null
  const decision = await selectDecisions(db)
    .where('r.target_type', '=', target_type)
    .where('r.target_id', '=', target_id)
    .where('r.action', '=', 'hide')
    .orderBy('r.resolved_at', 'desc')
    .executeTakeFirst()
  return decision ? serializeDecision(decision, viewer.id) : null
}
