import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
await ensureBuilt()
process.exit(await runPinned(['fuzz/main.ts', ...process.argv.slice(2)]))
