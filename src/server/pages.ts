import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { screens } from '../app/features.ts'
import { createRenderer, renderCrash } from '../app/render.server.tsx'
import { classifyDatabaseError } from '../database/databaseErrors.server.ts'
import { describeCause } from '../kit/api/failure.ts'
import type { Services } from '../kit/server/services.server.ts'
import { createVisitorCaller } from './api.ts'
import { chooseEncoding, matchesEtag } from './assets.ts'
import { createClocks } from './clocks.ts'
import type { Frontend } from './frontend.ts'
import { type Env, toAppError } from './http.ts'
import { createLastPages } from './lastPages.ts'
import { toLogPath } from './logging.ts'
import { createPageBodies } from './pageBodies.ts'
import { type CachedPage, createPageCache, type Rendering } from './pageCache.ts'
import { collectCaching } from './pageCaching.ts'
import { renderCrashDocument, renderDocument } from './pageDocument.ts'
import { pageKey } from './pageKey.ts'
import { createClientReader } from './readers.ts'

/** A rendered page, with its HTML unless it was cached. */
type Page = { status: number; etag: string; policy: string; html?: Buffer; cached?: CachedPage }

/** A page that is being rendered. Concurrent requests share one rendering. */
type PendingPage = { result: Promise<Page | Response>; rendering: Rendering; isOutdated: boolean }

const noContent = Buffer.alloc(0)

const toPage = (cached: CachedPage): Page => ({ status: 200, etag: cached.etag, policy: cached.policy, cached })

const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8' }

/**
 * Punctuation after a URL in a message, which programs include in the URL: “see example.com/jobs/5.” The
 * length is limited, because the expression would take seconds for a long path.
 */
const punctuation = /(?:[.,;:!?)\]}'"*>]|%(?:22|29|3E|5D|7D|E2%80%9[39D])){1,8}$/i

const keptPaths = screens
  .filter(({ access, actsAtOnce }) => access === 'public' && !actsAtOnce)
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** Whether the service worker may cache the page (`src/worker/worker.ts`). */
const isKept = (path: string) => keptPaths.some((pattern) => pattern.test(path))

/** Redirects a form that was sent without JavaScript to its page, because only the API accepts input. */
export const redirectToScreen: Handler<Env> = async (context, next) => {
  const { path } = context.req
  const isForm = context.req.header('accept')?.includes('text/html')
  return isForm && screens.some((screen) => screen.path === path) ? context.redirect(path, 303) : next()
}

/** Renders pages for visitors, and caches each until its content changes. */
export async function createPages(services: Services, frontend: Frontend) {
  const { log } = services
  const { site } = services.settings
  const readClient = createClientReader(services)
  // Reads from the primary, because a lagging replica would return data from before the change that has invalidated the
  // page.
  const call = createVisitorCaller({ ...services, replica: services.db })
  const render = await createRenderer(site)
  const cache = createPageCache()
  const bodies = createPageBodies(cache)
  const clocks = createClocks(services)
  const lastPages = createLastPages()
  const pendingPages = new Map<string, PendingPage>()
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

  async function renderPage(key: string, request_id: string) {
    const times = await clocks.read()
    const caching = collectCaching(call, site)
    const rendered = await render(`http://localhost${key}`, caching.call)
    if (rendered instanceof Response) return { page: rendered, caching: { ...caching.read(), hasFailed: true } }
    const { failure } = rendered
    if (failure) log.error({ err: failure, request_id, path: toLogPath(key) }, 'page data could not be loaded')
    const screen = screens.find(({ path }) => path === rendered.screen)
    const { policy, ...document } = renderDocument(rendered, frontend, screen)
    const html = Buffer.from(frontend.transform ? await frontend.transform(key, document.html) : document.html)
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    return { page: { status: rendered.status, etag, policy, html }, caching: times.limit(caching.read()) }
  }

  async function renderAndCache(key: string, request_id: string, pending: PendingPage): Promise<Page | Response> {
    const { rendering } = pending
    try {
      const { page, caching } = await renderPage(key, request_id)
      // Pages of unknown URLs are not cached, because their number is unlimited.
      if (!(page instanceof Response) && page.status === 200 && !caching.hasFailed) {
        const content = bodies.compress(page.html)
        const cached: CachedPage = { key, etag: page.etag, policy: page.policy, content, hits: 0, ...caching }
        pending.isOutdated = cache.isOutdated(rendering, caching)
        if (pending.isOutdated) return page
        cache.add(cached)
        return { ...page, cached }
      }
      pending.isOutdated = cache.isOutdated(rendering, caching)
      return page
    } finally {
      cache.end(rendering)
      if (pendingPages.get(key) === pending) pendingPages.delete(key)
    }
  }

  function startRendering(key: string, request_id: string): PendingPage {
    const pending = { rendering: cache.begin(), isOutdated: true } as PendingPage
    pendingPages.set(key, pending)
    pending.result = renderAndCache(key, request_id, pending)
    return pending
  }

  /** Renders a page. When the database is unreachable, returns the last cached version. */
  async function findUncachedPage(key: string, request_id: string): Promise<Page | Response> {
    const last = lastPages.find(key)
    if (last && lastPages.hasJustFailed()) return toPage(last)
    const [result] = await Promise.allSettled([renderPage(key, request_id)])
    const isDown =
      result.status === 'rejected'
        ? toAppError(result.reason)?.status === 503
        : !(result.value.page instanceof Response) && result.value.page.status === 503
    if (isDown) lastPages.recordFailure()
    const current = isCacheEnabled ? undefined : lastPages.find(key)
    if (isDown && current) return toPage(current)
    if (result.status === 'rejected') throw result.reason
    return result.value.page
  }

  async function findPage(key: string, request_id: string): Promise<Page | Response> {
    if (!isCacheEnabled) return findUncachedPage(key, request_id)
    const cached = cache.read(key)
    if (cached) return toPage(cached)
    const pending = pendingPages.get(key)
    if (!pending) return startRendering(key, request_id).result
    const page = await pending.result
    // The rendering began before this request, whose sender may have made a change that the page lacks.
    return pending.isOutdated ? (pendingPages.get(key) ?? startRendering(key, request_id)).result : page
  }

  /** Returns a page with parameters, such as a search. It counts as a read even when it is cached. */
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
    if (page instanceof Response) {
      const location = page.headers.get('location')
      if (location === null) return page.clone()
      // Without `no-cache`, browsers store a permanent redirect, but a merge of businesses can be undone.
      return new Response(null, { status: page.status, headers: { Location: location, 'Cache-Control': 'no-cache' } })
    }
    if (page.status === 404 && punctuation.test(url.pathname)) {
      // A path with two leading slashes would lead to another site.
      const whole = url.pathname.replace(punctuation, '').replace(/^[/\\]*/, '/')
      return context.redirect(whole + url.search)
    }

    const headers: Record<string, string> = {
      ...htmlHeaders,
      'Cache-Control': page.status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'Content-Security-Policy': page.policy,
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    }
    if (page.status === 200 && isKept(url.pathname)) headers['X-Offline-Copy'] = 'allowed'
    if (page.status === 503) headers['Retry-After'] = '5'
    if (page.status === 200 && matchesEtag(context.req.header('if-none-match'), page.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const { encoding, body } = await readBody(page, context.req.header('accept-encoding'))
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    return new Response(body as Uint8Array<ArrayBuffer>, { status: page.status, headers })
  }

  async function readBody({ html, cached }: Page, accepted: string | undefined) {
    if (cached) return bodies.read(cached, accepted)
    const encoding = chooseEncoding(accepted)
    return { encoding, body: await bodies.encode(html ?? noContent, encoding) }
  }

  /** Whether the page of this path and query is cached or being rendered. */
  function isCached(pathAndQuery: string): boolean {
    const url = URL.parse(pathAndQuery, 'http://localhost')
    if (!url) return false
    const key = pageKey(url)
    return pendingPages.has(key) || cache.has(key)
  }

  function emptyCache() {
    clocks.invalidateAll()
    cache.invalidateAll()
  }

  return {
    handler,
    isCached,
    /** Drops the cached pages with one of these tags. */
    invalidate(tags: string[]) {
      clocks.invalidate(tags)
      cache.invalidate(tags)
      lastPages.clear()
    },
    /** Drops all cached pages, because of an unknown change. */
    invalidateAll() {
      emptyCache()
      lastPages.clear()
    },
    /** Enables or disables the cache, and empties it. */
    enableCache(isEnabled: boolean) {
      if (isEnabled) lastPages.clear()
      else lastPages.keep(cache.entries())
      isCacheEnabled = isEnabled
      emptyCache()
    },
    readStatus: cache.readStatus,
  }
}
