import { ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
process.exit(await runPinned(['src/server/main.ts', '--dev', ...process.argv.slice(2)]))
