import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, type Visit } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

async function expectAccessible(visit: Visit) {
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(visit.page)).toEqual([])
}

test.each([1280, 390])(
  'a member disputes a business, its owner answers, and an administrator hands it over, at %i pixels',
  async (width) => {
    const name = `Harbor Goods ${width}`
    const [admin, owner, disputant] = [
      await makeAdmin(),
      await makeUser({ full_name: 'Olaf Owner' }),
      await makeUser({ full_name: 'Dora Disputant' }),
    ]
    const { id } = await makeBusiness({ business_name: name }, { owner })
    const options = { width, dark: width === 390 }

    const visit = await open(`/businesses/${id}`, { ...options, as: disputant })
    const { page } = visit
    await page.getByRole('link', { name: 'Is this your business?' }).click()
    await page.getByText('This business has already been claimed').waitFor()
    await page.getByRole('button', { name: 'Dispute the Ownership' }).press('Enter')
    await page.getByRole('button', { name: 'Submit Dispute' }).click()
    await page.getByText('Please explain why you should be granted ownership', { exact: true }).waitFor()
    await expectAccessible(visit)
    await page.getByLabel('Alaska Business Entity Number').fill('10012345')
    await page.getByLabel('Message').fill('My family has run it since 1998.')
    visit.expectPageError(/500/)
    await page.route('**/api/businesses/*/dispute', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
    await page.getByRole('button', { name: 'Submit Dispute' }).click()
    await page.getByText(/Failed to submit the dispute|^x/).waitFor()
    await page.unroute('**/api/businesses/*/dispute')
    await page.getByRole('button', { name: 'Submit Dispute' }).click()
    await page.getByText('You dispute the ownership of this business').waitFor()

    const admins = await open('/admin?tab=claims', { ...options, as: admin })
    await admins.page.getByRole('heading', { name: '1 open dispute' }).waitFor()
    const review = admins.page.getByRole('row', { name }).getByRole('button', { name: 'Review' })
    await review.press('Enter')
    const panel = admins.page.getByRole('dialog', { name })
    await panel.getByText('The owner has not answered yet').waitFor()
    expect(await panel.getByRole('button', { name: 'Hand Over' }).count()).toBe(0)

    const owners = await open(`/my-businesses/${id}`, { ...options, as: owner })
    await owners.page.getByText('Dora Disputant says that this business is theirs').waitFor()
    await owners.page.getByText('My family has run it since 1998.').waitFor()
    await owners.page.getByRole('button', { name: 'Send Answer' }).click()
    await owners.page.getByText('Please write an answer').waitFor()
    await owners.page.getByLabel('Your answer').fill('I bought it in 2020.')
    await owners.page.getByRole('button', { name: 'Send Answer' }).click()
    await owners.page.getByRole('button', { name: 'Change Answer' }).waitFor()
    await expectAccessible(owners)

    await admins.page.reload()
    await panel.getByText('I bought it in 2020.').waitFor()
    await expectAccessible(admins)
    await panel.getByRole('button', { name: 'Hand Over' }).click()
    const question = admins.page.getByRole('alertdialog')
    await question.getByLabel('Reason').fill('The deed is hers.')
    await question.getByRole('button', { name: 'Hand Over' }).click()
    await admins.page.getByText(`Dora Disputant is now the owner of ${name}.`).waitFor()
    await panel.getByText('Reason: The deed is hers.').waitFor()

    await page.goto('/my-businesses')
    await page.getByText('Reason: The deed is hers.').waitFor()
    await expectAccessible(visit)
    expect((await app.as(owner).get(`/api/businesses/${id}/team`)).status).toBe(403)
    expect((await app.as(disputant).get(`/api/businesses/${id}/team`)).status).toBe(200)
  },
)
