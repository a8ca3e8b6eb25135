import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { button, expectValues, fill, findHorizontalOverflow, heading, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'
import { makeRows, people, rowIds } from './failures/data.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
beforeAll(makeRows)

/** Delays matching requests. @returns a function that releases them */
async function delayRequests(page: Page, method: string, api: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route(api, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    requests.push(route.request().url())
    await released
    await route.continue().catch(() => {})
  })
  return {
    count: () => requests.length,
    expectSent: (times: number) => expect.poll(() => requests.length).toBe(times),
    release,
  }
}

const notice = (page: Page) => page.getByRole('region', { name: 'Waiting for the server' })
const getNoticeButton = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')

async function openWithClock(path: string, look: Parameters<typeof open>[1] = {}) {
  const visit = await open('about:blank', { ...look, fresh: true })
  await visit.page.clock.install()
  await visit.page.goto(path)
  await waitUntilReady(visit.page)
  return visit
}

test.each([1280, 390])('a load without a response can be retried after 15 seconds, at %i pixels', async (width) => {
  const visit = await openWithClock('/help', { width })
  const { page } = visit
  const held = await delayRequests(page, 'GET', '**/api/questions?*')
  await page.evaluate(() => {
    history.pushState(null, '', '/questions')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await held.expectSent(1)
  await page.clock.fastForward(14_000)
  expect(await notice(page).count()).toBe(0)
  await page.clock.fastForward(1000)
  await notice(page).getByText('The server has not answered yet. You can keep waiting.').waitFor()
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  const [nav, shown, title] = await Promise.all(
    [page.locator('header.nav'), notice(page), page.locator('main h1')].map((part) => part.boundingBox()),
  )
  if (!nav || !shown || !title) throw new Error('All are on the page')
  expect(shown.y).toBeGreaterThanOrEqual(nav.y + nav.height)
  expect(title.y).toBeGreaterThanOrEqual(shown.y + shown.height)

  await getNoticeButton(page, 'Try Again').click()
  await held.expectSent(2)
  expect(await notice(page).count()).toBe(0)
  expect(await question(page).count()).toBe(0)
  await page.clock.fastForward(15_000)
  await notice(page).waitFor()
  held.release()
  await heading(page, 'Q&A Forum').waitFor()
  await notice(page).waitFor({ state: 'detached' })
})

test('a cancelled load shows a message and can be retried', async () => {
  const { page } = await openWithClock('/help')
  const held = await delayRequests(page, 'GET', '**/api/jobs?*')
  await page.getByRole('link', { name: 'Job Board' }).first().click()
  await held.expectSent(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Cancel').click()
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to load jobs', { exact: true }).waitFor()
  await alert.getByText('You stopped waiting for the server.', { exact: true }).waitFor()
  held.release()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await heading(page, 'Job Board').waitFor()
})

test('an aborted load shows no question', async () => {
  const { page } = await openWithClock('/help')
  const held = await delayRequests(page, 'GET', '**/api/jobs?*')
  await page.getByRole('link', { name: 'Job Board' }).first().click()
  await held.expectSent(1)
  await page.getByRole('link', { name: 'Q&A Forum' }).first().click()
  await heading(page, 'Q&A Forum').waitFor()
  await page.clock.fastForward(20_000)
  expect(await notice(page).count()).toBe(0)
  held.release()
})

test('retrying a POST without a key and without a response warns that it may be executed twice', async () => {
  const { page } = await openWithClock('/jobs?search=deckhand', { as: await makeUser() })
  const held = await delayRequests(page, 'POST', '**/api/saved-searches')
  await button(page, 'Save Search').click()
  await held.expectSent(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Try Again').click()
  await question(page).getByText('If both succeed, it is done twice.').waitFor()
  await question(page).getByRole('button', { name: 'Keep Waiting' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(held.count()).toBe(1)
  await getNoticeButton(page, 'Try Again').click()
  await question(page).getByRole('button', { name: 'Send Again' }).click()
  await held.expectSent(2)
  held.release()
  await notice(page).waitFor({ state: 'detached' })
  expect(held.count()).toBe(2)
})

test('a job without a reply can be cancelled, is sent again without a warning, and is posted once', async () => {
  const user = await makeUser()
  const { page } = await openWithClock('/jobs/new', { as: user })
  const typed = { Title: 'Posted once', Company: 'Once', Description: 'Once' }
  await fill(page, typed)
  const held = await delayRequests(page, 'POST', '**/api/jobs')
  await button(page, 'Post Job').click()
  await held.expectSent(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Cancel').click()
  await page
    .getByRole('alert')
    .getByText('You stopped waiting for the server. It may be done all the same: look before you repeat it.')
    .waitFor()
  await expectValues(page, typed)
  await button(page, 'Post Job').click()
  await held.expectSent(2)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Try Again').click()
  await held.expectSent(3)
  held.release()
  await heading(page, 'Posted once').waitFor()
  const posted = await db.selectFrom('jobs').where('user_id', '=', user.id).select('id').execute()
  expect(posted).toHaveLength(1)
})

test('a question without a reply is sent again without a warning, and is posted once', async () => {
  const user = await makeUser()
  const { page } = await openWithClock('/questions/new', { as: user })
  await fill(page, { Title: 'Asked once', Details: 'Once' })
  let sent = 0
  await page.route('**/api/questions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    // The server handles the first call, but its reply never arrives.
    if (sent === 1) return void (await route.fetch())
    await route.continue()
  })
  await button(page, 'Post Question').click()
  await expect.poll(() => sent).toBe(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Try Again').click()
  await heading(page, 'Asked once').waitFor()
  expect(sent).toBe(2)
  const asked = await db.selectFrom('questions').where('user_id', '=', user.id).select('id').execute()
  expect(asked).toHaveLength(1)
})

test('a slow request continues, and an idempotent one is retried without a warning', async () => {
  const { page } = await openWithClock('/profile', { as: people.member })
  await button(page, 'Edit').click()
  await fill(page, { City: 'Sitka' })
  const held = await delayRequests(page, 'PUT', '**/api/auth/profile')
  await button(page, 'Save').click()
  await held.expectSent(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Try Again').click()
  await held.expectSent(2)
  await page.clock.fastForward(60_000)
  await notice(page).waitFor()
  held.release()
  await page.getByText('Your profile has been updated.').waitFor()
  await notice(page).waitFor({ state: 'detached' })
  expect(held.count()).toBe(2)
})

test('a slow request in a dialog can be retried without closing the dialog', async () => {
  const { page } = await openWithClock(`/businesses/${rowIds.own}/team`, { as: people.member })
  await button(page, 'Invite').click()
  const dialog = page.locator('.dialog:not([data-starting-style])')
  await dialog.getByLabel('Email').fill('somebody@example.com')
  const held = await delayRequests(page, 'POST', '**/team')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await held.expectSent(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Cancel').click()
  await dialog.getByText(/^You stopped waiting for the server\./).waitFor()
  expect(await dialog.getByLabel('Email').inputValue()).toBe('somebody@example.com')
  held.release()
})

test('loading the account can be cancelled and retried', async () => {
  const visit = await open('about:blank', { as: people.member, fresh: true })
  const { page } = visit
  visit.expectPageError(/The logged-in user could not be loaded/)
  await page.clock.install()
  const held = await delayRequests(page, 'GET', '**/api/auth/me')
  await page.goto('/profile')
  await held.expectSent(1)
  await page.clock.fastForward(15_000)
  await getNoticeButton(page, 'Cancel').click()
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to load your account', { exact: true }).waitFor()
  await alert.getByText('You stopped waiting for the server. You are still logged in.').waitFor()
  held.release()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await heading(page, 'My Profile').waitFor()
})
