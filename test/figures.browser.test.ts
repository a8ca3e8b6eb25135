import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const [agent] = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
]

/** Opens pages with the headers of a person's browser, and records the reports to the server. */
async function openAsPerson(as?: { token: string }) {
  const visit = await open('/robots.txt', { as, headers: { 'user-agent': agent } })
  await visit.page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const sent: unknown[] = []
  visit.page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) sent.push(request.postDataJSON())
  })
  return { ...visit, sent }
}

/** Follows a link without leaving the page. */
function followInPlace(link: Element) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  ;(link as HTMLElement).click()
}
const press = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Contact actions' }).getByRole('link', { name }).evaluate(followInPlace)

test('counts a business in a list, a page opened from the list, and a call, and shows the figures to the team', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Murre Marine', phone: '907-555-0133', city: 'Homer' }, { owner })
  const { page, sent } = await openAsPerson()
  await page.goto('/businesses?search=murre')
  await expect.poll(() => sent).toEqual([{ kind: 'listed', business_ids: [id], search: 'murre' }])
  await waitUntilReady(page)
  const call = page.getByRole('link', { name: 'Call Murre Marine, +19075550133' })
  expect(await call.getAttribute('href')).toBe('tel:+19075550133')
  await call.evaluate(followInPlace)
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'called', business_ids: [id], search: null })
  await page.getByRole('link', { name: 'Murre Marine', exact: true }).click()
  const seen = { kind: 'seen', business_ids: [id], search: 'murre' }
  await expect.poll(() => sent.at(-1)).toEqual(seen)
  await press(page, 'Call')
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'called', business_ids: [id], search: null })

  // The server writes every few seconds.
  const readSeen = () => db.selectFrom('business_days').where('business_id', '=', id).select('seen').execute()
  await expect.poll(readSeen).toEqual([{ seen: 1 }])

  const { page: own, runAxe } = await open(`/my-businesses/${id}`, { as: owner })
  const figures = own.getByRole('region', { name: 'Figures' })
  await figures.getByText('Page opened', { exact: true }).first().waitFor()
  expect(await figures.getByRole('img', { name: 'Called, by week' }).count()).toBe(1)
  expect(await runAxe()).toEqual([])
  await figures.getByText('The last 13 weeks in numbers').click()
  expect(await figures.getByRole('table', { name: 'Figures by week' }).getByRole('row').count()).toBe(14)
})
