import { expect, test } from 'vitest'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
for (const zip_code of ['99501', '99501', '99645', '99801']) {
  await makeBusiness({ zip_code, industry: 'Fishing', city: zip_code === '99801' ? 'Juneau' : 'Anchorage' })
}
await makeBusiness({ business_name: 'Lost and Found', city: 'Atlantis' })

test('the map shows places, goes into them by keyboard down to a business, and keeps its view in the address', async () => {
  const { page, runAxe } = await open('/businesses')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const anchorage = page.locator('.map-mark').filter({ hasNot: page.locator('[data-text="Juneau"]') })
  await anchorage.first().waitFor()
  const panel = page.locator('.map-panel')
  await panel.getByText('4 businesses in view').waitFor()
  await panel.getByText('1 business is not on the map').waitFor()
  expect(await runAxe()).toEqual([])

  // Two towns become one each, the nearer the map is.
  const inList = panel.getByRole('button', { name: /^Anchorage/ })
  expect(await inList.textContent()).toContain('Anchorage and Palmer')
  await inList.focus()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: /^Palmer/ }).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^6\d\.\d+,-1[45]\d\.\d+,\d/)
  await panel.getByRole('button', { name: /^Anchorage/ }).click()
  await panel.getByRole('heading', { name: 'Anchorage' }).waitFor()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(2)
  expect(await runAxe()).toEqual([])

  await page.reload()
  await page
    .locator('.map-panel')
    .getByRole('button', { name: /^Palmer/ })
    .waitFor()
  await page.getByRole('group', { name: 'Map of Alaska' }).focus()
  await page.keyboard.press('0')
  await panel.getByText('4 businesses in view').waitFor()
})

test('without scripts the map is a list of towns with counts', async () => {
  const { page } = await open('/businesses?view=map', { scripts: false })
  const juneau = page.getByRole('link', { name: 'Juneau' }).first()
  expect(await juneau.getAttribute('href')).toBe('/businesses?city=Juneau')
})
