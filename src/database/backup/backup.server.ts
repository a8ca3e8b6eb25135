import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationLimits } from '../client.server.ts'
import { readMigrationRecords } from '../migrate.server.ts'
import { type BackupTable, type Frame, STORED_FILE, writeBackupFile } from './backupFile.server.ts'
import {
  columnList,
  formatQualifiedName,
  listTables,
  PORTABLE_TEXT,
  readSequences,
  readTotals,
} from './backupTables.server.ts'

const CHUNK_SIZE = 2 ** 17

export type OnProgress = (event: string) => void

/**
 * Writes all data of one snapshot to a file. The network stays usable meanwhile.
 * @param folder has the uploaded files; null when they are elsewhere.
 * @returns the size of the file in bytes.
 * @throws when the database has no migrations, or the file exists or cannot be written.
 */
export async function backUp(
  connection: pg.PoolConfig,
  file: string,
  onProgress: OnProgress,
  signal?: AbortSignal,
  folder: string | null = null,
) {
  const client = new pg.Client({ application_name: 'network-backup', ...connection, ...migrationLimits })
  client.on('error', () => {})
  await client.connect()
  try {
    const bytes = await writeBackupFile(file, readAll(client, folder, onProgress), signal)
    await recordBackup(client, bytes, onProgress)
    return bytes
  } finally {
    await client.end()
  }
}

/** Reads the files last, so that every file that the snapshot names exists already. */
async function* readAll(client: pg.Client, folder: string | null, onProgress: OnProgress): AsyncGenerator<Frame> {
  yield* readDatabase(client, onProgress)
  if (folder) yield* readFiles(folder, onProgress)
}

async function* readFiles(folder: string, onProgress: OnProgress): AsyncGenerator<Frame> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.map((name) => name.split(sep).join('/')).filter((name) => STORED_FILE.test(name))
  onProgress(`${files.length.toLocaleString('en-US')} files of pictures`)
  for (const name of files) {
    // The file belonged to a picture that was deleted during the backup.
    const content = await readFile(join(folder, name)).catch(() => null)
    if (!content) continue
    yield { type: 'F', value: { name } }
    yield { type: 'D', value: content }
  }
}

async function* readDatabase(client: pg.Client, onProgress: OnProgress): AsyncGenerator<Frame> {
  await client.query(`begin isolation level repeatable read read only; ${PORTABLE_TEXT}`)
  const migrations = await readMigrationRecords(client)
  if (!migrations) throw new Error('The database is empty: there is nothing to back up')
  const tables = await listTables(client)
  // Makes concurrent migrations wait until the backup is complete.
  await client.query(`lock table ${tables.map(formatQualifiedName).join(', ')} in access share mode`)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const created_at = new Date().toISOString()
  const sequences = await readSequences(client)
  yield { type: 'H', value: { product_version: version, created_at, migrations, sequences } }
  for (const [index, table] of tables.entries()) {
    const totals = await readTotals(client, table)
    onProgress(`${index + 1} of ${tables.length}: ${table.name}, ${Number(totals.rows).toLocaleString('en-US')} rows`)
    yield { type: 'T', value: table }
    yield* readRows(client, table)
    yield { type: 'R', value: totals }
  }
  await client.query('commit')
}

async function* readRows(client: pg.Client, table: BackupTable): AsyncGenerator<Frame> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of client.query(
    copyTo(`copy (select ${columnList(table)} from ${formatQualifiedName(table)}) to stdout`),
  )) {
    chunks.push(chunk)
    size += chunk.length
    if (size < CHUNK_SIZE) continue
    yield { type: 'D', value: Buffer.concat(chunks) }
    chunks = []
    size = 0
  }
  if (size > 0) yield { type: 'D', value: Buffer.concat(chunks) }
}

async function recordBackup(client: pg.Client, bytes: number, onProgress: OnProgress) {
  try {
    await client.query('insert into backups (bytes) values ($1)', [bytes])
  } catch (error) {
    // The backup is complete. A replica or a database of an earlier version cannot record it.
    onProgress(`The time of this backup could not be recorded: ${(error as Error).message}`)
  }
}
