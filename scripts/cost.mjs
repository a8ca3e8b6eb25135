import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['bench/cost.ts', ...process.argv.slice(2)]))
