import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { backgroundLimits } from '../src/database/client.server.ts'
import { locks } from '../src/database/locks.ts'
import { type Database, type Db, openDatabase } from '../src/database/open.server.ts'

/** Runs statements in the database `postgres`. */
export async function runAsAdministrator(...statements: string[]) {
  const client = new pg.Client({ ...inject('template'), database: 'postgres' })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a database with the migrated schema. */
export const cloneTemplate = (name: string) =>
  runAsAdministrator(
    // PostgreSQL clones a database only while nobody else is connected to it.
    `select pg_advisory_lock(${locks.testTemplate})`,
    // Copying files takes half of the processor time of writing each page to the log.
    `create database ${name} template ${inject('template').database} strategy file_copy`,
  )

let opened: Database
/** The database of the running test file: migrated, and empty at the start. Its statements may take minutes. */
export let db: Db
/** Connection settings of that database for its owner. */
export let connection = inject('template')
/** Connection settings of that database for the role of the application. */
export let application = inject('application')

/** Clones the template for one test file. */
export async function openTestDatabase() {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await cloneTemplate(database)
  connection = { ...connection, database }
  application = { ...application, database }
  opened = openDatabase({ ...backgroundLimits, ...connection })
  db = opened.db
}

const users = new Set<() => Promise<void>>()
/**
 * Stops what uses the database of the test file before the database is dropped. Vitest ignores `afterAll` within a
 * test, and an application that is left over would try to reconnect until the end of the run.
 */
export const stopBeforeDatabase = (stop: () => Promise<void>) => users.add(stop)

export async function closeTestDatabase() {
  for (const stop of users) await stop()
  await opened.close()
  await runAsAdministrator(`drop database ${connection.database} with (force)`)
}
