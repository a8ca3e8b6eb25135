import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import type { TestApp } from './app.ts'
import { launchChromium } from './chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type VisitOptions = {
  width?: number
  dark?: boolean
  /** The logged-in user; by default a visitor. */
  as?: { token: string }
  scripts?: boolean
  /** Time zone of the browser, such as `Asia/Tokyo`. */
  timeZone?: string
  headers?: Record<string, string>
  /** Uses a new browser context with an empty HTTP cache, which no later test reuses. */
  fresh?: boolean
  /** Allows the service worker, in a new browser context. */
  worker?: boolean
  /** The factor by which the processor is slower, in a new browser context: the process of the page stays slow. */
  slowdown?: number
}

/** One browser for all test files of a worker. It exits with the process. */
let browser: Promise<Browser> | undefined
/** Pages of earlier tests with cleared storage, by origin. Their warm cache makes loads three times faster. */
const idlePages: Record<string, Page[]> = {}

/**
 * Opens pages of this application. After each test, its pages are closed. Unexpected page errors fail the test: console
 * errors and warnings, exceptions (a failed hydration is one), failed requests, requests to another origin.
 */
export async function startBrowser(app: Pick<TestApp, 'url'>) {
  browser ??= launchChromium()
  const launched = await browser

  const visits: (Visit & { isReusable: boolean })[] = []
  idlePages[app.url] ??= []
  const idle = idlePages[app.url] as Page[]
  afterEach(async ({ task }) => {
    const ended = visits.splice(0).map((visit) => ({ ...visit, errors: visit.getPageErrors() }))
    for (const { page, isReusable, errors } of ended) {
      if (isReusable && !page.isClosed() && task.result?.state !== 'fail' && errors.length === 0) {
        await resetPage(page)
        idle.push(page)
      } else await page.context().close()
    }
    for (const { path, errors } of ended) expect(errors, `page errors of ${path}`).toEqual([])
  })

  async function newPage({ scripts, timeZone, headers, worker }: VisitOptions) {
    const context = await launched.newContext({
      baseURL: app.url,
      javaScriptEnabled: scripts,
      timezoneId: timeZone,
      extraHTTPHeaders: headers,
      // A service worker would answer requests that tests intercept.
      serviceWorkers: worker ? 'allow' : 'block',
    })
    context.setDefaultTimeout(60_000)
    return context.newPage()
  }

  /** Opens a path in a browser context with empty storage, and waits until the page is ready. */
  async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
    const { width = 1280, dark = false, as, scripts = true, timeZone, headers, worker, slowdown } = options
    const { fresh = worker || slowdown !== undefined } = options
    const isReusable = scripts && !timeZone && !headers && !fresh
    const page = (isReusable && idle.pop()) || (await newPage(options))
    if (slowdown) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    if (as) {
      if (page.url() === 'about:blank') await page.goto(EMPTY_PAGE)
      await page.evaluate((token) => localStorage.setItem('token', token), as.token)
    }
    const visit = {
      page,
      path,
      ...recordPageErrors(page, app.url, scripts),
      runAxe: (...rules: string[]) => runAxe(page, rules),
      isReusable,
    }
    visits.push(visit)
    await page.goto(path)
    if (scripts) await waitUntilReady(page)
    return visit
  }

  return { open }
}

/** A document of the same origin that runs no scripts. */
const EMPTY_PAGE = '/robots.txt'

/** Resets everything in a page and its context except the HTTP cache. */
async function resetPage(page: Page) {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll()
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null })
  await page.goto(EMPTY_PAGE)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

export type Visit = {
  page: Page
  path: string
  /** Requires a page error that matches. Without one, the test fails. */
  expectPageError(pattern: RegExp): void
  /** Ignores page errors that match. */
  allowPageError(pattern: RegExp): void
  /** Unexpected page errors, and expected ones that are missing. */
  getPageErrors(): string[]
  /** Accessibility violations that axe finds, as text. Without arguments, all rules run. */
  runAxe(...rules: string[]): Promise<string[]>
}

function recordPageErrors(page: Page, origin: string, scripts: boolean) {
  const errors: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url())
    if (requestOrigin !== origin && !['data:', 'blob:'].includes(protocol))
      errors.push(`other origin: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Navigation aborts pending requests. Chromium reports disabled scripts as `csp`.
    if (reason !== 'net::ERR_ABORTED' && (scripts || reason !== 'csp'))
      errors.push(`request failed: ${request.url()}: ${reason}`)
  })
  return {
    expectPageError: (pattern: RegExp) => void expected.push(pattern),
    allowPageError: (pattern: RegExp) => void allowed.push(pattern),
    getPageErrors: () => [
      ...errors.filter((error) => ![...expected, ...allowed].some((pattern) => pattern.test(error))),
      ...expected
        .filter((pattern) => !errors.some((error) => pattern.test(error)))
        .map((pattern) => `missing: ${pattern}`),
    ],
  }
}

/** Waits until React has hydrated the page, the session is checked, and nothing is loading. */
export async function waitUntilReady(page: Page) {
  const whenReady = () =>
    new Promise<void>((resolve, reject) => {
      // Pages for visitors hydrate at the first event.
      dispatchEvent(new Event('scroll'))
      setTimeout(() => reject(new Error('The page was not ready within 30 seconds')), 30_000)
      function isReady() {
        const root = document.getElementById('root')
        // A page without the React application, such as the API documentation.
        if (!root) return document.readyState === 'complete'
        const hydrated = 'live' in document.documentElement.dataset
        const checking = document.documentElement.dataset.session === 'stored' && !root.querySelector('.nav-name')
        const loading = root.querySelector('main[aria-busy="true"], main .spinner')
        return hydrated && !checking && !loading
      }
      // Effects of the last render are painted in the next frame.
      const check = () => requestAnimationFrame(isReady() ? () => setTimeout(resolve) : check)
      check()
    })
  // `waitForFunction` would inject Playwright's whole script into each page.
  await retryOnNavigation(() => page.evaluate(whenReady))
}

/** Navigates like a link of the application, without a page load, and waits until the page is ready. */
export async function navigate(page: Page, path: string) {
  await page.evaluate(async (path) => {
    type Fiber = { child: Fiber | null; memoizedProps: { router?: { navigate(path: string): Promise<void> } } | null }
    const root = document.getElementById('root') as HTMLElement
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) as keyof HTMLElement
    // The container holds the first root fiber. React renders into it and its alternate in turn.
    let fiber = (root[key] as unknown as { stateNode: { current: Fiber } }).stateNode.current as Fiber | null
    while (fiber && !fiber.memoizedProps?.router) fiber = fiber.child
    if (!fiber?.memoizedProps?.router) throw new Error('The page has no router')
    await fiber.memoizedProps.router.navigate(path)
  }, path)
  await waitUntilReady(page)
}

/** Headless Chromium sometimes stops painting a page, so that a wait for a frame never ends. A new page works. */
export class StalledPageError extends Error {}

/** Adds a timeout, because `page.evaluate` can wait forever. @throws StalledPageError */
async function withinMinute<T>(what: string, promise: Promise<T>): Promise<T> {
  const deadline = new AbortController()
  const expired = sleep(60_000, undefined, { signal: deadline.signal }).then(() => {
    throw new StalledPageError(`${what} did not end within a minute`)
  })
  try {
    return await Promise.race([promise, expired])
  } finally {
    deadline.abort()
  }
}

/** Runs a script again when a navigation of the page interrupts it. */
async function retryOnNavigation(run: () => Promise<void>) {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!/Execution context was destroyed/.test(`${error}`)) throw error
    }
  }
}

/** Switches an open page to the other color scheme, and waits until the new colors are applied. */
export async function switchColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  const color = await page.evaluate(() => getComputedStyle(document.body).color)
  await page.emulateMedia({ colorScheme })
  const change = page.evaluate(async (before) => {
    while (getComputedStyle(document.body).color === before) await new Promise(requestAnimationFrame)
  }, color)
  await withinMinute(`The change from ${color} to ${colorScheme} colors`, change)
}

/** Waits until dialogs have opened: contrast is wrong in the middle of an animation. */
async function waitForAnimations(page: Page) {
  const end = page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const isAnimating = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    // Animations begin in the next frame and end in a later one, even with reduced motion.
    do {
      await nextFrame()
      await nextFrame()
    } while (isAnimating())
  })
  await withinMinute('Animations', end)
}

/** Runs axe over the debugging protocol, because the content security policy of the page would block an injected script. */
async function runAxe(page: Page, rules: string[]): Promise<string[]> {
  await waitForAnimations(page)
  const session = await page.context().newCDPSession(page)
  const run = async (expression: string) => {
    const reply = session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    const { result, exceptionDetails } = await withinMinute('axe', reply)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  if (!(await run('Boolean(globalThis.axe)'))) await run(`${axe}; undefined`)
  // Failures are reported by their HTML, and selectors take a fifth of the time.
  const options = { resultTypes: ['violations'], selectors: false, ...(rules.length > 0 && { runOnly: rules }) }
  // The whole result is as large as the page, and is sent through three processes.
  const violations: AxeResults['violations'] = await run(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  await session.detach()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** The elements that overflow at the right, if the page scrolls horizontally. */
export const findHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const overflowing = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...overflowing.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 150)),
    ]
  })

/**
 * Scrolls the page from top to bottom.
 * @returns the controls and lines of text that the chat button covers at every scroll position.
 */
export async function findCoveredByChatButton(page: Page) {
  const scan = page.evaluate(async () => {
    const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    /** More than the pixels from the top or the end within which `useSmallButton` makes the button large. */
    const EDGE_PX = 8
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [inert]')
    const place = document.querySelector('.chat-place') as Element
    // The button never covers what ends before its place, which is wider than the button.
    const { left: edge } = place.getBoundingClientRect()
    const isReached = (rects: Iterable<DOMRect>) => [...rects].some(({ right }) => right > edge)
    const targets: { name: () => string; rects: () => DOMRect[]; isFree: boolean }[] = []
    for (const region of document.querySelectorAll('header, main, footer')) {
      for (const control of region.querySelectorAll('a, button, input, select, textarea, summary')) {
        const rects = () => [control.getBoundingClientRect()]
        if (isReached(rects()) && isVisible(control))
          targets.push({ name: () => control.outerHTML, rects, isFree: false })
      }
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        if (!node.textContent?.trim() || !node.parentElement || !isVisible(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const [line, rect] of [...range.getClientRects()].entries()) {
          if (!isReached([rect])) continue
          const rects = () => [...range.getClientRects()].slice(line, line + 1)
          targets.push({ name: () => `line ${line + 1} of “${node.textContent}”`, rects, isFree: false })
        }
      }
    }
    const chat = document.querySelector('.chat-button') as Element
    const end = document.documentElement.scrollHeight - innerHeight
    const covered = () => targets.filter(({ isFree }) => !isFree)
    const showsCovered = (top: number) =>
      covered()
        .flatMap(({ rects }) => rects())
        .some(
          (rect) => rect.top + scrollY < Math.min(top, end) + innerHeight && rect.bottom + scrollY > Math.min(top, end),
        )
    async function scrollThrough(step: number) {
      if (covered().length === 0) return
      // The button is small only while the page scrolls down.
      window.scrollTo({ top: 0, behavior: 'instant' })
      await waitForPaint()
      let isScrolledDown = false
      for (let top = 0; top < end + step; top += step) {
        if (!showsCovered(top)) continue
        window.scrollTo({ top, behavior: 'instant' })
        // Between the edges of the page, the button changes only at the first position. Layout needs no paint.
        const isBetween = scrollY > EDGE_PX && scrollY < end - EDGE_PX
        if (!isBetween || !isScrolledDown) await waitForPaint()
        isScrolledDown = isBetween
        const cover = chat.getBoundingClientRect()
        for (const target of covered()) {
          target.isFree = target.rects().every(({ left, right, top, bottom, height, width }) => {
            const isWhole = height > innerHeight / 2 || width === 0 || (top >= -1 && bottom <= innerHeight + 1)
            const isCovered =
              left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top && width > 0
            return isWhole && !isCovered
          })
        }
      }
    }
    // A few scroll positions uncover most controls.
    await scrollThrough((innerHeight * 3) / 4)
    await scrollThrough(innerHeight / 4)
    window.scrollTo({ top: 0, behavior: 'instant' })
    return covered().map(({ name }) => name().slice(0, 150))
  })
  return withinMinute('Scrolling through the page', scan)
}

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

/** Form values by label. */
type FieldValues = Record<string, string>

export async function fill(page: Page, values: FieldValues) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/** Waits until the fields have these values. */
export async function expectValues(page: Page, expected: FieldValues) {
  const read = async () => {
    const values: FieldValues = {}
    for (const label of Object.keys(expected)) values[label] = await field(page, label).inputValue()
    return values
  }
  await expect.poll(read).toEqual(expected)
}

/** Submits a form offline, and then behind a proxy that answers 502. Expects the error message and unchanged values. */
export async function expectValuesKeptOnFailure(
  visit: Visit,
  submit: string,
  api: string,
  message: string,
  values: FieldValues,
) {
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await button(page, submit).click()
  const failure = message.endsWith('.') ? message : `${message}.`
  const unreachable = `${failure} The server could not be reached. Please check your connection and try again.`
  await page.getByRole('alert').getByText(unreachable, { exact: true }).waitFor()
  await expectValues(page, values)
  await page.context().setOffline(false)

  visit.expectPageError(/status of 502/)
  await page.route(api, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await button(page, submit).click()
  const down = `${failure} The server is not available right now. Please try again.`
  await page.getByRole('alert').getByText(down, { exact: true }).waitFor()
  await expectValues(page, values)
  await page.unroute(api)
}
