import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { modulePath, screens } from '../app/features.ts'
import { createRenderer, renderCrash } from '../app/render.server.tsx'
import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { describeCause } from '../kit/api/failure.ts'
import type { Services } from '../kit/server/services.server.ts'
import { createVisitorCaller } from './api.ts'
import { chooseEncoding, etagMatches } from './assets.ts'
import { compress } from './compression.ts'
import { features } from './features.ts'
import type { Frontend } from './frontend.ts'
import { type Env, toAppError } from './http.ts'
import { toLogPath } from './logging.ts'
import { renderCrashDocument, renderDocument } from './pageDocument.ts'
import { createClientReader } from './readers.ts'

/** A rendered page. Each compressed copy is created at the first request for it. */
type Page = {
  status: number
  etag: string
  html: Buffer
  policy: string
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
  made: number
}

/** The size of the page cache in bytes, compressed copies included. */
const MAX_BYTES = 64 * 1024 * 1024
/** Estimates the memory of a page: its HTML, compressed copies that are together smaller, and the cache entry. */
const pageSize = ({ html }: Page, key: string) => 2 * (html.length + key.length) + 1024
/** Milliseconds after which a page is rendered again, because parts of it, such as dates, depend on the time. */
const MAX_AGE = 60_000
/** A generation that never matches, so that the page is not cached. */
const UNCACHED = -1

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8' }

/** Decodes percent-encoded unreserved characters: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
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

/** Redirects a form that was sent without JavaScript to its page, because only the API accepts input. */
export const redirectToScreen: Handler<Env> = async (context, next) => {
  const { path } = context.req
  const isForm = context.req.header('accept')?.includes('text/html')
  return isForm && screens.some((screen) => screen.path === path) ? context.redirect(path, 303) : next()
}

/** Renders pages for visitors and caches them until public data changes. */
export async function createPages(services: Services, frontend: Frontend) {
  const { settings, log } = services
  const readClient = createClientReader(services)
  // A lagging replica would return the data from before the change that cleared the cache.
  const render = await createRenderer(createVisitorCaller({ ...services, replica: services.db }), settings.site)
  const cache = new LRUCache<string, Page>({ maxSize: MAX_BYTES, sizeCalculation: pageSize })
  /** Pages that are being rendered, so that concurrent requests for one page share one rendering. */
  const rendering = new Map<string, Promise<Page | Response>>()
  let generation = 0
  let nextClockChange: Promise<number> | null = null
  /** False while the change listener is disconnected. Each request then renders its page. */
  let isCacheEnabled = false

  function createCrashResponse(error: Error, request_id: string, path: string) {
    const appError = toAppError(error)
    if (appError && appError.status !== 429)
      log.warn(
        { cause: classifyDatabaseError(error)?.cause, err: error, request_id, path: toLogPath(path) },
        'page could not be served',
      )
    else if (!appError) log.error({ err: error, request_id, path: toLogPath(path) }, 'page could not be rendered')
    const rendered = renderCrash(describeCause({ status: appError?.status ?? 500, data: appError?.body }))
    const { html, policy } = renderCrashDocument(rendered, frontend)
    return new Response(html, {
      status: appError?.status ?? 500,
      headers: {
        ...htmlHeaders,
        ...appError?.headers,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
      },
    })
  }

  async function renderPage(key: string, renderGeneration: number, request_id: string): Promise<Page | Response> {
    const rendered = await render(`http://localhost${key}`)
    const { failure } = rendered instanceof Response ? {} : rendered
    if (failure) log.error({ err: failure, request_id, path: toLogPath(key) }, 'page data could not be loaded')
    if (rendered instanceof Response) return rendered
    const screen = screens.find(({ path }) => path === rendered.screen)
    const document = renderDocument(rendered, frontend, screen && modulePath(screen).slice(1))
    const html = Buffer.from(frontend.transform ? await frontend.transform(key, document.html) : document.html)
    const page = {
      status: rendered.status,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      html,
      policy: document.policy,
      made: Date.now(),
    }
    // Pages of unknown addresses are not cached, because there is no limit to their number.
    if (page.status === 200 && generation === renderGeneration) cache.set(key, page)
    return page
  }

  /** Empties the cache after a change of public data. */
  function clearCache() {
    generation++
    nextClockChange = null
    cache.clear()
    rendering.clear()
  }

  const readNextClockChange = async () =>
    Math.min(...(await Promise.all(features.flatMap(({ nextChange }) => nextChange?.(services) ?? []))))

  function readCachedPage(key: string): Page | undefined {
    const page = cache.get(key)
    return page && Date.now() - page.made < MAX_AGE ? page : undefined
  }

  async function findPage(key: string, request_id: string): Promise<Page | Response> {
    if (!isCacheEnabled) return renderPage(key, UNCACHED, request_id)
    // The expiry of a job and the beginning or end of an event are not writes, so no write clears the cache.
    nextClockChange ??= readNextClockChange().catch((error) => {
      nextClockChange = null
      throw error
    })
    if ((await nextClockChange) <= Date.now()) clearCache()
    const page = readCachedPage(key)
    if (page) return page
    const pending = rendering.get(key)
    if (pending) return pending
    const renderedPage = renderPage(key, generation, request_id).finally(() => {
      if (rendering.get(key) === renderedPage) rendering.delete(key)
    })
    rendering.set(key, renderedPage)
    return renderedPage
  }

  /** A page with parameters, such as those of a search, is a read, also when it is cached. */
  async function findLimitedPage(context: Context, key: string, request_id: string) {
    if (key.includes('?')) services.limits.takeRead(readClient(context))
    return findPage(key, request_id)
  }

  const handler: Handler<Env> = async (context) => {
    const url = new URL(context.req.url)
    const request_id = context.get('requestId')
    const key = pageKey(url)
    const page = await findLimitedPage(context, key, request_id).catch((error: Error) =>
      createCrashResponse(error, request_id, url.pathname),
    )
    if (page instanceof Response) return page.clone()

    const headers: Record<string, string> = {
      ...htmlHeaders,
      'Cache-Control': page.status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'Content-Security-Policy': page.policy,
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
      page[encoding] ??= compress[encoding](page.html)
      body = await page[encoding]
    }
    return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers })
  }

  /** Whether the page of this path and query is cached or being rendered. */
  function isCached(pathAndQuery: string): boolean {
    const url = URL.parse(pathAndQuery, 'http://localhost')
    if (!url) return false
    const key = pageKey(url)
    return rendering.has(key) || readCachedPage(key) !== undefined
  }

  return {
    handler,
    clearCache,
    isCached,
    /** Enables or disables the cache, and empties it. */
    enableCache(isEnabled: boolean) {
      isCacheEnabled = isEnabled
      clearCache()
    },
    readCacheBytes: () => cache.calculatedSize,
  }
}
