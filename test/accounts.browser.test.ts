import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import {
  button,
  expectValues,
  expectValuesKeptOnFailure,
  field,
  fill,
  heading,
  startBrowser,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const mailbox = openMailbox(app.mailFolder)

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function logIn(page: Page, email: string, password = PASSWORD) {
  await fill(page, { Email: email, Password: password })
  await button(page, 'Login').click()
}

test('registration shows errors beside the fields and then logs in', async () => {
  const { page } = await open('/register')
  const typed = { 'Full name': 'Ada Quill', Email: 'ada@example.com', Password: 'short', 'Confirm password': 'other' }
  await fill(page, typed)
  await button(page, 'Sign Up').click()
  await page.getByText('Password must be at least 6 characters').waitFor()
  await page.getByText('Passwords do not match').waitFor()
  await expectValues(page, typed)
  expect(await field(page, 'Password').evaluate((input) => input === document.activeElement)).toBe(true)

  await fill(page, { Password: 'long enough', 'Confirm password': 'long enough' })
  await button(page, 'Sign Up').click()
  await page.waitForURL('/')
  await page.getByText('Ada Quill').waitFor()
  const { body } = await app.as({ token: (await token(page)) as string }).get('/api/auth/me')
  expect(body.email).toBe('ada@example.com')
})

test('registration with a used address shows an error and keeps the form', async () => {
  const { email } = await makeUser()
  const visit = await open('/register')
  const { page } = visit
  const typed = { 'Full name': 'Twice', Email: email, Password: 'secret', 'Confirm password': 'secret' }
  await fill(page, typed)
  visit.expectPageError(/status of 409/)
  await button(page, 'Sign Up').click()
  await page.getByRole('alert').getByText('An account with this email already exists').waitFor()
  await expectValues(page, typed)
})

test('a registration keeps the name and the email over a reload, but no password, until it is sent', async () => {
  const { page } = await open('/register')
  const kept = { 'Full name': 'Nora New', Email: 'nora.new@example.com' }
  const secret = 'a very secret word'
  await fill(page, { ...kept, Password: secret, 'Confirm password': secret })
  await page.reload()
  await page.getByText('Your unsent draft was restored.').waitFor()
  await expectValues(page, { ...kept, Password: '', 'Confirm password': '' })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(secret)
  await fill(page, { Password: secret, 'Confirm password': secret })
  await button(page, 'Sign Up').click()
  await page.waitForURL('/')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('registration')))).toEqual([])
})

test('a wrong password shows the server’s message and keeps the form', async () => {
  const { email } = await makeUser()
  const visit = await open('/login')
  const { page } = visit
  visit.expectPageError(/status of 401/)
  await logIn(page, email, 'wrong')
  await page.getByRole('alert').getByText('Invalid email or password').waitFor()
  await expectValues(page, { Email: email, Password: 'wrong' })
  expect(new URL(page.url()).pathname).toBe('/login')

  await field(page, 'Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
})

test('login returns to the member screen that was requested', async () => {
  const { email } = await makeUser()
  const { page } = await open('/profile')
  await page.waitForURL('/login?return=%2Fprofile')
  await page.getByText('Log in to see your profile. After that you continue there.').waitFor()
  await logIn(page, email)
  await page.waitForURL('/profile')
  await heading(page, 'My Profile').waitFor()
})

test('the return path keeps its query and stays on this site', async () => {
  const { email } = await makeAdmin()
  const { page } = await open('/admin?tab=claims')
  await page.waitForURL('/login?return=%2Fadmin%3Ftab%3Dclaims')
  await logIn(page, email)
  await page.waitForURL('/admin?tab=claims')

  const other = await makeUser()
  const visitWithForeignReturn = await open('/login?return=//evil.example/')
  await logIn(visitWithForeignReturn.page, other.email)
  await visitWithForeignReturn.page.waitForURL('/')
})

test('an administrator’s screen redirects a member to the home page, and the login screen redirects a logged-in user', async () => {
  const member = await makeUser()
  for (const path of ['/admin', '/admin/import', '/login', '/register']) {
    const { page } = await open(path, { as: member })
    await page.waitForURL('/')
  }
})

test('a session that was ended elsewhere leads to the login screen and is removed', async () => {
  const visit = await open('/profile', { as: { token: 'no longer valid' } })
  visit.expectPageError(/status of 401/)
  await visit.page.waitForURL('/login*')
  expect(await token(visit.page)).toBeNull()
})

test('logout ends the session in all tabs and opens the login screen without a return path', async () => {
  const member = await makeUser()
  const { page } = await open('/profile', { as: member })
  const tab = await page.context().newPage()
  await tab.goto('/my-businesses')
  await waitUntilReady(tab)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/login')
  await waitUntilReady(page)
  expect(page.url()).toBe(`${app.url}/login`)
  expect(await token(page)).toBeNull()
  expect((await app.as(member).get('/api/auth/me')).status).toBe(401)
  await tab.waitForURL('/login?return=%2Fmy-businesses')

  await page.goBack()
  await page.waitForURL('/login*')
})

test('a forgotten password keeps the email that was typed', async () => {
  const { page } = await open('/login?return=%2Fjobs%2Fnew')
  await page.getByText('Log in to post a job. After that you continue there.').waitFor()
  await field(page, 'Email').fill('nora@example.com')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await heading(page, 'Forgot your password?').waitFor()
  await expectValues(page, { Email: 'nora@example.com' })
  await field(page, 'Email').fill('nora.b@example.com')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await heading(page, 'Login').waitFor()
  await expectValues(page, { Email: 'nora.b@example.com' })
})

test('the reset link sets a new password once and leads to the login screen', async () => {
  const member = await makeUser()
  const { page } = await open('/forgot-password')
  const requestReset = async (email: string) => {
    await field(page, 'Email').fill(email)
    await button(page, 'Send reset link').click()
    return page.getByRole('main').getByRole('status').locator('.alert-title').textContent()
  }
  const answer = await requestReset(member.email)
  await page.reload()
  await waitUntilReady(page)
  expect(await requestReset('nobody@example.com')).toBe(answer)

  const link = await mailbox.waitForLink(member.email)
  await page.goto(link)
  await waitUntilReady(page)
  const typed = { 'New password': 'brand new', 'Confirm new password': 'brand nwe' }
  await fill(page, typed)
  await button(page, 'Set new password').click()
  await page.getByText('Passwords do not match').waitFor()
  await expectValues(page, typed)
  await field(page, 'Confirm new password').fill('brand new')
  await button(page, 'Set new password').click()
  await page.getByText('Your password has been changed. You can log in now.').waitFor()
  await page.waitForURL('/login')
  expect((await app.as(member).get('/api/auth/me')).status).toBe(401)
  await logIn(page, member.email, 'brand new')
  await page.waitForURL('/')

  const secondVisit = await open(link)
  const second = { 'New password': 'once more', 'Confirm new password': 'once more' }
  await fill(secondVisit.page, second)
  secondVisit.expectPageError(/status of 400/)
  await button(secondVisit.page, 'Set new password').click()
  await secondVisit.page.getByText('This reset link is not valid. It may have been used already.').waitFor()
  await expectValues(secondVisit.page, second)
})

test('an expired reset link shows an error, and there is no form without a token', async () => {
  const member = await makeUser()
  await app.visitor.post('/api/auth/forgot-password', { email: member.email })
  const link = await mailbox.waitForLink(member.email)
  await db.updateTable('email_tokens').where('user_id', '=', member.id).set({ expires_at: '2020-01-01' }).execute()
  const visit = await open(link)
  await fill(visit.page, { 'New password': 'too late', 'Confirm new password': 'too late' })
  visit.expectPageError(/status of 400/)
  await button(visit.page, 'Set new password').click()
  await visit.page.getByText('This reset link has expired. Please request a new one.').waitFor()

  const { page } = await open('/reset-password')
  await page.getByText('Invalid reset link').waitFor()
  expect(await field(page, 'New password').isDisabled()).toBe(true)
  expect(await field(page, 'Confirm new password').isDisabled()).toBe(true)
})

test('a member edits the personal information except the state', async () => {
  const member = await makeUser()
  const { page } = await open('/profile', { as: member })
  await button(page, 'Edit').click()
  expect(await field(page, 'State').getAttribute('readonly')).not.toBeNull()
  await field(page, 'Full name').fill('')
  await button(page, 'Save').click()
  await page.getByText('Full name is required').waitFor()
  await fill(page, { 'Full name': 'Signe Holm', Phone: '907-555-0123', City: 'Sitka' })
  await button(page, 'Save').click()
  await page.getByText('Your profile has been updated.').waitFor()
  await button(page, 'Edit').waitFor()
  await page.reload()
  await waitUntilReady(page)
  const mainText = await page.getByRole('main').textContent()
  for (const text of ['Signe Holm', '907-555-0123', 'Sitka', 'AK']) expect(mainText).toContain(text)
})

test('deleting an account asks for the password', async () => {
  const member = await makeUser()
  const visit = await open('/profile', { as: member })
  const { page } = visit
  await button(page, 'Delete Account').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  visit.expectPageError(/status of 403/)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByText('The password is not correct').waitFor()
  expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await page.waitForURL('/')
  await page.getByText('Your account has been deleted').waitFor()
  expect(await token(page)).toBeNull()
  expect(await db.selectFrom('users').where('id', '=', member.id).select('id').execute()).toEqual([])
})

test('a ban ends the member’s sessions and refuses login', async () => {
  const admin = await makeAdmin()
  const member = await makeUser({ full_name: 'Loud Larry', email: 'larry@example.com' })
  const theirs = await open('/profile', { as: member })
  const { page } = await open('/admin?search=larry', { as: admin })
  await button(page, 'Ban').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ban' }).click()
  await button(page, 'Unban').waitFor()

  theirs.expectPageError(/status of 401/)
  await theirs.page.getByRole('link', { name: 'My Businesses' }).first().click()
  await theirs.page.waitForURL('/login*')
  theirs.expectPageError(/status of 403/)
  await logIn(theirs.page, member.email)
  await theirs.page.getByText('This account has been suspended').waitFor()
})

const typed = { email: 'typed@example.com', password: 'typed password' }
const forms = {
  login: {
    path: '/login',
    values: { Email: typed.email, Password: typed.password },
    send: 'Login',
    api: '/api/auth/login',
    failed: 'Login failed',
  },
  register: {
    path: '/register',
    values: {
      'Full name': 'Typed',
      Email: typed.email,
      Password: typed.password,
      'Confirm password': typed.password,
    },
    send: 'Sign Up',
    api: '/api/auth/register',
    failed: 'Registration failed',
  },
  'forgotten password': {
    path: '/forgot-password',
    values: { Email: typed.email },
    send: 'Send reset link',
    api: '/api/auth/forgot-password',
    failed: 'Failed to send reset email',
  },
  'new password': {
    path: '/reset-password?token=some',
    values: { 'New password': typed.password, 'Confirm new password': typed.password },
    send: 'Set new password',
    api: '/api/auth/reset-password',
    failed: 'Failed to reset password',
  },
  profile: {
    path: '/profile',
    values: { 'Full name': 'Typed', Phone: '907-555-0101', Address: '2', City: '3', 'Zip code': '4' },
    before: 'Edit',
    send: 'Save',
    api: '/api/auth/profile',
    failed: 'Failed to update profile.',
  },
}

test.for(Object.entries(forms))(
  'the %s form keeps its values when the server is unreachable or fails',
  async ([, { path, values, send, api, failed, ...form }]) => {
    const member = path === '/profile' ? await makeUser() : undefined
    const visit = await open(path, { as: member })
    const { page } = visit
    if ('before' in form) await button(page, form.before).click()
    await fill(page, values)

    await expectValuesKeptOnFailure(visit, send, api, failed, values)
  },
)
