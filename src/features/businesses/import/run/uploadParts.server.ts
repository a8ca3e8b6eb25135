import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import type { Db, Tx } from '../../../../database/open.server.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Bytes of a part before compression. */
const PART_SIZE = 1024 * 1024

/** The first part of a stored file, and whether the whole file is UTF-8. */
export type StoredFile = { head: Uint8Array; isWhole: boolean; isUtf8: boolean }

/** Stores a file in compressed parts. */
export async function storeParts(tx: Tx, content: AsyncIterable<Uint8Array>, import_id: number): Promise<StoredFile> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  const checkUtf8 = (bytes?: Uint8Array) => {
    if (!isUtf8) return
    try {
      decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      isUtf8 = false
    }
  }
  let head: Uint8Array | null = null
  let part = 0
  let chunks: Uint8Array[] = []
  let size = 0
  const flush = async () => {
    const bytes = Buffer.concat(chunks)
    head ??= bytes
    chunks = []
    size = 0
    const compressed = await compress(bytes, { level: constants.Z_BEST_SPEED })
    await tx.insertInto('import_files').values({ import_id, part, content: compressed }).execute()
    part += 1
  }
  for await (const chunk of content) {
    checkUtf8(chunk)
    chunks.push(chunk)
    size += chunk.length
    if (size >= PART_SIZE) await flush()
  }
  if (size > 0 || part === 0) await flush()
  checkUtf8()
  return { head: head ?? new Uint8Array(), isWhole: part === 1, isUtf8 }
}

/** The bytes of a stored file, part by part. */
export async function* readParts(db: Db | Tx, import_id: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom('import_files')
      .where('import_id', '=', import_id)
      .where('part', '=', part)
      .select('content')
      .executeTakeFirst()
    if (!row) return
    yield await decompress(row.content)
  }
}
