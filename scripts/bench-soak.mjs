import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
await ensureBuilt()
process.exit(await runPinned(['bench/soak.ts', ...process.argv.slice(2)]))
