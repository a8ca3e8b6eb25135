import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['src/server/secondFactorCommand.ts', ...process.argv.slice(2)]))
