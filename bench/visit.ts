import type { Browser, CDPSession } from 'playwright-core'
import { launchChromium } from '../test/chromium.ts'

/** Slow 4G: round trip in milliseconds, bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** How many times slower than this machine the processor is. */
const CPU_SLOWDOWN = 4
const VISITS = 9
/** Milliseconds without a request or a long task after which a visit has ended. */
const QUIET_MS = 2000

/** A first visit with an empty cache. Times are in milliseconds after the start of the navigation, sizes in bytes as sent. */
export type Visit = {
  /** Largest contentful paint. */
  lcp: number
  /** First contentful paint. */
  fcp: number
  /** The sum of what long tasks take beyond 50 ms. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  requests: number
  html: number
  script: number
  /** Scripts that were requested before the first contentful paint. */
  early_scripts: number
}

/** The medians of the visits to a page. */
export type VisitRow = Visit & { path: string; visits: number }

/** The pages that visitors open first, with one example of each kind of detail page. */
export async function findVisitPaths(url: string): Promise<string[]> {
  const firstId = async (path: string) => {
    const list: Record<string, { id: number }[]> = await (await fetch(`${url}/api${path}`)).json()
    return Object.values(list).find(Array.isArray)?.[0]?.id
  }
  const [question, job, event, business] = await Promise.all(
    ['/questions', '/jobs', '/events', '/profiles'].map(firstId),
  )
  return [
    ...['/', '/questions', question && `/questions/${question}`, '/jobs', job && `/jobs/${job}`],
    ...['/events', event && `/events/${event}`, '/businesses', business && `/businesses/${business}`],
    ...['/search?q=fishing', '/help', '/login', '/register'],
  ].filter((path): path is string => typeof path === 'string')
}

/** Runs before the scripts of the page. */
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
type Seen = { lcp: number; fcp: number; blocking: number; shift: number; lastTask: number; now: number }

/** Counts the requests of a page by type. Scripts that are only preloaded count too. */
function recordRequests(session: CDPSession) {
  const requests = new Map<string, { type: string; url: string; sent: number; bytes: number }>()
  let lastChange = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    lastChange = Date.now()
    if (request.url.startsWith('http')) requests.set(requestId, { type, url: request.url, sent: timestamp, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastChange = Date.now()
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return { list: () => [...requests.values()], quietFor: () => Date.now() - lastChange }
}

async function visit(browser: Browser, url: string, width: number): Promise<Visit> {
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
      page.evaluate(() => ({ ...(globalThis as unknown as { seen: Seen }).seen, now: performance.now() }))
    let seen = await read()
    while (recorded.quietFor() < QUIET_MS || seen.now - seen.lastTask < QUIET_MS) {
      await page.waitForTimeout(250)
      seen = await read()
    }
    const requests = recorded.list()
    const scripts = requests.filter((request) => request.type === 'Script' || request.url.endsWith('.js'))
    const sum = (of: typeof requests) => of.reduce((total, { bytes }) => total + bytes, 0)
    const start = requests[0]?.sent ?? 0
    return {
      lcp: seen.lcp,
      fcp: seen.fcp,
      blocking: seen.blocking,
      shift: seen.shift,
      requests: requests.length,
      html: sum(requests.filter(({ type }) => type === 'Document')),
      script: sum(scripts),
      early_scripts: scripts.filter(({ sent }) => (sent - start) * 1000 < seen.fcp).length,
    }
  } finally {
    await context.close()
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/**
 * Measures first visits in Chromium, with slow 4G and a processor four times slower, on plain HTTP. Several servers are
 * visited in turn, so that other load on this machine meets all of them.
 * @param urls the addresses of the servers, without a trailing slash.
 * @param paths from `findVisitPaths`, if not given.
 * @returns for each server one row for each page, with the median of each figure.
 */
export async function measureVisits(
  urls: string[],
  paths?: string[],
  { visits = VISITS, width = 390 } = {},
): Promise<VisitRow[][]> {
  const visited = paths ?? (await findVisitPaths(urls[0] as string))
  const browser = await launchChromium()
  try {
    const rows: VisitRow[][] = urls.map(() => [])
    for (const path of visited) {
      const measured: Visit[][] = urls.map(() => [])
      for (let round = 0; round < visits; round++) {
        for (const [index, url] of urls.entries()) measured[index]?.push(await visit(browser, url + path, width))
      }
      for (const [index, of] of measured.entries()) {
        const middle = (name: keyof Visit) => median(of.map((one) => one[name]))
        rows[index]?.push({
          path,
          visits,
          lcp: middle('lcp'),
          fcp: middle('fcp'),
          blocking: middle('blocking'),
          shift: middle('shift'),
          requests: middle('requests'),
          html: middle('html'),
          script: middle('script'),
          early_scripts: middle('early_scripts'),
        })
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Prints the rows of one server. */
export function printVisits(rows: VisitRow[]) {
  const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))
  console.table(
    Object.fromEntries(
      rows.map(({ path, lcp, fcp, blocking, shift, requests, html, script, early_scripts }) => [
        path,
        {
          'LCP ms': Math.round(lcp),
          'FCP ms': Math.round(fcp),
          'blocking ms': Math.round(blocking),
          shift: Number(shift.toFixed(3)),
          requests,
          'HTML kB': kilobytes(html),
          'script kB': kilobytes(script),
          'before paint': early_scripts,
        },
      ]),
    ),
  )
}
