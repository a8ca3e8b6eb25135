import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Server from './run.ts'

const BUILD = 'dist/server/run.js'

/**
 * Keeps the compiled code of this build in `DATA_DIR`, which shortens the next start. Nobody else can read or write it. A
 * missing `DATA_DIR` is not created, because the settings have not been checked yet.
 */
function keepCompiledCode() {
  const dataFolder = process.env.DATA_DIR?.trim() || './data'
  if (process.env.NODE_COMPILE_CACHE || !existsSync(dataFolder)) return
  const folder = join(dataFolder, 'code-cache')
  try {
    mkdirSync(folder, { recursive: true })
    // Everybody may enter DATA_DIR when root starts the database.
    chmodSync(folder, 0o700)
  } catch {
    // On a full or read-only disk, or in the folder of another account, the start goes without.
    return
  }
  const build = String(Math.round(statSync(BUILD).mtimeMs))
  for (const other of readdirSync(folder)) if (other !== build) rmSync(join(folder, other), { recursive: true })
  enableCompileCache(join(folder, build))
}

async function main() {
  if (process.argv.includes('--dev')) return (await import('./development.ts')).runDevelopment()
  keepCompiledCode()
  // The build needs less than half of the time and memory that the same code needs from its sources.
  const { run }: typeof Server = await import(pathToFileURL(BUILD).href)
  await run()
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
