import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { enqueue } from '../../../kit/server/tasks.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { type RowKind, UNDO_DAYS } from './import.constants.ts'
import {
  assertImport,
  assertState,
  type ImportPage,
  type ImportServices,
  lockImport,
  STEP_WAIT_MS,
} from './importState.server.ts'
import { readImport, readRows, selectImports, serializeSummary } from './imports.query.server.ts'
import { IMPORTS, waitForImport } from './run/imports.tasks.server.ts'
import { deleteImport } from './run/sweepImports.server.ts'

export async function listImports({ db }: Pick<Services, 'db'>, { limit, cursor }: ImportPage) {
  const rows = await selectImports(db)
    .$if(cursor !== undefined, (query) => query.where('i.id', '<', cursor as number))
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { imports: page.map(serializeSummary), next_cursor }
}

/** @throws 404 */
export async function listImportRows(
  db: Db,
  id: number,
  { kind, remarked, limit, cursor }: ImportPage & { kind?: RowKind; remarked?: 'true' },
) {
  await assertImport(db, id)
  const rows = await readRows(db, id, { kind, remarked: remarked === 'true', after: cursor ?? 0, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, ({ line }) => [line])
  return { rows: page, next_cursor }
}

/** Undoes an import. A repeated call returns the import as it is. @throws 404, 409 */
export async function undoImport(services: ImportServices, actor: Actor, id: number) {
  const { db } = services
  await db.transaction().execute(async (tx) => {
    const { state, file_name, applied_at } = await lockImport(tx, id)
    if (state === 'undoing' || state === 'undone') return
    assertState(state, 'applied')
    const age = Date.now() - Date.parse(applied_at ?? '')
    if (age > UNDO_DAYS * 86_400_000) throw new AppError('conflict', `An import can be undone for ${UNDO_DAYS} days`)
    await assertLatest(tx, id, applied_at)
    await sql`
      update imports set state = 'undoing', processed = 0, last_line = 0,
        publishing = case when publishing = 'running' then 'cancelled' else publishing end,
        total = (select count(*) from import_businesses where import_id = ${id})
      where id = ${id}`.execute(tx)
    await writeAudit(tx, actor, { action: 'import.undo', target_type: 'import', target_id: id, target_name: file_name })
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForImport(db, id, ['undoing'], STEP_WAIT_MS)
  return { import: await readImport(db, id) }
}

/** @throws 409 when a later import has changed businesses of this one, so that undoing this one would keep them. */
async function assertLatest(tx: Tx, id: number, applied_at: string | null) {
  const { rows } = await sql<{ file_name: string; day: string }>`
    select i.file_name, to_char(i.created_at, 'FMMonth FMDD, YYYY') as day from imports as i
    where i.id <> ${id} and (i.state = 'applying' or i.state in ('applied', 'undoing') and i.applied_at > ${applied_at})
      and exists (
        select from import_businesses as later join import_businesses as own using (business_id)
        where later.import_id = i.id and later.effect = 'updated' and later.undone is null
          and own.import_id = ${id} and own.effect in ('created', 'updated')
      )
    order by i.applied_at desc nulls first limit 1`.execute(tx)
  const [later] = rows
  if (!later) return
  throw new AppError(
    'conflict',
    `A later import, “${later.file_name}” of ${later.day}, has changed businesses of this one. Please undo that import first`,
  )
}

/** Discards an import that has not been applied. @throws 404, 409 */
export async function discardImport({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  await db.transaction().execute(async (tx) => {
    const { state, file_name } = await lockImport(tx, id)
    assertState(state, 'checking', 'checked', 'failed')
    await deleteImport(tx, id)
    await writeAudit(tx, actor, {
      action: 'import.discard',
      target_type: 'import',
      target_id: id,
      target_name: file_name,
    })
  })
  return { message: 'The import has been discarded. Nothing was changed.' }
}
