import { expect, test } from 'vitest'
import { makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeApplication, makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, type Visit, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const dialog = ({ page }: Visit) => page.locator('.dialog:not([data-starting-style]):not([data-ending-style])')
async function expectAccessible(visit: Visit) {
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(visit.page)).toEqual([])
}

const author = await makeUser({ full_name: 'Ann Author' })
const { id: business } = await makeBusiness({ business_name: 'Harbor Goods' }, { owner: author })
const { id: question } = await makeQuestion({ user_id: author.id, title: 'Cheap pills?' })
const { id: answer } = await makeAnswer({ question_id: question, user_id: author.id })
const { id: job } = await makeJob({ user_id: author.id })
const { id: event } = await makeEvent({ business_id: business, created_by: author.id })

test.each([1280, 390])(
  'a visitor reports a question, and the typed text stays after a failure, at %i pixels',
  async (width) => {
    await db.deleteFrom('reports').execute()
    const visit = await open(`/questions/${question}`, { width, dark: width === 390 })
    const { page } = visit
    await page.getByRole('button', { name: 'Report this question' }).click()
    await dialog(visit).getByRole('heading', { name: 'Report this question' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
    const send = dialog(visit).getByRole('button', { name: 'Send Report' })
    await send.click()
    await dialog(visit).getByText('Please choose a reason').waitFor()
    await expectAccessible(visit)
    await dialog(visit).getByLabel('Spam or advertising').check()
    await dialog(visit).getByLabel('What should the moderators know?').fill('Seen before.')

    visit.expectPageError(/500/)
    await page.route('**/api/reports', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
    await send.click()
    await dialog(visit)
      .getByText(/Your report was not sent/)
      .waitFor()
    await page.unroute('**/api/reports')
    expect(await dialog(visit).getByLabel('Spam or advertising').isChecked()).toBe(true)
    expect(await dialog(visit).getByLabel('What should the moderators know?').inputValue()).toBe('Seen before.')
    await send.click()
    await page.getByText('Thank you. A moderator will look at your report.').waitFor()
    await expect.poll(() => dialog(visit).count()).toBe(0)
    const [stored] = await db.selectFrom('report_entries').selectAll().execute()
    expect(stored).toMatchObject({ reason: 'spam', message: 'Seen before.', reporter_id: null })
  },
)

test('all public content can be reported, but not by its author', async () => {
  const visitor = await open(`/questions/${question}`)
  const authors = await open(`/questions/${question}`, { as: author })
  const paths = [`/questions/${question}`, `/jobs/${job}`, `/events/${event}`, `/businesses/${business}`]
  const findReportButtons = async ({ page }: Visit, path: string) => {
    await page.goto(path)
    await waitUntilReady(page)
    return page.getByRole('main').getByRole('button', { name: /^Report/ })
  }
  for (const path of paths) {
    const expected = path.startsWith('/questions') ? 2 : 1
    expect(await (await findReportButtons(visitor, path)).count(), path).toBe(expected)
    const buttons = await findReportButtons(authors, path)
    await expect.poll(() => buttons.count(), { message: path }).toBe(0)
  }
})

test('the owner of a job can report an applicant', async () => {
  await makeApplication({ job_id: job, user_id: (await makeUser({ full_name: 'Rude Applicant' })).id })
  const visit = await open(`/jobs/${job}/applications`, { as: author })
  await visit.page.getByRole('button', { name: 'Report Rude Applicant' }).click()
  await dialog(visit).getByRole('heading', { name: 'Report this member' }).waitFor()
  await dialog(visit).getByLabel('Offensive or harassing').check()
  await dialog(visit).getByRole('button', { name: 'Send Report' }).click()
  await visit.page.getByText('Thank you. A moderator will look at your report.').waitFor()
})

test('the author sees that content is hidden, and why', async () => {
  const moderator = await makeModerator()
  const targets = [
    ['question', question, `/questions/${question}`],
    ['answer', answer, `/questions/${question}`],
    ['job', job, `/jobs/${job}`],
    ['event', event, `/events/${event}`],
    ['business', business, `/my-businesses/${business}`],
  ] as const
  const { page, ...visit } = await open('/profile', { as: author, width: 390 })
  // The server renders pages for visitors, who get a 404.
  visit.allowPageError(/status of 404/)
  for (const [target_type, target_id, path] of targets) {
    await app.visitor.post('/api/reports', { target_type, target_id, reason: 'spam' })
    const { body } = await app.as(moderator).get('/api/admin/reports')
    const { id } = body.reports.find((report: { target_type: string }) => report.target_type === target_type)
    await app.as(moderator).post(`/api/admin/reports/${id}/resolve`, { action: 'hide', note: 'No advertising.' })
    await page.goto(path)
    await page.getByText('Reason: No advertising.').first().waitFor()
    expect(await page.getByText('Hidden by a moderator').count(), path).toBeGreaterThanOrEqual(1)
    await expectAccessible({ page, ...visit })
    await app.as(moderator).post(`/api/admin/reports/${id}/reopen`)
    await page.reload()
    await waitUntilReady(page)
    await expect.poll(() => page.getByText('Hidden by a moderator').count()).toBe(0)
  }
})

test('on a slow device the author sees a hidden question instead of the page for visitors, which says that it is missing', async () => {
  const { id } = await makeQuestion({ user_id: author.id, title: 'Is this gone?' })
  await app.visitor.post('/api/reports', { target_type: 'question', target_id: id, reason: 'spam' })
  const moderator = await makeModerator()
  const { body } = await app.as(moderator).get('/api/admin/reports')
  const report = body.reports.find((found: { target_id: number }) => found.target_id === id)
  await app.as(moderator).post(`/api/admin/reports/${report.id}/resolve`, { action: 'hide', note: 'No advertising.' })
  const { page, ...visit } = await open('/profile', { as: author, slowdown: 12 })
  visit.allowPageError(/status of 404/)
  for (const fragment of ['', '', '#answers', '']) {
    await page.goto('/profile')
    await page.goto(`/questions/${id}${fragment}`)
    await page.getByText('Hidden by a moderator').first().waitFor()
    expect(new URL(page.url()).hash).toBe(fragment)
  }
})
