import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['src/database/backupCommand.ts', ...process.argv.slice(2)]))
