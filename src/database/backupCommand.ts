import { resolve } from 'node:path'
import { pino } from 'pino'
import { openFileStore } from '../kit/server/openFileStore.server.ts'
import { readServerSettings } from '../kit/server/settings.server.ts'
import { backUp } from './backup/backup.server.ts'
import { checkBackup, restore } from './backup/restore.server.ts'
import { assertDatabaseExists, withDatabase } from './commandDatabase.server.ts'

// npm run backup -- FILE, npm run restore -- FILE

const report = (event: string) => console.error(event)

async function main() {
  const [command, name, ...others] = process.argv.slice(2)
  if (!name || name.startsWith('-') || others.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`)
  const file = resolve(name)
  const settings = readServerSettings(process.env)
  const files = openFileStore(settings, pino())
  const location = settings.database_url ? 'the database of DATABASE_URL' : settings.data_dir
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

  if (command === 'backup') {
    assertDatabaseExists(settings)
    await withDatabase(settings, async (connection) => {
      const bytes = await backUp(connection, file, report, stopping.signal, files.folder)
      if (!files.folder) report(`Pictures are in ${files.place}, which has backups of its own`)
      report(`Backed up ${location} to ${file}: ${bytes.toLocaleString('en-US')} bytes`)
    })
  } else {
    report(`Checking ${file}`)
    const header = await checkBackup(file)
    report(`The backup is complete. Version ${header.product_version} made it at ${header.created_at}`)
    await withDatabase(settings, (connection) => restore(connection, file, header, report, stopping.signal, files))
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
