import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file clones, as its owner. */
    template: EmbeddedDatabase['connection']
    /** The same, as the role of the application. */
    application: EmbeddedDatabase['application']
  }
}

/** One PostgreSQL server for the whole run, on a data folder of its own. */
export default async function setup({ provide }: TestProject) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'network-test-')))
  const { connection, application, stop } = await startEmbeddedPostgres(folder)
  try {
    await migrate(connection, { applicationRole: application.user })
  } catch (error) {
    await stop()
    throw new Error('After a change of migrations run: node scripts/types.mjs', { cause: error })
  }
  await loseOnPowerLoss(connection)
  provide('template', connection)
  provide('application', application)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Spares the tests the waits for the disk. */
async function loseOnPowerLoss(connection: EmbeddedDatabase['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}
