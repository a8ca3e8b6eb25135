import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import type { TestApp } from './app.ts'
import { launchChromium } from './chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Look = {
  width?: number
  dark?: boolean
  /** Who is logged in; nobody unless given. */
  as?: { token: string }
  scripts?: boolean
  /** Where the computer's clock is set. */
  zone?: string
  headers?: Record<string, string>
  /** Opens a browser profile with an empty cache, which no later test reuses. */
  fresh?: boolean
}

/** One browser for all test files of a worker. It ends with the process. */
let browser: Promise<Browser> | undefined

/**
 * Opens pages of this application. After each test its pages are closed, and complaints that it did not expect fail it:
 * console, exceptions (a failed hydration is one), failed requests, requests to another origin.
 */
export async function startBrowser(app: Pick<TestApp, 'url'>) {
  browser ??= launchChromium()
  const launched = await browser

  const visits: (Visit & { isReusable: boolean })[] = []
  /** Emptied pages of earlier tests, each in a browser profile of its own. They load in a third of the time. */
  const idle: Page[] = []
  afterEach(async ({ task }) => {
    const ended = visits.splice(0).map((visit) => ({ ...visit, complaints: visit.complaints() }))
    for (const { page, isReusable, complaints } of ended) {
      if (isReusable && !page.isClosed() && task.result?.state !== 'fail' && complaints.length === 0) {
        await emptyPage(page)
        idle.push(page)
      } else await page.context().close()
    }
    for (const { path, complaints } of ended) expect(complaints, `what ${path} complained of`).toEqual([])
  })
  afterAll(async () => {
    for (const page of idle) await page.context().close()
  })

  async function newPage({ scripts, zone, headers }: Look) {
    const context = await launched.newContext({
      baseURL: app.url,
      javaScriptEnabled: scripts,
      timezoneId: zone,
      extraHTTPHeaders: headers,
    })
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }

  /** Opens a path in a browser profile with an empty storage, and waits until the page can be used. */
  async function open(path: string, look: Look = {}): Promise<Visit> {
    const { width = 1280, dark = false, as, scripts = true, zone, headers, fresh = false } = look
    const isReusable = scripts && !zone && !headers && !fresh
    const page = (isReusable && idle.pop()) || (await newPage(look))
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    if (as) {
      if (page.url() === 'about:blank') await page.goto(EMPTY_PAGE)
      await page.evaluate((token) => localStorage.setItem('token', token), as.token)
    }
    const visit = {
      page,
      path,
      ...listen(page, app.url, scripts),
      audit: (...rules: string[]) => audit(page, rules),
      isReusable,
    }
    visits.push(visit)
    await page.goto(path)
    if (scripts) await settle(page)
    return visit
  }

  return { open }
}

/** A page of the same origin without scripts. */
const EMPTY_PAGE = '/robots.txt'

/** Makes a page as if it were new, but for the cache of the browser. */
async function emptyPage(page: Page) {
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
  /** Says that the page will complain of this; that it does not fails the test too. */
  expectComplaint(pattern: RegExp): void
  /** Allows this console message of the page. */
  allowComplaint(pattern: RegExp): void
  /** What it complained of unexpectedly, and what it should have. */
  complaints(): string[]
  /** Faults that axe finds, in words, by all of its rules or by these. */
  audit(...rules: string[]): Promise<string[]>
}

function listen(page: Page, origin: string, scripts: boolean) {
  const heard: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (asked !== origin && !['data:', 'blob:'].includes(protocol)) heard.push(`other origin: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // what is under way when a page is left, and scripts that were switched off
    if (reason !== 'net::ERR_ABORTED' && (scripts || reason !== 'csp'))
      heard.push(`request failed: ${request.url()}: ${reason}`)
  })
  return {
    expectComplaint: (pattern: RegExp) => void expected.push(pattern),
    allowComplaint: (pattern: RegExp) => void allowed.push(pattern),
    complaints: () => [
      ...heard.filter((complaint) => ![...expected, ...allowed].some((pattern) => pattern.test(complaint))),
      ...expected
        .filter((pattern) => !heard.some((complaint) => pattern.test(complaint)))
        .map((pattern) => `missing: ${pattern}`),
    ],
  }
}

/** Waits until React has taken over, it is known who is logged in, and nothing is being loaded. */
export async function settle(page: Page) {
  const whenSettled = () =>
    new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('The page was not ready to be used within 30 seconds')), 30_000)
      function isSettled() {
        const root = document.getElementById('root')
        // a page without the application, such as the API document
        if (!root) return document.readyState === 'complete'
        const footer = root.querySelector('footer')
        const hydrated = footer && Object.keys(footer).some((key) => key.startsWith('__reactProps'))
        const checking = document.documentElement.dataset.session === 'stored' && !root.querySelector('.nav-name')
        const loading = root.querySelector('main[aria-busy="true"], main .spinner')
        return hydrated && !checking && !loading
      }
      // What follows from it is drawn in the next frame.
      const check = () => requestAnimationFrame(isSettled() ? () => setTimeout(resolve) : check)
      check()
    })
  // `waitForFunction` would load the whole of Playwright into each page.
  await retryOnNavigation(() => page.evaluate(whenSettled))
}

/** Repeats a script that a navigation of its page interrupts. */
async function retryOnNavigation(run: () => Promise<void>) {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!/Execution context was destroyed/.test(`${error}`)) throw error
    }
  }
}

/** The other colours on an open page; it takes the browser a moment until all of it has them. */
export async function turn(page: Page, colorScheme: 'light' | 'dark') {
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    (before) =>
      new Promise<void>((resolve) => {
        const check = () =>
          getComputedStyle(document.body).color === before ? requestAnimationFrame(check) : resolve()
        check()
      }),
    ink,
  )
}

/** Over the debugging protocol, which the page's content security policy does not bind. */
async function audit(page: Page, rules: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const run = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  if (!(await run('Boolean(globalThis.axe)'))) await run(`${axe}; undefined`)
  const options = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) }
  const { violations }: AxeResults = await run(`axe.run(document, ${JSON.stringify(options)})`)
  await session.detach()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** What sticks out at the right, if the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 150))]
  })

/**
 * Controls and lines of text that no scrolling brings to where they are seen whole beside the chat button. Scrolls the
 * page from its top to its end.
 */
export const hiddenByChat = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // a viewport that has just been resized
    await drawn()
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [inert]')
    /** Elements that must be visible: controls and lines of text. */
    const parts: { says: string; rects: () => DOMRect[]; isFree: boolean }[] = []
    for (const room of document.querySelectorAll('header, main, footer')) {
      for (const control of room.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (isSeen(control))
          parts.push({ says: control.outerHTML, rects: () => [control.getBoundingClientRect()], isFree: false })
      }
      const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (let line = 0; line < range.getClientRects().length; line++) {
          const rects = () => [...range.getClientRects()].slice(line, line + 1)
          parts.push({ says: `line ${line + 1} of “${node.textContent}”`, rects, isFree: false })
        }
      }
    }
    const chat = document.querySelector('.chat-button') as Element
    const step = innerHeight / 4
    const end = document.documentElement.scrollHeight - innerHeight
    for (let at = 0; at < end + step; at += step) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await drawn()
      const cover = chat.getBoundingClientRect()
      for (const part of parts) {
        part.isFree ||= part.rects().every(({ left, right, top, bottom, height, width }) => {
          const isWhole = height > innerHeight / 2 || width === 0 || (top >= -1 && bottom <= innerHeight + 1)
          const isCovered =
            left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top && width > 0
          return isWhole && !isCovered
        })
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return parts.flatMap(({ says, isFree }) => (isFree ? [] : says.slice(0, 150)))
  })

export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

/** Values of fields, by their labels. */
type Typed = Record<string, string>

export async function fill(page: Page, typed: Typed) {
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
}

/** Waits until these fields hold these values. */
export async function expectTyped(page: Page, typed: Typed) {
  const read = async () => {
    const values: Typed = {}
    for (const label of Object.keys(typed)) values[label] = await field(page, label).inputValue()
    return values
  }
  await expect.poll(read, { timeout: 5000 }).toEqual(typed)
}

/** Sends what has been typed to a server that cannot be reached, and then to one whose proxy says that it is down. */
export async function expectKeptWhenItFails(visit: Visit, send: string, api: string, failed: string, typed: Typed) {
  const { page } = visit
  visit.expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await button(page, send).click()
  const what = failed.endsWith('.') ? failed : `${failed}.`
  const unreachable = `${what} The server could not be reached. Please check your connection and try again.`
  await page.getByRole('alert').getByText(unreachable, { exact: true }).waitFor()
  await expectTyped(page, typed)
  await page.context().setOffline(false)

  visit.expectComplaint(/status of 502/)
  await page.route(api, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await button(page, send).click()
  const down = `${what} The server is not available right now. Please try again.`
  await page.getByRole('alert').getByText(down, { exact: true }).waitFor()
  await expectTyped(page, typed)
  await page.unroute(api)
}
