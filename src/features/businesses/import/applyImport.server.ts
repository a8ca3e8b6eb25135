import { AppError, invalid } from '../../../kit/api/errors.ts'
import { enqueue } from '../../../kit/server/tasks.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { type DuplicateChoice, type ImportField, importFields, type Mapping } from './import.constants.ts'
import { assertState, type ImportServices, type LockedImport, lockImport, STEP_WAIT_MS } from './importState.server.ts'
import type { MappingInput } from './imports.contract.ts'
import { type ImportColumn, readImport } from './imports.query.server.ts'
import { IMPORTS, waitForImport } from './run/imports.tasks.server.ts'

/**
 * The mapping with a column number for each field.
 * @throws 400 when a column does not exist or is used twice, or no column has the name.
 */
export function parseMapping(input: MappingInput, columns: ImportColumn[]): Mapping {
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
    const mapping = parseMapping(input, columns)
    await writeAudit(tx, actor, {
      action: 'import.check',
      target_type: 'import',
      target_id: id,
      target_name: file_name,
    })
    await tx
      .updateTable('imports')
      .set({
        mapping: JSON.stringify(mapping),
        columns: JSON.stringify(columns.map(({ heading, samples }) => ({ heading, samples }))),
        state: 'checking',
        processed: 0,
      })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, IMPORTS, { import_id: id })
  })
  await waitForImport(services.db, id, ['checking'], STEP_WAIT_MS)
  return { import: await readImport(services.db, id) }
}

type ApplyInput = { mapping?: MappingInput; duplicates?: DuplicateChoice }

/**
 * Applies a checked import. When the mapping differs from that of the check, the file is checked again first. A
 * repeated call, for example after the connection broke, returns the import as it is.
 * @throws 400, 404, 409
 */
export async function applyImport(services: ImportServices, actor: Actor, id: number, input: ApplyInput) {
  const { db } = services
  const { duplicates = 'skip' } = input
  if (input.mapping !== undefined) {
    const locked = await db.transaction().execute((tx) => lockImport(tx, id))
    if (!isBeingApplied(locked, input)) {
      assertState(locked.state, 'checked')
      if (!isSame(parseMapping(input.mapping, locked.columns), locked.mapping)) {
        await recheckImport(services, actor, id, input.mapping)
        await waitForImport(db, id, ['checking'], 10 * STEP_WAIT_MS)
      }
    }
  }
  await db.transaction().execute(async (tx) => {
    const locked = await lockImport(tx, id)
    if (isBeingApplied(locked, input)) return
    const { state, file_name, mapping, counts } = locked
    assertState(state, 'checked')
    // Otherwise every business of an earlier list would count as missing from this one.
    if (counts.rows === 0) throw new AppError('invalid', 'The file has headings, but no businesses')
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
  await waitForImport(db, id, ['applying'], STEP_WAIT_MS)
  return { import: await readImport(db, id) }
}

/** Whether the import is being applied, or was applied, with these choices. */
function isBeingApplied(locked: LockedImport, { mapping, duplicates = 'skip' }: ApplyInput): boolean {
  if (locked.state !== 'applying' && locked.state !== 'applied') return false
  return (
    duplicates === locked.duplicates &&
    (mapping === undefined || isSame(parseMapping(mapping, locked.columns), locked.mapping))
  )
}
