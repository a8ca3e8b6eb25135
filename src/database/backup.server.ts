import { readFileSync } from 'node:fs'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type BackupTable, type Frame, writeBackupFile } from './backupFile.server.ts'
import { columnsOf, listTables, nameOf, PORTABLE_TEXT, readSequences, readTotals } from './backupTables.server.ts'
import { migrationLimits } from './client.server.ts'
import { readMigrationRecords } from './migrate.server.ts'

const PIECE = 2 ** 17

export type OnProgress = (event: string) => void

/**
 * Writes all data of one snapshot to a file. Others may read and write meanwhile.
 * @returns the size of the file in bytes
 * @throws when the database has no migrations, or the file exists or cannot be written
 */
export async function backUp(connection: pg.PoolConfig, file: string, onProgress: OnProgress, signal?: AbortSignal) {
  const client = new pg.Client({ application_name: 'network-backup', ...connection, ...migrationLimits })
  client.on('error', () => {})
  await client.connect()
  try {
    const bytes = await writeBackupFile(file, readDatabase(client, onProgress), signal)
    await recordBackup(client, bytes, onProgress)
    return bytes
  } finally {
    await client.end()
  }
}

async function* readDatabase(client: pg.Client, onProgress: OnProgress): AsyncGenerator<Frame> {
  await client.query(`begin isolation level repeatable read read only; ${PORTABLE_TEXT}`)
  const migrations = await readMigrationRecords(client)
  if (!migrations) throw new Error('The database is empty: there is nothing to back up')
  const tables = await listTables(client)
  // A migration that changes a table waits until its rows are written.
  await client.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const created_at = new Date().toISOString()
  const sequences = await readSequences(client)
  yield { type: 'H', value: { product_version: version, created_at, migrations, sequences } }
  for (const [at, table] of tables.entries()) {
    const totals = await readTotals(client, table)
    onProgress(`${at + 1} of ${tables.length}: ${table.name}, ${Number(totals.rows).toLocaleString('en-US')} rows`)
    yield { type: 'T', value: table }
    yield* readRows(client, table)
    yield { type: 'R', value: totals }
  }
  await client.query('commit')
}

async function* readRows(client: pg.Client, table: BackupTable): AsyncGenerator<Frame> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`))) {
    pieces.push(piece)
    size += piece.length
    if (size < PIECE) continue
    yield { type: 'D', value: Buffer.concat(pieces) }
    pieces = []
    size = 0
  }
  if (size > 0) yield { type: 'D', value: Buffer.concat(pieces) }
}

async function recordBackup(client: pg.Client, bytes: number, onProgress: OnProgress) {
  try {
    await client.query('insert into backups (bytes) values ($1)', [bytes])
  } catch (error) {
    // The backup itself is complete; a replica or an older database cannot record it.
    onProgress(`The time of this backup could not be recorded: ${(error as Error).message}`)
  }
}
