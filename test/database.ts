import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { locks } from '../src/database/locks.ts'
import { type Database, type Db, openDatabase } from '../src/database/open.server.ts'

/** Runs beside the template, which must have no connections while it is cloned. */
async function administrate(sql: string) {
  const client = new pg.Client({ ...inject('template'), database: 'postgres' })
  await client.connect()
  try {
    // Two clones at the same time would each find the other connected to the template.
    await client.query('select pg_advisory_lock($1)', [locks.testTemplate])
    await client.query(sql)
  } finally {
    await client.end()
  }
}

let opened: Database
/** The database of the running test file, migrated and empty at its start. */
export let db: Db
/** The same, as the owner. */
export let connection = inject('template')
/** The same, as the role of the application. */
export let application = inject('application')

/** Clones the template for one test file. */
export async function openTestDatabase() {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await administrate(`create database ${database} template ${inject('template').database}`)
  connection = { ...connection, database }
  application = { ...application, database }
  opened = openDatabase(connection)
  db = opened.db
}

export async function closeTestDatabase() {
  await opened.close()
  await administrate(`drop database ${connection.database} with (force)`)
}
