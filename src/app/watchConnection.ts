import type { DataRouter } from 'react-router'
import { DIRECTORY_COPY_KEY } from '../features/businesses/deviceCopy/keptFlag.ts'
import { isUnreached } from '../kit/api/failure.ts'
import { isSavingData } from '../kit/device/connection.ts'
import { SEEN_PAGES } from '../kit/device/seenPages.ts'

/** Milliseconds after a navigation in which the page itself loads. */
const DELAY_MS = 3000

/** @param type as in `src/worker/worker.ts` */
const sendToWorker = (type: 'seen' | 'prepare') => dispatchEvent(new CustomEvent('tell-worker', { detail: type }))

const isOutdated = () => 'outdated' in document.documentElement.dataset

/**
 * Replaces navigations of the router by page loads: offline, so that the service worker answers with its cached page, and
 * after a release, so that the new code is loaded. Tells the service worker which pages the visitor has seen.
 */
export function watchConnection(router: DataRouter) {
  const ofDocument = location.href
  let shown = location.href
  router.subscribe(({ navigation: { state, location: next, formData }, errors }) => {
    if (state === 'loading' && !formData && next) {
      const isElsewhere = next.pathname + next.search !== location.pathname + location.search
      const needsDocument = isOutdated() || (!navigator.onLine && navigator.serviceWorker?.controller)
      if (isElsewhere && needsDocument) location.assign(next.pathname + next.search + next.hash)
    }
    // `navigator.onLine` can be true while the server is unreachable, so a failed load also opens the cached page. The service worker has already answered for the URL of the current document.
    if (state === 'idle' && location.href !== ofDocument && Object.values(errors ?? {}).some(isUnreached))
      void showStored(location.href)
    if (state === 'idle' && location.href !== shown) {
      shown = location.href
      const visitedUrl = shown
      if (!isSavingData())
        setTimeout(() => visitedUrl === location.href && navigator.onLine && sendToWorker('seen'), DELAY_MS)
    }
  })
  addEventListener('outdated', () => void router.revalidate())
  // After this delay the code is in the HTTP cache, from which the service worker copies it.
  setTimeout(() => sendToWorker('prepare'), DELAY_MS)
  setTimeout(refreshDirectoryCopy, DELAY_MS)
  addEventListener('online', refreshDirectoryCopy)
}

/** Loads the page from the service worker, if it is cached. */
async function showStored(url: string) {
  if (!navigator.serviceWorker?.controller) return
  const stored = await caches.match(url.replace(/#.*/, ''), { cacheName: SEEN_PAGES }).catch(() => null)
  if (stored && location.href === url) location.replace(url)
}

/** Updates the copy of the directory on this device, if the visitor keeps one. */
async function refreshDirectoryCopy() {
  try {
    if (isSavingData() || !localStorage.getItem(DIRECTORY_COPY_KEY)) return
    const copy = await import('../features/businesses/deviceCopy/directoryCopy.ts')
    await copy.refreshWhenOld()
  } catch {
    // The next page tries again.
  }
}
