import { expect, test } from 'vitest'
import { sql } from '../src/database/open.server.ts'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  field,
  fill,
  findHorizontalOverflow,
  heading,
  startBrowser,
  type Visit,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const mailbox = openMailbox(app.mailFolder)

async function expectAccessible({ page, runAxe }: Visit) {
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
}

/** The dialog after its opening animation. */
const dialog = (visit: Visit) => visit.page.locator('.dialog:not([data-starting-style]):not([data-ending-style])')
const getDialogButton = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true })
const row = (visit: Visit, name: string) => visit.page.getByRole('row').filter({ hasText: name })

test.each([1280, 390])(
  'a team invites, accepts, changes roles, transfers ownership and leaves, at %i pixels',
  async (width) => {
    const owner = await makeUser({ full_name: `Olga Owner ${width}` })
    const member = await makeUser({ full_name: `Mika Member ${width}` })
    const { id } = await makeBusiness({ business_name: `Tideline ${width}` }, { owner })

    const owners = await open(`/my-businesses/${id}`, { as: owner, width })
    await owners.page.getByRole('link', { name: 'Manage Team' }).click()
    await heading(owners.page, 'Manage Team').waitFor()
    await button(owners.page, 'Invite').click()
    await dialog(owners).getByLabel('Email').fill('no address')
    await getDialogButton(owners, 'Send Invitation').click()
    await dialog(owners).getByText('Please enter a valid email address').waitFor()
    await expectAccessible(owners)
    await dialog(owners).getByLabel('Email').fill(member.email)
    await dialog(owners).getByLabel('Role').selectOption('viewer')
    await getDialogButton(owners, 'Send Invitation').click()
    await row(owners, member.email).getByText('Invited').waitFor()
    await expectAccessible(owners)

    const members = await open(await mailbox.waitForLink(member.email), { as: member, width })
    await members.page.getByText(`Olga Owner ${width} invites you as Viewer`).waitFor()
    await expectAccessible(members)
    await members.page.getByRole('button', { name: 'Accept' }).click()
    await members.page.getByRole('link', { name: `Tideline ${width}` }).waitFor()
    expect(await members.page.getByText('no longer open').count()).toBe(0)

    await owners.page.reload()
    await waitUntilReady(owners.page)
    await row(owners, member.email)
      .getByText(/Active since/)
      .waitFor()
    await row(owners, member.email).getByRole('button', { name: 'Change Role' }).click()
    await dialog(owners).getByLabel('Role').selectOption('admin')
    await expectAccessible(owners)
    await getDialogButton(owners, 'Save').click()
    await row(owners, member.email).getByText('Admin', { exact: true }).waitFor()
    await expect.poll(() => dialog(owners).count()).toBe(0)

    await row(owners, member.email).getByRole('button', { name: 'Hand Over' }).click()
    await getDialogButton(owners, 'Hand Over').click()
    await owners.page.waitForURL(`/my-businesses/${id}`)
    await button(owners.page, 'Leave Team').waitFor()
    expect(await owners.page.getByRole('link', { name: 'Manage Team' }).count()).toBe(0)
    await expectAccessible(owners)

    await button(owners.page, 'Leave Team').click()
    await getDialogButton(owners, 'Leave').click()
    await owners.page.waitForURL('/my-businesses')
    await owners.page.getByText('You are not in a business yet').waitFor()

    await members.page.goto(`/businesses/${id}/team`)
    await waitUntilReady(members.page)
    await members.page.getByRole('heading', { name: '1 person in the team' }).waitFor()

    owners.expectPageError(/status of 403/)
    await owners.page.goto(`/businesses/${id}/team`)
    await heading(owners.page, 'Only the owner manages the team').waitFor()
  },
)

test('an invited address without an account registers through the link and accepts', async () => {
  const owner = await makeUser()
  const { id, business_name } = await makeBusiness({}, { owner })
  const email = 'nora+new@example.com'
  await app.as(owner).post(`/api/businesses/${id}/team`, { email, role: 'member' })
  const visit = await open(await mailbox.waitForLink(email), { width: 390 })
  const { page } = visit
  await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
  await expectAccessible(visit)
  await fill(page, { 'Full name': 'Nora New', Password: PASSWORD, 'Confirm password': PASSWORD })
  await button(page, 'Sign Up').click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText(`You are now in the team of ${business_name}.`).waitFor()
})

test.each([1280, 390])('an expired invitation is marked, and the owner sends it again, at %i pixels', async (width) => {
  const [owner, invited] = [await makeUser(), await makeUser({ full_name: `Late Lee ${width}` })]
  const { id, business_name } = await makeBusiness({}, { owner })
  await app.as(owner).post(`/api/businesses/${id}/team`, { email: invited.email, role: 'member' })
  const link = await mailbox.waitForLink(invited.email)
  await db
    .updateTable('business_members')
    .set({ invited_at: sql<string>`now() - interval '15 days'` })
    .where('email', '=', invited.email)
    .execute()

  const invitedVisit = await open(link, { as: invited, width })
  await invitedVisit.page.getByText('This invitation has expired').waitFor()
  expect(await invitedVisit.page.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await expectAccessible(invitedVisit)

  const owners = await open(`/businesses/${id}/team`, { as: owner, width })
  await row(owners, invited.email).getByText('Invitation expired').waitFor()
  await expectAccessible(owners)
  await row(owners, invited.email).getByRole('button', { name: 'Send Again' }).click()
  await owners.page.getByText(`The invitation to ${invited.email} has been sent.`).waitFor()
  await row(owners, invited.email).getByText('Invited', { exact: true }).waitFor()

  await invitedVisit.page.goto(await mailbox.waitForLink(invited.email, 2))
  await invitedVisit.page.getByRole('button', { name: `Accept the invitation to ${business_name}` }).click()
  await invitedVisit.page.getByText(`You are now in the team of ${business_name}.`).waitFor()
})

test.each([1280, 390])('a member requests access and joins the team, at %i pixels', async (width) => {
  const owner = await makeUser()
  const asker = await makeUser({ full_name: `Ask Er ${width}` })
  const { id, business_name } = await makeBusiness({}, { owner })

  const visitor = await open(`/businesses/${id}`, { width })
  expect(await visitor.page.getByText('Ask the owner for access').count()).toBe(0)

  const askerVisit = await open(`/businesses/${id}`, { as: asker, width })
  await button(askerVisit.page, 'Ask the owner for access').click()
  await dialog(askerVisit).getByLabel('Message').fill('I keep the books.')
  await getDialogButton(askerVisit, 'Send Request').click()
  await askerVisit.page.getByText('You have asked the owner for access.').waitFor()
  await expectAccessible(askerVisit)
  await askerVisit.page.goto('/my-businesses')
  await waitUntilReady(askerVisit.page)
  await askerVisit.page.getByRole('heading', { name: 'Your access requests' }).waitFor()
  await askerVisit.page.getByRole('link', { name: business_name }).waitFor()

  const deciding = await open(`/businesses/${id}/team`, { as: owner, width })
  await deciding.page.getByText('I keep the books.').waitFor()
  await expectAccessible(deciding)
  await deciding.page.getByRole('button', { name: `Accept the request of Ask Er ${width}` }).click()
  await dialog(deciding).getByLabel('Role').selectOption('admin')
  await getDialogButton(deciding, 'Accept').click()
  await row(deciding, asker.email).getByText('Admin', { exact: true }).waitFor()
  expect(await deciding.page.getByText('Requests for access').count()).toBe(0)
  expect((await mailbox.waitForEmail(asker.email)).subject).toMatch(/^You are now in the team of/)
})
