import { type Db, sql } from '../../database/open.server.ts'
import { APPEAL_DAYS, type AppealableAction, appealableActions, type TargetType } from './reports.constants.ts'
import type { Decision } from './reports.contract.ts'

/** Selects the decisions against which authors can appeal, with the appeal if there is one. */
export const selectDecisions = (db: Db) =>
  db
    .selectFrom('reports as r')
    .leftJoin('reports as appeal', (join) =>
      join.onRef('appeal.appealed_report_id', '=', 'r.id').onRef('appeal.appealed_at', '=', 'r.resolved_at'),
    )
    .where('r.status', '=', 'resolved')
    .where('r.action', 'in', appealableActions)
    .select([
      'r.id as report_id',
      'r.author_id',
      sql<TargetType>`r.target_type`.as('target_type'),
      'r.target_title',
      sql<AppealableAction>`r.action`.as('action'),
      'r.note',
      sql<string>`r.resolved_at`.as('resolved_at'),
      sql<string>`r.resolved_at + make_interval(days => ${APPEAL_DAYS})`.as('until'),
      sql<boolean>`now() < r.resolved_at + make_interval(days => ${APPEAL_DAYS})`.as('is_in_time'),
      'appeal.status as appeal_status',
      'appeal.action as appeal_action',
      'appeal.note as appeal_note',
    ])

type DecisionRow = Awaited<ReturnType<ReturnType<typeof selectDecisions>['executeTakeFirstOrThrow']>>

export function serializeDecision(row: DecisionRow, reader_id: number | null): Decision {
  const { report_id, target_type, target_title, action, note, resolved_at, until } = row
  const status = toAppealStatus(row)
  return {
    ...{ report_id, target_type, target_title, action, note, resolved_at },
    appeal:
      reader_id !== null && reader_id === row.author_id && status ? { status, note: row.appeal_note, until } : null,
  }
}

function toAppealStatus({ is_in_time, appeal_status, appeal_action }: DecisionRow) {
  if (appeal_status === null) return is_in_time ? 'possible' : null
  if (appeal_status === 'open') return 'open'
  return appeal_action === 'reverse' ? 'accepted' : 'dismissed'
}
