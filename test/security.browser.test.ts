import { expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { button, expectValues, fill, startBrowser, waitUntilReady } from './browser.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'required', PASSWORD_COMMON: 'refuse' })
const { open } = await startBrowser(app)
const mailbox = openMailbox(app.mailFolder)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const logIn = async (email: string, agent: string) => {
  const body = { email, password: PASSWORD }
  return (await app.visitor.send('POST', '/api/auth/login', { body, headers: { 'User-Agent': agent } })).body
}

test('a member ends a session, logs out everywhere else, and finds both in the security log', async () => {
  const user = await makeUser()
  const [phone, laptop] = [await logIn(user.email, SAFARI), await logIn(user.email, FIREFOX)]
  const { page } = await open('/profile', { as: user })
  await page.getByRole('link', { name: 'Password and Security' }).click()
  await page.waitForURL('/profile/security')
  await page.getByRole('button', { name: /^Log out on Safari on iPhone/ }).click()
  await page.getByText('Logged out on Safari on iPhone.').waitFor()
  await page.getByRole('heading', { name: 'Session ended: Safari on iPhone' }).waitFor()
  expect((await app.as(phone).get('/api/auth/me')).status).toBe(401)
  expect((await app.as(laptop).get('/api/auth/me')).status).toBe(200)

  await button(page, 'Log Out Everywhere Else').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out Everywhere Else' }).click()
  await page.getByText('You are not logged in anywhere else.').waitFor()
  await page.getByRole('heading', { name: 'All other sessions ended' }).waitFor()
  expect((await app.as(laptop).get('/api/auth/me')).status).toBe(401)

  await page.getByRole('button', { name: /^Log out on Unknown device|^Log out on Chrome/ }).click()
  await page.waitForURL('/login')
})

test('changing the password shows its strength, keeps the typed values after a failure, and returns to the card', async () => {
  const user = await makeUser()
  const visit = await open('/profile/security', { as: user })
  const { page, runAxe } = visit
  await button(page, 'Change Password').click()
  const strength = page.getByRole('main').getByRole('status')
  const type = (text: string) => fill(page, { 'New password': text, 'Confirm new password': text })
  await type('abc')
  await strength.getByText('Too short').waitFor()
  await type('Trustno1')
  await strength.getByText('Very weak: one of the 10,000 most common passwords').waitFor()
  expect(await runAxe()).toEqual([])
  await type('glacier otter 41 lantern')
  await strength.getByText('Very strong').waitFor()

  const typed = { 'Current password': 'wrong', 'New password': 'Trustno1', 'Confirm new password': 'Trustno1' }
  await fill(page, typed)
  visit.expectPageError(/status of 400/)
  await button(page, 'Change Password').click()
  await page.getByText('This is one of the 10,000 most common passwords. Please choose another one').waitFor()
  await type('glacier otter 41 lantern')
  visit.expectPageError(/status of 403/)
  await button(page, 'Change Password').click()
  await page.getByRole('alert').getByText('The password is not correct').waitFor()
  await expectValues(page, { 'Current password': 'wrong', 'New password': 'glacier otter 41 lantern' })
  await fill(page, { 'Current password': PASSWORD })
  await button(page, 'Change Password').click()
  await page.getByText('Your password has been changed').first().waitFor()
  await page.getByRole('heading', { name: 'Password changed' }).waitFor()
  const opener = button(page, 'Change Password')
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the link in the email to a new address changes it', async () => {
  const user = await makeUser({ email: 'first@example.com' })
  const { page } = await open('/profile/security', { as: user })
  await button(page, 'Change Email Address').click()
  await fill(page, { 'New email address': 'second@example.com', 'Current password': PASSWORD })
  await button(page, 'Change Email Address').click()
  await page.getByText('We have sent a link to second@example.com.').waitFor()
  await page.reload()
  await waitUntilReady(page)
  await page.getByText('We have sent a link to second@example.com.').waitFor()
  expect(await button(page, 'Cancel This Change').isVisible()).toBe(true)
  await page.goto(await mailbox.waitForLink('second@example.com'))
  await page.getByText('Your email address has been changed.').waitFor()
  await page.getByRole('link', { name: 'Password and Security' }).click()
  await waitUntilReady(page)
  await page.getByText('You log in with second@example.com').waitFor()
  await page.getByRole('heading', { name: 'Email address changed from first@example.com' }).waitFor()
})
