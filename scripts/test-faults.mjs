// Runs the fault suite: the short form, or with --long the one whose table is in docs/faults.md.
import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
await ensureBuilt()

const args = process.argv.slice(2)
const isLongRun = args.includes('--long')
process.exit(
  await runPinned(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=test/faults/vitest.config.ts',
      ...args.filter((arg) => arg !== '--long'),
    ],
    { FAULTS: isLongRun ? 'long' : 'short' },
  ),
)
