import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Caches the compiled code of this build in `DATA_DIR`, which shortens the next start. Other accounts can neither read
 * nor write it. A missing `DATA_DIR` is not created, because the settings have not been checked yet.
 */
function keepCompiledCode() {
  const dataFolder = process.env.DATA_DIR?.trim() || './data'
  if (process.env.NODE_COMPILE_CACHE || !existsSync(dataFolder)) return
  const folder = join(dataFolder, 'code-cache')
  try {
    mkdirSync(folder, { recursive: true })
    // When root starts the database, every account may enter DATA_DIR.
    chmodSync(folder, 0o700)
  } catch {
    // On a full or read-only disk, or in the folder of another account, the server starts without this cache.
    return
  }
  const build = String(Math.round(statSync(import.meta.filename).mtimeMs))
  for (const other of readdirSync(folder)) if (other !== build) rmSync(join(folder, other), { recursive: true })
  enableCompileCache(join(folder, build))
}

/** A full disk or a reader that has gone loses lines of the log but must not stop the server. */
function ignoreLostOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

async function main() {
  ignoreLostOutput()
  keepCompiledCode()
  // Imported after the cache is enabled, so that its compiled code is cached.
  const { run } = await import('./run.ts')
  await run()
}

main().catch((error: Error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
