import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '../src/database/open.server.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

/** The number of businesses in the region. Their names are as varied as those in its register. */
const BUSINESS_COUNT = 5500
/** The maximum size of the directory, over the network and on the device. */
const MAX_BYTES = 600_000
for (let first = 1; first <= BUSINESS_COUNT; first += 500)
  await sql`
  insert into businesses (business_name, industry, city, state, phone, is_public, verification_status)
  select initcap(translate(left(md5(n::text), 9), '0123456789', 'aeioulnrst')) || ' '
      || (array['Marine', 'Air', 'Guide', 'Construction', 'Seafood', 'Consulting'])[1 + n % 6] || ' '
      || (array['LLC', 'Inc.', 'Services', '& Sons'])[1 + n % 4],
    (array['Hotels (except casino hotels) and motels', 'All other professional, scientific, and technical services',
      'Scenic and sightseeing transportation, water', 'Residential remodelers', 'Finfish fishing'])[1 + n % 5],
    (array['Anchorage', 'Kodiak', 'Nome', 'Sitka', 'Utqiaġvik', 'Dutch Harbor'])[1 + n % 6], 'AK',
    '(907) ' || 200 + n % 700 || '-' || lpad((n * 7919 % 10000)::text, 4, '0'), true, 'curated'
  from generate_series(${first}::int, ${first + 499}::int) as n`.execute(db)
await sql`
  insert into businesses (business_name, industry, city, state, phone, is_public, verification_status)
  values ('Zephyr Outboards', 'Boat repair', 'Kodiak', 'AK', '(907) 555-0142', true, 'approved')`.execute(db)

/** Counts the bytes of the replies with the directory. */
function countBytes(page: Page) {
  const counted = { calls: 0, bytes: 0 }
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('/api/profiles/device')) return
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    counted.calls += 1
    counted.bytes += responseBodySize + responseHeadersSize
  })
  return counted
}
const readKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ bytes: number; businesses: number; checked_at: string | null }>((resolve) => {
        const opening = indexedDB.open('directory')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('copy').objectStore('copy').get('copy')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

test('the directory is stored in 600 kB, searched offline, updated by its differences and removed', async () => {
  const { page, runAxe, allowPageError } = await open('/businesses', { worker: true, width: 390 })
  allowPageError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|503/)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const counted = countBytes(page)
  const waitForCopy = (count: number) =>
    page.getByText(new RegExp(`${count.toLocaleString('en-US')} businesses, \\S+ \\S+ on this device`)).waitFor()
  // The connection breaks after the first parts of the directory.
  let replies = 0
  await page.route('**/api/profiles/device/parts*', (route) => {
    replies += 1
    return replies === 3 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Keep the directory on this device' }).click()
  await page.getByRole('button', { name: 'Keep on This Device' }).click()
  await page.getByRole('button', { name: 'Continue Download' }).waitFor()
  await page.getByText('The directory could not be loaded.').waitFor()
  const broken = await readKept(page)
  expect(broken.businesses).toBeGreaterThan(1000)
  expect(broken.checked_at).toBeNull()
  expect(await runAxe()).toEqual([])
  await page.getByRole('button', { name: 'Continue Download' }).click()
  await waitForCopy(BUSINESS_COUNT + 1)
  const { bytes } = await readKept(page)
  console.info(`The directory: ${counted.bytes} bytes in ${counted.calls} calls, ${bytes} bytes on the device`)
  expect(counted.bytes).toBeLessThan(MAX_BYTES)
  expect(bytes).toBeLessThan(MAX_BYTES)

  const before = counted.bytes
  await db.deleteFrom('businesses').where('id', '=', 5).execute()
  await expect.poll(async () => (await app.visitor.get('/api/profiles/device')).body.total).toBe(BUSINESS_COUNT)
  await page.getByRole('button', { name: 'Update Now' }).click()
  await waitForCopy(BUSINESS_COUNT)
  expect(counted.bytes - before).toBeLessThan(20_000)

  await page.context().setOffline(true)
  await page.goto('/businesses?search=kodiak+zephyr')
  await page.getByText('(907) 555-0142').waitFor()
  await page.getByText('1 business', { exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the directory' }).fill('repair boat')
  await page.getByRole('link', { name: 'Zephyr Outboards' }).waitFor()
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/kept-light.png`, fullPage: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.screenshot({ path: `${process.env.SHOTS}/kept-dark.png`, fullPage: true })
  }
  await page.getByRole('button', { name: 'Remove from This Device' }).click()
  await page.getByRole('button', { name: 'Keep on This Device' }).waitFor()
  const left = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name),
    localStorage.getItem('directory'),
  ])
  expect(left).toEqual([null])
})

test('a complete copy is searchable when the connection is lost, even on a first visit', async () => {
  const { page, allowPageError } = await open('/businesses?city=Kodiak', { worker: true, width: 390 })
  allowPageError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED|503/)
  await page.getByRole('button', { name: 'Keep the directory on this device' }).click()
  await page.getByRole('button', { name: 'Keep on This Device' }).click()
  await page.getByText(/businesses in Kodiak, \S+ \S+ on this device/).waitFor()
  await page.context().setOffline(true)
  await page.goto('/businesses?search=outboard')
  await page.getByRole('searchbox', { name: 'Search the directory' }).waitFor()
  await page.getByRole('link', { name: 'Zephyr Outboards' }).waitFor()
})
