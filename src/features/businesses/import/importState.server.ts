import type { Db, Tx } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import type { DuplicateChoice, ImportState, Mapping } from './import.constants.ts'
import type { ImportColumn } from './imports.query.server.ts'

/** Milliseconds that a call waits for its step. A longer step continues as a task, and the reply shows its progress. */
export const STEP_WAIT_MS = 8000

export type ImportServices = Pick<Services, 'db' | 'background' | 'settings'>
export type ImportPage = { limit: number; cursor?: number }

export const assertImport = async (db: Db, id: number) =>
  assertFound(await db.selectFrom('imports').where('id', '=', id).select('id').executeTakeFirst(), 'Import not found')

export type LockedImport = {
  state: ImportState
  file_name: string
  columns: ImportColumn[]
  mapping: Mapping
  applied_at: string | null
  duplicates: DuplicateChoice
  publishing: string
  /** The number of rows of each kind; `rows` is their sum. */
  counts: { rows: number }
}

/** Locks the row of an import until the transaction ends. @throws 404 */
export async function lockImport(tx: Tx, id: number): Promise<LockedImport> {
  const row = await tx
    .selectFrom('imports')
    .where('id', '=', id)
    .select(['state', 'file_name', 'columns', 'mapping', 'applied_at', 'duplicates', 'publishing', 'counts'])
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
export function assertState(state: ImportState, ...allowed: ImportState[]) {
  if (!allowed.includes(state)) throw new AppError('conflict', sentences[state])
}
