import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeClaim } from '../src/features/claims/claims.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectValues,
  expectValuesKeptOnFailure,
  field,
  fill,
  heading,
  startBrowser,
  type Visit,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const { waitForEmail, waitForLink } = openMailbox(app.mailFolder)

const dialog = (page: Page) => page.getByRole('dialog')
const dialogButton = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const getConfirmDialog = (page: Page) => page.getByRole('alertdialog')
const waitForHeading = (page: Page, sentence: string) =>
  page.getByRole('heading', { name: sentence, exact: true }).waitFor()
const expectAccessible = async ({ page, runAxe }: Visit, where: string) => {
  await waitUntilReady(page)
  expect(await runAxe(), `accessibility ${where}`).toEqual([])
}

test.each([1280, 390])(
  'a business is imported, published, claimed, approved, edited, suspended and revoked, at %i pixels',
  async (width) => {
    const site = `kelp${width}.example.com`
    const name = `Kelp Forest Kayaks ${width}`
    const admin = await makeAdmin({ full_name: 'Ada Admin' })
    const claimant = await makeUser({ email: `claimant${width}@example.com`, full_name: 'Clara Claimant' })
    const rival = await makeUser({ email: `rival${width}@example.com` })

    // An administrator imports the business and publishes it.
    const form = new FormData()
    form.set(
      'csv',
      new Blob([`name,website,city\n${name},https://www.${site}/,Sitka\n`], { type: 'text/csv' }),
      'list.csv',
    )
    expect((await app.as(admin).post('/api/admin/import-businesses', form)).body.imported).toBe(1)
    const { id } = await db
      .selectFrom('businesses')
      .where('business_name', '=', name)
      .select('id')
      .executeTakeFirstOrThrow()
    const adminVisit = await open(`/admin?tab=verification&review=${id}`, { width, as: admin })
    await dialogButton(adminVisit.page, 'Publish to Public Directory').click()
    await dialog(adminVisit.page).getByText('Unclaimed', { exact: true }).waitFor()
    await dialog(adminVisit.page).locator('.badge').getByText('Public', { exact: true }).waitFor()
    expect(await dialogButton(adminVisit.page, 'Revoke Claim').count()).toBe(0)

    // A visitor finds it, logs in and claims it.
    const visit = await open(`/businesses/${id}`, { width })
    const { page } = visit
    await expectAccessible(visit, 'of the unclaimed business')
    await page.getByRole('link', { name: 'Claim This Business' }).click()
    await page.waitForURL(`/login?return=${encodeURIComponent(`/businesses/${id}/claim`)}`)
    await fill(page, { Email: claimant.email, Password: PASSWORD })
    await button(page, 'Login').click()
    await heading(page, 'Claim This Business').waitFor()
    await page.getByText(name, { exact: true }).last().waitFor()
    await page.getByText('Sitka, AK', { exact: true }).waitFor()
    await button(page, 'Submit Claim Request').click()
    await page.getByText('Alaska Business Entity Number is required').waitFor()
    await page.getByText('Please explain why you should be granted ownership', { exact: true }).waitFor()
    await expectAccessible(visit, 'of the claim form with faults')
    expect(await field(page, 'Federal EIN').getAttribute('placeholder')).toBe('XX-XXXXXXX')
    await fill(page, {
      'Alaska Business Entity Number': '10054321',
      'Federal EIN': '12-3456789',
      'Proof of ownership': `https://${site}/deed.pdf`,
      Message: 'I have run it since 1998.',
    })
    await button(page, 'Submit Claim Request').click()
    await heading(page, 'Claim Request Submitted!').waitFor()
    const since = Date.now()
    await expectAccessible(visit, 'of the submitted claim')
    await page.waitForURL('/my-businesses')
    expect(Date.now() - since).toBeGreaterThan(1500)
    expect((await waitForEmail(claimant.email)).subject).toBe(`We have received your claim for ${name}`)

    // The claimant proves an email address at the website's domain.
    await button(page, 'Prove by Email').click()
    await field(page, 'Email address at the business').fill('office@gmail.com')
    visit.expectPageError(/status of 400/)
    await button(page, 'Send Code').click()
    await page.getByText(`Please enter an address that ends in @${site}`, { exact: true }).waitFor()
    await field(page, 'Email address at the business').fill(`office@${site}`)
    await button(page, 'Send Code').click()
    await field(page, 'Code').waitFor()
    const code = (await waitForEmail(`office@${site}`)).text?.match(/Your code is (\d{6})/)?.[1] ?? ''
    await page.reload()
    await waitUntilReady(page)
    await field(page, 'Code').fill(code === '000000' ? '000001' : '000000')
    await button(page, 'Confirm Code').click()
    await page.getByText('The code is not correct. You have 4 tries left.').waitFor()
    await expectAccessible(visit, 'of the code')
    await field(page, 'Code').fill(code)
    await button(page, 'Confirm Code').click()
    await page.getByText(`proven by email at ${site}`).waitFor()

    // Another member also claims it, and the administrator decides.
    await makeClaim({ business_id: id, user_id: rival.id, message: 'Mine.' })
    await adminVisit.page.goto('/admin?tab=claims&status=pending')
    await waitUntilReady(adminVisit.page)
    await waitForHeading(adminVisit.page, '2 claim requests')
    await expectAccessible(adminVisit, 'of the claim requests')
    await adminVisit.page.getByRole('button', { name: 'claimed by Clara Claimant' }).click()
    const panel = dialog(adminVisit.page)
    await panel.getByText('One other claim is pending').waitFor()
    await panel.getByText(`proven by email at ${site}`).waitFor()
    expect(await panel.getByRole('row').allTextContents()).toEqual([
      expect.stringContaining('What'),
      'Entity numberNot on record10054321not given',
      'EINNot on record12-3456789not given',
      `WebsiteSame${site}${site}`,
    ])
    await expectAccessible(adminVisit, 'of the review')
    await dialogButton(adminVisit.page, 'Reject').click()
    await getConfirmDialog(adminVisit.page).getByRole('button', { name: 'Reject' }).click()
    await getConfirmDialog(adminVisit.page).getByText('Please provide a rejection reason').waitFor()
    await getConfirmDialog(adminVisit.page).getByRole('button', { name: 'Cancel' }).click()
    await dialogButton(adminVisit.page, 'Approve').click()
    await getConfirmDialog(adminVisit.page).getByLabel('Notes').fill('Welcome aboard.')
    // The first click of a double click opens the confirmation. The second one must not confirm it.
    const answer = getConfirmDialog(adminVisit.page).getByRole('button', { name: 'Approve' })
    await answer.hover()
    await adminVisit.page.mouse.down({ clickCount: 2 })
    await adminVisit.page.mouse.up({ clickCount: 2 })
    await answer.click()
    await panel.getByText(/^Approved by Ada Admin, .+ AK[SD]T$/).waitFor()
    await panel.getByText('Notes: Welcome aboard.').waitFor()
    expect(await dialogButton(adminVisit.page, 'Approve').count()).toBe(0)
    await expectAccessible(adminVisit, 'of the decision')
    expect((await waitForEmail(claimant.email, 2)).text).toContain('Welcome aboard.')
    expect((await waitForEmail(rival.email)).text).toContain('Another claim for this business was approved')

    // The claimant owns the business.
    await page.goto('/my-businesses')
    await waitUntilReady(page)
    await page.getByText('You have been granted ownership.').waitFor()
    await page.getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL(`/my-businesses/${id}`)
    await heading(page, name).waitFor()
    await page.getByText('Owner', { exact: true }).first().waitFor()
    await page.getByText('Verified', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
    const lateVisit = await open(`/businesses/${id}/claim`, { width, as: rival })
    await lateVisit.page.getByText('This business has already been claimed').waitFor()
    await lateVisit.page.getByRole('button', { name: 'Ask the owner for access' }).waitFor()
    await expectAccessible(lateVisit, 'of the claimed business')

    // The owner invites a colleague, who edits it.
    const colleague = await makeUser({ email: `colleague${width}@example.com` })
    await page.getByRole('link', { name: 'Manage Team' }).click()
    await button(page, 'Invite').click()
    const inviting = page.locator('.dialog')
    await inviting.getByLabel('Email').fill(colleague.email)
    await inviting.getByLabel('Role').selectOption('admin')
    await inviting.getByRole('button', { name: 'Send Invitation' }).click()
    const joining = await open(await waitForLink(colleague.email), { width, as: colleague })
    await joining.page.getByRole('button', { name: 'Accept' }).click()
    await joining.page.getByRole('link', { name, exact: true }).click()
    await joining.page.getByRole('link', { name: 'Edit', exact: true }).click()
    await field(joining.page, 'Tagline').fill('Paddle at dawn')
    await button(joining.page, 'Save Changes').click()
    await joining.page.waitForURL(`/my-businesses/${id}`)
    await joining.page.getByText('Paddle at dawn').waitFor()
    expect(await joining.page.getByRole('link', { name: 'Manage Team' }).count()).toBe(0)
    expect((await waitForEmail(claimant.email, 3)).subject).toContain(name)

    // An administrator suspends it, its owner is notified, and the administrator approves it again.
    await adminVisit.page.goto(`/admin?tab=verification&review=${id}`)
    await waitUntilReady(adminVisit.page)
    await dialogButton(adminVisit.page, 'Suspend').click()
    await getConfirmDialog(adminVisit.page).getByLabel('Reason').fill('Guests complain.')
    await getConfirmDialog(adminVisit.page).getByRole('button', { name: 'Suspend' }).click()
    await panel.getByText('Suspended', { exact: true }).first().waitFor()
    const suspended = await waitForEmail(claimant.email, 4)
    expect([suspended.subject, suspended.text]).toEqual([
      `${name} has been suspended`,
      expect.stringContaining('Reason: Guests complain.'),
    ])
    expect((await app.visitor.get(`/api/profiles/${id}`)).status).toBe(404)
    await page.goto(`/my-businesses/${id}`)
    await waitUntilReady(page)
    await page.getByText('Guests complain.').waitFor()
    await dialogButton(adminVisit.page, 'Approve').click()
    await waitForEmail(claimant.email, 5)

    // The administrator revokes the claim.
    await adminVisit.page.goto(`/admin?tab=verification&review=${id}`)
    await waitUntilReady(adminVisit.page)
    await dialogButton(adminVisit.page, 'Revoke Claim').click()
    await getConfirmDialog(adminVisit.page).getByLabel('Reason').fill('The deed was forged.')
    await getConfirmDialog(adminVisit.page).getByRole('button', { name: 'Revoke Claim' }).click()
    await panel.getByText('Unclaimed', { exact: true }).waitFor()
    await panel.getByText('Curated', { exact: true }).waitFor()
    const mail = await waitForEmail(claimant.email, 6)
    expect(mail.subject).toBe(`The ownership of ${name} has been revoked`)
    expect(mail.text).toContain('The deed was forged.')
    await page.goto('/my-businesses')
    await waitUntilReady(page)
    await page.getByText('Reason: The deed was forged.').waitFor()
    await expectAccessible(visit, 'of the revoked claim')
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('link', { name: 'Claim This Business' }).click()
    await page.waitForURL(`/businesses/${id}/claim`)
    await button(page, 'Submit Claim Request').waitFor()
  },
)

test('a claim that cannot be sent keeps its values, and a pending claim is announced', async () => {
  const user = await makeUser()
  const { id } = await makeBusiness({ verification_status: 'curated' })
  const visit = await open(`/businesses/${id}/claim`, { as: user })
  const { page } = visit
  const typed = { 'Alaska Business Entity Number': '10054321', Message: 'Mine.' }
  await fill(page, typed)
  await expectValuesKeptOnFailure(
    visit,
    'Submit Claim Request',
    '**/api/businesses/*/claim',
    'Failed to submit claim request',
    typed,
  )

  // The claim was already sent from another tab.
  await makeClaim({ business_id: id, user_id: user.id })
  visit.expectPageError(/status of 409/)
  await button(page, 'Submit Claim Request').click()
  await page.getByText('You already have a pending claim for this business').waitFor()
  await page.getByRole('link', { name: 'Go to My Businesses' }).click()
  await page.getByText('No proof by email: The business has no website on record').waitFor()
})

test('the claim page of an unknown business leads back to the directory', async () => {
  const visit = await open('/businesses/4000000/claim', { as: await makeUser() })
  visit.expectPageError(/status of 404/)
  await visit.page.getByRole('alert').getByText('Business not found').waitFor()
  await visit.page.getByRole('link', { name: 'Back to Businesses' }).click()
  await visit.page.waitForURL('/businesses')
})

test('a half-written claim survives a reload without its tax number, and the profile then shows the pending claim', async () => {
  const [member, { id }] = [await makeUser(), await makeBusiness({ business_name: 'Spruce Tip Soda' })]
  const { page } = await open(`/businesses/${id}/claim`, { as: member, width: 390 })
  const typed = { 'Alaska Business Entity Number': '10012345', Message: 'I opened it in 2019.' }
  await fill(page, { ...typed, 'Federal EIN': '12-3456789' })
  await page.reload()
  await waitUntilReady(page)
  await page.getByText('Your unsent draft was restored.').waitFor()
  await expectValues(page, { ...typed, 'Federal EIN': '' })
  await button(page, 'Submit Claim Request').click()
  await heading(page, 'Claim Request Submitted!').waitFor()
  await page.goto(`/businesses/${id}`)
  await page.getByText('You have claimed it. An administrator is reviewing your request').waitFor()
  expect(await page.getByRole('link', { name: 'Claim This Business' }).count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('10012345')
})

test('a visitor who owns a claimed business finds the claim page', async () => {
  const { id } = await makeBusiness({}, { owner: await makeUser() })
  const { page } = await open(`/businesses/${id}`, { width: 390 })
  await page.getByRole('link', { name: 'Do you own or work at this business?' }).click()
  await page.waitForURL(`/login?return=${encodeURIComponent(`/businesses/${id}/claim`)}`)
})
