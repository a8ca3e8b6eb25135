import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import Busboy, { type BusboyConfig } from '@fastify/busboy'
import { AppError } from './errors.ts'

export type Upload = {
  name: string
  type: string
  /** Comes only as fast as it is read; throws 413 past the limit, 400 when the upload breaks off. */
  content: AsyncIterable<Uint8Array>
  /** Lets the rest of the body pass by: a client reads no answer before it has sent everything. */
  discard(): Promise<void>
}

const MULTIPART_OVERHEAD = 64 * 1024
const DISCARD_TIMEOUT = 30_000

const uploadInterrupted = () => new AppError('invalid', 'The upload broke off. Please try again.')

/**
 * Opens the first file of a multipart body in one of these fields. Its content ends when the whole body has arrived, so
 * that an upload that breaks off after the file is not stored.
 * @param limit of the file, in bytes
 * @param signal ends the upload when it is aborted
 * @returns nothing when no file came.
 * @throws 415 when the body is not multipart, 413 when it is too large.
 */
export async function openUpload(
  request: Request,
  { fields, limit, signal }: { fields: string[]; limit: number; signal?: AbortSignal },
): Promise<Upload | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !/^multipart\/form-data\s*;.*boundary="?[^"\s;]/i.test(type)) {
    throw new AppError('wrong_type', 'Please send the file as multipart/form-data')
  }
  const body = Readable.fromWeb(request.body as ReadableStream, { signal })
  // Without a listener, a connection that is cut before anybody reads would crash the process.
  body.on('error', () => {})
  const discard = async () => {
    body.unpipe()
    body.resume()
    await finished(body, { signal: AbortSignal.timeout(DISCARD_TIMEOUT) }).catch(() => body.destroy())
  }
  const tooLarge = new AppError('too_large', `The file is larger than ${Math.floor(limit / 1024 / 1024)} MB`)
  if (Number(request.headers.get('content-length')) > limit + MULTIPART_OVERHEAD) {
    await discard()
    throw tooLarge
  }
  try {
    const file = await findFile(body, type, fields, limit)
    return file && { ...file, content: readFile(file, tooLarge), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

type FilePart = {
  name: string
  type: string
  stream: Readable & { truncated: boolean }
  /** Rejects when the body breaks off, also after the file. */
  whole: Promise<void>
}

function findFile(body: Readable, type: string, fields: string[], fileSize: number) {
  return new Promise<FilePart | undefined>((resolve, reject) => {
    const limits = { fileSize, fieldSize: 1024, parts: 20, headerPairs: 20, headerSize: 8 * 1024 }
    const form = createParser(type, limits)
    let found: FilePart | undefined
    const whole = Promise.withResolvers<void>()
    // Prevents an unhandled rejection when no file is read.
    whole.promise.catch(() => {})
    form.on('file', (field, stream, name, _encoding, type) => {
      // The parser emits the error of an incomplete body on the current file, even when nobody reads that file.
      stream.on('error', () => stream.destroy(uploadInterrupted()))
      if (found || !name || !fields.includes(field)) {
        stream.resume()
        return
      }
      found = { name, type, stream, whole: whole.promise }
      resolve(found)
    })
    form.on('finish', () => {
      resolve(undefined)
      whole.resolve()
    })
    const fail = () => {
      found?.stream.destroy(uploadInterrupted())
      reject(uploadInterrupted())
      whole.reject(uploadInterrupted())
    }
    form.on('error', fail)
    body.on('error', fail)
    body.pipe(form)
  })
}

/** @throws 415 when the content type names no boundary that the parser accepts. */
function createParser(type: string, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw new AppError('wrong_type', 'Please send the file as multipart/form-data')
  }
}

async function* readFile({ stream, whole }: FilePart, tooLarge: AppError) {
  try {
    yield* stream
  } catch {
    throw uploadInterrupted()
  }
  if (stream.truncated) throw tooLarge
  await whole
}
