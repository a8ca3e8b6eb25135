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

test('the map shows places, can be zoomed by keyboard down to a business, and is the same after Back and after a reload', async () => {
  const { page, runAxe } = await open('/businesses')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const anchorage = page.locator('.map-mark').filter({ hasNot: page.locator('[data-text="Juneau"]') })
  await anchorage.first().waitFor()
  const panel = page.locator('.map-panel')
  await panel.getByText('4 businesses in view').waitFor()
  await panel.getByText('1 business is not on the map').waitFor()
  expect(await runAxe()).toEqual([])

  // Zooming out merges two towns into one cluster.
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

  await panel.getByRole('listitem').first().getByRole('link').click()
  await panel.waitFor({ state: 'detached' })
  await page.goBack()
  await panel.getByRole('heading', { name: 'Anchorage' }).waitFor()
  await page.reload()
  await panel.getByRole('heading', { name: 'Anchorage' }).waitFor()
  await panel.getByRole('button', { name: 'All places in view' }).click()
  await panel.getByRole('button', { name: /^Palmer/ }).waitFor()
  await page.getByRole('group', { name: 'Map of Alaska' }).focus()
  await page.keyboard.press('0')
  await panel.getByText('4 businesses in view').waitFor()
})

test.each([390, 1280])(
  'a first visit to the map shows a picture, which the map replaces at the same place, %i pixels wide',
  async (width) => {
    const { page } = await open('/robots.txt', { width })
    await page.goto('/businesses')
    await page.getByRole('button', { name: 'Near Me' }).waitFor()
    await page.goto('/businesses?view=map&industry=fishing')
    const picture = page.getByRole('img', { name: /^Map of the region/ })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const place = await picture.boundingBox()
    expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(200)
    expect(await page.locator('.map-canvas').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Juneau' }).first().getAttribute('href')).toBe(
      '/businesses?industry=Fishing&city=Juneau',
    )
    await page.mouse.move(100, 300)
    await page.mouse.wheel(0, 10)
    await page.locator('.map-canvas circle').first().waitFor()
    expect(await picture.count()).toBe(0)
    const frame = await page.locator('.map-frame').boundingBox()
    expect([frame?.x, frame?.width, frame?.height]).toEqual(
      [place?.x, place?.width, place?.height].map((side) => expect.closeTo(side ?? 0, -1)),
    )
  },
)

test('on a phone, the businesses of a place scroll into view, and Back returns to the same position', async () => {
  const { page } = await open('/businesses?view=map&at=58.36,-134.5,4', { width: 390 })
  const mark = page.locator('.map-mark').first()
  await mark.waitFor()
  await page.evaluate(() => scrollTo(0, 200))
  await mark.click()
  const title = page.locator('.map-panel').getByRole('heading', { name: 'Juneau' })
  await title.waitFor()
  const link = page.locator('.map-panel').getByRole('link', { name: /^Business/ })
  await link.waitFor()
  const scrolled = () => page.evaluate(() => scrollY)
  expect(await scrolled()).toBeGreaterThan(200)
  expect((await title.boundingBox())?.y).toBeLessThan(450)
  expect((await link.boundingBox())?.y).toBeLessThan(700)

  await page.evaluate(() => scrollTo(0, 300))
  await link.click()
  await title.waitFor({ state: 'detached' })
  await page.goBack()
  await title.waitFor()
  await expect.poll(scrolled).toBe(300)
})

test('an address with a view of the map loads the map before its visitor does anything', async () => {
  const { page } = await open('/businesses?view=map&at=61.2,-149.9,3')
  await page.locator('.map-canvas circle').first().waitFor()
})

test('with a filter the map opens at the extent of its businesses, and returns to the whole region', async () => {
  const { page } = await open('/businesses?view=map&city=Juneau')
  await page.mouse.wheel(0, 10)
  const panel = page.locator('.map-panel')
  await panel.getByText('1 business in view').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^58\.\d+,-134\.\d+,[3-9]/)
  await panel.getByRole('button', { name: 'Show the whole region' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe(null)
  await panel.getByText('1 business in view').waitFor()
  // Without the filter, the map shows all of the region.
  await page.goto('/businesses?view=map&industry=Fishing')
  await page.mouse.wheel(0, 10)
  await panel.getByText('4 businesses in view').waitFor()
})

test('without scripts the map is a picture, and a list of towns with counts', async () => {
  const { page } = await open('/businesses?view=map', { scripts: false })
  await page.getByRole('img', { name: /^Map of the region/ }).waitFor()
  const juneau = page.getByRole('link', { name: 'Juneau' }).first()
  expect(await juneau.getAttribute('href')).toBe('/businesses?city=Juneau')
})

test('the list is sorted by distance from a typed city, or from the position that a visitor allows', async () => {
  const { page, runAxe } = await open('/businesses')
  await page.getByLabel('Near which ZIP code or city').fill('Palmer')
  await page.getByRole('button', { name: 'Nearest First' }).click()
  await page.getByText('Nearest first, from Palmer').waitFor()
  const cards = page.locator('.cards > li')
  await expect
    .poll(async () => (await cards.allTextContents()).map((text) => text.match(/about \d+ mi/)?.[0]))
    .toEqual(['about 1 mi', 'about 41 mi', 'about 41 mi', 'about 547 mi', undefined])
  expect(await cards.first().textContent()).toContain('about 1 mi')
  expect(await runAxe()).toEqual([])
  await page.getByRole('link', { name: 'In the usual order' }).click()

  await page.context().clearPermissions()
  await page.getByRole('button', { name: 'Near Me' }).click()
  await page.getByRole('alert').getByText('You can allow it in the settings of the browser, or type a city').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('textbox', { name: 'Near which ZIP code or city' }).fill('99801')
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 58.30123, longitude: -134.41987 })
  const request = page.waitForRequest(/places\/nearest/)
  await page.getByRole('button', { name: 'Near Me' }).click()
  expect((await request).postDataJSON()).toEqual({ latitude: 58.3, longitude: -134.42 })
  await page.getByText('Nearest first, from Juneau').waitFor()
})
