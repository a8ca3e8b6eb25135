// Writes the table types and the description of the migrated schema to src/database/schema.generated.ts and .txt. With
// --verify, compares them instead.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { describeSchema } from '../src/database/schemaCheck.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
const { connection, stop } = await startEmbeddedPostgres(folder)
await migrate(connection, { isChecked: false })
const client = new pg.Client(connection)
await client.connect()
const description = `${(await describeSchema(client)).join('\n')}\n`
await client.end()
const { host, port, user, password, database } = connection
const mapping = { int8: 'number', numeric: 'number', date: 'string', timestamptz: 'string' }
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    '--dialect=postgres',
    `--url=postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    '--out-file=src/database/schema.generated.ts',
    '--exclude-pattern={pgboss.*,kysely_*}',
    `--type-mapping=${JSON.stringify(mapping)}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
await stop()
rmSync(folder, { recursive: true })
const descriptionFile = 'src/database/schema.generated.txt'
if (process.argv.includes('--verify')) {
  if (readFileSync(descriptionFile, 'utf8') !== description) {
    console.error(`${descriptionFile} differs from the migrated database`)
    process.exit(1)
  }
} else writeFileSync(descriptionFile, description)
process.exit(status ?? 1)
