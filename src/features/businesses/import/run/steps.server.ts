import { sql, type Tx } from '../../../../database/open.server.ts'
import type { DuplicateChoice } from '../import.constants.ts'

/** The maximum number of rows in one step. A step is one transaction, so a process that dies loses at most one step. */
export const BATCH_SIZE = 10_000

export type StepResult = {
  from: number
  /** The last line of the step; null when no row is left. */
  to: number | null
  rows: number
  processed: number
  duplicates: DuplicateChoice
  results: Record<string, number>
}

/** Locks an import in this state and returns its next rows; null when it is in another state. */
export async function advance(
  tx: Tx,
  id: number,
  state: 'applying' | 'undoing',
  step: number,
): Promise<StepResult | null> {
  const table = state === 'applying' ? 'import_lines' : 'import_businesses'
  const row = await tx
    .selectFrom('imports')
    .where('id', '=', id)
    .where('state', '=', state)
    .select(['last_line', 'duplicates', 'results', 'processed'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { rows } = await sql<{ to: number | null; rows: number }>`
    select max(line) as to, count(*)::integer as rows from (
      select line from ${sql.table(table)} where import_id = ${id} and line > ${row.last_line} order by line limit ${step}
    ) as next`.execute(tx)
  return {
    from: row.last_line,
    to: rows[0]?.to ?? null,
    rows: rows[0]?.rows ?? 0,
    processed: row.processed,
    duplicates: row.duplicates as DuplicateChoice,
    results: row.results as Record<string, number>,
  }
}
