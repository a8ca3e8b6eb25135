import { type Db, sql, type Tx } from '../../../../database/open.server.ts'
import { UNDO_DAYS } from '../import.constants.ts'

/** Days after which an import that nobody applied is deleted. */
const UNAPPLIED_DAYS = 7
/** Days after which the record of an import is deleted, unless it is the last import of its list. */
const RECORD_DAYS = 730

/** Deletes old uploads and reports, and imports that were never applied. */
export async function sweepImports(db: Db): Promise<void> {
  const { rows: unapplied } = await sql<{ id: number }>`
    select id from imports where state in ('checking', 'checked', 'failed')
      and created_at < now() - make_interval(days => ${UNAPPLIED_DAYS})`.execute(db)
  const { rows: unused } = await sql<{ id: number }>`
    select id from imports as i where created_at < now() - make_interval(days => ${RECORD_DAYS}) and exists (
      select from imports as later where later.headings_key = i.headings_key and later.id > i.id and later.state = 'applied'
    )`.execute(db)
  for (const { id } of [...unapplied, ...unused]) await db.transaction().execute((tx) => deleteImport(tx, id))
  const isOld = sql<boolean>`import_id in (
    select id from imports where created_at < now() - make_interval(days => ${UNDO_DAYS})
      and coalesce(applied_at, created_at) < now() - make_interval(days => ${UNDO_DAYS})
      and state in ('applied', 'undone')
  )`
  await db.deleteFrom('import_files').where(isOld).execute()
  await db.deleteFrom('import_lines').where(isOld).execute()
  await sql`delete from import_mappings where used_at < now() - interval '3 years'`.execute(db)
  await sql`
    delete from import_proposals where created_at < now() - interval '1 year' and status <> 'rejected'`.execute(db)
}

/** Deletes an import with all its results. The directory does not change. */
export async function deleteImport(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('import_lines').where('import_id', '=', id).execute()
  await tx.deleteFrom('import_businesses').where('import_id', '=', id).execute()
  await tx.deleteFrom('imports').where('id', '=', id).execute()
}
