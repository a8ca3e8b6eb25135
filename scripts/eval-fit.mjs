import { prepareDemo, runPinned } from './setup.mjs'

process.exit(await runPinned(['eval/fit.ts', ...process.argv.slice(2)], await prepareDemo()))
