import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeClaim } from '../src/features/claims/claims.make.ts'
import { startTestApp } from './app.ts'
import { button, navigate, startBrowser, waitUntilReady } from './browser.ts'

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

test('on a phone, Back closes an open dialog or chat without leaving the page', async () => {
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

for (const width of [390, 1280]) {
  test(`Back closes an open dialog or chat before it leaves the page, at ${width} pixels`, async () => {
    const { id } = await makeBusiness()
    const { page } = await open('/help', { width })
    await navigate(page, `/businesses/${id}`)
    const dialog = page.getByRole('dialog')
    await button(page, 'Suggest a correction').press('Enter')
    await dialog.getByLabel('What is wrong?').selectOption('Phone')
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(`/businesses/${id}`)

    // Closed with Escape, it leaves an entry that Back skips.
    await button(page, 'Suggest a correction').press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    if (width === 390) {
      await page.getByRole('button', { name: 'Open chat' }).click()
      await dialog.waitFor()
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(`/businesses/${id}`)
    }
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/help')
    await page.goForward()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/businesses/${id}`)
  })
}

test('Back on a question above the panel of a claim closes the question first', async () => {
  const { id } = await makeBusiness()
  const claim = await makeClaim({ business_id: id, user_id: (await makeUser()).id })
  const { page } = await open('/admin?tab=claims', { as: await makeAdmin(), width: 390 })
  const path = () => page.url().split('/').at(-1)
  const list = path()
  const panel = page.locator('.dialog-side')
  await page.locator(`#claim-${claim.id}`).click()
  await panel.getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'detached' })
  expect(await panel.count()).toBe(1)
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
  expect(path()).toBe(list)
})
