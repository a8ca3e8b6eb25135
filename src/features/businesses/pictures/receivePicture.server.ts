import { createHash, type Hash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { AppError, invalid } from '../../../kit/api/errors.ts'
import { openUpload, type Upload } from '../../../kit/api/upload.server.ts'
import { pictureFolder } from '../../../kit/server/diskStore.server.ts'
import type { Settings } from '../../../kit/server/settings.server.ts'
import type { PictureShape } from './pictureProcess.types.ts'
import { PICTURE_MAX_MB } from './pictures.constants.ts'
import { describeUnreadable } from './pictureTypes.ts'

/** An uploaded picture in a temporary file, which the caller removes. */
export type ReceivedFile = { path: string; hash: string; shape: PictureShape }

/** The maximum number of uploads that this server process receives at the same time. A slow upload takes minutes. */
const MAX_RECEIVING = 20
/** Milliseconds after which a temporary file counts as left behind by a process that died. */
const MAX_AGE_MS = 60 * 60 * 1000
/**
 * A version for each way of making files. It is a part of the hash, so that changing it gives all pictures new
 * URLs.
 */
const recipes: Record<PictureShape, string> = {
  whole: 'avif 52, webp 78, 96 192 480 960 1600',
  square: 'square, avif 52, webp 78, 96 192 480',
}
/** The hexadecimal digits of a hash that are used: 160 bits. */
const HASH_LENGTH = 40

const incomingFolder = ({ data_dir }: Settings) => join(pictureFolder(data_dir), 'incoming')

let receiving = 0

const startHash = (shape: PictureShape) => createHash('sha256').update(recipes[shape])
/** The hash of a picture, which names its folder. */
const endHash = (hash: Hash) => hash.digest('hex').slice(0, HASH_LENGTH)
export const hashPicture = (content: Uint8Array) => endHash(startHash('whole').update(content))

/** @throws 415 unless the bytes begin a picture that the server can read. */
function assertReadable(bytes: Uint8Array) {
  const reason = describeUnreadable(bytes)
  if (reason) throw new AppError('wrong_type', reason)
}

/** Writes the upload to a file. @returns the hash and the first bytes. */
async function writeUpload({ content }: Upload, path: string, shape: PictureShape) {
  const hash = startHash(shape)
  let start = Buffer.alloc(0)
  // Open the file here: a stream that opens it later would create it again after a refusal has removed it.
  const file = await open(path, 'wx', 0o600)
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        if (start.length < 64) {
          start = Buffer.concat([start, chunk.subarray(0, 64)])
          if (start.length >= 64) assertReadable(start)
        }
        yield chunk
      }
    },
    file.createWriteStream(),
  )
  assertReadable(start)
  return endHash(hash)
}

function parseFields<F extends z.ZodObject>(schema: F, { fields }: Upload): z.output<F> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new AppError('invalid', errors[0]?.message ?? '', { errors })
}

/**
 * Receives an uploaded picture and the form fields that accompany it.
 * @throws 400 without a picture or with invalid fields, 413 when it is too large, 415 when the file is not a picture,
 * 503.
 */
export async function receivePicture<F extends z.ZodObject>(
  settings: Settings,
  request: Request,
  { fields, shape }: { fields: F; shape: PictureShape },
): Promise<ReceivedFile & z.output<F>> {
  if (receiving >= MAX_RECEIVING) {
    throw new AppError(
      'unavailable',
      'Many pictures arrive at this moment. Please try again in a minute',
      {},
      { 'Retry-After': '30' },
    )
  }
  receiving++
  const path = join(incomingFolder(settings), randomUUID())
  let upload: Upload | undefined
  try {
    const limit = PICTURE_MAX_MB * 1024 * 1024
    upload = await openUpload(request, { fields: ['picture', 'file'], limit, signal: request.signal })
    if (!upload) throw invalid('picture', 'Please choose a picture')
    await mkdir(incomingFolder(settings), { recursive: true, mode: 0o700 })
    const hash = await writeUpload(upload, path, shape)
    return { ...parseFields(fields, upload), path, hash, shape }
  } catch (error) {
    await rm(path, { force: true })
    await upload?.discard()
    throw error
  } finally {
    receiving--
  }
}

/** Removes temporary files that a process left behind when it died. */
export async function removeOldUploads(settings: Settings) {
  const folder = incomingFolder(settings)
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = (await stat(join(folder, name)).catch(() => null)) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(join(folder, name), { force: true })
  }
}
