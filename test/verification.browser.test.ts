import { expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { button, field, heading, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'required' })
const { open } = await startBrowser(app)
const mailbox = openMailbox(app.mailFolder)

test('with verification required, login works after the link of a resent email', async () => {
  const email = 'vera@example.com'
  const visit = await open('/register')
  const { page } = visit
  await field(page, 'Full name').fill('Vera Lund')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
  await button(page, 'Sign Up').click()
  await page.getByText('Account created. Please check your email for a link to verify your address.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.waitForURL('/login')

  visit.expectPageError(/status of 403/)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Login').click()
  await page.getByRole('alert').getByText('Please verify your email address before logging in').waitFor()
  expect(await field(page, 'Email').inputValue()).toBe(email)
  expect(await field(page, 'Password').inputValue()).toBe(PASSWORD)
  const first = await mailbox.waitForLink(email)
  await button(page, 'Resend Verification Email').click()
  await page.getByText('a new link is on its way').first().waitFor()
  const second = await mailbox.waitForLink(email, 2)

  const replaced = await open(first)
  replaced.expectPageError(/status of 400/)
  await heading(replaced.page, 'Verification failed').waitFor()
  await replaced.page.getByText('This verification link is not valid. It may have been used already.').waitFor()

  await page.goto(second)
  await waitUntilReady(page)
  await heading(page, 'Email address verified').waitFor()
  await page.getByText('Your email address has been verified. You can log in now.').waitFor()
  await page.waitForURL('/login')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Login').click()
  await page.waitForURL('/')
  await page.getByText('Vera Lund').waitFor()

  const secondVisit = await open(second)
  secondVisit.expectPageError(/status of 400/)
  await secondVisit.page.getByText('This verification link is not valid. It may have been used already.').waitFor()
})

test('an expired verification link offers a new one', async () => {
  const user = await makeUser({ verified: false })
  await app.visitor.post('/api/auth/resend-verification', { email: user.email })
  const link = await mailbox.waitForLink(user.email)
  await db.updateTable('email_tokens').where('user_id', '=', user.id).set({ expires_at: '2020-01-01' }).execute()

  const visit = await open(link)
  const { page } = visit
  visit.expectPageError(/status of 400/)
  await heading(page, 'Link Expired').waitFor()
  await page.getByText('This verification link has expired. Please request a new one.').waitFor()
  await button(page, 'Resend Verification Email').click()
  await page.getByText('Please enter your email address').waitFor()
  await field(page, 'Email').fill(user.email)
  await button(page, 'Resend Verification Email').click()
  await page.getByText('a new link is on its way').waitFor()

  await page.goto(await mailbox.waitForLink(user.email, 2))
  await waitUntilReady(page)
  await heading(page, 'Email address verified').waitFor()
})

test('a verification link without a token shows an error', async () => {
  const { page } = await open('/verify-email')
  await page.getByText('Invalid verification link').waitFor()
})
