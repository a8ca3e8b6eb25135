import cluster from 'node:cluster'
import { readSettings } from './settings.ts'

/** Runs the built server: as one process, as the primary process of several workers, or as one of these workers. */
export async function run() {
  const settings = readSettings(process.env)
  if (cluster.isWorker) return (await import('./workers/worker.ts')).runWorker(settings)
  if (settings.workers === 1) return (await import('./standalone.ts')).runStandalone(settings)
  return (await import('./workers/primary.ts')).runPrimary(settings)
}
