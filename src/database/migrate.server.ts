import pg from 'pg'
import { grantToApplication } from './applicationRole.server.ts'
import { migrationLimits } from './client.server.ts'
import { locks } from './locks.ts'
import { type MigrationFile, type MigrationRecord, migrationsFrom, readMigrations } from './migrationFiles.server.ts'
import { assertSchemaComplete } from './schemaCheck.server.ts'
import { assertServerSuitable } from './serverCheck.server.ts'
import { lineAt, type Statement, splitStatements } from './statements.server.ts'

const SCHEMA_BEFORE_BASELINE = new URL('../../migrations/upgrade-2.9/schema-at-0019.txt', import.meta.url)

type Options = {
  folder?: string
  /** The last migration to apply; all of them by default. */
  upTo?: string
  /** Whether the migrated schema is compared with `schema.generated.txt`; by default, when all migrations apply. */
  isChecked?: boolean
  /** A role that is granted the rights of the application; unset when the role that migrates is that of the application. */
  applicationRole?: string
  /** Ends the migration without any change. */
  signal?: AbortSignal
}

/**
 * Applies the missing migrations in one transaction, under a lock, so that several processes may start at once.
 * @returns the names of the migrations applied now.
 * @throws when one fails, when an applied one differs from its file, when the database has one without a file, or when
 * the schema is incomplete afterwards; nothing is changed then.
 */
export async function migrate(connection: pg.PoolConfig, options?: Options) {
  // A migration may rightly take longer than any request.
  const client = new pg.Client({ application_name: 'network-migrations', ...connection, ...migrationLimits })
  client.on('error', () => {})
  const abort = () => void client.end().catch(() => {})
  await client.connect()
  options?.signal?.addEventListener('abort', abort)
  try {
    options?.signal?.throwIfAborted()
    await client.query('begin')
    const names = await migrateWithin(client, options)
    await client.query('commit')
    return names
  } finally {
    options?.signal?.removeEventListener('abort', abort)
    await client.end()
  }
}

/** Like `migrate`, within a transaction of this client, which holds the lock of migrations until its end. */
export async function migrateWithin(
  client: pg.Client,
  { folder, upTo, isChecked = upTo === undefined, applicationRole }: Options = {},
) {
  const migrations = await readMigrations(folder)
  await client.query('select pg_advisory_xact_lock($1)', [locks.migrations])
  const records = await readMigrationRecords(client)
  const applied = records ?? []
  const path = migrationsFrom(migrations, applied[0]?.name ?? upTo)
  refuseUnknown(applied, path)
  const end = upTo === undefined ? path.length : path.findIndex(({ name }) => name === upTo) + 1
  const missing = path.slice(applied.length, end)
  if (missing.length > 0) await assertServerSuitable(client)
  if (!records) await createRecords(client)
  // Version 2.9.0 has no such column.
  if (missing.length > 0) await client.query('alter table kysely_migration add column if not exists checksum text')
  for (const file of missing) {
    if (file === migrations.upgrade.at(-1)) await applyBaselineStep(client, file, migrations.baseline)
    else await apply(client, file)
  }
  if (isChecked) await assertSchemaComplete(client)
  if (applicationRole) await grantToApplication(client, applicationRole)
  return missing.map(({ name }) => name)
}

/** The applied migrations, in order. Null when the database has no table for them. */
export async function readMigrationRecords(client: pg.Client): Promise<MigrationRecord[] | null> {
  const { rows } = await client.query(`select to_regclass('kysely_migration') as found`)
  if (!rows[0].found) return null
  const records = await client.query(
    `select name, to_jsonb(m) ->> 'checksum' as checksum from kysely_migration as m order by name collate "C"`,
  )
  return records.rows
}

/** Version 2.9.0 used Kysely's table. With the same name, it refuses a database of a newer version. */
async function createRecords(client: pg.Client): Promise<void> {
  await client.query(
    'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null, checksum text)',
  )
}

function refuseUnknown(applied: MigrationRecord[], path: MigrationFile[]) {
  for (const [at, { name, checksum }] of applied.entries()) {
    const file = path.find((each) => each.name === name)
    if (!file) {
      throw new Error(
        `The database was migrated by a newer version: it has the migration ${name}, which this version does not. Start that version or a later one, or restore a backup made by this version`,
      )
    }
    if (checksum && checksum !== file.checksum) {
      throw new Error(
        `Checksum mismatch of ${file.path}: the database was migrated with another content of this file. Start the version that made the database, or bring its file back (git checkout -- migrations)`,
      )
    }
    if (path[at] !== file) {
      throw new Error(
        `The database lacks the migration ${path[at]?.name}, although it has the later ${name}. Start the version that made the database`,
      )
    }
  }
}

/** Applies the last step of the upgrade. The migrations of the baseline are recorded instead of the former ones. */
async function applyBaselineStep(client: pg.Client, step: MigrationFile, baseline: MigrationFile[]) {
  await assertSchemaComplete(client, SCHEMA_BEFORE_BASELINE)
  await run(client, step)
  await client.query('delete from kysely_migration')
  for (const file of baseline) await record(client, file)
}

async function apply(client: pg.Client, file: MigrationFile) {
  await run(client, file)
  await record(client, file)
}

async function run(client: pg.Client, { name, text }: MigrationFile) {
  for (const statement of splitStatements(text)) {
    try {
      await client.query(statement.text)
    } catch (error) {
      throw new Error(describeFailure(name, statement, error as pg.DatabaseError), { cause: error })
    }
  }
}

const record = (client: pg.Client, { name, checksum }: MigrationFile) =>
  client.query('insert into kysely_migration (name, timestamp, checksum) values ($1, $2, $3)', [
    name,
    new Date().toISOString(),
    checksum,
  ])

function describeFailure(name: string, { text, line }: Statement, { message, position, where }: pg.DatabaseError) {
  // PostgreSQL counts characters, not UTF-16 code units. Errors at run time have no position.
  const before = [...text].slice(0, Number(position ?? 1) - 1).join('')
  const failedLine = line + lineAt(before, before.length) - 1
  const [begin] = text.split('\n', 1)
  return [
    `Migration ${name}.sql failed on line ${failedLine}, so nothing was changed: ${message}`,
    `Statement: ${begin}${text.includes('\n') ? ' …' : ''}`,
    ...(where ? [`Context: ${where}`] : []),
  ].join('\n')
}
