import { expect, test } from 'vitest'
import { makeAdmin } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

test('an administrator merges a misspelled name, undoes it, and keeps another one', async () => {
  const admin = await makeAdmin()
  for (const city of ['Jumau', 'Juneau', 'Juneau', 'Glenallen', 'Nome']) await makeBusiness({ city })
  const visit = await open('/admin/names', { as: admin, width: 390 })
  const { page } = visit
  await page.getByRole('heading', { name: '2 likely misspellings' }).waitFor()
  await button(page, 'Merge: Jumau into Juneau').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('1 business gets the city “Juneau”, which 2 have now.').waitFor()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('1 business now has the city “Juneau”.').waitFor()
  expect(await visit.runAxe()).toEqual([])
  await button(page, 'Undo: Jumau').click()
  await button(page, 'Merge: Jumau into Juneau').waitFor()
  await button(page, 'Keep: Glenallen').click()
  await page.getByRole('heading', { name: '1 likely misspelling', exact: true }).waitFor()

  await page.getByLabel('Name to replace').fill('Nowhere')
  const newName = page.getByLabel('New name')
  await newName.fill('nom')
  await page.getByRole('option', { name: 'Nome' }).click()
  expect(await newName.inputValue()).toBe('Nome')
  visit.expectPageError(/status of 404/)
  await button(page, 'Merge Names').click()
  await page.getByText('No business has the city “Nowhere”').waitFor()
  expect(await page.getByLabel('Name to replace').inputValue()).toBe('Nowhere')
})

test('a business form suggests industries by everyday words, and accepts any other', async () => {
  const admin = await makeAdmin()
  const { page } = await open('/admin/businesses/new', { as: admin })
  await page.getByLabel('Business name').fill('Dry Pipes')
  const industry = page.getByRole('combobox', { name: 'Industry' })
  await industry.fill('plumber')
  await page.getByRole('option', { name: 'Plumbing Construction & Trades' }).click()
  expect(await industry.inputValue()).toBe('Plumbing')
  const city = page.getByRole('combobox', { name: 'City' })
  await city.fill('Port Nowhere')
  await city.press('Enter')
  await page.getByText('Business created').first().waitFor()
  const saved = await db
    .selectFrom('businesses')
    .where('business_name', '=', 'Dry Pipes')
    .select(['industry', 'city'])
    .executeTakeFirstOrThrow()
  expect(saved).toEqual({ industry: 'Plumbing', city: 'Port Nowhere' })
})
