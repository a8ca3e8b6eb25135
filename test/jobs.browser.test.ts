import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '../src/database/open.server.ts'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeApplication, makeJob } from '../src/features/jobs/jobs.make.ts'
import { jobsTasks } from '../src/features/jobs/jobs.tasks.server.ts'
import type { Services } from '../src/kit/server/services.server.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectValues,
  expectValuesKeptOnFailure,
  field,
  fill,
  findHorizontalOverflow,
  heading,
  startBrowser,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const { waitForLink } = openMailbox(app.mailFolder)

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })

test.each([1280, 390])(
  'a job is posted, applied to, edited, closed, reopened and deleted at %i pixels',
  async (width) => {
    const [poster, applicant] = await Promise.all([
      makeUser({ full_name: 'Pola Poster' }),
      makeUser({ full_name: 'Ann Applicant' }),
    ])
    const { id: business_id } = await makeBusiness({ business_name: 'Sea Lion Charters' }, { owner: poster })
    const title = `Deckhand at ${width}`

    const posting = await open('/jobs', { as: poster, width })
    await link(posting.page, 'Post Job').first().click()
    await heading(posting.page, 'Post a Job').waitFor()
    await button(posting.page, 'Post Job').click()
    for (const name of ['Title', 'Company', 'Description'])
      await posting.page.getByText(`${name} is required`).waitFor()
    await fill(posting.page, { Title: title, Location: 'Homer, AK', Description: 'Bait and **smile**.' })
    await field(posting.page, 'Your business').selectOption('Sea Lion Charters')
    await expectValues(posting.page, { Company: 'Sea Lion Charters', Location: 'Homer, AK' })
    await field(posting.page, 'Job type').selectOption('Temporary')
    expect(await posting.runAxe()).toEqual([])
    await button(posting.page, 'Post Job').click()
    await heading(posting.page, title).waitFor()
    const { pathname: path } = new URL(posting.page.url())
    await main(posting.page).locator('strong', { hasText: 'smile' }).waitFor()
    expect(await button(posting.page, 'Submit Application').count()).toBe(0)
    expect(await findHorizontalOverflow(posting.page)).toEqual([])

    const applying = await open('/jobs', { as: applicant, width })
    await link(applying.page, title).click()
    await heading(applying.page, title).waitFor()
    expect(await link(applying.page, 'Sea Lion Charters').getAttribute('href')).toBe(`/businesses/${business_id}`)
    expect(await link(applying.page, 'Edit').count()).toBe(0)
    await fill(applying.page, { 'Cover letter': '=I can tie\nevery knot.' })
    await button(applying.page, 'Submit Application').click()
    await applying.page.getByText('You have applied to this job').waitFor()
    expect(await applying.runAxe()).toEqual([])

    await posting.page.reload()
    await waitUntilReady(posting.page)
    await link(posting.page, 'Applications (1)').click()
    await heading(posting.page, '1 application').waitFor()
    await posting.page.getByText('every knot.').waitFor()
    await field(posting.page, 'State').selectOption('Talking')
    await posting.page.getByText('It says that you would like to talk and will get in touch.').waitFor()
    expect(await posting.runAxe()).toEqual([])
    await button(posting.page, 'Save State').click()
    await posting.page.getByText('Saved. Ann Applicant gets an email.').waitFor()
    await applying.page.goto('/my-applications')
    await waitUntilReady(applying.page)
    await main(applying.page).getByText('Talking', { exact: true }).waitFor()
    expect(await findHorizontalOverflow(applying.page)).toEqual([])
    await link(posting.page, applicant.email).waitFor()
    const downloading = posting.page.waitForEvent('download')
    await button(posting.page, 'Download CSV').click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^applications-\d+\.csv$/)
    expect(readFileSync(await download.path(), 'utf8')).toContain(`"'=I can tie\nevery knot."`)

    await posting.page.goto(path)
    await waitUntilReady(posting.page)
    await link(posting.page, 'Edit').click()
    await fill(posting.page, { Title: `${title}, experienced` })
    await button(posting.page, 'Save Changes').click()
    await heading(posting.page, `${title}, experienced`).waitFor()
    await button(posting.page, 'Close Job').click()
    await main(posting.page).getByText('Closed', { exact: true }).waitFor()
    const toasts = posting.page.locator('.toast:not([data-ending-style])')
    await expect.poll(() => toasts.allTextContents()).toEqual(['Your job is closed.'])

    const lateVisit = await open(path, { as: await makeUser(), width })
    await lateVisit.page.getByText('This job is no longer accepting applications').waitFor()
    await lateVisit.page.goto('/jobs')
    await waitUntilReady(lateVisit.page)
    expect(await link(lateVisit.page, /Deckhand at/).count()).toBe(0)

    await button(posting.page, 'Reopen Job').click()
    await button(posting.page, 'Renew for 60 Days').click()
    await posting.page.getByText('Your job stays open for another 60 days.').waitFor()
    await posting.page.goto('/profile')
    await waitUntilReady(posting.page)
    await link(posting.page, '1 application').waitFor()
    await link(posting.page, `${title}, experienced`).click()
    await button(posting.page, 'Delete').click()
    await heading(posting.page, 'Job Board').waitFor()
    await posting.page.getByText('The job has been deleted, with its 1 application.').waitFor()
    expect(await db.selectFrom('jobs').where('user_id', '=', poster.id).selectAll().execute()).toEqual([])
  },
)

test.each([1280, 390])('a visitor filters jobs, reads one and logs in to apply at %i pixels', async (width) => {
  const poster = await makeUser()
  await db.deleteFrom('jobs').execute()
  for (let n = 0; n < 45; n++) await makeJob({ user_id: poster.id, title: `Guide ${n}`, location: 'Sitka, AK' })
  const cook = { title: 'Expedition cook', location: 'Tok, AK', job_type: 'Contract' }
  const { id } = await makeJob({ user_id: poster.id, ...cook })
  const { page, runAxe: audit } = await open('/jobs', { width })
  const rows = main(page).getByRole('listitem').getByRole('heading')
  expect(await rows.count()).toBe(20)
  expect(await link(page, 'Post Job').count()).toBe(0)
  await button(page, 'Show more jobs').click()
  await expect.poll(() => rows.count()).toBe(40)
  await button(page, 'Show more jobs').click()
  await expect.poll(() => rows.count()).toBe(46)
  expect(await audit()).toEqual([])
  await rows.nth(30).getByRole('link').click()
  await heading(page, 'Guide 15').waitFor()
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(46)

  if (width === 390)
    await main(page)
      .getByRole('button', { name: /^Filters/ })
      .click()
  await field(page, 'Job type').selectOption('Contract')
  await page.waitForURL('**/jobs?job_type=Contract')
  await expect.poll(() => rows.allTextContents()).toEqual(['Expedition cook'])
  await field(page, 'Location').fill('sitka')
  await page.getByText('No jobs found').waitFor()
  await page.reload()
  await waitUntilReady(page)
  await expectValues(page, { Location: 'sitka', 'Job type': 'Contract' })
  if (width === 390)
    await main(page)
      .getByRole('button', { name: /^Filters/ })
      .click()
  await button(page, 'Clear Filters').click()
  await expect.poll(() => rows.count()).toBe(20)
  await field(page, 'Search jobs').fill('expediton cook')
  await page.getByText('Showing results for “expedition cook”. Search instead for “expediton cook”.').waitFor()
  await rows.filter({ hasText: 'Expedition cook' }).getByRole('link').click()

  // The link is in the card of facts, and on a phone at the bottom of the window until the form is in view.
  await page.setViewportSize({ width, height: 400 })
  await main(page).getByRole('link', { name: 'Apply', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('apply')
  if (width === 390) await main(page).getByRole('link', { name: 'Apply', exact: true }).waitFor({ state: 'hidden' })
  await field(page, 'Cover letter').fill('I cook for six.')
  await link(page, 'Log in to apply').click()
  await page.waitForURL(`**/login?return=%2Fjobs%2F${id}`)
  const applicant = await makeUser()
  await fill(page, { Email: applicant.email, Password: PASSWORD })
  await button(page, 'Login').click()
  await page.waitForURL(`**/jobs/${id}`)
  await expectValues(page, { 'Cover letter': 'I cook for six.' })
  await expect
    .poll(() => field(page, 'Cover letter').evaluate((letter) => letter === document.activeElement))
    .toBe(true)
  await button(page, 'Save').click()
  await button(page, 'Remove from Saved').waitFor()
  await button(page, 'Submit Application').click()
  await page.getByText('You have applied to this job').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('You have applied')
  await link(page, 'See your applications').click()
  await heading(page, 'My Applications').waitFor()
  expect(await audit()).toEqual([])
  await button(page, 'Take Back').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click()
  await page.getByText('You have not applied to a job yet').waitFor()
  await page.goto('/saved')
  await waitUntilReady(page)
  await link(page, 'Expedition cook').waitFor()
  expect(await audit()).toEqual([])
  await button(page, 'Remove from Saved').click()
  await page.getByText('You have not saved a job yet.').waitFor()
})

test('drafts of a job and of a cover letter survive a reload and a lost connection', async () => {
  const [poster, applicant] = [await makeUser(), await makeUser()]
  const posting = await open('/jobs/new', { as: poster })
  const typed = { Title: 'Half a job', Company: 'Galley', Description: 'With some words.' }
  await fill(posting.page, typed)
  await posting.page.reload()
  await waitUntilReady(posting.page)
  await expectValues(posting.page, typed)
  await expectValuesKeptOnFailure(posting, 'Post Job', '**/api/jobs', 'Failed to create job posting', typed)
  await button(posting.page, 'Post Job').click()
  await heading(posting.page, 'Half a job').waitFor()
  const { pathname: path } = new URL(posting.page.url())
  await posting.page.goto('/jobs/new')
  await waitUntilReady(posting.page)
  await expectValues(posting.page, { Title: '', Description: '' })

  const applying = await open(path, { as: applicant })
  const letter = { 'Cover letter': 'Dear all' }
  await fill(applying.page, letter)
  await applying.page.reload()
  await waitUntilReady(applying.page)
  await expectValues(applying.page, letter)
  await expectValuesKeptOnFailure(applying, 'Submit Application', '**/apply', 'Failed to submit application', letter)
})

test('on a phone the description begins on the first screen, and a list cuts a title of many lines', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({
    user_id: owner.id,
    title: 'Harbor bookkeeper',
    company: 'Tide Tables',
    location: 'Sitka, AK',
    salary_range: '$28 an hour',
    job_type: 'Part-time',
  })
  const { page } = await open(`/jobs/${id}`, { width: 390 })
  const description = await page.getByRole('heading', { name: 'Description' }).boundingBox()
  expect(description?.y).toBeLessThan(760)
  expect(await main(page).getByText('Tide Tables').count()).toBe(1)
  await button(page, 'Share').click()
  await page.getByText('Copy link').waitFor()
  await makeJob({ user_id: owner.id, title: 'Bookkeeper who likes numbers, tides and long winters. '.repeat(4) })
  await page.goto('/jobs')
  const title = await link(page, /^Bookkeeper/).boundingBox()
  expect(title?.height).toBeLessThan(3.5 * 26)
})

test('applying to a job that was closed meanwhile shows an error', async () => {
  const { id } = await makeJob({ user_id: (await makeUser()).id })
  const visit = await open(`/jobs/${id}`, { as: await makeUser() })
  visit.expectPageError(/status of 409/)
  await field(visit.page, 'Cover letter').waitFor()
  await db.updateTable('jobs').set({ closed_at: sql<string>`now()` }).where('id', '=', id).execute()
  await button(visit.page, 'Submit Application').click()
  await visit.page.getByRole('alert').getByText('This job is no longer accepting applications').waitFor()
})

test('other members cannot open a job’s applications', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id })
  await makeApplication({ job_id: id, user_id: (await makeUser()).id })
  const visit = await open(`/jobs/${id}/edit`, { as: await makeUser() })
  await main(visit.page).getByText('You can only edit your own job').first().waitFor()
  visit.expectPageError(/status of 403/)
  await visit.page.goto(`/jobs/${id}/applications`)
  await main(visit.page).getByText('Only the owner of the job can see its applications').first().waitFor()
})

test('the emailed link renews a job without login', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id, title: 'Nearly over' })
  await db.updateTable('jobs').set({ expires_at: sql<string>`now() + interval '1 day'` }).where('id', '=', id).execute()
  await jobsTasks['jobs.sweep'].run({ db, settings: app.settings } as Services)
  const { page, runAxe: audit } = await open(await waitForLink(owner.email))
  await heading(page, 'Job renewed').waitFor()
  expect(await audit()).toEqual([])
  await link(page, 'Open the Job').click()
  await heading(page, 'Nearly over').waitFor()

  const broken = await open('/jobs/renew?token=unknown')
  broken.expectPageError(/status of 400/)
  await heading(broken.page, 'Not renewed').waitFor()
})

test('a job that is edited in two windows loses no text without notice', async () => {
  const poster = await makeUser()
  const { id } = await makeJob({ user_id: poster.id, title: 'Cook', salary_range: '$20 an hour', location: 'Tok' })
  const [first, second] = [
    await open(`/jobs/${id}/edit`, { as: poster }),
    await open(`/jobs/${id}/edit`, { as: poster }),
  ]
  second.expectPageError(/409/)
  await fill(first.page, { 'Salary range': '$25 an hour', Location: 'Nome' })
  await button(first.page, 'Save Changes').click()
  await heading(first.page, 'Cook').waitFor()

  await fill(second.page, { Title: 'Chef', 'Salary range': '$22 an hour' })
  await button(second.page, 'Save Changes').click()
  await second.page.getByText('with other values here: salary range. Save again').first().waitFor()
  await expectValues(second.page, { Title: 'Chef', 'Salary range': '$22 an hour' })
  await button(second.page, 'Save Changes').click()
  await heading(second.page, 'Chef').waitFor()
  const saved = await db.selectFrom('jobs').where('id', '=', id).select(['salary_range', 'location']).execute()
  expect(saved).toEqual([{ salary_range: '$22 an hour', location: 'Nome' }])
})
