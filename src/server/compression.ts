import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzipSync } from 'node:zlib'

/** Copies a buffer into one of exact size, because zlib returns a slice of a larger buffer. */
const copyContent = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer)

const brotliOptions = (html: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
})

/** A larger page needs better compression for the 14 kB that a connection sends before it waits for a response. */
const SMALL = 48_000

/**
 * For a page that was just rendered: quick, but somewhat larger. Synchronous, because the stream and the thread behind an
 * asynchronous call take several times the processor time of the compression.
 */
export const compressQuickly = {
  br: (html: Buffer) => copyContent(brotliCompressSync(html, brotliOptions(html, html.length > SMALL ? 5 : 3))),
  gzip: (html: Buffer) => copyContent(gzipSync(html, { level: 1 })),
}

/** For a page that is asked for often. */
export const compressWell = (html: Buffer) => promisify(brotliCompress)(html, brotliOptions(html, 7)).then(copyContent)

export const decompress = (br: Buffer) => promisify(brotliDecompress)(br).then(copyContent)
