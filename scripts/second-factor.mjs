import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['src/features/secondFactor/secondFactorCommand.server.ts', ...process.argv.slice(2)]))
