import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** Copies a buffer into one of exact size, because zlib returns a slice of a larger buffer. */
const copyContent = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer)

const compressBrotli = (quality: number) => (html: Buffer) =>
  promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  }).then(copyContent)

/** For a page that was just rendered: quick, but somewhat larger. */
export const compressQuickly = {
  br: compressBrotli(3),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 1 }).then(copyContent),
}

/** For a page that is asked for often. */
export const compressWell = compressBrotli(7)

export const decompress = (br: Buffer) => promisify(brotliDecompress)(br).then(copyContent)
