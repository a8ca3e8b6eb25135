import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
await ensureBuilt()
process.exit(await runPinned(['src/server/main.ts', ...process.argv.slice(2)]))
