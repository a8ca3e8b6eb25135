import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Receives an upload into an unlinked file below `data_dir`, so that a process that dies leaves nothing behind.
 * @returns its content, which can be read until it is disposed.
 */
export async function receiveFile(data_dir: string, upload: AsyncIterable<Uint8Array>) {
  const folder = join(data_dir, 'imports')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    for await (const chunk of upload) await file.appendFile(chunk)
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    content: file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Uint8Array>,
    [Symbol.asyncDispose]: () => file.close(),
  }
}
