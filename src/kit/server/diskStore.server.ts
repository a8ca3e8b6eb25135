import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './fileStore.server.ts'

/** The folder of uploaded files in a data folder. */
export const pictureFolder = (data_dir: string) => join(data_dir, 'pictures')

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const ignoreMissing = (error: unknown) => {
  if (!isMissing(error)) throw error
  return null
}

/** Writes a file atomically: after a power failure it is either complete or missing. */
async function writeWhole(file: string, content: Uint8Array) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.${randomUUID()}.partial`
  try {
    const handle = await open(partial, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw error
  }
}

/** A file store in a folder of this machine. */
export function createDiskStore(data_dir: string): FileStore {
  const folder = pictureFolder(data_dir)
  return {
    place: folder,
    folder,
    write: (name, content) => writeWhole(join(folder, name), content),
    read: (name) => readFile(join(folder, name)).catch(ignoreMissing),
    has: async (name) => (await stat(join(folder, name)).catch(ignoreMissing)) !== null,
    // The folder may contain incomplete files of a process that died.
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  }
}
