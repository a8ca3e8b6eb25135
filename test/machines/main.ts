import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMachines } from './machines.ts'

// npm run machines

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'machines-')))
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

console.log(`Starting three databases, two applications and a proxy in ${folder} …`)
try {
  const machines = await startMachines(folder, {}, stopping.signal)
  const primary = await machines.waitUntilComplete()
  console.log(`
The network is at ${machines.url}
Primary:  ${primary.name} (${primary.address}); http://${primary.address}:8008/cluster shows all databases
Database: ${machines.direct}
Logs:     ${folder}/*.log
Try:      kill -9 the Patroni and PostgreSQL of ${primary.name}. Ctrl+C ends everything and removes the folder.
`)
  await machines.stopped
} catch (error) {
  if (!stopping.signal.aborted) throw error
}
