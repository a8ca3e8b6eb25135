import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const user = await makeUser()
const business = await makeBusiness({}, { owner: user })
for (let number = 1; number <= 60; number++) {
  await makeBusiness({
    business_name: `Number ${number} Ptarmigan Trading`,
    industry: `Trade of kind ${number}`,
    city: `Settlement ${number * 7919}`,
    tagline: `Goods for winter ${number * 104729}`,
    description: `We bring what settlement ${number * 7919} needs by barge and plane, and keep it dry until it is called for.`,
  })
}
const question = await makeQuestion({ user_id: user.id })
const job = await makeJob({ user_id: user.id })
const event = await makeEvent({ business_id: business.id })

/** The maximum size in bytes, compressed with gzip, which every browser accepts. */
const [MAX_HTML, MAX_SCRIPT] = [14_000, 100_000]
const MAX_REQUESTS = 12

test.each([
  ...['/', '/questions', `/questions/${question.id}`, '/jobs', `/jobs/${job.id}`, '/events', `/events/${event.id}`],
  ...['/businesses', '/businesses?industry=trade+of+kind+7&city=Settlement+55433&sort=newest', '/businesses?view=map'],
  ...[
    '/businesses/in/settlement-55433',
    `/businesses/${business.id}`,
    '/search?q=fishing',
    '/help',
    '/login',
    '/register',
  ],
])('a first visit to %s stays within its budget of bytes and requests, without layout shifts', async (path) => {
  const visit = await open('/robots.txt', { headers: { 'accept-encoding': 'gzip' }, width: 390 })
  const { page } = visit
  // Block the fonts, because the test application, unlike production, swaps in a font that arrives late, and that shifts the layout.
  visit.allowPageError(/woff2|ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.addInitScript(() => {
    const seen = { painted: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') seen.painted = startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.waitForFunction(() => (globalThis as unknown as { seen: { painted: number } }).seen.painted > 0)
  // The scripts load after the first paint, on a slow machine long after it.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')))
  await page.waitForLoadState('networkidle')

  const isScript = (request: Request) => request.url().endsWith('.js')
  const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
  const sum = (of: (request: Request) => boolean) =>
    sizes.reduce((total, size, index) => total + (of(requests[index] as Request) ? size : 0), 0)
  const readSeen = () =>
    page.evaluate(() => (globalThis as unknown as { seen: { painted: number; shift: number } }).seen)
  const { painted } = await readSeen()
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  )
  expect(sum((request) => request.isNavigationRequest())).toBeLessThanOrEqual(MAX_HTML)
  expect(sum(isScript)).toBeLessThanOrEqual(MAX_SCRIPT)
  expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)

  // Loading the whole stylesheet and hydrating cause no visible change.
  await waitUntilReady(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect((await readSeen()).shift).toBeLessThan(0.005)
})
