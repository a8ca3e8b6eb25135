import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { drawPicture } from '../src/features/businesses/pictures/pictures.make.ts'
import { startTestApp } from './app.ts'
import { button, findHorizontalOverflow, startBrowser } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const owner = await makeUser()

/** The rectangles of the toast and its close button, and whatever of these the toast covers. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const toast = document.querySelector('.toast') as HTMLElement
    const [place, close] = [box(toast), box(toast.querySelector('[aria-label="Dismiss"]') as HTMLElement)]
    const isCovered = (other: DOMRect) =>
      other.height > 0 &&
      ![
        other.bottom <= place.top,
        other.top >= place.bottom,
        other.right <= place.left,
        other.left >= place.right,
      ].some(Boolean)
    const kept = ['h1', '.nav', '.save-bar', '.business-actions', '.apply-bar', '.chat-button', '.unsent-actions']
    return {
      covered: kept.filter((name) => [...document.querySelectorAll(name)].some((one) => isCovered(box(one)))),
      isInView: close.top >= 0 && close.bottom <= innerHeight && close.left >= 0 && close.right <= innerWidth,
      isLow: place.top > innerHeight / 3,
    }
  })
const clear = { covered: [], isInView: true, isLow: true }
const scrollPage = (page: Page, part: number) =>
  page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), part)

const cases = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

test.each(cases)(
  'a toast covers neither the buttons of a form nor the chat button, at $width pixels, $theme',
  async ({ width, theme }) => {
    const { id } = await makeBusiness({ verification_status: 'approved' }, { owner })
    const { page, runAxe, allowPageError } = await open(`/businesses/${id}/edit`, { as: owner, width })
    await page.emulateMedia({ colorScheme: theme })
    const file = { name: 'dock.png', mimeType: 'image/png', buffer: await drawPicture('teal', 64, 48).png().toBuffer() }
    await page.getByLabel('Add pictures').setInputFiles([file])
    const form = page.locator('form.picture-card')
    await form.getByLabel('Alternative text').fill('Our dock')
    await form.getByRole('button', { name: 'Upload' }).click()
    // An error stays until it is closed.
    await page.locator('.toast-success').waitFor()
    allowPageError(/ERR_FAILED/)
    await page.route('**/pictures/*', (route) => route.abort())
    await page.getByLabel('Use as').selectOption('Cover')
    await page.locator('.toast-error').waitFor()
    await expect.poll(() => page.locator('.toast').count(), { timeout: 20_000 }).toBe(1)
    for (const part of [0, 0.5, 1]) {
      await scrollPage(page, part)
      await expect.poll(() => measure(page), { timeout: 10_000 }).toEqual(clear)
    }
    // The bar grows by a note about the changed name.
    await page.getByLabel('Business Name').fill('Another Name')
    await page.locator('.save-bar').getByText('Changed:').waitFor()
    await scrollPage(page, 0.5)
    await expect.poll(() => measure(page), { timeout: 10_000 }).toEqual(clear)
    expect(await runAxe()).toEqual([])
    await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.toast').count()).toBe(0)
  },
)

test.each([320, 390, 1280])('an error is above the actions of a page, at %i pixels', async (width) => {
  const { id } = await makeBusiness({ phone: '907-555-0100', website: 'https://dock.example/' })
  const { page } = await open(`/businesses/${id}`, { width })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await button(page, 'Share').first().click()
  await page.getByText('Copy link').click()
  await page.locator('.toast').waitFor()
  await expect.poll(() => measure(page), { timeout: 10_000 }).toEqual(clear)
  expect(await findHorizontalOverflow(page)).toEqual([])
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})
