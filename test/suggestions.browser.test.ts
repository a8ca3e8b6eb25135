import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
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

for (const width of [390, 1280]) {
  test(`asks for confirmation before a closed business is taken off the directory, and can undo it, at ${width} pixels`, async () => {
    const owner = await makeUser()
    const { id } = await makeBusiness({ business_name: `Fjord Ferries ${width}` }, { owner })
    await db.insertInto('business_suggestions').values({ business_id: id, field: 'closed' }).execute()
    const isPublic = async () =>
      (await db.selectFrom('businesses').where('id', '=', id).select('is_public').executeTakeFirstOrThrow()).is_public

    const visit = await open('/admin/suggestions', { as: await makeAdmin(), width })
    const { page } = visit
    const ask = button(page, `Take Off the Directory: It has closed of Fjord Ferries ${width}`)
    const dialog = page.getByRole('alertdialog', { name: `Take Fjord Ferries ${width} off the directory?` })
    await ask.click()
    await dialog.getByText('Its owner is told, and can put it back.').waitFor()
    expect(await visit.runAxe()).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await isPublic()).toBe(true)
    await ask.press('Enter')
    await dialog.getByRole('button', { name: 'Take Off the Directory' }).press('Enter')
    await button(page, `Put Back: Fjord Ferries ${width}`).waitFor()
    expect(await isPublic()).toBe(false)
    expect(await visit.runAxe()).toEqual([])

    const own = await open(`/my-businesses/${id}`, { as: owner, width })
    await own.page.getByText('Taken off the directory as closed').waitFor()
    expect(await own.runAxe()).toEqual([])
    await button(own.page, 'It Is Open').press('Enter')
    await own.page.getByText(`Fjord Ferries ${width} is back in the directory.`).waitFor()
    expect(await isPublic()).toBe(true)
    await page.reload()
    await page.getByRole('heading', { name: 'Suggested Corrections' }).waitFor()
    await expect.poll(() => page.getByText(`Fjord Ferries ${width}`).count()).toBe(0)
  })
}
