/** Milliseconds after the page has loaded in which nothing else is requested. */
const DELAY_MS = 2000
/** Minimum milliseconds between two checks for a new release, which happen when the tab becomes visible. */
const MIN_CHECK_INTERVAL_MS = 60_000

/** Whether a reload would lose input, such as a half-filled form. */
const isTouched = () =>
  'live' in document.documentElement.dataset ||
  (globalThis as { early?: [type: string][] }).early?.some(([type]) => type !== 'error') === true

const wasReloaded = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload'

/** Reloads the page: at once, or with the next navigation while a reload would lose input. */
function replaceOutdated() {
  document.documentElement.dataset.outdated = ''
  if (isTouched()) dispatchEvent(new Event('outdated'))
  else if (!wasReloaded()) location.reload()
}

/** Sends a message about this page to the service worker (`src/worker/worker.ts`). */
const sendToWorker = (type: string) => navigator.serviceWorker.controller?.postMessage({ type, url: location.href })

/** Starts the service worker after the page has loaded, and listens to it. */
export function startWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const wasControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data.type === 'outdated') replaceOutdated()
  })
  serviceWorker.addEventListener('controllerchange', () => {
    // A changed controller means a new release, except for the first one, which starts after the page.
    if (wasControlled) return replaceOutdated()
    sendToWorker('seen')
    if ('live' in document.documentElement.dataset) sendToWorker('prepare')
  })
  sendToWorker('served')
  // The hydrated application sends its messages as events, because a shared module would be one more request.
  addEventListener('tell-worker', (event) => sendToWorker((event as CustomEvent<string>).detail))

  const register = () => serviceWorker.register('/worker.js').catch(() => null)
  const start = () => setTimeout(register, wasControlled ? 0 : DELAY_MS)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    void register().then((registration) => registration?.update().catch(() => {}))
  })
}
