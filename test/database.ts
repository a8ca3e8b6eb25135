import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { locks } from '../src/database/locks.ts'
import { openDatabase } from '../src/database/open.server.ts'

const template = inject('template')

/** Runs beside the template, which nobody may be connected to while it is cloned. */
async function administrate(sql: string) {
  const client = new pg.Client({ ...template, database: 'postgres' })
  await client.connect()
  try {
    // two clones at once would each find the other at the template
    await client.query('select pg_advisory_lock($1)', [locks.testTemplate])
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const database = `test_${randomUUID().replaceAll('-', '')}`
await administrate(`create database ${database} template ${template.database}`)

/** The database of this test file alone, migrated and empty, as its owner. */
export const connection = { ...template, database }
/** The same, as the role of the application. */
export const application = { ...inject('application'), database }
const opened = openDatabase(connection)
export const { db } = opened

afterAll(async () => {
  await opened.close()
  await administrate(`drop database ${database} with (force)`)
})
