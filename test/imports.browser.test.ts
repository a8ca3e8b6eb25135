import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const admin = await makeAdmin()
const owner = await makeUser()

const list =
  'Members of the Chamber;;;;\r\nName of Business;Town;Tel.;Web;Remark\r\nAurora Inn;Nome;907-443-5555;aurora.example;ask Jo\r\n' +
  'Bear Books;Nome;907-443-7777;;\r\nJoes Diner;Nome;;;\r\n;Nome;;;\r\nTotal: 4;;;;\r\n'
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a list is checked, mapped, imported, published, and undone', async () => {
  await makeBusiness({ business_name: 'BEAR BOOKS', city: 'Nome', phone: '907-443-0001' }, { owner })
  await makeBusiness({ business_name: "Joe's Diner, Inc.", city: 'Nome' })
  const visit = await open('/admin/import', { as: admin })
  const { page } = visit
  await page.getByLabel('CSV file').setInputFiles(file('chamber.csv', list))
  await page.getByRole('button', { name: 'Check first' }).click()
  await page.getByRole('heading', { level: 1, name: 'chamber.csv' }).waitFor()
  await page.getByRole('heading', { name: 'New: 1' }).waitFor()
  await page.getByText("Possibly the same as “Joe's Diner, Inc.” in Nome: the name is spelled otherwise.").waitFor()
  await page.getByText('This is a total or a note below the table, not a business').waitFor()
  await page.getByText('The business has been claimed, so the changes are proposed to its team.').waitFor()

  // Another mapping is checked before it is applied.
  await page.getByRole('heading', { name: 'Columns' }).click()
  await page.getByLabel('What Remark becomes').selectOption('Description')
  await page.getByRole('button', { name: 'Check Again' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Check Again' }).count()).toBe(0)
  expect(await visit.runAxe()).toEqual([])
  await page.getByLabel('Leave them out').check()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByText('The import added 1 business, proposed changes for 1 business.').waitFor()
  expect(await visit.runAxe()).toEqual([])

  await page.getByRole('button', { name: 'Publish all 1' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published 1 business.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Result' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('chamber-result.csv')

  await page.getByRole('link', { name: 'Review Changes' }).click()
  await page.getByRole('button', { name: 'Accept: Phone of BEAR BOOKS' }).click()
  await page.getByRole('heading', { name: 'No change waits for a decision' }).waitFor()
  const { phone } = await db
    .selectFrom('businesses')
    .where('business_name', '=', 'BEAR BOOKS')
    .select('phone')
    .executeTakeFirstOrThrow()
  expect(phone).toBe('(907) 443-7777')

  await page.goBack()
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo Import' }).click()
  await page.getByText('This import has been undone').waitFor()
})

test('after an import in one step, what it added can be published in two clicks', async () => {
  const { page } = await open('/admin/import', { as: admin, width: 390 })
  await page.getByLabel('CSV file').setInputFiles(file('list.csv', 'name,city\nDune Diner,Nome\nElm Eyewear,Nome\n'))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('button', { name: 'Publish all 2' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('2 businesses are public.').waitFor()
})

test('an unreadable file stays selected, with a helpful message', async () => {
  const visit = await open('/admin/import', { as: admin })
  visit.expectPageError(/status of 400/)
  const { page } = visit
  await page.getByLabel('CSV file').setInputFiles(file('list.csv', 'PK\x03\x04'))
  await page.getByRole('button', { name: 'Check first' }).click()
  await page.getByText('This is a workbook, not a CSV file.', { exact: false }).waitFor()
  await page.getByText('list.csv, 4 bytes').waitFor()
})

test('says which columns the import in one step ignores', async () => {
  const { page, runAxe } = await open('/admin/import', { as: admin, width: 390 })
  const choose = (headings: string) =>
    page.getByLabel('CSV file').setInputFiles(file('list.csv', `${headings}\r\nAurora Inn,Nome,907-443-5555\r\n`))
  const notice = page.getByText('“Import” does not read:')
  await choose('name,city,phone')
  expect(await notice.textContent()).toBe('“Import” does not read: phone')
  expect(await runAxe()).toEqual([])
  await choose('\uFEFFName,"Street Address_1",city')
  await expect.poll(() => notice.count()).toBe(0)
})

test('rows with something left out stand apart, with their number', async () => {
  const visit = await open('/admin/import', { as: admin, width: 390 })
  const { page } = visit
  const rows = Array.from({ length: 15 }, (_, row) => `Fern Store ${row},Nome,https://fern.example/${row}`)
  const text = ['name,city,website', ...rows, 'Gorse Gifts,Nome,javascript:alert(1)'].join('\n')
  await page.getByLabel('CSV file').setInputFiles(file('list.csv', text))
  await page.getByRole('button', { name: 'Check first' }).click()
  await page.getByRole('heading', { name: 'With a remark: 1', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'New: 16' }).waitFor()
  const table = page.getByRole('table', { name: 'With a remark' })
  await table.getByText('Gorse Gifts').waitFor()
  expect(await table.getByRole('row').count()).toBe(2)
  expect(await visit.runAxe()).toEqual([])
})
