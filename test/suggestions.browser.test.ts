import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

test('a visitor suggests a correction, and the owner accepts it with one click', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Fjord Kayaks', phone: '907-555-0100' }, { owner })
  const visit = await open(`/businesses/${id}`, { width: 390 })
  const { page } = visit
  await button(page, 'Suggest a correction').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send Correction' }).click()
  await dialog.getByText('Please choose what is wrong').waitFor()
  await dialog.getByLabel('What is wrong?').selectOption('Phone')
  await dialog.getByText('Now: 907-555-0100').waitFor()
  await dialog.getByLabel('The right phone').fill('907-555-0111')
  expect(await visit.runAxe()).toEqual([])
  await dialog.getByRole('button', { name: 'Send Correction' }).click()
  await page.getByText('Thank you. Somebody will check your correction.').waitFor()

  const { page: own } = await open('/my-businesses', { as: owner })
  await own.getByText('1 suggested correction', { exact: true }).waitFor()
  await own.getByRole('link', { name: 'Fjord Kayaks' }).click()
  await button(own, 'Accept: Phone of Fjord Kayaks').click()
  await own.getByText('The correction has been accepted.').waitFor()
  await expect.poll(() => own.getByRole('heading', { name: 'Suggested corrections' }).count()).toBe(0)
  const { phone } = await db.selectFrom('businesses').where('id', '=', id).select('phone').executeTakeFirstOrThrow()
  expect(phone).toBe('907-555-0111')
})
