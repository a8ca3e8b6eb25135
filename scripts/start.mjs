import { ensureBuilt, ensureInstalled } from './setup.mjs'
import { superviseServer } from './supervise.mjs'

ensureInstalled()
await ensureBuilt()
process.exit(await superviseServer(process.argv.slice(2)))
