import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError, assertFound, invalid } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { enqueue } from '../../../kit/server/tasks.server.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { refreshIndexes } from '../businesses.query.server.ts'
import {
  type DuplicateChoice,
  type ImportField,
  type ImportState,
  importFields,
  type Mapping,
  type RowKind,
  UNDO_DAYS,
} from './import.constants.ts'
import type { MappingInput } from './imports.contract.ts'
import { type ImportColumn, readImport, readRows, selectImports, serializeSummary } from './imports.query.server.ts'
import { IMPORTS, waitForImport } from './run/imports.tasks.server.ts'
import { deleteImport } from './run/sweepImports.server.ts'

/** Milliseconds that a call waits for its step. A longer step goes on as a task, and the reply shows how far it has come. */
const WAIT = 8000

type ImportServices = Pick<Services, 'db' | 'background' | 'settings'>
type Page = { limit: number; cursor?: number }

export async function listImports({ db }: Pick<Services, 'db'>, { limit, cursor }: Page) {
  const rows = await selectImports(db)
    .$if(cursor !== undefined, (query) => query.where('i.id', '<', cursor as number))
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { imports: page.map(serializeSummary), next_cursor }
}

/** @throws 404 */
export async function listImportRows(db: Db, id: number, { kind, limit, cursor }: Page & { kind?: RowKind }) {
  await assertImport(db, id)
  const rows = await readRows(db, id, { kind, after: cursor ?? 0, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, ({ line }) => [line])
  return { rows: page, next_cursor }
}

const assertImport = async (db: Db, id: number) =>
  assertFound(await db.selectFrom('imports').where('id', '=', id).select('id').executeTakeFirst(), 'Import not found')

type LockedImport = {
  state: ImportState
  file_name: string
  columns: ImportColumn[]
  mapping: Mapping
  applied_at: string | null
}

/** Locks the row of an import until the transaction ends. @throws 404 */
async function lockImport(tx: Tx, id: number): Promise<LockedImport> {
  const row = await tx
    .selectFrom('imports')
    .where('id', '=', id)
    .select(['state', 'file_name', 'columns', 'mapping', 'applied_at'])
    .forUpdate()
    .executeTakeFirst()
  return assertFound(row, 'Import not found') as unknown as LockedImport
}

const sentences: Record<ImportState, string> = {
  checking: 'This import is still being checked. Please wait a moment',
  checked: 'This import has not been applied yet',
  applying: 'This import is already being applied',
  applied: 'This import has already been applied',
  undoing: 'This import is being undone',
  undone: 'This import has been undone',
  failed: 'The file of this import could not be read. Please upload it again',
}

/** @throws 409 with the reason in one sentence. */
function assertState(state: ImportState, ...allowed: ImportState[]) {
  if (!allowed.includes(state)) throw new AppError('conflict', sentences[state])
}

/** The mapping as numbers of columns. @throws 400 when a column does not exist or is used twice, or none has the name. */
export function readMapping(input: MappingInput, columns: ImportColumn[]): Mapping {
  const mapping: Mapping = {}
  const used = new Map<number, ImportField>()
  for (const field of importFields) {
    const value = input[field]
    if (value === undefined || value === null || value === '') continue
    const column =
      typeof value === 'number'
        ? value
        : columns.findIndex(({ heading }) => heading.toLowerCase() === value.trim().toLowerCase())
    if (!columns[column]) throw invalid(`mapping.${field}`, 'The file has no such column')
    if (used.has(column))
      throw invalid(
        `mapping.${field}`,
        `The column “${columns[column]?.heading || column + 1}” is used for two fields. Please choose one`,
      )
    used.set(column, field)
    mapping[field] = column
  }
  if (mapping.business_name === undefined)
    throw invalid('mapping.business_name', 'Please say which column has the name of the business')
  return mapping
}

const isSame = (a: Mapping, b: Mapping) => importFields.every((field) => (a[field] ?? null) === (b[field] ?? null))

/** Checks the file again with another mapping. @throws 400, 404, 409 */
export async function recheckImport(services: ImportServices, actor: Actor, id: number, input: MappingInput) {
  await services.db.transaction().execute(async (tx) => {
    const { state, columns, file_name } = await lockImport(tx, id)
    assertState(state, 'checked')
    const mapping = readMapping(input, columns)
    await writeAudit(tx, actor, {
      action: 'import.check',
      target_type: 'import',
      target_id: id,
      target_name: file_name,
    })
    await tx
      .updateTable('imports')
      .set({ mapping: JSON.stringify(mapping), state: 'checking', processed: 0 })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForImport(services.db, id, ['checking'], WAIT)
  return { import: await readImport(services.db, id) }
}

type ApplyInput = { mapping?: MappingInput; duplicates?: DuplicateChoice }

/** Applies a checked import. With another mapping than that of the check, the file is checked again first. @throws 400, 404, 409 */
export async function applyImport(
  services: ImportServices,
  actor: Actor,
  id: number,
  { mapping: input, duplicates = 'skip' }: ApplyInput,
) {
  const { db } = services
  if (input !== undefined) {
    const { state, columns, mapping } = await db.transaction().execute((tx) => lockImport(tx, id))
    assertState(state, 'checked')
    if (!isSame(readMapping(input, columns), mapping)) {
      await recheckImport(services, actor, id, input)
      await waitForImport(db, id, ['checking'], 10 * WAIT)
    }
  }
  await db.transaction().execute(async (tx) => {
    const { state, file_name, mapping } = await lockImport(tx, id)
    assertState(state, 'checked')
    if (mapping.business_name === undefined)
      throw invalid('mapping.business_name', 'Please say which column has the name of the business')
    await tx
      .updateTable('imports')
      .set({ state: 'applying', duplicates, processed: 0, last_line: 0, results: '{}' })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, actor, {
      action: 'import.apply',
      target_type: 'import',
      target_id: id,
      target_name: file_name,
    })
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForImport(db, id, ['applying'], WAIT)
  return { import: await readImport(db, id) }
}

/** @throws 404, 409 */
export async function undoImport(services: ImportServices, actor: Actor, id: number) {
  const { db } = services
  await db.transaction().execute(async (tx) => {
    const { state, file_name, applied_at } = await lockImport(tx, id)
    assertState(state, 'applied')
    const age = Date.now() - Date.parse(applied_at ?? '')
    if (age > UNDO_DAYS * 86_400_000) throw new AppError('conflict', `An import can be undone for ${UNDO_DAYS} days`)
    await sql`
      update imports set state = 'undoing', processed = 0, last_line = 0,
        publishing = case when publishing = 'running' then 'cancelled' else publishing end,
        total = (select count(*) from import_businesses where import_id = ${id})
      where id = ${id}`.execute(tx)
    await writeAudit(tx, actor, { action: 'import.undo', target_type: 'import', target_id: id, target_name: file_name })
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForImport(db, id, ['undoing'], WAIT)
  return { import: await readImport(db, id) }
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

/** Publishes what an import added, in steps. @throws 404, 409 when it is running or nothing is left. */
export async function publishImport(services: ImportServices, actor: Actor, id: number) {
  const { db } = services
  await db.transaction().execute(async (tx) => {
    const { state } = await lockImport(tx, id)
    assertState(state, 'applied')
    const { publishable, publishing } = await selectImports(tx).where('i.id', '=', id).executeTakeFirstOrThrow()
    if (publishing === 'running') throw new AppError('conflict', 'These businesses are already being published')
    if (publishable === 0) throw new AppError('conflict', 'There is nothing left to publish')
    const { viewer, ip } = actor
    const { rows: only } = await sql<{ id: number; business_name: string }>`
      select b.id, b.business_name from import_businesses as o join businesses as b on b.id = o.business_id
      where o.import_id = ${id} and o.effect = 'created' and b.verification_status = 'imported' and ${publishable} = 1`.execute(
      tx,
    )
    const entry = await tx
      .insertInto('audit_log')
      .values({
        actor_id: viewer.id,
        actor_name: viewer.full_name,
        action: 'business.publish',
        target_type: 'business',
        target_id: only[0]?.id ?? null,
        target_name: only[0]?.business_name ?? formatCount(publishable, 'business', 'businesses'),
        ip_address: ip || null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('imports')
      .set({ publishing: 'running', published_line: 0, publisher_id: viewer.id, publish_entry_id: entry.id })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForPublishing(db, id)
  return { import: await readImport(db, id) }
}

/** Waits a moment, so that publishing a few is done when the call returns. */
async function waitForPublishing(db: Db, id: number) {
  const end = Date.now() + WAIT / 4
  while (Date.now() < end) {
    const row = await db.selectFrom('imports').where('id', '=', id).select('publishing').executeTakeFirst()
    if (row?.publishing !== 'running') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** @throws 404, 409 when nothing is being published. */
export async function cancelPublishing({ db }: Pick<Services, 'db'>, id: number) {
  const cancelled = await db
    .updateTable('imports')
    .set({ publishing: 'cancelled' })
    .where('id', '=', id)
    .where('publishing', '=', 'running')
    .executeTakeFirst()
  if (cancelled.numUpdatedRows === 0n) {
    await assertImport(db, id)
    throw new AppError('conflict', 'Nothing is being published')
  }
  return { import: await readImport(db, id) }
}

/** @throws 404 */
export async function listMissing(db: Db, id: number, { limit, cursor }: Page) {
  await assertImport(db, id)
  const rows = await db
    .selectFrom('import_missing as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .where('m.import_id', '=', id)
    .$if(cursor !== undefined, (query) => query.where('b.id', '>', cursor as number))
    .select(['b.id', 'b.business_name', 'b.city', 'b.is_public', 'b.is_claimed'])
    .orderBy('b.id')
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { businesses: page, next_cursor }
}

/** Takes missing businesses off the directory: those with these ids, or all that nobody has claimed. @throws 404, 409 */
export async function unpublishMissing(
  { background }: Pick<Services, 'background'>,
  actor: Actor,
  id: number,
  ids?: number[],
) {
  const unpublished = await background.transaction().execute(async (tx) => {
    const { state, file_name } = await lockImport(tx, id)
    assertState(state, 'applied')
    const isSelected = ids ? sql`m.business_id = any(${ids}::bigint[])` : sql`not b.is_claimed`
    const { rows } = await sql<{ id: number; business_name: string }>`
      with hidden as (
        update businesses as b set is_public = false, updated_at = now() from import_missing as m
        where m.import_id = ${id} and m.business_id = b.id and b.is_public and ${isSelected}
        returning b.id, b.business_name
      ), marked as (
        update import_missing as m set unpublished = true from hidden where m.import_id = ${id} and m.business_id = hidden.id
      )
      select id, business_name from hidden`.execute(tx)
    await writeAudit(tx, actor, {
      action: 'business.unpublish',
      target_type: 'import',
      target_id: id,
      target_name: file_name,
      details: { businesses: rows.length, names: rows.slice(0, 50).map(({ business_name }) => business_name) },
    })
    if (rows.length > 0) await refreshIndexes(tx)
    return rows.length
  })
  return {
    message:
      unpublished === 0
        ? 'There was nothing to take off the directory.'
        : `${formatCount(unpublished, 'business is', 'businesses are')} no longer in the public directory.`,
    unpublished,
  }
}
