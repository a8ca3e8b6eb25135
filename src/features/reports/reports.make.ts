import { db } from '../../../test/database.ts'
import type { TargetType } from './reports.constants.ts'

type ReportFields = { target_type?: TargetType; target_id: number; target_title?: string; author_id?: number | null }

/** Inserts an open report of a visitor. */
export async function makeReport(fields: ReportFields) {
  const report = await db
    .insertInto('reports')
    .values({ target_type: 'question', target_title: 'Reported', report_count: 1, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.insertInto('report_entries').values({ report_id: report.id, reason: 'spam' }).execute()
  return report
}
