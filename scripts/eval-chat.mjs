import { prepareDemo, runPinned } from './setup.mjs'

process.exit(await runPinned(['eval/chat.ts', ...process.argv.slice(2)], await prepareDemo()))
