import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const roles = {
  visitor: async () => undefined,
  member: () => makeUser(),
  administrator: () => makeAdmin(),
}

test.each([
  ['visitor', 390],
  ['visitor', 1024],
  ['visitor', 1280],
  ['member', 390],
  ['member', 1024],
  ['member', 1280],
  ['administrator', 390],
  ['administrator', 1024],
  ['administrator', 1280],
  ['administrator', 1600],
] as const)('the navigation bar of a %s stays on one line at %i pixels', async (role, width) => {
  const as = await roles[role]()
  const full_name = 'Administratrix Bartholomea-Evangelina Featherstonehaugh-Wolverhampton'
  if (as) await db.updateTable('users').set({ full_name }).where('id', '=', as.id).execute()
  const { page } = await open('/jobs', { as, width })
  const bar = page.locator('.nav-bar')
  expect((await bar.boundingBox())?.height).toBe(64)
  expect(await findHorizontalOverflow(page)).toEqual([])

  const items = await bar.locator(':scope > a, :scope nav > :not(.nav-gap)').evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ element, box }) => ({
        text: element.textContent,
        isCut: element.scrollWidth > element.clientWidth + 1 && !element.matches('.nav-name'),
        left: box.left,
        right: box.right,
        // Whether the element is taller than one line of text.
        isWrapped: box.height > 48,
      })),
  )
  expect(items.filter(({ isCut, isWrapped }) => isCut || isWrapped)).toEqual([])
  for (const [at, { left, text }] of items.entries()) {
    if (at > 0) expect([text, left >= (items[at - 1]?.right ?? 0)]).toEqual([text, true])
  }
  const name = page.locator('.nav-name')
  expect(await name.isVisible()).toBe(as !== undefined && width >= 1280)
  if (width === 390) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Businesses', exact: true })
      .waitFor()
    expect(await findHorizontalOverflow(page)).toEqual([])
  }
})

const NAME = 'Margaret Wassillie-Nguyen'
const WIDE_NAME = 'WWWWWWWWWWWW MMMMMMMMMMMM'

/** Positions of the elements of the navigation bar that every user sees. */
const measurePositions = (page: Page) =>
  page
    .locator('.nav-brand, .nav-search, .nav-toggle, .nav-link:nth-child(-n + 4), .theme-switch')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return { part: part.textContent, x, y, width, height }
      }),
    )

test.each([768, 1024, 1280, 1440].flatMap((width) => [['member', width] as const, ['administrator', width] as const]))(
  'the navigation bar of a %s does not move while the session is loading, at %i pixels',
  async (role, width) => {
    const as = await roles[role]()
    await db
      .updateTable('users')
      .set({ full_name: NAME })
      .where('id', '=', as?.id ?? 0)
      .execute()
    const visitor = await open('/jobs', { width })
    const { page } = await open('/help', { as, width })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/auth/me', async (route) => {
      await answered
      await route.continue()
    })
    const userRequest = page.waitForRequest('**/api/auth/me')
    await page.goto('/jobs')
    await userRequest
    const before = await measurePositions(page)
    answer()
    await waitUntilReady(page)
    expect(await measurePositions(page)).toEqual(before)
    // Neither a login nor a navigation moves them.
    expect(await measurePositions(visitor.page)).toEqual(before)
    await page.goto('/questions')
    await waitUntilReady(page)
    expect(await measurePositions(page)).toEqual(before)
  },
)

test.each([
  ['member', NAME],
  ['administrator', NAME],
  ['member', WIDE_NAME],
  ['administrator', WIDE_NAME],
] as const)('the navigation bar of a %s fits with a name of 25 characters: %s', async (role, name) => {
  const as = await roles[role]()
  await db
    .updateTable('users')
    .set({ full_name: name })
    .where('id', '=', as?.id ?? 0)
    .execute()
  const { page } = await open('/events', { as, width: 1280 })
  await page.getByRole('link', { name: /^Notifications/ }).waitFor()
  const shown = await page
    .locator('.nav-brand, .nav-search, #navigation :is(a, button, .nav-name)')
    .evaluateAll((parts) =>
      parts.map((part) => ({
        text: part.textContent,
        isCut: part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
      })),
    )
  expect(shown.filter(({ isCut }) => isCut)).toEqual([])
  expect(shown.map(({ text }) => text?.replace(/^Theme.*/, 'Theme'))).toEqual([
    'Alaska Business Network',
    'Search',
    'Q&A Forum',
    'Job Board',
    'Events',
    'Businesses',
    // The bell has an icon only.
    '',
    'My Businesses',
    'My Profile',
    ...(role === 'administrator' ? ['Admin'] : []),
    name,
    'Logout',
    'Theme',
  ])
  expect(await page.getByRole('link', { name: 'Search', exact: true }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Theme: system' }).isVisible()).toBe(true)
})

test('Escape closes the phone menu and focuses its button, and the theme switch has a label', async () => {
  const { page } = await open('/jobs', { width: 390 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  const themeText = page.getByText('Theme: system')
  expect((await themeText.boundingBox())?.width).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Theme: system' }).click()
  expect((await page.getByText('Theme: light').boundingBox())?.width).toBeGreaterThan(50)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).focus()
  await page.keyboard.press('Escape')
  expect(await menu.getAttribute('aria-expanded')).toBe('false')
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a link of the phone menu to the current page closes the menu', async () => {
  const { page } = await open('/jobs', { width: 390 })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job Board' }).click()
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false')
})

test('a fresh load scrolls to the part of a screen for members that the URL names', async () => {
  const owner = await makeAdmin()
  const { id } = await makeBusiness({}, { owner })
  const { page } = await open('/robots.txt', { as: owner, width: 390 })
  for (const path of [
    `/businesses/${id}/edit#hours`,
    `/businesses/${id}/edit#pictures`,
    '/admin?tab=claims&status=pending#tabs',
  ]) {
    // A change of the fragment alone would load nothing.
    await page.goto('/robots.txt')
    await page.goto(path)
    await waitUntilReady(page)
    const part = page.locator(path.replace(/.*#/, '#'))
    const isInView = () =>
      part.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return scrollY > 100 && top >= 0 && top < innerHeight
      })
    await expect.poll(isInView, { message: path }).toBe(true)
  }
})
