// Starts the cluster of deploy/cluster on this machine: three databases, two applications and a proxy.
import { ensureBuilt, ensureInstalled, runPinned } from './setup.mjs'

ensureInstalled()
await ensureBuilt()
process.exit(await runPinned(['test/machines/main.ts']))
