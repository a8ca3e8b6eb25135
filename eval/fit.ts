// npm run eval:fit [-- --write]: fits the probability that a result is correct, with the open sets of questions, on the
// demo data in DATA_DIR.
import { parseArgs } from 'node:util'
import { startServer } from '../bench/server.ts'
import logins from '../demo/logins.json' with { type: 'json' }
import { requestLimits } from '../src/database/client.server.ts'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.server.ts'
import { openDatabase } from '../src/database/open.server.ts'
import { createMemory } from '../src/kit/server/memory.server.ts'
import { searchSources } from '../src/server/features.ts'
import { readSettings } from '../src/server/settings.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { fitCertainty } from './fitCertainty.ts'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const settings = readSettings(process.env)
const catalog = await readDemoCatalog()
const embedded = await startEmbeddedPostgres(settings.data_dir)
const { db, close } = openDatabase({ ...embedded.connection, ...requestLimits })
try {
  await fitCertainty({ db, replica: db, memory: createMemory(), settings, searchSources }, catalog, options.write)
} finally {
  await close()
  await embedded.stop()
}
process.exit(0)

async function readDemoCatalog(): Promise<Catalog> {
  const server = await startServer(settings.data_dir, { login: { email: logins.admin, password: logins.password } })
  try {
    return await readCatalog(server.url, settings.site.time_zone)
  } finally {
    await server.stop()
  }
}
