import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, heading, startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const owner = await makeUser()
const { id } = await makeBusiness(
  { business_name: 'Summit Roofing', industry: 'Construction', city: 'Wasilla', description: 'Roofs that hold.' },
  { owner },
)
for (const number of [1, 2, 3, 4, 5, 6]) {
  await makeBusiness({ business_name: `Church ${number}`, industry: 'Religion', city: 'North Pole' })
}
await makeEvent({ business_id: id, title: 'Roofers’ Breakfast', event_type: 'Networking' })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => palette(page).getByRole('combobox', { name: 'Search everything' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const findResultHeadings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('the palette can be used with only the keyboard', async () => {
  const visit = await open('/questions')
  const { page } = visit
  await page.getByRole('link', { name: 'Job Board' }).first().focus()
  await page.keyboard.press('Control+k')
  await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await visit.runAxe()).toEqual([])

  await page.keyboard.type('roofers in wasilla')
  await option(page, /^Summit Roofing/).waitFor()
  await palette(page).getByText('Understood as Roofing · Wasilla').waitFor()
  expect(await visit.runAxe()).toEqual([])
  const active = async () => {
    const id = await box(page).getAttribute('aria-activedescendant')
    return id && page.locator(`[id="${id}"]`).textContent()
  }
  expect(await active()).toBeNull()
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe('All results for “roofers in wasilla”')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toContain('Summit Roofing')
  await page.keyboard.type('!')
  await expect.poll(active).toBeNull()
  await page.keyboard.press('Backspace')
  await option(page, /^All results for “roofers in wasilla”/).waitFor()
  await option(page, /^Summit Roofing/).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toContain('Summit Roofing')
  await page.keyboard.press('Enter')
  await heading(page, 'Summit Roofing').waitFor()
  await palette(page).waitFor({ state: 'detached' })
})

test('Escape closes the palette, returns the focus and clears its text', async () => {
  const { page } = await open('/jobs')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })
  await link.focus()
  await page.keyboard.press('/')
  await box(page).fill('something private')
  await option(page, /All results/).waitFor()
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  expect(await box(page).inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('private')
})

test('a slash typed into a field does not open the palette', async () => {
  const { page } = await open('/questions')
  await page.getByRole('main').getByRole('searchbox').first().focus()
  await page.keyboard.type('and/or')
  expect(await page.getByRole('main').getByRole('searchbox').first().inputValue()).toBe('and/or')
  expect(await palette(page).count()).toBe(0)
})

test('Enter opens all results while none is selected, even under a resting pointer', async () => {
  const { page } = await open('/')
  await page.keyboard.press('Control+k')
  await box(page).fill('summit')
  await option(page, /^Summit Roofing/).hover()
  await box(page).press('Enter')
  await page.waitForURL('**/search?q=summit')
  await palette(page).waitFor({ state: 'detached' })
})

test('Enter before any result opens the search screen', async () => {
  const { page } = await open('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/search**', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await box(page).fill('roofers in wasilla')
  await option(page, /All results/).waitFor()
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL('**/search?q=roofers+in+wasilla')
  await page.getByRole('main').getByRole('link', { name: 'Summit Roofing' }).waitFor()
})

test('a failed search shows an error', async () => {
  const visit = await open('/')
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.type('roofers')
  await palette(page)
    .getByText(/^The search failed\. /)
    .waitFor()
  await page.context().setOffline(false)
})

test.each([1280, 390])('the search opens from the navigation bar at %i pixels', async (width) => {
  const visit = await open('/', { width })
  const { page } = visit
  await searchLink(page).click()
  await box(page).fill('networking events')
  await option(page, /Roofers’ Breakfast/).click()
  await heading(page, 'Roofers’ Breakfast').waitFor()

  await page.goto('/search?q=churches+in+North+Pole')
  await waitUntilReady(page)
  expect(await findResultHeadings(page).allTextContents()).toHaveLength(5)
  await page.getByRole('main').getByRole('link', { name: 'All 6 businesses in the directory' }).click()
  await page.waitForURL('**/businesses?industry=Religion&city=north+pole')
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Church \d/ })
        .count(),
    )
    .toBe(6)
  await page.goBack()
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'North Pole (remove)' }).click()
  await page.waitForURL('**/search?q=churches')
  await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('churches')
})

test('the navigation bar fits with the search field for every role', async () => {
  const admin = await makeAdmin({ full_name: 'Ada Administrator' })
  for (const as of [undefined, owner, admin]) {
    for (const width of [1280, 390]) {
      const { page } = await open('/', { as, width })
      expect(await findHorizontalOverflow(page)).toEqual([])
      const bar = await page.locator('.nav-bar').evaluate((element) => element.getBoundingClientRect().height)
      expect(bar).toBeLessThan(80)
      const link = await searchLink(page).boundingBox()
      expect(link && link.x >= 0 && link.x + link.width <= width).toBe(true)
    }
  }
})
