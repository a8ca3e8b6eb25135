import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { locks } from '../src/database/locks.ts'
import { type Database, type Db, openDatabase } from '../src/database/open.server.ts'

/** Runs SQL in the database `postgres`, because PostgreSQL clones a template only without connections to it. */
async function runAsAdministrator(sql: string) {
  const client = new pg.Client({ ...inject('template'), database: 'postgres' })
  await client.connect()
  try {
    // Two clones at the same time would each see the other's connection to the template.
    await client.query('select pg_advisory_lock($1)', [locks.testTemplate])
    await client.query(sql)
  } finally {
    await client.end()
  }
}

let opened: Database
/** The database of the running test file: migrated, and empty at the start. */
export let db: Db
/** Connection settings of that database for its owner. */
export let connection = inject('template')
/** Connection settings of that database for the role of the application. */
export let application = inject('application')

/** Clones the template for one test file. */
export async function openTestDatabase() {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await runAsAdministrator(`create database ${database} template ${inject('template').database}`)
  connection = { ...connection, database }
  application = { ...application, database }
  opened = openDatabase(connection)
  db = opened.db
}

export async function closeTestDatabase() {
  await opened.close()
  await runAsAdministrator(`drop database ${connection.database} with (force)`)
}
