import { type Db, sql } from '../../database/open.server.ts'
import { assertFound } from '../../kit/api/errors.ts'
import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { AppealableAction, ReportReason, TargetType } from '../reports/reports.constants.ts'
import type { ReportAction, ReportStatus } from './moderation.constants.ts'
import type { Report } from './moderation.contract.ts'

/** Selects the columns of `Report`. */
export const selectReports = (db: Db) =>
  db
    .selectFrom('reports as r')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('report_entries as e')
          .leftJoin('users as reporter', 'reporter.id', 'e.reporter_id')
          .whereRef('e.report_id', '=', 'r.id')
          .select([sql<ReportReason>`e.reason`.as('reason'), 'e.message', 'reporter.full_name as reporter_name'])
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as author', 'author.id', 'r.author_id')
    .leftJoin('users as resolver', 'resolver.id', 'r.resolver_id')
    .leftJoin('reports as appealed', (join) =>
      join.onRef('appealed.id', '=', 'r.appealed_report_id').onRef('appealed.resolved_at', '=', 'r.appealed_at'),
    )
    .leftJoin('users as appealed_resolver', 'appealed_resolver.id', 'appealed.resolver_id')
    .select([
      'r.id',
      sql<TargetType>`r.target_type`.as('target_type'),
      'r.target_id',
      'r.target_title',
      'r.target_path',
      'r.author_id',
      'author.full_name as author_name',
      'newest.reason',
      'newest.message',
      'newest.reporter_name',
      'r.report_count',
      sql<ReportStatus>`r.status`.as('status'),
      sql<ReportAction | null>`r.action`.as('action'),
      'r.note',
      'r.created_at',
      'r.resolved_at',
      'resolver.full_name as resolver_name',
      'r.appealed_report_id',
      sql<AppealableAction | null>`appealed.action`.as('appealed_action'),
      'appealed.note as appealed_note',
      'appealed.resolved_at as appealed_resolved_at',
      'appealed.resolver_id as appealed_resolver_id',
      'appealed_resolver.full_name as appealed_resolver_name',
    ])

type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>

export function serializeReport(row: ReportRow): Report {
  const { appealed_report_id, appealed_action, appealed_note, appealed_resolved_at, ...rest } = row
  const { appealed_resolver_id, appealed_resolver_name, ...report } = rest
  return {
    ...report,
    appeal:
      appealed_report_id === null
        ? null
        : {
            report_id: appealed_report_id,
            action: appealed_action,
            note: appealed_note,
            resolved_at: appealed_resolved_at,
            resolver_id: appealed_resolver_id,
            resolver_name: appealed_resolver_name,
          },
  }
}

/**
 * SQL condition on `reports as r`: the viewer may read the report. Moderators neither see nor decide reports about
 * themselves, so that they do not learn who reported them. Administrators do, because there may be only one.
 */
export const isReadable = (viewer: Viewer) =>
  isAdministrator(viewer) ? sql<boolean>`true` : sql<boolean>`r.author_id is distinct from ${viewer.id}`

/** @throws 404 */
export const readReport = async (db: Db, viewer: Viewer, id: number): Promise<Report> =>
  serializeReport(
    assertFound(
      await selectReports(db).where('r.id', '=', id).where(isReadable(viewer)).executeTakeFirst(),
      'Report not found',
    ),
  )
