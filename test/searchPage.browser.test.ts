import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { startTestApp } from './app.ts'
import { expectValues, findHorizontalOverflow, heading, startBrowser } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const owner = await makeUser()
for (const number of [1, 2, 3, 4, 5, 6, 7]) {
  await makeBusiness({ business_name: `Kelp Farm ${number}`, industry: 'Aquaculture', city: 'Seldovia' })
}
await makeBusiness({ business_name: 'Murre Lodge', industry: 'Lodging', description: 'A sauna.', city: 'Nome' })
await makeBusiness({ business_name: 'Tern Boats', industry: 'Boat Building', city: 'Nome' })
await makeJob({ user_id: owner.id, title: 'Kelp farm hand', location: 'Seldovia, AK' })

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search everything' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const results = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })
const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(text)

test.each([1280, 390])(
  'the kinds are tabs with counts and addresses, also by keyboard, at %i pixels',
  async (width) => {
    const visit = await open('/search?q=kelp+seldovia', { width })
    const { page } = visit
    await tab(page, 'Businesses 7').waitFor()
    expect(await results(page).count()).toBe(6)
    expect(await page.getByRole('tabpanel').locator('mark').first().textContent()).toBe('Kelp')
    expect(await visit.runAxe()).toEqual([])
    expect(await findHorizontalOverflow(page)).toEqual([])

    await page.getByRole('link', { name: 'More businesses for this search' }).click()
    await page.waitForURL('**/search?q=kelp+seldovia&kind=business')
    await expect.poll(() => results(page).count()).toBe(7)
    await tab(page, 'Businesses 7').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/search?q=kelp+seldovia&kind=job')
    await expect.poll(() => results(page).allTextContents()).toEqual(['Kelp farm hand'])
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'No events found' }).waitFor()
    expect(await visit.runAxe()).toEqual([])
    await page.keyboard.press('Home')
    await expect.poll(() => results(page).count()).toBe(6)
  },
)

test('the results follow the typed text without history entries, and the arrow keys reach them', async () => {
  const { page } = await open('/search')
  const entries = await page.evaluate(() => history.length)
  await field(page).pressSequentially('kelp')
  await page.waitForURL('**/search?q=kelp')
  await results(page).first().waitFor()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  const status = page.getByRole('status')
  await status.getByText(/^8 results: (Jobs 1, Businesses 7|Businesses 7, Jobs 1)/).waitFor({ state: 'attached' })

  const [firstResult = '', secondResult = ''] = await results(page).allTextContents()
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, firstResult)
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, secondResult)
  await page.keyboard.press('Escape')
  await page.keyboard.type(' seldovia')
  await page.waitForURL('**/search?q=kelp+seldovia')
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, 'Kelp')
  const first = (await results(page).first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await heading(page, first).waitFor()
})

test('states the corrected text, and the missing words of a partial match', async () => {
  const visit = await open('/search?q=klep+seldovia')
  const { page } = visit
  await page.getByText('Showing results for “kelp seldovia”. Search instead for “klep seldovia”.').waitFor()
  expect(await visit.runAxe()).toEqual([])
  await page.getByRole('link', { name: '“klep seldovia”' }).click()
  await expect.poll(() => field(page).inputValue()).toBe('"klep seldovia"')
  await page.getByText('Showing results for').waitFor({ state: 'detached' })

  await field(page).fill('murre sauna tern')
  await page.getByText('Nothing matches all of it. These match most:').waitFor()
  await page.getByText('Missing: tern').first().waitFor()
  expect(await visit.runAxe()).toEqual([])
})

test('recent searches stay in this browser until they are cleared, or the user logs out', async () => {
  const visit = await open('/search?q=kelp', { as: owner })
  const { page } = visit
  await page.getByRole('link', { name: 'Kelp Farm 1' }).click()
  await heading(page, 'Kelp Farm 1').waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('option', { name: 'kelp', exact: true }).waitFor()
  expect(await visit.runAxe()).toEqual([])
  await palette.getByRole('combobox').fill('seldovia')
  await palette.getByRole('option', { name: 'All results for “seldovia”' }).click()
  await page.waitForURL('**/search?q=seldovia')
  await field(page).fill('')
  const recent = page.getByRole('region', { name: 'Recent searches' }).getByRole('link')
  await expect.poll(() => recent.allTextContents()).toEqual(['seldovia', 'kelp'])
  expect(await visit.runAxe()).toEqual([])
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.poll(() => recent.count()).toBe(0)

  await field(page).fill('kelp')
  await page.keyboard.press('Enter')
  await results(page).first().waitFor()
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await expect.poll(stored).toContain('kelp')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await stored()).not.toContain('kelp')
})

test('a failed search keeps the typed text, and can be repeated', async () => {
  const visit = await open('/search?q=kelp')
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await field(page).fill('kelp hand')
  await page.getByRole('alert').getByText('The search failed').waitFor()
  expect(await field(page).inputValue()).toBe('kelp hand')
  expect(await visit.runAxe()).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('link', { name: 'Kelp farm hand' }).waitFor()
})

test('without scripts, the form and the tabs work as links', async () => {
  const { page } = await open('/search', { scripts: false })
  await field(page).fill('kelp')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=kelp')
  await page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: 'Jobs 1' }).click()
  await page.waitForURL('**/search?q=kelp&kind=job')
  await field(page).fill('seldovia')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=seldovia&kind=job')
  expect(await page.getByRole('main').getByRole('link', { name: 'Kelp farm hand' }).count()).toBe(1)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('an empty result suggests the next step, and visitors log in to ask the forum', async () => {
  const visit = await open('/search?q=zzzzqqqq')
  const { page } = visit
  await page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq”' }).waitFor()
  expect(await visit.runAxe()).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Log in to ask' }).click()
  await page.waitForURL('**/login?return=%2Fquestions%2Fnew%3Ftitle%3Dzzzzqqqq')

  const member = await open('/search?q=zzzzqqqq', { as: await makeUser() })
  await member.page.getByRole('link', { name: 'Ask the Forum' }).click()
  await expectValues(member.page, { Title: 'zzzzqqqq' })
})
