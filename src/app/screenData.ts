import { useEffect } from 'react'
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  RouterContextProvider,
  useLocation,
  useRevalidator,
} from 'react-router'
import { countFailedLoads } from '../kit/api/api.ts'
import { countWrites } from '../kit/api/call.ts'
import { readToken } from '../kit/page/session.ts'
import { handleOwnEntry, rememberEntry } from '../kit/ui/backButton.ts'

/** Milliseconds after which data that was loaded in advance is not used. */
const MAX_PRELOAD_AGE_MS = 10_000
/** Milliseconds for which Back and Forward show at once what a page showed before. */
const MAX_DATA_AGE_MS = 300_000
const MAX_PAGES = 20

type ScreenData = { data: unknown; until: number; writes: number; token: string | null }

const remember = (data: unknown, age: number): ScreenData => ({
  data,
  until: Date.now() + age,
  writes: countWrites(),
  token: readToken(),
})

/** A write of the user or a change of the session outdates all loaded data. */
const isUsable = ({ until, writes, token }: ScreenData) =>
  Date.now() < until && writes === countWrites() && token === readToken()

const withoutHash = (url: string) => url.replace(/#.*/, '')

/** Data of the last screens, by URL. */
const earlierData = new Map<string, ScreenData>()
let advance: { url: string; loaded: ScreenData; cancel(): void } | null = null
/** The URL that Back or Forward has just opened. */
let poppedUrl = ''
let isShowingEarlierData = false

/** Must run before the router is created, because listeners run in the order in which they were added. */
export function watchHistory() {
  addEventListener('popstate', (event) => {
    if (handleOwnEntry()) return event.stopImmediatePropagation()
    poppedUrl = withoutHash(location.href)
  })
}

/**
 * Loads the data of a screen again that Back or Forward has shown with earlier data. An effect, because it must run after
 * the scroll position is restored: each load stores the current position and may replace the one to restore.
 */
export function useReloadAfterBack() {
  const location = useLocation()
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => {
    rememberEntry()
    if (!isShowingEarlierData) return
    isShowingEarlierData = false
    void revalidate()
  }, [location])
}

/** @param signal of the navigation, with which data that is still loading is cancelled. */
function takeUsable(url: string, signal: AbortSignal): unknown {
  const popped = poppedUrl === url ? earlierData.get(url) : undefined
  poppedUrl = ''
  if (popped && isUsable(popped)) {
    isShowingEarlierData = true
    return popped.data
  }
  const inAdvance = advance
  advance = null
  if (inAdvance?.url !== url || !isUsable(inAdvance.loaded)) {
    inAdvance?.cancel()
    return undefined
  }
  signal.addEventListener('abort', inAdvance.cancel, { once: true })
  return inAdvance.loaded.data
}

/** Wraps the loader of a screen: it uses what was loaded in advance and, for Back and Forward, what was shown before. */
export function reuseLoaded(loader: LoaderFunction): LoaderFunction {
  const wrapped: LoaderFunction = async (args, handlerContext) => {
    const url = withoutHash(args.request.url)
    const failedLoads = countFailedLoads()
    const data = await (takeUsable(url, args.request.signal) ?? loader(args, handlerContext))
    earlierData.delete(url)
    // Do not store data with a failed load, so that Back loads it again.
    if (failedLoads === countFailedLoads()) earlierData.set(url, remember(data, MAX_DATA_AGE_MS))
    for (const oldest of earlierData.keys()) if (earlierData.size > MAX_PAGES) earlierData.delete(oldest)
    return data
  }
  wrapped.hydrate = loader.hydrate
  return wrapped
}

/** Loads the data of one screen in advance. Cancels what was loaded in advance for another one. */
export function loadInAdvance(href: string, params: LoaderFunctionArgs['params'], loader: LoaderFunction) {
  const url = withoutHash(href)
  if (advance?.url === url && isUsable(advance.loaded)) return
  advance?.cancel()
  const abort = new AbortController()
  const request = new Request(url, { signal: abort.signal })
  const args = { request, params, context: new RouterContextProvider() } as unknown as LoaderFunctionArgs
  const data = Promise.resolve(loader(args, undefined))
  const own = { url, loaded: remember(data, MAX_PRELOAD_AGE_MS), cancel: () => abort.abort() }
  advance = own
  data.catch(() => {
    if (advance === own) advance = null
  })
}
