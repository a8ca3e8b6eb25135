import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, expectValues, field, fill, heading, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const csv = fileURLToPath(new URL('data/alaska-organizations.csv', import.meta.url))
// The file contains no quoted values.
const rows = readFileSync(csv, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(','))
const normalizeText = (value = '') => value.trim().replace(/\s+/g, ' ').toLowerCase()
const distinct = [
  ...new Map(
    rows.toReversed().map((row) => {
      const [name, , street, , city] = row
      return [[name, city, street].map(normalizeText).join('|'), row]
    }),
  ).values(),
]
const [CITY, INDUSTRY] = [4, 7]

function countBy(column: number) {
  const counts: Record<string, number> = {}
  for (const row of distinct) {
    const key = normalizeText(row[column])
    if (key) counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const number = (value: number) => value.toLocaleString('en-US')
const waitForResultText = (page: Page, sentence: string) =>
  page.locator('#results').getByText(sentence, { exact: true }).waitFor()
const waitForHeading = (page: Page, sentence: string) =>
  page.getByRole('heading', { name: sentence, exact: true }).waitFor()
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const stored = (id: number) => db.selectFrom('businesses').where('id', '=', id).selectAll().executeTakeFirst()

// Each test continues from the state that the previous one left.
describe('The import of 5,558 organizations of Alaska', () => {
  test('the file has the expected number of rows and distinct rows', () => {
    expect(rows.every((row) => row.length === 8)).toBe(true)
    expect([rows.length, distinct.length]).toEqual([5558, 5491])
  })

  test('the organizations are imported once, and a second import adds none', async () => {
    const admin = await makeAdmin()
    const { page } = await open('/admin/import', { as: admin })
    const expectResult = async (message: string, figures: string[]) => {
      await page.getByText(message, { exact: true }).waitFor()
      expect(await page.getByRole('main').locator('dl').last().locator('dd').allTextContents()).toEqual(figures)
    }
    await button(page, 'Import').click()
    await page.getByText('Please select a file').waitFor()

    await field(page, 'CSV file').setInputFiles(csv)
    await button(page, 'Import').click()
    await expectResult('Imported 5,491 businesses; 67 repeat earlier rows.', ['5,491', '67', '0'])

    await field(page, 'CSV file').setInputFiles(csv)
    await button(page, 'Import').click()
    await expectResult('Nothing was imported: all 5,558 rows already exist.', ['0', '5,558', '0'])
    expect((await app.visitor.get('/api/profiles?limit=1')).body.total).toBe(0)
  })

  test('the organizations are published in bulk', async () => {
    const admin = await makeAdmin()
    const { page } = await open('/admin?tab=verification&status=imported', { as: admin })
    await waitForHeading(page, '5,491 businesses')
    await field(page, 'Select all on this page').check()
    await page.getByText('20 of 5,491 selected').waitFor()
    await button(page, 'Select all 5,491 imported businesses').click()
    await button(page, 'Publish 5,491 businesses').click()
    await confirm(page, 'Publish')
    await page.getByText('Imported: none').waitFor()
    expect((await app.visitor.get('/api/profiles?limit=1')).body.total).toBe(5491)
  })

  test('the organizations are counted by city and industry as in the file', async () => {
    const { body } = await app.visitor.get('/api/profiles/facets')
    const counts = (facets: { name: string; count: number }[]) =>
      Object.fromEntries(facets.map(({ name, count }) => [normalizeText(name), count]))
    expect(counts(body.cities)).toEqual(countBy(CITY))
    expect(counts(body.industries)).toEqual(countBy(INDUSTRY))

    const { page } = await open('/businesses')
    await waitForResultText(page, '5,491 businesses')
    const city = page.getByRole('combobox', { name: 'City' })
    await city.focus()
    const options = page.locator('.combobox').getByRole('option')
    await options.first().waitFor()
    expect(normalizeText((await options.allTextContents()).join(' '))).toContain(number(countBy(CITY).anchorage ?? 0))
  })

  test('the server searches and filters the organizations', async () => {
    const { page } = await open('/businesses')
    const queries: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/profiles') queries.push(search)
    })
    const inSitka = distinct.filter((row) => normalizeText(row[CITY]) === 'sitka')
    const name = normalizeText(inSitka[0]?.[0])
    const busiest = Object.entries(countBy(INDUSTRY)).sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''

    // The search covers name, industry and city. For an industry it finds its other names too.
    for (const searchText of [name, busiest, 'sitka']) {
      const matching = distinct.filter((row) =>
        [row[0], row[INDUSTRY], row[CITY]].some((value) => normalizeText(value).includes(searchText)),
      ).length
      await field(page, 'Search').fill(searchText)
      await page.waitForURL((url) => url.searchParams.get('search') === searchText)
      if (searchText === busiest) {
        const count = async () =>
          Number(/^[\d,]+/.exec((await page.locator('#results').textContent()) ?? '')?.[0].replace(',', ''))
        await expect.poll(count).toBeGreaterThanOrEqual(matching)
        expect(await count()).toBeLessThan(matching * 1.1)
      } else await waitForResultText(page, matching === 1 ? '1 business' : `${number(matching)} businesses`)
    }
    await button(page, 'Clear Filters').click()
    await waitForResultText(page, '5,491 businesses')

    const choose = async (label: string, value: string) => {
      await page.getByRole('combobox', { name: label }).fill(value)
      await page
        .locator('.combobox')
        .getByRole('option')
        .getByText(new RegExp(`^${value}$`, 'i'))
        .click()
    }
    await choose('City', 'sitka')
    await waitForResultText(page, `${inSitka.length} businesses`)
    const industry = page.getByRole('combobox', { name: 'Industry' })
    const options = await industry.locator('option').allTextContents()
    await industry.selectOption(options.find((option) => normalizeText(option).startsWith(busiest)) ?? '')
    const both = inSitka.filter((row) => normalizeText(row[INDUSTRY]) === busiest)
    await waitForResultText(page, `${both.length} businesses`)
    await page.reload()
    await waitUntilReady(page)
    await waitForResultText(page, `${both.length} businesses`)
    await page.goBack()
    await waitForResultText(page, `${inSitka.length} businesses`)

    expect(queries.length).toBeGreaterThan(3)
    expect(queries.filter((query) => query.includes('limit=2000'))).toEqual([])
  })

  test('the organizations fill 458 pages, and the last one opens', async () => {
    const { page } = await open('/businesses')
    await page.getByRole('link', { name: 'Page 458' }).click()
    await page.waitForURL('/businesses?page=458')
    await page.getByText(', page 458 of 458').waitFor()
    const names = page.locator('.cards .card-title')
    expect(await names.count()).toBe(5491 - 457 * 12)
    const last = (await names.last().textContent()) ?? ''
    await names.last().click()
    await heading(page, last).waitFor()
    // Names in capitals are shown as people write them.
    expect(distinct.map(([name]) => normalizeText(name))).toContain(normalizeText(last))
  })
})

test('the import rejects a file that is not CSV or has no name column, and keeps it selected', async () => {
  const visit = await open('/admin/import', { as: await makeAdmin() })
  const { page } = visit
  const choose = (name: string, text: string) =>
    field(page, 'CSV file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose('list.txt', 'name\nA')
  await page.getByText('Please select a valid CSV file').waitFor()

  await choose('list.csv', 'website,city\nhttps://a.example,Juneau\n')
  visit.expectPageError(/status of 400/)
  await button(page, 'Import').click()
  await page
    .getByRole('alert')
    .getByText('The file has no “name” column. Its first line must name the columns.')
    .waitFor()

  await choose('list.csv', 'name,city\nKept Company,Juneau\n')
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await button(page, 'Import').click()
  await page.getByRole('alert').getByText('Import failed').waitFor()
  await page.context().setOffline(false)
  await page.getByText('list.csv, 30 bytes').waitFor()
  await button(page, 'Import').click()
  await page.getByText('Imported 1 business.').waitFor()
})

test('rows with errors are listed by line, and valid rows are imported', async () => {
  const { page } = await open('/admin/import', { as: await makeAdmin() })
  await field(page, 'CSV file').setInputFiles({
    name: 'mixed.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,website,city\nGood Harbour,,Juneau\n,,Nowhere\nBad Site,not a site,Nome\n'),
  })
  await button(page, 'Import').click()
  await page.getByText('Imported 2 businesses').waitFor()
  const table = page.getByRole('table', { name: 'Rows with errors' })
  expect(await table.locator('tbody tr').allTextContents()).toEqual([
    expect.stringContaining('3The row has no name'),
    expect.stringContaining('4The website “not a site” is not a valid address'),
  ])
})

test('an administrator rejects and suspends with a reason, approves, and deletes only unused businesses', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness(
    {
      business_name: 'Under Review',
      verification_status: 'pending',
      is_public: false,
      alaska_business_license: '10042',
    },
    { owner },
  )
  const visit = await open('/admin?tab=verification', { as: await makeAdmin() })
  const { page } = visit
  await field(page, 'Search businesses').fill('10042')
  await waitForHeading(page, '1 business')
  await page.getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(owner.email).waitFor()
  await dialog.getByText('Licence number: 10042').waitFor()
  expect(await dialogButton(page, 'Delete').count()).toBe(0)

  await dialogButton(page, 'Reject').click()
  await confirm(page, 'Reject')
  await page.getByRole('alertdialog').getByText('Enter a reason').waitFor()
  await page.getByRole('alertdialog').getByLabel('Reason').fill('The number is unknown')
  visit.expectPageError(/503/)
  await page.route('**/reject', (route) => route.fulfill({ status: 503, body: '{"error":"Busy"}' }), {
    times: 1,
  })
  await confirm(page, 'Reject')
  await page.getByText('Busy').first().waitFor()
  await dialogButton(page, 'Reject').click()
  expect(await page.getByRole('alertdialog').getByLabel('Reason').inputValue()).toBe('The number is unknown')
  await confirm(page, 'Reject')
  await dialog.locator('.badge', { hasText: 'Rejected' }).waitFor()
  expect(await stored(id)).toMatchObject({
    verification_status: 'rejected',
    verification_notes: 'The number is unknown',
  })

  await dialogButton(page, 'Approve').click()
  await dialog.locator('.badge', { hasText: 'Verified' }).waitFor()
  expect(await stored(id)).toMatchObject({ verification_status: 'approved', is_public: true })
  expect((await app.visitor.get(`/api/profiles/${id}`)).status).toBe(200)

  await dialogButton(page, 'Suspend').click()
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Complaints')
  await confirm(page, 'Suspend')
  await dialog.locator('.badge', { hasText: 'Suspended' }).waitFor()
  expect((await app.visitor.get(`/api/profiles/${id}`)).status).toBe(404)

  await dialogButton(page, 'Delete').click()
  await page.getByText('No business matches').waitFor()
  expect(await stored(id)).toBeUndefined()
})

test('an imported business is published from its review, and the status filters the list', async () => {
  const { id } = await makeBusiness({ business_name: 'Solo Import', verification_status: 'imported', is_public: false })
  const { page } = await open('/admin?tab=verification&search=solo', { as: await makeAdmin() })
  await page.getByRole('button', { name: 'Review' }).click()
  await dialogButton(page, 'Publish to Public Directory').click()
  await page.getByRole('dialog').locator('.badge', { hasText: 'Curated' }).waitFor()
  expect(await stored(id)).toMatchObject({ verification_status: 'curated', is_public: true })
  expect(await dialogButton(page, 'Publish to Public Directory').count()).toBe(0)
  await dialogButton(page, 'Close').click()
  await page.getByRole('dialog', { name: 'Solo Import' }).waitFor({ state: 'detached' })

  await field(page, 'Status').selectOption('imported')
  await waitForHeading(page, 'No businesses found')
  await field(page, 'Status').selectOption('curated')
  await waitForHeading(page, '1 business')
  expect(new URL(page.url()).search).toBe('?tab=verification&search=solo&status=curated')
  await button(page, 'Clear Filters').click()
  await page.waitForURL('/admin?tab=verification')
  await expectValues(page, { 'Search businesses': '', Status: '' })
})

test('a business created by an administrator is curated and private by default and needs no entity number', async () => {
  const { page } = await open('/admin/businesses/new', { as: await makeAdmin() })
  await expectValues(page, { Status: 'curated' })
  expect(await field(page, 'Public').isChecked()).toBe(false)
  await fill(page, { 'Business name': 'Made By Hand' })
  await button(page, 'Create Business').click()
  await page.getByText('Business created.').waitFor()
  await page.waitForURL('/admin?tab=verification')
  const [made] = await db.selectFrom('businesses').where('business_name', '=', 'Made By Hand').selectAll().execute()
  expect(made).toMatchObject({ verification_status: 'curated', is_public: false })

  await page.goto(`/admin/businesses/${made?.id}/edit`)
  await waitUntilReady(page)
  await field(page, 'Status').selectOption('approved')
  await field(page, 'Public').check()
  await button(page, 'Save Changes').click()
  await page.waitForURL('/admin?tab=verification')
  expect((await app.visitor.get(`/api/profiles/${made?.id}`)).body.profile.verification_status).toBe('approved')
})
