import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { sidewaysScroll, startBrowser } from './browser.ts'
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
] as const)('the navigation bar of a %s holds its line at %i pixels', async (role, width) => {
  const as = await roles[role]()
  const full_name = 'Administratrix Bartholomea-Evangelina Featherstonehaugh-Wolverhampton'
  if (as) await db.updateTable('users').set({ full_name }).where('id', '=', as.id).execute()
  const { page } = await open('/jobs', { as, width })
  const bar = page.locator('.nav-bar')
  expect((await bar.boundingBox())?.height).toBe(64)
  expect(await sidewaysScroll(page)).toEqual([])

  const items = await bar.locator(':scope > a, :scope nav > :not(.nav-gap)').evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ element, box }) => ({
        text: element.textContent,
        isCut: element.scrollWidth > element.clientWidth + 1 && !element.matches('.nav-name'),
        left: box.left,
        right: box.right,
        // a line of its own, not two
        isLow: box.height > 48,
      })),
  )
  expect(items.filter(({ isCut, isLow }) => isCut || isLow)).toEqual([])
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
    expect(await sidewaysScroll(page)).toEqual([])
  }
})
