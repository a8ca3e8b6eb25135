import { type Db, sql } from '../../database/open.server.ts'
import type { UserRole } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { preview } from '../../kit/text/text.ts'
import { scoreStoredPost } from '../heldPosts/storedPostScore.server.ts'
import type { ReportReason } from '../reports/reports.constants.ts'
import type { ReportAction } from './moderation.constants.ts'
import { readReport } from './moderation.query.server.ts'

const [MAX_ENTRIES, MAX_DECISIONS, MAX_CONTENT_LENGTH] = [50, 5, 3000]

/** Reads the data for a moderator's decision on a report. @throws 404 */
export async function readReportContext(
  { db, reportables, settings }: Pick<Services, 'db' | 'reportables' | 'settings'>,
  viewer: Viewer,
  id: number,
) {
  const report = await readReport(db, viewer, id)
  const [target, entries, spam] = await Promise.all([
    reportables.get(report.target_type)?.load(db, report.target_id),
    listEntries(db, id),
    scoreStoredPost(db, settings, report.target_type, report.target_id),
  ])
  const author_id = target ? target.author_id : report.author_id
  return {
    report,
    target: target ? { content: preview(target.content, MAX_CONTENT_LENGTH), visibility: target.visibility } : null,
    spam,
    entries,
    author: author_id === null ? null : await readAuthor(db, author_id, id),
  }
}

const listEntries = (db: Db, report_id: number) =>
  db
    .selectFrom('report_entries as e')
    .leftJoin('users as reporter', 'reporter.id', 'e.reporter_id')
    .where('e.report_id', '=', report_id)
    .select(['e.id', sql<ReportReason>`e.reason`.as('reason'), 'e.message', 'e.created_at'])
    .select('reporter.full_name as reporter_name')
    .orderBy('e.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute()

async function readAuthor(db: Db, id: number, exceptReport: number) {
  const [user, decisions] = await Promise.all([
    db
      .selectFrom('users')
      .where('id', '=', id)
      .select(['id', 'full_name', 'created_at', 'is_banned', sql<UserRole>`role`.as('role')])
      .select(
        sql<number>`(select count(*) from questions where user_id = users.id)
          + (select count(*) from answers where user_id = users.id)
          + (select count(*) from jobs where user_id = users.id)
          + (select count(*) from events where created_by = users.id)`.as('post_count'),
      )
      .executeTakeFirst(),
    db
      .selectFrom('reports')
      .where('author_id', '=', id)
      .where('id', '<>', exceptReport)
      .where('status', '=', 'resolved')
      .select(['id', 'target_title', sql<ReportAction | null>`action`.as('action'), 'note', 'resolved_at'])
      .orderBy('resolved_at', 'desc')
      .limit(MAX_DECISIONS)
      .execute(),
  ])
  return user ? { ...user, decisions } : null
}
