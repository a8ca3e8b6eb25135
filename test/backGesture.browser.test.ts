import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

type BackWindow = { watchers: EventTarget[] }

/** Makes the page that of a phone, and lets the test go back as its user does. */
async function openOnPhone(path: string) {
  const { page } = await open(path, { width: 390, fresh: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.addInitScript(() => {
    const watchers: EventTarget[] = []
    class FakeWatcher extends EventTarget {
      constructor() {
        super()
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    Object.assign(window, { watchers, CloseWatcher: FakeWatcher })
  })
  await page.reload()
  await waitUntilReady(page)
  return page
}
const countWatchers = (page: Page) => page.evaluate(() => (window as unknown as BackWindow).watchers.length)
const goBack = (page: Page) =>
  page.evaluate(() => (window as unknown as BackWindow).watchers.at(-1)?.dispatchEvent(new Event('close')))

test('going back on a phone closes what is open, and the page stays', async () => {
  const { id } = await makeBusiness()
  const page = await openOnPhone(`/businesses/${id}`)
  expect(await countWatchers(page)).toBe(0)

  await button(page, 'Suggest a correction').click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => countWatchers(page)).toBe(1)
  await goBack(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await countWatchers(page)).toBe(0)

  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => countWatchers(page)).toBe(1)
  await goBack(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect.poll(() => countWatchers(page)).toBe(1)
  await goBack(page)
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
  expect(new URL(page.url()).pathname).toBe(`/businesses/${id}`)
})
