import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

/** The minimum height of a control for fingers, in pixels. */
const FINGER = 44

/** Visible buttons and links that look like buttons, with their heights, that are too low for fingers. */
const findLowControls = (page: Page) =>
  page
    .locator('main')
    .evaluate(
      (main, minimum) =>
        [...main.querySelectorAll('button, .button, .removable-filter, th a.block:not(.link)')]
          .map((control) => ({ text: control.textContent, height: control.getBoundingClientRect().height }))
          .filter(({ height }) => height > 0 && height < minimum),
      FINGER,
    )

test('controls of the directory, of a profile and of a comparison are high enough for fingers', async () => {
  const details = { industry: 'Fishing', city: 'Sitka', phone: '907-555-0100' }
  const { id } = await makeBusiness(details)
  const { id: other } = await makeBusiness(details)
  const { page } = await open('/robots.txt', { width: 390, fresh: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  for (const path of [
    '/businesses',
    '/businesses?industry=Fishing&city=Sitka',
    `/businesses/${id}`,
    `/businesses/compare?ids=${id},${other}`,
  ]) {
    await page.goto(path)
    await waitUntilReady(page)
    expect(await findLowControls(page), path).toEqual([])
    expect(await findHorizontalOverflow(page), path).toEqual([])
  }
})

test.each([320, 390])(
  'links of the header and of the parts of the home page are high enough for fingers, at %i pixels',
  async (width) => {
    await makeQuestion({ user_id: (await makeUser()).id })
    const { page, runAxe } = await open('/', { width, fresh: true })
    const brand = page.getByRole('banner').getByRole('link').first()
    const all = page.getByRole('link', { name: 'All questions' })
    for (const link of [brand, all]) {
      await link.scrollIntoViewIfNeeded()
      // A finger at the edge of the area still meets the link.
      const heights = await link.evaluate((element, minimum) => {
        const { left, width, top, height } = element.getBoundingClientRect()
        const middle = top + height / 2
        const isMet = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
        return [isMet(middle - minimum / 2 + 1), isMet(middle + minimum / 2 - 1)]
      }, FINGER)
      expect(heights).toEqual([true, true])
    }
    // The areas take no room: the bar is as high as before.
    expect(await page.locator('.nav-bar').evaluate((bar) => bar.getBoundingClientRect().height)).toBe(64)
    expect(await findHorizontalOverflow(page)).toEqual([])
    expect(await runAxe()).toEqual([])
  },
)

test.each([360, 390, 1280])('the placeholder of the search for events is whole at %i pixels', async (width) => {
  const { page } = await open('/events', { width, fresh: true })
  const room = await page.getByPlaceholder('Search title, description, location...').evaluate((input) => {
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    context.font = getComputedStyle(input, '::placeholder').font
    const text = context.measureText((input as HTMLInputElement).placeholder).width
    return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text
  })
  expect(room).toBeGreaterThan(0)
})
