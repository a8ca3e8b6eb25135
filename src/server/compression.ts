import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Copies a buffer into one of exact size, because zlib returns a slice of a larger buffer. */
const copyContent = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer)

export const compress = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }).then(copyContent),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 7 }),
}
