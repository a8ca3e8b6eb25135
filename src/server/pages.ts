import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { moduleOf, screens } from '../app/features.ts'
import { createRenderer, type Rendered, renderCrash } from '../app/render.server.tsx'
import { classifyDatabaseError } from '../database/failure.server.ts'
import { describeCause } from '../kit/failure.ts'
import type { Services } from '../kit/services.server.ts'
import { visitorCalls } from './api.ts'
import { chooseEncoding, etagMatches } from './assets.ts'
import { features } from './features.ts'
import type { Frontend } from './frontend.ts'
import { type Env, expected } from './http.ts'
import { headScript } from './security.ts'

/** A rendered page. Its compressed copies are made at the first request for them. */
type Page = {
  status: number
  etag: string
  html: Buffer
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
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

const documentOf = (rendered: Rendered, headTags: string, entry: string) => `${documentHead(rendered.head, headTags)}
<body><div id="root">${rendered.body}</div><script type="application/json" id="hydration">${rendered.hydration}</script>
<script type="module" src="${escapeAttribute(entry)}"></script></body></html>`

/** A copy that takes no more memory than its content: zlib returns a part of a larger buffer. */
const trim = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer)

const compress = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 7 }),
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
    if (known)
      log.warn({ cause: classifyDatabaseError(error)?.cause, err: error, request_id, path }, 'page could not be served')
    else log.error({ err: error, request_id, path }, 'page could not be rendered')
    const { head, body } = renderCrash(describeCause({ status: known?.status ?? 500, data: known?.body }))
    return new Response(`${documentHead(head, frontend.headTags(undefined))}<body>${body}</body></html>`, {
      status: known?.status ?? 500,
      headers: {
        ...htmlHeaders,
        ...known?.headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': frontend.policy,
      },
    })
  }

  async function make(key: string, madeIn: number, request_id: string): Promise<Page | Response> {
    const rendered = await render(`http://localhost${key}`)
    const { failure } = rendered instanceof Response ? {} : rendered
    if (failure) log.error({ err: failure, request_id, path: key }, 'page data could not be loaded')
    if (rendered instanceof Response) return rendered
    const screen = screens.find(({ path }) => path === rendered.screen)
    const whole = documentOf(rendered, frontend.headTags(screen && moduleOf(screen).slice(1)), frontend.entry)
    const html = Buffer.from(frontend.transform ? await frontend.transform(key, whole) : whole)
    const page = {
      status: rendered.status,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
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
    Math.min(...(await Promise.all(features.flatMap(({ nextChange }) => nextChange?.(services) ?? []))))

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
      'Content-Security-Policy': frontend.policy,
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    }
    if (page.status === 503) headers['Retry-After'] = '5'
    if (page.status === 200 && etagMatches(context.req.header('if-none-match'), page.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    let body = page.html
    if (encoding !== 'identity') {
      headers['Content-Encoding'] = encoding
      page[encoding] ??= compress[encoding](page.html).then(trim)
      body = await page[encoding]
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
