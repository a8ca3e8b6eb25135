import { runPinned } from './setup.mjs'

process.exit(await runPinned(['test/recordModel.ts', ...process.argv.slice(2)]))
