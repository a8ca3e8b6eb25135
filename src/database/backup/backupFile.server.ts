import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { pipeline as runPipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

// A backup is a gzip stream of frames: one letter, the length of the payload in four bytes, the payload.
//   H  the header; always first
//   T  the table whose rows follow
//   D  a part of the output of COPY
//   R  the number of rows of the table and their digest
//   F  the name of an uploaded file, whose content follows as D; after all tables
//   E  the SHA-256 of all bytes before this frame; always last
const FORMAT = 'regional-business-network backup'
const FORMAT_VERSION = 2
const FRAME_LIMIT = 64 * 2 ** 20

const TableSchema = z.object({
  /** Whether the table is in the schema of pg-boss. */
  is_queue: z.boolean(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
})
export type BackupTable = z.output<typeof TableSchema>

const HeaderSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  product_version: z.string(),
  created_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string().nullable() })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
})
export type BackupHeader = Omit<z.output<typeof HeaderSchema>, 'format' | 'version'>

const TotalsSchema = z.object({ rows: z.string(), digest: z.string() })
export type Totals = z.output<typeof TotalsSchema>

/** The name of an uploaded file in the file store. Another name could leave the folder. */
export const STORED_FILE = /^[0-9a-f]{2}\/[0-9a-f]{40}\/\d{1,5}\.[a-z]{1,5}$/
const FileSchema = z.object({ name: z.string().regex(STORED_FILE) })
type StoredFile = z.output<typeof FileSchema>

export type Frame =
  | { type: 'H'; value: BackupHeader }
  | { type: 'T'; value: BackupTable }
  | { type: 'D'; value: Buffer }
  | { type: 'R'; value: Totals }
  | { type: 'F'; value: StoredFile }

function encode(type: string, value: object): Buffer {
  const payload = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
  const start = Buffer.alloc(5)
  start.write(type, 'latin1')
  start.writeUInt32BE(payload.length, 1)
  return Buffer.concat([start, payload])
}

async function* encodeAll(frames: AsyncIterable<Frame>) {
  const hash = createHash('sha256')
  for await (const { type, value } of frames) {
    const header = { format: FORMAT, version: FORMAT_VERSION, ...value }
    const bytes = encode(type, type === 'H' ? header : value)
    hash.update(bytes)
    yield bytes
  }
  yield encode('E', { sha256: hash.digest('hex') })
}

/**
 * Writes a backup with file mode 0600. The file gets its final name when it is complete.
 * @returns the size in bytes.
 * @throws when the file exists or cannot be written; no partial file remains.
 */
export async function writeBackupFile(file: string, frames: AsyncIterable<Frame>, signal?: AbortSignal) {
  if (await stat(file).catch(() => null)) throw new Error(`${file} exists already: choose another name`)
  const partial = `${file}.${process.pid}.partial`
  try {
    const output = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
    await runPipeline(encodeAll(frames), createGzip({ level: 5 }), output, { signal })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  return (await stat(file)).size
}

const createDamagedError = (file: string, reason: string) =>
  new Error(`${file} is damaged or incomplete (${reason}): take another backup`)

async function* decode(file: string) {
  const input = createGunzip()
  pipeline(createReadStream(file), input, () => {})
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of input) {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
    while (pending.length >= 5) {
      const end = 5 + pending.readUInt32BE(1)
      if (end > FRAME_LIMIT) throw createDamagedError(file, 'a part of it is too long')
      if (pending.length < end) break
      yield { type: String.fromCharCode(pending[0] as number), bytes: pending.subarray(0, end) }
      pending = pending.subarray(end)
    }
  }
  if (pending.length > 0) throw createDamagedError(file, 'it ends within a part')
}

/**
 * Reads a backup and checks its format. The checksum is verified after the last frame, so the caller must read all
 * frames.
 * @throws an `Error` whose message names the file.
 */
export async function* readBackupFile(file: string): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  let isFirst = true
  let isComplete = false
  try {
    for await (const { type, bytes } of decode(file)) {
      const payload = bytes.subarray(5)
      if (isComplete) throw createDamagedError(file, 'data follows its end')
      if (isFirst !== (type === 'H')) throw createDamagedError(file, 'it does not begin with a header')
      isFirst = false
      if (type === 'E') {
        isComplete = JSON.parse(payload.toString()).sha256 === hash.digest('hex')
        if (!isComplete) throw createDamagedError(file, 'its checksum is wrong')
        continue
      }
      hash.update(bytes)
      if (type === 'H') yield { type, value: parseHeader(file, JSON.parse(payload.toString())) }
      else if (type === 'T') yield { type, value: TableSchema.parse(JSON.parse(payload.toString())) }
      else if (type === 'R') yield { type, value: TotalsSchema.parse(JSON.parse(payload.toString())) }
      else if (type === 'F') yield { type, value: FileSchema.parse(JSON.parse(payload.toString())) }
      else if (type === 'D') yield { type, value: payload }
      else throw createDamagedError(file, 'it has a part of an unknown type')
    }
  } catch (error) {
    throw describeReadError(file, error as NodeJS.ErrnoException)
  }
  if (!isComplete) throw createDamagedError(file, 'its end is missing')
}

function parseHeader(file: string, value: unknown): BackupHeader {
  const header = HeaderSchema.safeParse(value)
  if (!header.success) throw new Error(`${file} is not a backup made by npm run backup`)
  if (header.data.version > FORMAT_VERSION) {
    throw new Error(`${file} was made by version ${header.data.product_version}: restore it with that version or later`)
  }
  return header.data
}

function describeReadError(file: string, error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return new Error(`${file} does not exist`)
  if (error.code === 'Z_DATA_ERROR' && error.message.includes('header check')) {
    return new Error(`${file} is not a backup made by npm run backup`)
  }
  if (error.code?.startsWith('Z_') || error instanceof SyntaxError || error instanceof z.ZodError) {
    return createDamagedError(file, error.code?.startsWith('Z_') ? error.message : 'it cannot be read')
  }
  // The messages of some system calls, such as the reading of a folder, name no file.
  return error.code && !error.message.includes(file) ? new Error(`${file} cannot be read: ${error.message}`) : error
}
