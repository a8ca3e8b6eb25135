import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { field, startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

beforeAll(async () => {
  const { id: user_id } = await makeUser()
  const { id: business_id } = await makeBusiness({ business_name: 'Host' })
  const description = 'Lines of text that make each row of the list a little higher. '.repeat(4)
  for (let number = 10; number < 24; number++) {
    await makeBusiness({ business_name: `Row ${number}`, industry: 'Housing', description })
    await makeJob({ title: `Row ${number}`, user_id, job_type: 'Temporary', description })
    await makeEvent({ title: `Row ${number}`, business_id, event_type: 'Workshop', description })
    await makeQuestion({ title: `Row ${number}`, content: description, user_id })
  }
})

const select = (label: string, option: string) => async (page: Page) => {
  const toggle = page.getByRole('button', { name: /^Filters/ })
  if (await toggle.isVisible()) await toggle.click()
  await field(page, label).selectOption(option)
}

const choices: [parameter: string, path: string, choose: (page: Page) => Promise<unknown>][] = [
  ['industry', '/businesses', select('Industry', 'Housing')],
  ['sort', '/businesses', select('Sort', 'name')],
  ['search', '/questions', (page) => page.getByRole('main').getByRole('searchbox').fill('row')],
  ['job_type', '/jobs', select('Job type', 'Temporary')],
  ['type', '/events', select('Event Type', 'Workshop')],
]

test.each(choices.flatMap((choice) => [390, 1280].map((width) => [width, ...choice] as const)))(
  'at %i pixels, Back returns to the same place after a choice of “%s” in %s',
  async (width, parameter, path, choose) => {
    const { page } = await open(path, { width })
    // As most visitors see it, with transitions between screens.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await choose(page)
    await expect.poll(() => new URL(page.url()).searchParams.has(parameter)).toBe(true)
    await waitUntilReady(page)
    const scrolled = () => page.evaluate(() => scrollY)
    for (const name of ['Row 16', 'Row 19']) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const there = await scrolled()
      expect(there).toBeGreaterThan(200)
      // A click of Playwright may scroll, because a transition between screens covers the link.
      await link.evaluate((element: HTMLElement) => element.click())
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expect.poll(scrolled).toBe(0)
      await page.goBack()
      await expect.poll(scrolled).toBe(there)
      // The list is loaded again afterwards.
      await page.waitForLoadState('networkidle')
      await waitUntilReady(page)
      expect(await scrolled()).toBe(there)
    }
  },
)

test.each([
  ['/businesses', 'industry', select('Industry', 'Housing')],
  ['/events', 'type', select('Event Type', 'Workshop')],
  ['/jobs', 'job_type', select('Job type', 'Temporary')],
  ['/questions', '', async () => {}],
] as const)(
  'Back returns from a typed search in %s to the filters and the place before it',
  async (path, parameter, choose) => {
    const { page } = await open(path, { width: 390 })
    await choose(page)
    await expect.poll(() => new URL(page.url()).searchParams.has(parameter)).toBe(parameter !== '')
    await waitUntilReady(page)
    const { href } = new URL(page.url())
    await page.evaluate(() => scrollTo(0, 150))
    const box = page.getByRole('main').getByRole('searchbox').first()
    for (const text of ['row', 'row 17']) {
      await box.fill(text)
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text)
      await waitUntilReady(page)
    }
    await page.goBack()
    await page.waitForURL(href)
    await waitUntilReady(page)
    await page.getByRole('main').getByRole('link', { name: 'Row 16', exact: true }).waitFor()
    expect(await box.inputValue()).toBe('')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
  },
)

test.each([
  ['/events', select('Event Type', 'Workshop')],
  ['/businesses', select('Industry', 'Housing')],
  ['/questions', async () => {}],
] as const)('on a slow device, text typed in %s while earlier results load stays', async (path, choose) => {
  const { page } = await open(path, { width: 390, slowdown: 8 })
  const box = page.getByRole('main').getByRole('searchbox').first()
  await choose(page)
  for (const round of [1, 2]) {
    for (const text of [`row ${round}`, `row 1${round}`]) {
      await box.fill(text)
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(text)
    }
    await waitUntilReady(page)
    expect(await box.inputValue()).toBe(`row 1${round}`)
  }
})
