import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import { readServerSettings } from '../kit/server/settings.server.ts'
import { backUp } from './backup.server.ts'
import { startEmbeddedPostgres } from './embedded.server.ts'
import { checkBackup, restore } from './restore.server.ts'

// npm run backup -- FILE, npm run restore -- FILE

const report = (event: string) => console.error(event)

/** Runs `work` on the database of the settings. Starts the embedded database for that time if it does not run. */
async function withDatabase(
  settings: ReturnType<typeof readServerSettings>,
  work: (connection: PoolConfig) => Promise<void>,
) {
  if (settings.database_url) return work({ connectionString: settings.database_url, connectionTimeoutMillis: 10_000 })
  const embedded = await startEmbeddedPostgres(settings.data_dir)
  try {
    await work(embedded.connection)
  } finally {
    await embedded.stop()
  }
}

async function main() {
  const [command, name, ...others] = process.argv.slice(2)
  if (!name || others.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`)
  const file = resolve(name)
  const settings = readServerSettings(process.env)
  const location = settings.database_url ? 'the database of DATABASE_URL' : settings.data_dir
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

  if (command === 'backup') {
    if (!settings.database_url && !existsSync(join(settings.data_dir, 'postgres'))) {
      throw new Error(`There is no database in DATA_DIR ${settings.data_dir}`)
    }
    await withDatabase(settings, async (connection) => {
      const bytes = await backUp(connection, file, report, stopping.signal)
      report(`Backed up ${location} to ${file}: ${bytes.toLocaleString('en-US')} bytes`)
    })
  } else {
    report(`Checking ${file}`)
    const header = await checkBackup(file)
    report(`The backup is complete. Version ${header.product_version} made it at ${header.created_at}`)
    await withDatabase(settings, (connection) => restore(connection, file, header, report, stopping.signal))
    report(`Restored ${file} into ${location}: every table has the rows of the backup`)
  }
}

main().catch((error: Error) => {
  console.error(
    process.env.DEBUG
      ? error
      : `Nothing was ${process.argv[2] === 'backup' ? 'backed up' : 'restored'}: ${error.message}`,
  )
  process.exit(1)
})
