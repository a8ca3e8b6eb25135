// Writes the table types of the migrated database to src/database/schema.generated.ts, or, with --verify, compares.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/database/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
const { connection, stop } = await startEmbeddedPostgres(folder)
await migrate(connection)
const { host, port, user, database } = connection
const mapping = { int8: 'number', numeric: 'number', date: 'string', timestamptz: 'string' }
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    '--dialect=postgres',
    `--url=postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    '--out-file=src/database/schema.generated.ts',
    '--exclude-pattern={pgboss.*,kysely_*}',
    `--type-mapping=${JSON.stringify(mapping)}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
await stop()
rmSync(folder, { recursive: true })
process.exit(status ?? 1)
