import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib'
import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { createRenderer, type Rendered, renderCrash } from '../app/render.server.tsx'
import { moduleOf, screens } from '../app/routes.tsx'
import { failureOf } from '../database/failure.server.ts'
import { readNextEventChange } from '../features/events/events.query.server.ts'
import { readNextExpiry } from '../features/jobs/jobs.query.server.ts'
import type { Services } from '../features/services.server.ts'
import { describeCause } from '../kit/failure.ts'
import { visitorCalls } from './api.ts'
import { chooseEncoding, etagMatches } from './assets.ts'
import type { Frontend } from './frontend.ts'
import { type Env, expected } from './http.ts'
import { headScript, newNonce } from './security.ts'

/** A finished page but for its last line, which carries the nonce of each answer. */
type Page = {
  status: number
  etag: string
  html: Buffer
  brotli?: Promise<Buffer>
  deflated?: Promise<Buffer>
  made: number
}

/** The size of the page cache in bytes, compressed copies included. */
const MAX_BYTES = 64 * 1024 * 1024
/** A page takes its HTML, compressed copies that are smaller than the HTML, and its entry in the cache. */
const bytesOf = ({ html }: Page, key: string) => 2 * (html.length + key.length) + 1024
/** Milliseconds after which a page is rendered again, because other parts of it depend on the clock, such as dates. */
const MAX_AGE = 60_000
/** The generation of a page that is not cached. */
const NOT_KEPT = -1

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8' }
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const documentHead = (head: string, headTags: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><script>${headScript}</script>${headTags}<link rel="icon" href="/icon.svg" type="image/svg+xml">${head}</head>`

const documentStart = (rendered: Rendered, headTags: string) => `${documentHead(rendered.head, headTags)}
<body><div id="root">${rendered.body}</div><script type="application/json" id="hydration">${rendered.hydration}</script>
`
const documentEnd = (entry: string, nonce: string) =>
  `<script type="module" nonce="${nonce}" src="${escapeAttribute(entry)}"></script></body></html>`

/** A copy that takes no more memory than its content: zlib returns a part of a larger buffer. */
const trim = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer)

/** Everything but the last line, compressed and brought to a byte boundary, so that the line can be appended as it is. */
const compressBrotli = (html: Buffer) =>
  promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
const compressDeflate = (html: Buffer) => promisify(deflateRaw)(html, { level: 7, finishFlush: constants.Z_SYNC_FLUSH })

/** Brotli: one meta-block stored uncompressed, then the empty last one (RFC 7932, section 9.2). */
function endBrotli(tail: Buffer): Buffer {
  // ISLAST 0 (1 bit), MNIBBLES 4 (2 bits: 00), MLEN-1 (16 bits), ISUNCOMPRESSED 1 (1 bit)
  const header = ((tail.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, (header >> 16) & 255]), tail, Buffer.from([3])])
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Gzip: one final stored block, then the checksum and length of the whole (RFC 1951, 3.2.4 and RFC 1952, 2.3.1). */
function endGzip(html: Buffer, tail: Buffer): Buffer {
  const end = Buffer.alloc(5 + tail.length + 8)
  end[0] = 1
  end.writeUInt16LE(tail.length, 1)
  end.writeUInt16LE(~tail.length & 0xffff, 3)
  tail.copy(end, 5)
  end.writeUInt32LE(crc32(tail, crc32(html)), 5 + tail.length)
  end.writeUInt32LE((html.length + tail.length) >>> 0, 9 + tail.length)
  return end
}

/** Decodes characters that mean the same encoded and plain: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
const decodeUnreserved = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w~-]/.test(character) ? character : encoded.toUpperCase()
  })

/** The cache key of a page: its path and the query parameters of its screen, in a fixed order. */
function pageKey(url: URL): string {
  const path = decodeUnreserved(url.pathname).replace(/\/+$/, '') || '/'
  const names = screens.find((screen) => screen.path === path)?.query ?? []
  const query = new URLSearchParams(
    names.flatMap((name) => {
      const value = url.searchParams.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  ).toString()
  return path + (query && `?${query}`)
}

/** A form sent without script shows its page again: the API alone takes what is typed. */
export const returnToScreen: Handler<Env> = async (context, next) => {
  const { path } = context.req
  const isForm = context.req.header('accept')?.includes('text/html')
  return isForm && screens.some((screen) => screen.path === path) ? context.redirect(path, 303) : next()
}

/** Renders pages for visitors, and caches them until something that they may show has changed. */
export async function createPages(services: Services, frontend: Frontend) {
  const { settings, log } = services
  // A lagging replica would return what the page showed before the change that made it stale.
  const render = await createRenderer(visitorCalls({ ...services, replica: services.db }), settings.site)
  const kept = new LRUCache<string, Page>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
  /** Pages being rendered, so that requests for the same page at the same time share one rendering. */
  const making = new Map<string, Promise<Page | Response>>()
  let generation = 0
  let nextClockChange: Promise<number> | null = null
  /** False while changes are not reported: then each request renders its page. */
  let changesAreReported = false

  function answerCrash(error: Error, request_id: string, path: string) {
    const known = expected(error)
    if (known) log.warn({ cause: failureOf(error)?.cause, err: error, request_id, path }, 'page could not be served')
    else log.error({ err: error, request_id, path }, 'page could not be rendered')
    const { head, body } = renderCrash(describeCause({ status: known?.status ?? 500, data: known?.body }))
    return new Response(`${documentHead(head, frontend.headTags(undefined))}<body>${body}</body></html>`, {
      status: known?.status ?? 500,
      headers: {
        ...htmlHeaders,
        ...known?.headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': frontend.policy(newNonce()),
      },
    })
  }

  async function make(key: string, madeIn: number, request_id: string): Promise<Page | Response> {
    const rendered = await render(`http://localhost${key}`)
    const { failure } = rendered instanceof Response ? {} : rendered
    if (failure) log.error({ err: failure, request_id, path: key }, 'page data could not be loaded')
    if (rendered instanceof Response) return rendered
    const screen = screens.find(({ path }) => path === rendered.screen)
    let start = documentStart(rendered, frontend.headTags(screen && moduleOf(screen).slice(1)))
    if (frontend.transform) start = await frontend.transform(key, start)
    const html = Buffer.from(start)
    const page = {
      status: rendered.status,
      etag: `W/"${createHash('sha256').update(html).update(frontend.entry).digest('base64url').slice(0, 22)}"`,
      html,
      made: Date.now(),
    }
    // Pages of unknown addresses are not cached: there are arbitrarily many.
    if (page.status === 200 && generation === madeIn) kept.set(key, page)
    return page
  }

  /** Empties the cache, after something public has changed. */
  function forget() {
    generation++
    nextClockChange = null
    kept.clear()
    making.clear()
  }

  const readNextClockChange = async () =>
    Math.min(...(await Promise.all([readNextExpiry(services.db), readNextEventChange(services.db)])))

  function keptPage(key: string): Page | undefined {
    const page = kept.get(key)
    return page && Date.now() - page.made < MAX_AGE ? page : undefined
  }

  async function pageOf(key: string, request_id: string): Promise<Page | Response> {
    if (!changesAreReported) return make(key, NOT_KEPT, request_id)
    // An expiring job or an event that begins or ends is not a write, so nothing else empties the cache.
    nextClockChange ??= readNextClockChange().catch((error) => {
      nextClockChange = null
      throw error
    })
    if ((await nextClockChange) <= Date.now()) forget()
    const page = keptPage(key)
    if (page) return page
    const begun = making.get(key)
    if (begun) return begun
    const made = make(key, generation, request_id).finally(() => {
      if (making.get(key) === made) making.delete(key)
    })
    making.set(key, made)
    return made
  }

  const handler: Handler<Env> = async (context) => {
    const url = new URL(context.req.url)
    const request_id = context.get('requestId')
    const page = await pageOf(pageKey(url), request_id).catch((error: Error) =>
      answerCrash(error, request_id, url.pathname),
    )
    if (page instanceof Response) return page.clone()

    const headers: Record<string, string> = {
      ...htmlHeaders,
      'Cache-Control': page.status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    }
    if (page.status === 503) headers['Retry-After'] = '5'
    // a 304 without the policy leaves the stored page its own, with the nonce it was sent with
    if (page.status === 200 && etagMatches(context.req.header('if-none-match'), page.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const nonce = newNonce()
    headers['Content-Security-Policy'] = frontend.policy(nonce)
    const tail = Buffer.from(documentEnd(frontend.entry, nonce))
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    let body: Buffer
    if (encoding === 'br') {
      page.brotli ??= compressBrotli(page.html).then(trim)
      body = Buffer.concat([await page.brotli, endBrotli(tail)])
    } else if (encoding === 'gzip') {
      page.deflated ??= compressDeflate(page.html).then(trim)
      body = Buffer.concat([gzipHeader, await page.deflated, endGzip(page.html, tail)])
    } else {
      body = Buffer.concat([page.html, tail])
    }
    return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers })
  }

  /** Whether the page of this path and query is cached or being rendered. */
  function isKept(pathAndQuery: string): boolean {
    const url = URL.parse(pathAndQuery, 'http://localhost')
    if (!url) return false
    const key = pageKey(url)
    return making.has(key) || keptPage(key) !== undefined
  }

  return {
    handler,
    forget,
    isKept,
    /** Switches the cache on or off. */
    trustChanges(areReported: boolean) {
      changesAreReported = areReported
      forget()
    },
    keptBytes: () => kept.calculatedSize,
  }
}
