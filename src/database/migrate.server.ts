import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { openDatabase } from './open.server.ts'

const sqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    return Object.fromEntries(
      files.map((file, at) => [
        file.replace(/\.sql$/, ''),
        { up: async (db) => void (await sql.raw(texts[at] as string).execute(db)) },
      ]),
    )
  },
})

/**
 * Brings the database to the newest version, under a lock, so that several processes may start at once.
 * @returns the names of the migrations applied now.
 * @throws when one fails; nothing of it stays.
 */
export async function migrate(connection: pg.PoolConfig, folder = 'migrations'): Promise<string[]> {
  // A migration may rightly take longer than any request.
  const { db, close } = openDatabase({ ...connection, statement_timeout: 0 }, undefined, 2)
  try {
    const { error, results } = await new Migrator({ db, provider: sqlFiles(folder) }).migrateToLatest()
    if (error) throw error
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await close()
  }
}
