import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['bench/seed.ts', ...process.argv.slice(2)]))
