import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import Busboy, { type BusboyConfig } from '@fastify/busboy'
import { formatBytes } from '../text/text.ts'
import { AppError } from './errors.ts'

export type Upload = {
  name: string
  type: string
  /**
   * The bytes of the file, streamed with backpressure. Iterating throws 413 past the limit, 400 when the upload is cut.
   */
  content: AsyncIterable<Uint8Array>
  /** The other fields of the form. Complete when `content` has ended. */
  fields: Record<string, string>
  /** Reads and drops the rest of the body, because clients read the response only after they have sent everything. */
  discard(): Promise<void>
}

/** The maximum number of bytes of a multipart body without its file. */
const MULTIPART_OVERHEAD = 64 * 1024
/** Milliseconds for reading the rest of a refused body. */
const DISCARD_TIMEOUT_MS = 30_000

const createInterruptedError = () => new AppError('invalid', 'The upload was interrupted. Please try again.')

/**
 * Opens the first file of a multipart body in one of these fields. Its content ends when the whole body has arrived, so
 * that an upload that is interrupted after the file is not stored.
 * @param limit the maximum size of the file in bytes.
 * @param signal cancels the upload.
 * @returns undefined when the body has no file in these fields.
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
  // Without a listener, a connection that breaks before the body is read would crash the process.
  body.on('error', () => {})
  const discard = async () => {
    body.unpipe()
    body.resume()
    await finished(body, { signal: AbortSignal.timeout(DISCARD_TIMEOUT_MS) }).catch(() => body.destroy())
  }
  const tooLarge = new AppError('too_large', `The file is larger than ${formatBytes(limit)}`)
  if (Number(request.headers.get('content-length')) > limit + MULTIPART_OVERHEAD) {
    await discard()
    throw tooLarge
  }
  try {
    const file = await findFile(body, type, fields, limit, tooLarge)
    return file && { ...file, content: readFile(file, tooLarge), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

type FilePart = {
  name: string
  type: string
  fields: Record<string, string>
  stream: Readable & { truncated: boolean }
  /** Resolves when the whole body has arrived. Rejects when it is interrupted, even after the file. */
  bodyComplete: Promise<void>
}

function findFile(body: Readable, type: string, fields: string[], fileSize: number, tooLarge: AppError) {
  return new Promise<FilePart | undefined>((resolve, reject) => {
    const limits = { fileSize, fieldSize: 4096, parts: 20, headerPairs: 20, headerSize: 8 * 1024 }
    const form = createParser(type, limits)
    let filePart: FilePart | undefined
    const values: Record<string, string> = {}
    form.on('field', (name, value) => {
      values[name] = value
    })
    const bodyComplete = Promise.withResolvers<void>()
    // Prevents an unhandled rejection when no file is read.
    bodyComplete.promise.catch(() => {})
    form.on('file', (field, stream, name, _encoding, type) => {
      // The parser emits the error of an incomplete body on the current file, even when that file is not read.
      stream.on('error', () => stream.destroy(createInterruptedError()))
      if (filePart || !name || !fields.includes(field)) {
        stream.resume()
        return
      }
      filePart = { name, type, fields: values, stream, bodyComplete: bodyComplete.promise }
      resolve(filePart)
    })
    form.on('finish', () => {
      resolve(undefined)
      bodyComplete.resolve()
    })
    const fail = (error: AppError) => {
      filePart?.stream.destroy(error)
      reject(error)
      bodyComplete.reject(error)
    }
    form.on('error', () => fail(createInterruptedError()))
    body.on('error', () => fail(createInterruptedError()))
    // The parser limits the parts but not the bytes between them, and a chunked body has no `Content-Length`, so all bytes are counted.
    let received = 0
    body.on('data', (chunk: Uint8Array) => {
      received += chunk.length
      if (received > fileSize + MULTIPART_OVERHEAD) fail(tooLarge)
    })
    body.pipe(form)
  })
}

/** @throws 415 when the content type contains no boundary that the parser accepts. */
function createParser(type: string, limits: BusboyConfig['limits']) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits })
  } catch {
    throw new AppError('wrong_type', 'Please send the file as multipart/form-data')
  }
}

async function* readFile({ stream, bodyComplete }: FilePart, tooLarge: AppError) {
  try {
    yield* stream
  } catch (error) {
    throw error instanceof AppError ? error : createInterruptedError()
  }
  if (stream.truncated) throw tooLarge
  await bodyComplete
}
