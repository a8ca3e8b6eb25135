import pg from 'pg'
import { grantToApplication } from './applicationRole.server.ts'
import { migrationLimits } from './client.server.ts'
import { locks } from './locks.ts'
import { type MigrationFile, readMigrations } from './migrationFiles.server.ts'
import { ensureSchemaIsWhole } from './schemaCheck.server.ts'
import { lineAt, type Statement, splitStatements } from './statements.server.ts'

type Options = {
  folder?: string
  /** The last migration to apply; all of them by default. */
  upTo?: string
  /** Whether the migrated schema is compared with `schema.generated.txt`; by default, when all migrations apply. */
  isChecked?: boolean
  /** A role that is granted the rights of the application; unset when the role that migrates is that of the application. */
  applicationRole?: string
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
  await client.connect()
  try {
    await client.query('begin')
    const names = await migrateWithin(client, options)
    await client.query('commit')
    return names
  } finally {
    await client.end()
  }
}

/** Like `migrate`, within a transaction of this client, which holds the lock of migrations until its end. */
export async function migrateWithin(
  client: pg.Client,
  { folder = 'migrations', upTo, isChecked = upTo === undefined, applicationRole }: Options = {},
) {
  const files = await readMigrations(folder)
  await client.query('select pg_advisory_xact_lock($1)', [locks.migrations])
  const applied = await readApplied(client)
  refuseUnknown(applied, files)
  const missing = files.slice(applied.length).filter(({ name }) => !upTo || name <= upTo)
  for (const file of missing) await apply(client, file)
  await recordChecksums(client, applied, files)
  if (isChecked) await ensureSchemaIsWhole(client)
  if (applicationRole) await grantToApplication(client, applicationRole)
  return missing.map(({ name }) => name)
}

type Applied = { name: string; checksum: string | null }

/** Reads the table in which Kysely recorded migrations until version 2.9.0, which had no checksums. */
async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query(
    `select attname from pg_attribute where attrelid = to_regclass('kysely_migration') and attname = 'checksum'`,
  )
  if (rows.length === 0) {
    await client.query(`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null
    )`)
    await client.query('alter table kysely_migration add column checksum text')
  }
  return (await client.query('select name, checksum from kysely_migration order by name collate "C"')).rows
}

function refuseUnknown(applied: Applied[], files: MigrationFile[]) {
  for (const [at, { name, checksum }] of applied.entries()) {
    const file = files.find((each) => each.name === name)
    if (!file) {
      throw new Error(
        `The database was migrated by a newer version: it has the migration ${name}, which this version does not. Start that version or a later one, or restore a backup made by this version`,
      )
    }
    if (checksum && checksum !== file.checksum) {
      throw new Error(
        `The database was migrated with another migrations/${name}.sql than this version has. Start the version that made the database, or bring its file back (git checkout -- migrations)`,
      )
    }
    if (files[at] !== file) {
      throw new Error(
        `The database lacks the migration ${files[at]?.name}, although it has the later ${name}. Start the version that made the database`,
      )
    }
  }
}

async function recordChecksums(client: pg.Client, applied: Applied[], files: MigrationFile[]) {
  for (const { name, checksum } of applied) {
    if (checksum) continue
    const file = files.find((each) => each.name === name)
    await client.query('update kysely_migration set checksum = $2 where name = $1', [name, file?.checksum])
  }
}

async function apply(client: pg.Client, { name, text, checksum }: MigrationFile) {
  for (const statement of splitStatements(text)) {
    try {
      await client.query(statement.text)
    } catch (error) {
      throw new Error(describeFailure(name, statement, error as pg.DatabaseError), { cause: error })
    }
  }
  await client.query('insert into kysely_migration (name, timestamp, checksum) values ($1, $2, $3)', [
    name,
    new Date().toISOString(),
    checksum,
  ])
}

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
