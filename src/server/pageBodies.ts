import { chooseEncoding } from './assets.ts'
import { compressBrotli, createCompressor, decompress, toGzip } from './compression.ts'
import type { CachedPage, PageCache } from './pageCache.ts'

type Encoding = ReturnType<typeof chooseEncoding>

/** Milliseconds between two pages that are compressed again, so that this uses little processor time. */
const RECOMPRESS_INTERVAL_MS = 100
/**
 * The number of bytes that a connection sends before it waits for an acknowledgement. A larger page is compressed with
 * the higher quality at its first request, unless another page was a moment ago.
 */
const FIRST_PACKETS = 13_500

/** Encodes pages for clients, and caches the encodings of cached pages. */
export function createPageBodies(cache: PageCache) {
  const compress = createCompressor()
  let lastImproved = 0

  /** Compresses a page with several requests once with the higher quality. */
  async function improve(page: CachedPage) {
    if (Date.now() - lastImproved < RECOMPRESS_INTERVAL_MS) return
    lastImproved = Date.now()
    const copy = await compressBrotli(decompress(page.content))
    if (cache.isCurrent(page)) cache.copies.br.set(page, copy)
  }

  async function encode(html: Buffer, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return toGzip(compress(html))
    return encoding === 'br' ? compressBrotli(html) : html
  }

  return {
    compress,
    /** Encodes a page that is not cached, or was just rendered. */
    encode,
    /** Returns a cached page in an encoding that the `Accept-Encoding` header allows. */
    async read(page: CachedPage, accepted: string | undefined): Promise<{ encoding: Encoding; body: Buffer }> {
      const encoding = chooseEncoding(accepted)
      if (encoding === 'gzip') return { encoding, body: toGzip(page.content) }
      const copies = cache.copies[encoding]
      const copy = copies.get(page)
      if (copy) return { encoding, body: copy }
      const acceptsGzip = encoding === 'br' && chooseEncoding(accepted?.replaceAll('br', '')) === 'gzip'
      const gzip = acceptsGzip ? toGzip(page.content) : null
      if (gzip && (gzip.length <= FIRST_PACKETS || Date.now() - lastImproved < RECOMPRESS_INTERVAL_MS)) {
        if (++page.hits > 1) void improve(page)
        return { encoding: 'gzip', body: gzip }
      }
      if (gzip) lastImproved = Date.now()
      const body = await encode(decompress(page.content), encoding)
      if (cache.isCurrent(page)) copies.set(page, body)
      return { encoding, body }
    },
  }
}
