import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
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
