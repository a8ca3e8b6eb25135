import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../../kit/server/fileStore.server.ts'
import { migrationLimits } from '../client.server.ts'
import { locks } from '../locks.ts'
import { migrateWithin } from '../migrate.server.ts'
import { migrationsFrom, readMigrations } from '../migrationFiles.server.ts'
import type { OnProgress } from './backup.server.ts'
import { type BackupHeader, type BackupTable, type Frame, readBackupFile, type Totals } from './backupFile.server.ts'
import {
  columnList,
  formatQualifiedName,
  listTables,
  PORTABLE_TEXT,
  QUEUE_SCHEMA,
  readTotals,
} from './backupTables.server.ts'

/**
 * Reads a whole backup and verifies its checksum. It needs no database.
 * @throws an `Error` whose message names the file, also when this version lacks a migration of the backup.
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const frame of readBackupFile(file)) if (frame.type === 'H') header = frame.value
  await assertKnownMigrations(file, header as BackupHeader)
  return header as BackupHeader
}

/**
 * Loads a backup into an empty database and applies all later migrations, in one transaction.
 * @param header the result of `checkBackup`.
 * @param files gets the uploaded files of the backup.
 * @throws when the database is not empty, or when the loaded rows differ from the backup. The database is then
 * unchanged.
 */
export async function restore(
  connection: pg.PoolConfig,
  file: string,
  header: BackupHeader,
  onProgress: OnProgress,
  signal?: AbortSignal,
  files: RestoreFiles = null,
) {
  const client = new pg.Client({ application_name: 'network-restore', ...connection, ...migrationLimits })
  client.on('error', () => {})
  await client.connect()
  // Closing the connection rolls the transaction back.
  signal?.addEventListener('abort', () => void client.end())
  try {
    signal?.throwIfAborted()
    await client.query(`begin; ${PORTABLE_TEXT}`)
    await client.query('select pg_advisory_xact_lock($1)', [locks.migrations])
    await assertEmpty(client)
    await migrateWithin(client, { upTo: header.migrations.at(-1)?.name })
    await createQueue(client)
    await withoutConstraints(client, () => load(client, file, onProgress, files))
    for (const { name, last_value, is_called } of header.sequences) {
      await client.query('select setval($1, $2, $3)', [pg.escapeIdentifier(name), last_value, is_called])
    }
    const laterMigrations = await migrateWithin(client)
    if (laterMigrations.length > 0) onProgress(`Migrated further: ${laterMigrations.join(', ')}`)
    // Searches need statistics. They are collected before the commit, so that a failure leaves the database empty.
    await client.query('analyze')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

type RestoreFiles = Pick<FileStore, 'write'> | null

async function assertKnownMigrations(file: string, { migrations, product_version }: BackupHeader) {
  const path = migrationsFrom(await readMigrations(), migrations[0]?.name)
  for (const [index, { name, checksum }] of migrations.entries()) {
    const migration = path[index]
    if (migration?.name !== name || (checksum && checksum !== migration.checksum)) {
      throw new Error(
        `${file} was made by version ${product_version} with a migration ${name} that this version does not have: restore it with that version or a later one`,
      )
    }
  }
}

async function assertEmpty(client: pg.Client) {
  const { rows } = await client.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname = current_schema() or n.nspname = $1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relkind = 'r' desc, 1 limit 1`,
    [QUEUE_SCHEMA],
  )
  if (rows[0]) {
    throw new Error(
      `The database is not empty: it has ${rows[0].name}. Restore into a new DATA_DIR or an empty database`,
    )
  }
}

/** Creates the tables of the installed version of pg-boss. */
async function createQueue(client: pg.Client) {
  // Remove `begin` and `commit` from the plan, because it runs within the transaction of the restore.
  const plan = getConstructionPlans(QUEUE_SCHEMA, { createSchema: false })
    .replace(/^\s*begin;/i, '')
    .replace(/commit;\s*$/i, '')
  await client.query(`create schema if not exists ${QUEUE_SCHEMA}; ${plan}`)
}

/**
 * Runs `load` without triggers and foreign keys. The tables are then loaded in any order, and the backup already has
 * the rows that triggers write. Foreign keys are checked when they are created again.
 */
async function withoutConstraints(client: pg.Client, load: () => Promise<void>) {
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  const tables = (await listTables(client)).filter(({ is_queue }) => !is_queue).map(formatQualifiedName)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')}`)
  await load()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

async function load(client: pg.Client, file: string, onProgress: OnProgress, store: RestoreFiles) {
  const frames = readBackupFile(file)
  const tables = await listTables(client)
  for await (const { type, value } of frames) {
    if (type === 'F') await loadFile(client, value.name, frames, store)
    if (type !== 'T') continue
    onProgress(`Loading ${value.name}`)
    const table = tables.find(({ is_queue, name }) => is_queue === value.is_queue && name === value.name)
    if (!table) throw new Error(`The backup has a table ${value.name}, which its migrations do not create`)
    await loadTable(client, table, value, frames)
  }
}

/** Writes a file that a picture of the backup uses. Others arrived after its snapshot. */
async function loadFile(client: pg.Client, name: string, frames: AsyncGenerator<Frame>, store: RestoreFiles) {
  const { value: content } = await frames.next()
  if (content?.type !== 'D' || !store) return
  const { rowCount } = await client.query('select from picture_files where hash = $1', [name.split('/')[1]])
  if (rowCount) await store.write(name, content.value)
}

/** Loads one table. Tables of another version of pg-boss may have other columns. Only the common columns are loaded. */
async function loadTable(client: pg.Client, table: BackupTable, source: BackupTable, frames: AsyncGenerator<Frame>) {
  const columns = source.columns.filter(({ name }) => table.columns.some((column) => column.name === name))
  const hasSameColumns = columns.length === source.columns.length
  const commonTable = { ...table, columns }
  let totals: Totals
  if (hasSameColumns) {
    totals = await loadRows(client, formatQualifiedName(table), source, frames)
  } else {
    if (!table.is_queue) throw new Error(`${table.name} of the backup has other columns than its migrations create`)
    const definitions = source.columns.map(({ name, type }) => `${pg.escapeIdentifier(name)} ${type}`)
    await client.query(`create temporary table incoming (${definitions.join(', ')}) on commit drop`)
    totals = await loadRows(client, 'incoming', source, frames)
    await client.query(
      `insert into ${formatQualifiedName(table)} (${columnList(commonTable)}) select ${columnList(commonTable)} from incoming; drop table incoming`,
    )
  }
  const loaded = await readTotals(client, commonTable)
  if (loaded.rows !== totals.rows || (hasSameColumns && loaded.digest !== totals.digest)) {
    throw new Error(`${table.name} differs from the backup after loading (${loaded.rows} of ${totals.rows} rows)`)
  }
}

/** Copies rows into a table. Returns the totals of the table in the backup. */
async function loadRows(client: pg.Client, into: string, { columns }: BackupTable, frames: AsyncGenerator<Frame>) {
  let totals: Totals | undefined
  async function* chunks() {
    for (;;) {
      const { value: frame } = await frames.next()
      if (frame?.type === 'R') totals = frame.value
      if (frame?.type !== 'D') return
      yield frame.value
    }
  }
  await pipeline(chunks, client.query(copyFrom(`copy ${into} (${columnList({ columns })}) from stdin`)))
  return totals as Totals
}
