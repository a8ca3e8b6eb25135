import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin } from '../src/features/accounts/accounts.make.ts'
import { makeFailedMail } from '../src/features/mails/mails.make.ts'
import { startTestApp } from './app.ts'
import { button, heading, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const admin = await makeAdmin()
const { waitForEmail } = openMailbox(app.mailFolder)

const findUnsentHeading = (page: Page) => page.getByRole('heading', { name: 'Emails that could not be sent', level: 2 })

const folder = process.env.SCREENSHOTS
if (folder) mkdirSync(folder, { recursive: true })

test('the dashboard lists undeliverable emails, to retry or dismiss', async () => {
  await makeFailedMail({ subject: 'The first of two' })
  await makeFailedMail({ subject: 'The second of two' })
  const { page } = await open('/admin', { as: admin })
  await findUnsentHeading(page).waitFor()
  const row = (subject: string) => page.getByRole('row', { name: subject })
  await row('The first of two').getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('The email will be sent again.').waitFor()
  await row('The first of two').waitFor({ state: 'detached' })
  await waitForEmail('team@example.com')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Emails that could not be sent')

  await row('The second of two').getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('The email has been dismissed.').waitFor()
  await findUnsentHeading(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('the dashboard shows three unsent emails and links to all', async () => {
  await db.deleteFrom('unsent_mails').execute()
  for (let number = 1; number <= 23; number++) await makeFailedMail({ subject: `Email number ${number}.` })
  const { page } = await open('/admin', { as: admin })
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(3)
  await page.getByRole('link', { name: 'Show all 23' }).click()
  await heading(page, 'Unsent Emails').waitFor()
  await waitUntilReady(page)
  await page.getByRole('link', { name: 'Show older' }).click()
  await page.getByRole('rowheader', { name: 'Email number 1.' }).waitFor()
})

test('the system screen describes the status of every check', async () => {
  const { page } = await open('/admin', { as: admin })
  await page.getByRole('link', { name: 'System' }).click()
  await heading(page, 'System').waitFor()
  const part = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await part('Migrations').getByText('Good').waitFor()
  await part('Backup').getByText('Needs attention').waitFor()
  await part('Backup').getByText('No backup has been made.').waitFor()
  await button(page, 'Check Again').click()
  await waitUntilReady(page)
})

for (const width of [390, 1280]) {
  for (const dark of [false, true]) {
    test(`the dashboard, the emails and the system screen are accessible at ${width} pixels, ${dark ? 'dark' : 'light'}`, async () => {
      for (const path of ['/admin', '/admin/mails', '/admin/system']) {
        const visit = await open(path, { as: admin, width, dark })
        expect(await visit.runAxe()).toEqual([])
        const name = `${folder}${path.replaceAll('/', '-')}-${width}${dark ? '-dark' : ''}.png`
        if (folder) await visit.page.screenshot({ path: name, fullPage: true })
      }
    })
  }
}
