import { pathToFileURL } from 'node:url'
import type * as Server from './run.ts'

async function main() {
  if (process.argv.includes('--dev')) return (await import('./development.ts')).runDevelopment()
  // The build needs less than half of the time and memory that the same code needs from its sources.
  const { run }: typeof Server = await import(pathToFileURL('dist/server/run.js').href)
  await run()
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
