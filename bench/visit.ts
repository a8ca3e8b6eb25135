import type { Browser, CDPSession } from 'playwright-core'

/** Slow 4G: round trip in milliseconds, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** The factor by which the processor is slowed down. */
const CPU_SLOWDOWN = 4
/** Milliseconds without a request or a long task after which a visit has ended. */
const QUIET_MS = 1000

/** A first visit with an empty cache. Times are in milliseconds after the start of the navigation, sizes in bytes as sent, without headers. */
export type Visit = {
  /** Largest contentful paint. */
  lcp: number
  /** First contentful paint. */
  fcp: number
  /** The total blocking time: the sum of the parts of long tasks beyond 50 ms. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  requests: number
  html: number
  script: number
  /** Scripts that were requested before the first contentful paint. */
  early_scripts: number
}

/** Observes the page. It runs before the scripts of the page. */
function observe() {
  const seen = { lcp: 0, fcp: 0, blocking: 0, shift: 0, lastTask: 0 }
  Object.assign(globalThis, { seen })
  const on = (type: string, record: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as never)
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('longtask', ({ startTime, duration }) => {
    seen.blocking += Math.max(0, duration - 50)
    seen.lastTask = startTime + duration
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
}
type Metrics = { lcp: number; fcp: number; blocking: number; shift: number; lastTask: number; now: number }

/** Counts the requests of a page by type. Scripts that are only preloaded count too. */
function recordRequests(session: CDPSession) {
  const requests = new Map<string, { type: string; url: string; sent: number; bytes: number; head: number }>()
  let lastChange = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    lastChange = Date.now()
    if (request.url.startsWith('http'))
      requests.set(requestId, { type, url: request.url, sent: timestamp, bytes: 0, head: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.head = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastChange = Date.now()
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength - request.head
  })
  return { list: () => [...requests.values()], quietFor: () => Date.now() - lastChange }
}

/** Visits a page with slow 4G and a processor four times slower. */
export async function visit(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const recorded = recordRequests(session)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    const read = () =>
      page.evaluate(() => ({ ...(globalThis as unknown as { seen: Metrics }).seen, now: performance.now() }))
    let metrics = await read()
    while (recorded.quietFor() < QUIET_MS || metrics.now - metrics.lastTask < QUIET_MS) {
      await page.waitForTimeout(250)
      metrics = await read()
    }
    const requests = recorded.list()
    const scripts = requests.filter((request) => request.type === 'Script' || request.url.endsWith('.js'))
    const sum = (of: typeof requests) => of.reduce((total, { bytes }) => total + bytes, 0)
    const start = requests[0]?.sent ?? 0
    return {
      lcp: metrics.lcp,
      fcp: metrics.fcp,
      blocking: metrics.blocking,
      shift: metrics.shift,
      requests: requests.length,
      html: sum(requests.filter(({ type }) => type === 'Document')),
      script: sum(scripts),
      early_scripts: scripts.filter(({ sent }) => (sent - start) * 1000 < metrics.fcp).length,
    }
  } finally {
    await context.close()
  }
}
