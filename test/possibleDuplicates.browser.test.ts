import { expect, test } from 'vitest'
import { makeAdmin } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, findHorizontalOverflow, startBrowser } from './browser.ts'

const { open } = await startBrowser(await startTestApp())

test('an administrator finds a pair by name and city, merges it and undoes the merge from the message', async () => {
  for (const business_name of ['Harbor Boats', 'HARBOR BOATS LLC']) await makeBusiness({ business_name, city: 'Nome' })
  for (const business_name of ['Sled Cafe', 'SLED CAFE INC']) await makeBusiness({ business_name, city: 'Sitka' })
  const { page, runAxe } = await open('/admin/duplicates', { as: await makeAdmin(), width: 390 })
  await page.getByRole('heading', { name: '2 pairs of businesses may be the same' }).waitFor()
  const search = page.getByLabel('Search the pairs')
  await search.fill('nome harbor')
  await page.getByRole('heading', { name: '1 pair of businesses matches' }).waitFor()
  expect(await page.getByRole('link', { name: 'Sled Cafe' }).count()).toBe(0)
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])

  await button(page, 'Keep This One').first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click()
  const done = page.getByText('“HARBOR BOATS LLC” is now a part of “Harbor Boats”.')
  await done.waitFor()
  await page.getByText('No pair matches “nome harbor”').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('HARBOR BOATS LLC is back.').waitFor()
  await done.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: '1 pair of businesses matches' }).waitFor()
  expect(await page.getByRole('region', { name: 'Recent merges' }).count()).toBe(0)
})
