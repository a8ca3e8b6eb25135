import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedDatabase, startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection settings of the migrated database that every test file clones, for its owner. */
    template: EmbeddedDatabase['connection']
    /** Connection settings of that database for the role of the application. */
    application: EmbeddedDatabase['application']
  }
}

/** Starts one PostgreSQL server for the whole run, in a temporary data folder. */
export default async function setup({ provide }: TestProject) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'network-test-')))
  const { connection, application, stop } = await startEmbeddedPostgres(folder)
  try {
    await migrate(connection, { applicationRole: application.user })
  } catch (error) {
    await stop()
    throw new Error('After a change of migrations run: npm run schema', { cause: error })
  }
  await disableDurability(connection)
  provide('template', connection)
  provide('application', application)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Disables waiting for the disk, which makes tests faster. */
async function disableDurability(connection: EmbeddedDatabase['connection']) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}
