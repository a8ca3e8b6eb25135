// The service worker. It caches the pages that the visitor has seen and the code of the application, for offline use.
// It never caches replies of the API, so it stores no data of a member. It caches only pages that the server marks as
// the same for everybody. It is one file without imports and independent of the release: cached files either have a
// hash in their names, or are replaced when the device is online.

type ExtendableEvent = Event & { waitUntil(done: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void }
type Client = { postMessage(message: unknown): void }
type PageMessageEvent = ExtendableEvent & { data: PageMessage; source: Client | null; ports: readonly MessagePort[] }
type Scope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void
}
/**
 * `seen`: the page at this URL was shown without loading a document. `prepare`: the application runs, so its code can
 * be cached from the HTTP cache; the port gets a message when that is done. `served`: the page asks whether it is still
 * current.
 */
type PageMessage = { type: 'seen' | 'prepare' | 'served'; url: string }

const worker = self as unknown as Scope

const [PAGES, FILES] = ['pages', 'files']
const OFFLINE_PAGE = '/offline'
const MAX_PAGES = 100
const MAX_FILES = 300
/** Milliseconds after which the cached copy of a page is shown while the network request continues. */
const NETWORK_TIMEOUT_MS = 100
/** Milliseconds after which a reload shows the cached copy. */
const RELOAD_TIMEOUT_MS = 8000
/** Milliseconds for which a cached copy is not fetched again when it is shown without loading a document. */
const MAX_FRESH_AGE_MS = 600_000

/** Whether the page at a URL has changed since its cached copy was shown; missing until that is known. */
const checks = new Map<string, Promise<boolean>>()

const keyOf = (url: string) => url.replace(/#.*/, '')
const isKeepable = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.get('X-Offline-Copy') === 'allowed'

async function put(name: string, max: number, key: string, response: Response) {
  const cache = await caches.open(name)
  // Deleted first, so that the cache lists its keys in the order of use.
  await cache.delete(key)
  await cache.put(key, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((oldest) => cache.delete(oldest)))
}

const keepPage = (url: string, response: Response) =>
  new URL(url).pathname === OFFLINE_PAGE
    ? put(FILES, MAX_FILES, OFFLINE_PAGE, response)
    : put(PAGES, MAX_PAGES, keyOf(url), response)

const findPage = async (url: string) => (await caches.open(PAGES)).match(keyOf(url))

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Whether a response comes from a gateway in front of a server that is restarting. */
const isGatewayError = ({ status }: Response) => status === 502 || status === 503 || status === 504

/** Whether a new copy differs from the cached one. */
const differs = (kept: Response, fresh: Response) => kept.headers.get('ETag') !== fresh.headers.get('ETag')

async function servePage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { url } = request
  const cachedPage = await findPage(url)
  const copy = cachedPage?.clone()
  const loading = fetch(request).then((fresh) => {
    if (isKeepable(fresh)) event.waitUntil(keepPage(url, fresh.clone()))
    // The page was deleted, or is no longer public.
    else if (cachedPage && fresh.status >= 400 && fresh.status < 500) event.waitUntil(forgetPage(url))
    return fresh
  })
  event.waitUntil(loading.catch(() => {}))
  if (!cachedPage || !copy) return loading.catch(() => offlineResponse(url))
  const isReload = request.cache === 'no-cache' || request.cache === 'reload'
  const fresh = await Promise.race([
    loading.catch(() => null),
    sleep(isReload ? RELOAD_TIMEOUT_MS : NETWORK_TIMEOUT_MS).then(() => undefined),
  ])
  if (fresh && !isGatewayError(fresh)) return fresh
  const check = loading.then((late) => !isGatewayError(late) && differs(copy, late)).catch(() => false)
  checks.set(keyOf(url), check)
  event.waitUntil(check)
  return cachedPage
}

const forgetPage = async (url: string) => (await caches.open(PAGES)).delete(keyOf(url))

async function offlineResponse(url: string): Promise<Response> {
  if (await findFile(OFFLINE_PAGE)) {
    const { pathname, search } = new URL(url)
    if (pathname === OFFLINE_PAGE) return (await findFile(OFFLINE_PAGE)) as Response
    return Response.redirect(`${OFFLINE_PAGE}?${new URLSearchParams({ from: pathname + search })}`)
  }
  return Response.error()
}

const findFile = async (path: string) => (await caches.open(FILES)).match(path)

/** Files below `/assets` never change under their name. */
async function serveFile({ request, waitUntil }: { request: Request; waitUntil(done: Promise<unknown>): void }) {
  const cachedFile = await findFile(new URL(request.url).pathname)
  if (cachedFile) return cachedFile
  const response = await fetch(request)
  if (response.status === 200) waitUntil(put(FILES, MAX_FILES, new URL(request.url).pathname, response.clone()))
  return response
}

async function keepOfflinePage() {
  const response = await fetch(OFFLINE_PAGE, { cache: 'no-cache', credentials: 'omit' })
  if (!isKeepable(response)) return
  await put(FILES, MAX_FILES, OFFLINE_PAGE, response.clone())
  // The files that every page has loaded. With them, the page says what is missing although the application never ran.
  await keepFilesOf(await response.text(), /\.css$|\/beforeHydration-|\/timeText-/)
}

/** Caches the files that a page names. Files that the browser already has come from its HTTP cache. */
async function keepFilesOf(html: string, pattern = /^/) {
  const names = html.match(/\/assets\/[\w./-]+/g)?.filter((name) => pattern.test(name)) ?? []
  for (const path of new Set(names)) {
    if (await findFile(path)) continue
    const response = await fetch(path, { credentials: 'omit' }).catch(() => null)
    if (response?.status === 200) await put(FILES, MAX_FILES, path, response)
  }
}

async function keepSeen(url: string) {
  const cachedPage = await findPage(url)
  const age = Date.now() - Date.parse(cachedPage?.headers.get('Date') ?? '')
  if (age < MAX_FRESH_AGE_MS) return
  // The document that is open now is in the HTTP cache.
  const response = await fetch(keyOf(url), { cache: cachedPage ? 'no-cache' : 'force-cache', credentials: 'omit' })
  if (isKeepable(response)) await keepPage(url, response)
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(api|admin|pictures)(\/|$)/.test(pathname)) event.respondWith(servePage(event))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(serveFile({ request, waitUntil: (done) => event.waitUntil(done) }))
  }
})

worker.addEventListener('message', (event) => {
  const { type, url } = event.data
  if (type === 'seen') event.waitUntil(keepSeen(url).catch(() => {}))
  if (type === 'prepare')
    event.waitUntil(
      findFile(OFFLINE_PAGE)
        .then((page) => page?.text())
        .then((html) => keepFilesOf(html ?? ''))
        .catch(() => {})
        .then(() => event.ports[0]?.postMessage('prepared')),
    )
  if (type === 'served')
    event.waitUntil(
      (checks.get(keyOf(url)) ?? Promise.resolve(false)).then((hasChanged) => {
        checks.delete(keyOf(url))
        if (hasChanged) event.source?.postMessage({ type: 'outdated' })
      }),
    )
})
