import { expect, test } from 'vitest'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { makeReport } from '../src/features/reports/reports.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, type Visit } from './browser.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const { waitForEmail } = openMailbox(app.mailFolder)
const [moderator, admin] = [await makeModerator({ full_name: 'Mo Derator' }), await makeAdmin()]

async function expectAccessible(visit: Visit) {
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(visit.page)).toEqual([])
}

async function decide(action: 'hide' | 'ban', title: string) {
  const author = await makeUser({ full_name: 'Ann Author' })
  const { id } = await makeQuestion({ user_id: author.id, title })
  const report = await makeReport({ target_id: id, target_title: title, author_id: author.id })
  await app.as(admin).post(`/api/admin/reports/${report.id}/resolve`, { action, note: 'Advertising is not allowed.' })
  return { author, id }
}

test.each([1280, 390])(
  'an author appeals from the notice on the page, and a moderator shows the question again, at %i pixels',
  async (width) => {
    const title = `Cheap pills ${width}`
    const { author, id } = await decide('hide', title)
    const visit = await open(`/questions/${id}`, { as: author, width, dark: width === 390 })
    const { page } = visit
    // The document of a hidden question answers 404. Then the browser requests the question as its author.
    visit.expectPageError(/404/)
    await page.getByText(/If you think that this is wrong, you can appeal once, until/).waitFor()
    await page.getByRole('button', { name: 'Appeal' }).press('Enter')
    await page.getByRole('button', { name: 'Send Appeal' }).click()
    await page.getByText('Please explain why the decision is wrong').waitFor()
    await expectAccessible(visit)

    visit.expectPageError(/500/)
    await page.route('**/api/reports/*/appeal', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
    await page.getByLabel('Why is the decision wrong?').fill('These are vitamins.')
    await page.getByRole('button', { name: 'Send Appeal' }).click()
    await page.getByText(/Your appeal was not sent/).waitFor()
    await page.unroute('**/api/reports/*/appeal')
    await page.getByRole('button', { name: 'Send Appeal' }).click()
    await page.getByText('You have appealed. A moderator looks at the decision again, and you get an email.').waitFor()

    const queue = await open('/moderation', { as: moderator, width, dark: width === 390 })
    await queue.page.getByRole('row', { name: title }).getByText('Appeal', { exact: true }).waitFor()
    await queue.page.getByRole('row', { name: title }).getByRole('button', { name: 'Review' }).click()
    const panel = queue.page.getByRole('dialog', { name: title })
    await panel.getByText('These are vitamins.').waitFor()
    await panel.getByText('Reason: Advertising is not allowed.').waitFor()
    await expectAccessible(queue)
    await panel.getByLabel('Reason').fill('You are right.')
    await panel.getByRole('button', { name: 'Show Again' }).press('Enter')
    await queue.page.getByText('The appeal is accepted, and what was hidden is visible again.').waitFor()
    expect((await app.visitor.get(`/api/questions/${id}`)).status).toBe(200)
    await queue.page.goto('/moderation?reports=resolved')
    await queue.page.getByRole('row', { name: title }).first().getByText('Appeal accepted').waitFor()
  },
)

test('a banned member appeals with the link in the email, and an administrator ends the ban', async () => {
  const { author } = await decide('ban', 'Rude words')
  const [, path] = /(\/appeal\?token=[\w-]+)/.exec((await waitForEmail(author.email)).text ?? '') ?? []
  // The browser still has the ended session.
  const visit = await open(path as string, { as: author })
  const { page } = visit
  visit.expectPageError(/401/)
  await page.getByText(/Your account was suspended on/).waitFor()
  await page.getByText('Reason: Advertising is not allowed.').waitFor()
  await expectAccessible(visit)
  await page.getByLabel('Why is the decision wrong?').fill('Somebody else wrote it.')
  await page.getByRole('button', { name: 'Send Appeal' }).click()
  await page.getByText('You have appealed.').first().waitFor()

  const asModerator = await open('/moderation', { as: moderator })
  await asModerator.page.getByRole('row', { name: 'Rude words' }).getByRole('button', { name: 'Review' }).click()
  await asModerator.page.getByText('Only administrators decide on appeals against a ban.').waitFor()

  const dashboard = await open('/admin?tab=reports', { as: admin })
  await dashboard.page.getByRole('row', { name: 'Rude words' }).getByRole('button', { name: 'Review' }).click()
  await dashboard.page.getByText('You made this decision').waitFor()
  await dashboard.page.getByRole('button', { name: 'End the Ban' }).click()
  await dashboard.page.getByText('The appeal is accepted, and the account is no longer suspended.').waitFor()
  await page.reload()
  await page.getByText('Your appeal was accepted.').waitFor()

  visit.expectPageError(/404/)
  await page.goto('/appeal?token=unknown')
  await page.getByText('This link is not valid any more').waitFor()
  await page.goto('/appeal')
  await page.getByText('The link is incomplete').waitFor()
})
