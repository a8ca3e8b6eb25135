import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
if (!process.argv.some((word) => word === '--help' || word === '-h')) await ensureBuilt()
process.exit(await runPinned(['bench/main.ts', ...process.argv.slice(2)]))
