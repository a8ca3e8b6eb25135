import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, findHorizontalOverflow, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true })
const openBusiness = async (page: Page, id: number) => {
  await page.goto(`/businesses/${id}`)
  await waitUntilReady(page)
}

test.each([1280, 390])('a visitor compares businesses without an account, at %i pixels', async (width) => {
  const first = await makeBusiness({ business_name: 'Fireweed Bakery', phone: '907-555-0100', year_established: 1999 })
  const second = await makeBusiness({ business_name: 'Lupine Bakery', website: 'https://lupine.example.com' })
  const third = await makeBusiness({ business_name: 'Yarrow Bakery' })
  const fourth = await makeBusiness({ business_name: 'Unbreakablename'.repeat(12) })
  const visit = await open(`/businesses/${first.id}`, { width })
  const { page } = visit
  await button(page, 'Compare').click()
  await page.getByText('Added. Choose Compare at another business too.').waitFor()
  await bar(page).getByText('Chosen to compare: Fireweed Bakery').waitFor()
  expect(await visit.runAxe()).toEqual([])

  // The directory also names the businesses that were chosen.
  await page.goto('/businesses')
  await waitUntilReady(page)
  await bar(page).getByText('Chosen to compare: Fireweed Bakery').waitFor()

  await openBusiness(page, second.id)
  await button(page, 'Compare').click()
  await bar(page).getByRole('link', { name: 'Compare 2 Businesses' }).click()
  await page.waitForURL(`/businesses/compare?ids=${first.id},${second.id}`)
  await page.getByRole('row', { name: 'Phone 907-555-0100 not known' }).waitFor()
  expect(await page.getByRole('link', { name: '907-555-0100' }).getAttribute('href')).toBe('tel:+19075550100')
  await page.getByRole('row', { name: 'Since 1999 not known' }).waitFor()
  // On a phone, the names of the rows take no width from the businesses.
  const value = await page.getByRole('cell', { name: '907-555-0100' }).boundingBox()
  expect(value?.width).toBeGreaterThan(170)
  // A field that no business has is left out.
  expect(await page.getByRole('rowheader', { name: 'Languages' }).count()).toBe(0)
  expect(await visit.runAxe()).toEqual([])
  await page.goto(`/businesses/compare?ids=${first.id},${second.id},${third.id},${fourth.id}`)
  await waitUntilReady(page)
  expect(await findHorizontalOverflow(page)).toEqual([])
  await page.goBack()
  await waitUntilReady(page)

  await page.getByRole('link', { name: 'Remove Fireweed Bakery' }).click()
  await page.waitForURL(`/businesses/compare?ids=${second.id}`)
  await openBusiness(page, third.id)
  await bar(page).getByText('Chosen to compare: Lupine Bakery').waitFor()
  await button(page, 'Compare').click()
  await button(page, 'Compare').click()
  await bar(page).getByText('Chosen to compare: Lupine Bakery').waitFor()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => bar(page).count()).toBe(0)
})

test.each([1280, 390])('businesses are chosen for comparison on their cards, at %i pixels', async (width) => {
  const names = ['Alder Boats', 'Birch Boats']
  for (const business_name of names) await makeBusiness({ business_name, city: `Port ${width}` })
  const visit = await open(`/businesses?city=Port+${width}`, { width })
  const { page } = visit
  for (const name of names) await button(page, `Compare ${name}`).click()
  await page.getByRole('button', { name: 'Compare Birch Boats', pressed: true }).waitFor()
  await bar(page).getByText('To compare: Alder Boats, Birch Boats').waitFor()
  expect(await visit.runAxe()).toEqual([])
  await page.locator('.toast').getByRole('button', { name: 'Compare' }).waitFor()
  await bar(page)
    .getByRole('link', { name: /^Compare/ })
    .click()
  await page.waitForURL(/\/businesses\/compare\?ids=\d+,\d+$/)
  // It leads to the page that is open now.
  await page.locator('.toast').waitFor({ state: 'detached' })
})

test('a shared comparison leaves out unlisted businesses, and ignores invalid ids', async () => {
  const { id } = await makeBusiness({ business_name: 'Fireweed Bakery' })
  const suspended = await makeBusiness({ verification_status: 'suspended' })
  const { page } = await open(`/businesses/compare?ids=${suspended.id},${id},4000000,x,-1,${id}`)
  await page.getByText('2 businesses could not be found, and are left out.').waitFor()
  expect(await page.getByRole('columnheader').count()).toBe(1)
  // The cached page is invalidated when the business is listed again.
  await db.updateTable('businesses').set({ verification_status: 'approved' }).where('id', '=', suspended.id).execute()
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('columnheader').count()
    })
    .toBe(2)
  await page.goto('/businesses/compare?ids=%27%3B--')
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
})

test.each([
  [390, 844, 2],
  [390, 844, 4],
  [844, 390, 4],
])('at %i × %i pixels, the names of %i compared businesses stay visible', async (width, height, count) => {
  const long = 'Words that make the row of this value high. '.repeat(5)
  const businesses = []
  for (let number = 1; number <= count; number++) {
    businesses.push(
      await makeBusiness({
        business_name: `Very Long Name of Bakery Number ${number}`,
        tagline: long,
        location: long,
        industry: long,
      }),
    )
  }
  const { page, runAxe } = await open(`/businesses/compare?ids=${businesses.map(({ id }) => id)}`, { width })
  await page.setViewportSize({ width, height })
  const last = page.getByRole('rowheader', { name: 'About' })
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(0)
  const name = await page.getByRole('columnheader').first().boundingBox()
  expect(name?.y).toBeGreaterThanOrEqual(0)
  expect(name?.y).toBeLessThan(height / 4)
  expect(name?.height).toBeLessThanOrEqual(height / 4)
  expect(await findHorizontalOverflow(page)).toEqual([])
  expect(await runAxe()).toEqual([])
})
