import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'

/** Copies a buffer into one of exact size, because zlib returns a slice of a larger buffer. */
const copyContent = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer)

/**
 * Compresses with a higher quality than `compressPage`, which takes four times as long. The window of 64 kB makes pages
 * no larger than one of 4 MB, which would need 3 MB of memory for each concurrent page.
 */
export const compressBrotli = (html: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).then(copyContent)

/** The shared prefix of several pages, up to the end of their styles: the first bytes of their gzip files. */
type Start = { gzip: Buffer; text: Buffer; crc: number }
/** A gzip stream in two parts: the shared prefix, and the rest of the page. */
export type CompressedPage = { start: Start; rest: Buffer }

/** The maximum number of shared prefixes. A further page has an empty prefix. */
const MAX_STARTS = 64
/** The size of the window of DEFLATE in bytes. */
const DEFLATE_WINDOW_BYTES = 32_768
/** The end of the styles of a page. */
const END_OF_START = '</style>'

/** No name, time or flags; the operating system is unknown (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const emptyStart: Start = { gzip: gzipHeader, text: Buffer.alloc(0), crc: 0 }

function createStart(text: Buffer): Start {
  // A flush ends at a byte boundary, so the rest of the file can be compressed separately and appended.
  const deflated = deflateRawSync(text, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
  return { gzip: Buffer.concat([gzipHeader, deflated]), text, crc: crc32(text) }
}

/**
 * Creates a function that compresses pages quickly. Pages of the same kind share their styles, so these are compressed
 * and stored once.
 */
export function createCompressor() {
  const starts = new Map<string, Start>()

  function findStart(html: Buffer): Start {
    const end = html.indexOf(END_OF_START)
    if (end < 0) return emptyStart
    const text = html.subarray(0, end + END_OF_START.length)
    const key = text.toString('latin1')
    const cachedStart = starts.get(key)
    if (cachedStart || starts.size >= MAX_STARTS) return cachedStart ?? emptyStart
    const start = createStart(Buffer.from(text))
    starts.set(key, start)
    return start
  }

  // Synchronous, because the stream and the thread behind an asynchronous call take several times the processor time.
  return function compressPage(html: Buffer): CompressedPage {
    const start = findStart(html)
    const afterStart = html.subarray(start.text.length)
    const dictionary = start.text.length > 0 ? start.text.subarray(-DEFLATE_WINDOW_BYTES) : undefined
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(afterStart, start.crc))
    trailer.writeUInt32LE(html.length, 4)
    const deflated = deflateRawSync(afterStart, { level: 6, dictionary })
    return { start, rest: copyContent(Buffer.concat([deflated, trailer])) }
  }
}

/** Returns a compressed page as a gzip file. */
export const toGzip = ({ start, rest }: CompressedPage): Buffer => Buffer.concat([start.gzip, rest])

export const decompress = (page: CompressedPage): Buffer => copyContent(gunzipSync(toGzip(page)))
