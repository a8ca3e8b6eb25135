import cluster from 'node:cluster'

const inDevelopment = process.argv.includes('--dev')

async function main() {
  if (cluster.isWorker) return (await import('./workers/worker.ts')).runWorker()
  const { readSettings } = await import('./settings.ts')
  const settings = readSettings(process.env)
  if (inDevelopment || settings.workers === 1) {
    return (await import('./standalone.ts')).runStandalone(settings, inDevelopment)
  }
  return (await import('./workers/primary.ts')).runPrimary(settings)
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
