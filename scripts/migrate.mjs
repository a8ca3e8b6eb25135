import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['src/database/migrateCommand.ts', ...process.argv.slice(2)]))
