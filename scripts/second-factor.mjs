import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['src/features/secondFactor/secondFactorCommand.ts', ...process.argv.slice(2)]))
