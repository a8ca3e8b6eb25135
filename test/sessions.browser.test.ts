import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { button, expectValues, fill, heading, navigate, startBrowser, type Visit, waitUntilReady } from './browser.ts'
import { db } from './database.ts'
import { makeRows, people, rowIds } from './failures/data.ts'
import { failRequests, failures } from './failures/failures.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
beforeAll(makeRows)

const endSessions = ({ id }: { id: number }) => db.deleteFrom('sessions').where('user_id', '=', id).execute()
/** Waits until the bell has requested its number, so that the next request is one of the screen. */
async function waitForBell(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).waitFor()
  await page.waitForLoadState('networkidle')
}
const readStoredToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function logInAgain(visit: Visit, email: string, back: string) {
  const { page } = visit
  await page.waitForURL(`/login?return=${encodeURIComponent(back)}`)
  await page.getByText('Your session has ended. Please log in again.').first().waitFor()
  expect(await readStoredToken(page)).toBeNull()
  await fill(page, { Email: email, Password: PASSWORD })
  await button(page, 'Login').click()
  await page.waitForURL(back)
  await waitUntilReady(page)
}

test('a vote with an expired token leads to login and back, and keeps the typed answer', async () => {
  const user = await makeUser()
  const path = `/questions/${rowIds.question}`
  const visit = await open(path, { as: user })
  await fill(visit.page, { Answer: 'Half an answer' })
  await waitForBell(visit.page)
  await endSessions(user)
  visit.expectPageError(/status of 401/)
  visit.expectPageError(/vote failed/)
  await button(visit.page, 'Upvote 0').first().click()
  await logInAgain(visit, user.email, path)
  await expectValues(visit.page, { Answer: 'Half an answer' })
  await visit.page.goBack()
  expect(visit.page.url()).not.toContain('/login')
})

type Typing = {
  path: () => string
  as?: 'member' | 'other'
  typed: Record<string, string>
  send: string
  before?: string
  /** The requests that the form sends while the user types. */
  suggestions?: string[]
}
const forms: Record<string, Typing> = {
  answer: { path: () => `/questions/${rowIds.question}`, typed: { Answer: 'Typed' }, send: 'Post Answer' },
  application: {
    path: () => `/jobs/${rowIds.otherJob}`,
    typed: { 'Cover letter': 'Typed' },
    send: 'Submit Application',
  },
  question: {
    path: () => '/questions/new',
    typed: { Title: 'Typed', Details: 'Typed' },
    send: 'Post Question',
    suggestions: ['**/similar?*', '**/topics/suggest'],
  },
  job: {
    path: () => '/jobs/new',
    typed: { Title: 'Typed', Company: 'Typed', Description: 'Typed' },
    send: 'Post Job',
  },
  business: {
    path: () => '/businesses/new',
    typed: { 'Business name': 'Typed', 'Alaska Business Entity Number': '1', Tagline: 'Typed' },
    send: 'Create Business',
  },
  claim: {
    path: () => `/businesses/${rowIds.free}/claim`,
    typed: { 'Alaska Business Entity Number': '1', Message: 'Typed' },
    send: 'Submit Claim Request',
  },
  event: {
    path: () => `/businesses/${rowIds.own}/events/new`,
    typed: {
      Title: 'Typed',
      Description: 'Typed',
      'Start Date/Time': '2031-01-01T10:00',
      'End Date/Time': '2031-01-01T12:00',
    },
    send: 'Create Event',
  },
  profile: { path: () => '/profile', typed: { 'Full name': 'Typed', City: 'Typed' }, send: 'Save', before: 'Edit' },
}

test.for(Object.entries(forms))(
  'the %s that was being sent when the session ended is restored after login',
  async ([, { path, typed, send, before, suggestions = [] }]) => {
    const { member } = people
    const visit = await open(path(), { as: { token: await freshToken(member) } })
    const { page } = visit
    if (before) await button(page, before).click()
    const suggested = suggestions.map((path) => page.waitForResponse(path))
    await fill(page, typed)
    await waitForBell(page)
    // A later request for suggestions would detect the ended session before the form is sent.
    await Promise.all(suggested)
    await endSessions(member)
    visit.expectPageError(/status of 401/)
    await button(page, send).click()
    await logInAgain(visit, member.email, path())
    await expectValues(page, typed)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  },
)

test.for(['application', 'question'] as const)(
  'the %s that was being sent when the token was missing is restored after login',
  async (name) => {
    const { member } = people
    const { path, typed, send, suggestions = [] }: (typeof forms)[string] = forms[name] as (typeof forms)[string]
    const visit = await open(path(), { as: { token: await freshToken(member) } })
    const { page } = visit
    const suggested = suggestions.map((path) => page.waitForResponse(path))
    await fill(page, typed)
    await waitForBell(page)
    await Promise.all(suggested)
    await page.evaluate(() => localStorage.removeItem('token'))
    visit.expectPageError(/status of 401/)
    await button(page, send).click()
    await logInAgain(visit, member.email, path())
    await expectValues(page, typed)
  },
)

async function freshToken({ email }: { email: string }) {
  const { body } = await app.visitor.post('/api/auth/login', { email, password: PASSWORD })
  return body.token as string
}

test('after an ended session, login leads to the requested page, not to the previous one', async () => {
  const user = await makeUser()
  const visit = await open('/questions', { as: user })
  await waitForBell(visit.page)
  await endSessions(user)
  visit.expectPageError(/status of 401/)
  await visit.page.getByRole('link', { name: 'My Businesses' }).first().click()
  await logInAgain(visit, user.email, '/my-businesses')
})

test('when the account cannot be loaded, a page shows the user who logged in last', async () => {
  const [first, second] = [await makeUser({ full_name: 'Anna First' }), await makeUser({ full_name: 'Berta Second' })]
  const visit = await open('/profile', { as: first })
  const { page } = visit
  await waitForBell(page)
  await endSessions(first)
  visit.expectPageError(/status of 401/)
  await page.reload()
  await logInAgain(visit, second.email, '/profile')
  visit.allowPageError(/ERR_FAILED/)
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.reload()
  await page
    .getByRole('banner')
    .getByText(/Anna|Berta/)
    .waitFor()
  expect(await page.getByRole('banner').getByText('Anna First').count()).toBe(0)
})

test('a page from the back/forward cache shows no data of an account that has logged out since', async () => {
  const { page } = await open('/profile', { as: await makeUser() })
  await waitForBell(page)
  await page.evaluate(() => {
    localStorage.removeItem('token')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.waitForURL('/login?return=%2Fprofile')
})

test('an expired token on a public page leads to the login screen and back', async () => {
  const user = await makeUser()
  await endSessions(user)
  const visit = await open('about:blank', { as: user })
  visit.expectPageError(/status of 401/)
  await visit.page.goto('/questions?sort=votes')
  await logInAgain(visit, user.email, '/questions?sort=votes')
})

test('a user with an expired token can set a new password', async () => {
  const user = await makeUser()
  await endSessions(user)
  const visit = await open('about:blank', { as: user })
  visit.expectPageError(/status of 401/)
  await visit.page.goto('/reset-password?token=some')
  await visit.page.waitForURL('/login?return=*')
  await visit.page.goBack()
  await heading(visit.page, 'Choose a new password').waitFor()
  await waitUntilReady(visit.page)
  expect(new URL(visit.page.url()).pathname).toBe('/reset-password')
})

const unanswered = failures.filter(({ status }) => status !== 400)

test.for(unanswered)('$name at /auth/me does not end the session and can be retried', async (failure) => {
  const user = await makeUser({ full_name: 'Still Here' })
  const visit = await open('about:blank', { as: user })
  const { page } = visit
  visit.allowPageError(/status of 50\d|ERR_FAILED|The logged-in user could not be loaded/)
  const undo = await failRequests(visit, { method: 'GET', api: '**/api/auth/me' }, failure)

  await page.goto('/questions')
  await page.getByRole('link', { name: 'My Profile' }).waitFor()
  expect(await page.getByRole('link', { name: 'Login', exact: true }).filter({ visible: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'My Profile' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('Failed to load your account', { exact: true }).waitFor()
  await alert.getByText('You are still logged in.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
  expect(await readStoredToken(page)).toBe(user.token)

  await page.reload()
  await alert.getByText('Failed to load your account', { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await alert.getByRole('button', { name: 'Try Again', disabled: false }).waitFor()
  await undo()
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await heading(page, 'My Profile').waitFor()
  await page.getByText('Still Here').first().waitFor()
})

test('the login screen says that the user is still logged in while the account cannot be loaded', async () => {
  const user = await makeUser()
  const visit = await open('about:blank', { as: user })
  const { page } = visit
  visit.allowPageError(/status of 503|The logged-in user could not be loaded/)
  const undo = await failRequests(visit, { method: 'GET', api: '**/api/auth/me' }, failures[2] as (typeof failures)[0])
  await page.goto('/login?return=/my-businesses')
  await page.getByText('You are still logged in, but your account could not be loaded.').waitFor()
  await undo()
  await button(page, 'Try Again').click()
  await page.waitForURL('/my-businesses')
})

test.for(unanswered)('after $name the emailed link can be retried', async (failure) => {
  const visit = await open('about:blank')
  const { page } = visit
  visit.allowPageError(/status of [45]\d\d|ERR_FAILED/)
  for (const { path, api, method, title } of [
    { path: '/verify-email?token=some', api: '**/verify-email/*', method: 'GET', title: 'Verification failed' },
    { path: '/jobs/renew?token=some', api: '**/api/jobs/renew', method: 'POST', title: 'Not renewed' },
  ]) {
    const undo = await failRequests(visit, { method, api }, failure)
    await page.goto(path)
    await heading(page, title).waitFor()
    expect(await page.getByRole('main').textContent()).not.toMatch(/once more|try again.*try again/i)
    await undo()
    await button(page, 'Try Again').click()
    await page
      .getByRole('alert')
      .getByText(/link is not valid/)
      .waitFor()
    expect(await button(page, 'Try Again').count()).toBe(0)
  }

  const undo = await failRequests(visit, { method: 'POST', api: '**/reset-password' }, failure)
  await page.goto('/reset-password?token=some')
  await waitUntilReady(page)
  await fill(page, { 'New password': 'a new one', 'Confirm new password': 'a new one' })
  await button(page, 'Set new password').click()
  await page.getByRole('main').getByRole('alert').waitFor()
  expect(await page.getByRole('link', { name: 'Request a new link' }).count()).toBe(0)
  await undo()
  await button(page, 'Set new password').click()
  await page.getByRole('link', { name: 'Request a new link' }).waitFor()
})

for (const width of [390, 1280]) {
  test(`Back on the login page of a logged-in user leads on at once, at ${width} pixels`, async () => {
    const { page } = await open('/help', { width })
    await navigate(page, '/login?return=%2Fmy-businesses')
    await page.getByRole('link', { name: 'Sign up for free' }).click()
    await heading(page, 'Sign Up').waitFor()
    await fill(page, {
      'Full name': 'Nora New',
      Email: `nora${width}@example.com`,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    })
    await button(page, 'Sign Up').click()
    await page.waitForURL('/my-businesses')
    await waitUntilReady(page)
    await page.goBack()
    await page.waitForURL('/my-businesses')
    await heading(page, 'My Businesses').waitFor()
  })
}
