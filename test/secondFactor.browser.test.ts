import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { button, field, fill, findHorizontalOverflow, heading, startBrowser, switchColorScheme } from './browser.ts'
import { db } from './database.ts'
import { generateCode, setUpApp, setUpPasskey } from './secondFactors.ts'

const app = await startTestApp({ ADMIN_SECOND_FACTOR: 'required' }, 'localhost')
const { open } = await startBrowser(app)

const dialog = (page: Page) => page.getByRole('dialog')
const dialogButton = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const alert = (page: Page, text: string) => page.getByRole('main').getByText(text)

async function enterPassword(page: Page, email: string) {
  await fill(page, { Email: email, Password: PASSWORD })
  await button(page, 'Login').click()
}

/** Expects no accessibility violation and no horizontal overflow, in both color schemes and at both widths. */
async function expectGoodLayout({ page, runAxe }: Awaited<ReturnType<typeof open>>) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const scheme of ['dark', 'light'] as const) {
      await switchColorScheme(page, scheme)
      expect(await runAxe(), `${width} ${scheme}`).toEqual([])
      expect(await findHorizontalOverflow(page)).toEqual([])
    }
  }
}

test('an administrator is led to the set-up, adds a passkey, and logs in with it', async () => {
  const admin = await makeAdmin()
  const visit = await open('/admin', { as: admin })
  const { page } = visit
  await page.waitForURL('/profile/security')
  await page.getByText('Administrators of this network need a second factor.').waitFor()
  await expectGoodLayout(visit)
  // Axe attaches to the page too, and Chromium then loses the virtual authenticator.
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await button(page, 'Add Passkey').click()
  await dialog(page).getByLabel('Name').fill('Office laptop')
  await dialog(page).getByLabel('Password', { exact: true }).fill('wrong')
  visit.expectPageError(/status of 403/)
  await dialogButton(page, 'Add Passkey').click()
  await dialog(page).getByRole('alert').getByText('The password is not correct').waitFor()
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Your recovery codes').waitFor()
  expect(await dialog(page).getByRole('listitem').count()).toBe(10)
  await dialogButton(page, 'I Have Saved Them').click()
  await page.getByText('Passkey: Office laptop').waitFor()
  await page.goto('/admin')
  await heading(page, 'Admin Dashboard').waitFor()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?return=%2Fadmin%2Faudit')
  await enterPassword(page, admin.email)
  const use = button(page, 'Use Passkey')
  await use.waitFor()
  expect(await use.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('/admin/audit')
})

test('a member sets up an app, logs in with a code or a recovery code, and removes the app', async () => {
  const member = await makeUser()
  const visit = await open('/profile/security', { as: member })
  const { page } = visit
  await button(page, 'Set up an authenticator app').click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByRole('img', { name: /QR code/ })
    .waitFor()
  const secret = ((await dialog(page).locator('.font-mono').first().textContent()) ?? '').replaceAll(' ', '')
  await expectGoodLayout(visit)
  visit.expectPageError(/status of 400/)
  await dialog(page).getByLabel('Code', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('This code is not correct. Enter the code that the app shows now').waitFor()
  await dialog(page).getByLabel('Code', { exact: true }).fill(generateCode(secret))
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Your recovery codes').waitFor()
  const codes = await dialog(page).getByRole('listitem').allTextContents()
  await expectGoodLayout(visit)
  await dialogButton(page, 'I Have Saved Them').click()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?return=%2Fprofile%2Fsecurity')
  await enterPassword(page, member.email)
  await field(page, 'Code').waitFor()
  await button(page, 'Use a Recovery Code').click()
  await fill(page, { 'Recovery code': codes[0] as string })
  await page.keyboard.press('Enter')
  await page.waitForURL('/profile/security')
  await page.getByText('9 unused codes').waitFor()
  await button(page, 'Remove the authenticator app').click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await button(page, 'Set up an authenticator app').waitFor()
})

test('a wrong code keeps the second step, and an ended challenge leads back to the password with the email', async () => {
  const member = await makeUser()
  const { secret } = await setUpApp(app, member)
  await setUpPasskey(app, member)
  const visit = await open('/login?return=%2Fprofile')
  const { page } = visit
  visit.expectPageError(/status of 401/)
  await enterPassword(page, member.email)
  await button(page, 'Use Passkey').waitFor()
  await expectGoodLayout(visit)
  await button(page, 'Use a Code of the App').click()
  const code = field(page, 'Code')
  await code.waitFor()
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await code.getAttribute('inputmode')).toBe('numeric')
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/This code is not correct/)
    .waitFor()
  await expectGoodLayout(visit)

  await db.deleteFrom('second_factor_challenges').where('user_id', '=', member.id).execute()
  await code.fill(generateCode(secret))
  await page.keyboard.press('Enter')
  await alert(page, 'This login has expired. Please enter your password again').waitFor()
  expect(await field(page, 'Email').inputValue()).toBe(member.email)
  expect(await field(page, 'Password').inputValue()).toBe('')
  await field(page, 'Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await button(page, 'Use a Code of the App').click()
  await code.fill(generateCode(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL('/profile')
})
