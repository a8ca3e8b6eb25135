import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin } from '../src/features/accounts/accounts.make.ts'
import { makeBlock, makeCostOfToday, makeUsage } from '../src/features/chat/chat.make.ts'
import { startTestApp } from './app.ts'
import { button, field, findHorizontalOverflow, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const rows = async (page: Page, name: string) =>
  (await page.getByRole('table', { name, exact: true }).locator('tbody > tr').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  )
const reset = async () => {
  await db.deleteFrom('chat_usage').execute()
  await db.deleteFrom('chat_blocks').execute()
  await db.deleteFrom('chat_requests').execute()
  await db.deleteFrom('chat_days').execute()
}

test.each([1280, 390])('the usage tab shows costs and blocked clients at %i pixels', async (width) => {
  await reset()
  const admin = await makeAdmin()
  const tokens = { total_prompt_tokens: 1200, total_completion_tokens: 34 }
  await makeUsage({ ip_address: '192.0.2.1', total_cost: 0.79994, ...tokens, requests: 2 })
  await makeUsage({ ip_address: '192.0.2.2', total_cost: 0.8, ...tokens })
  await makeUsage({ ip_address: '2001:db8:1:2::', total_cost: 1.5, ...tokens })
  await makeBlock('2001:db8:1:2::', 'Cost threshold exceeded')
  await makeCostOfToday(4, 3.09994)
  const visit = await open('/admin?tab=chat', { as: admin, width })
  const { page } = visit
  await page.getByText('$3.0999', { exact: true }).first().waitFor()
  await page.locator('.recharts-bar-rectangle').first().waitFor()
  expect(await rows(page, 'Usage per IP address')).toEqual([
    expect.stringMatching(/^2001:db8:1:2::\/64 Blocked \$1\.5000 1 1,234 /),
    expect.stringMatching(/^192\.0\.2\.2 Near Limit \$0\.8000 1 1,234 /),
    expect.stringMatching(/^192\.0\.2\.1 Active \$0\.7999 2 1,234 /),
  ])
  expect(await visit.runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await page.getByText('Cost per day as a table').click()
  expect(await rows(page, 'Cost per day')).toEqual([expect.stringMatching(/^\w+ \d+ 4 \$3\.0999$/)])

  await field(page, 'Search IP addresses').fill('192.0')
  await page.waitForURL('/admin?tab=chat&search=192.0')
  await page.getByRole('heading', { name: 'Usage of 2 IP addresses' }).waitFor()
  await field(page, 'Show').selectOption('10 per page')
  await page.waitForURL('/admin?tab=chat&search=192.0&size=10')

  const details = page.getByRole('button', { name: 'Details' }).last()
  await details.click()
  const panel = page.getByRole('dialog', { name: '192.0.2.1' })
  await panel.getByText('$0.7999 of $1.0000').waitFor()
  expect(await panel.getByRole('table', { name: 'Latest requests' }).locator('tbody > tr').count()).toBe(2)
  expect(await visit.runAxe()).toEqual([])
  await panel.getByRole('button', { name: 'Block' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Block' }).click()
  await question.getByText('Please provide a reason').waitFor()
  await question.getByLabel('Reason').fill('Asks nonsense')
  await question.getByRole('button', { name: 'Block' }).click()
  await panel.getByText('Asks nonsense').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => details.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await rows(page, 'Blocked IP addresses')).toEqual([
    expect.stringMatching(/^192\.0\.2\.1 .*Asks nonsense .*\$0\.7999/),
    expect.stringMatching(/^2001:db8:1:2::\/64 .*Cost threshold exceeded .*\$1\.5000/),
  ])

  await page
    .getByRole('table', { name: 'Blocked IP addresses' })
    .getByRole('button', { name: 'Unblock' })
    .first()
    .click()
  await question.getByRole('button', { name: 'Unblock' }).click()
  await expect.poll(async () => (await rows(page, 'Blocked IP addresses')).length).toBe(1)

  await button(page, 'Block…').click()
  await page.getByText('Please enter an IP address').waitFor()
  await field(page, 'Block an IP address').fill('999.1.1')
  await button(page, 'Block…').click()
  await page.getByText('This is not an IP address').waitFor()
  expect(await question.count()).toBe(0)
  expect(await field(page, 'Block an IP address').evaluate((input) => input === document.activeElement)).toBe(true)
  await field(page, 'Block an IP address').fill('203.0.113.9')
  await button(page, 'Block…').click()
  await question.getByLabel('Reason').fill('Testing')
  await question.getByRole('button', { name: 'Block' }).click()
  await expect.poll(async () => (await rows(page, 'Blocked IP addresses'))[0]).toMatch(/^203\.0\.113\.9 .*Testing/)
})

test('the usage tab has an empty state and a failure state', async () => {
  await reset()
  const visit = await open('/admin?tab=chat', { as: await makeAdmin() })
  const { page } = visit
  await page.getByRole('heading', { name: 'Nobody has asked the assistant yet' }).waitFor()
  await page.getByRole('heading', { name: 'No address is blocked' }).waitFor()
  await page.getByText('The assistant has cost nothing in the last 30 days.').waitFor()
  visit.expectPageError(/status of 500/)
  await page.route('**/api/admin/chat/stats', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await waitUntilReady(page)
  await page.getByRole('alert').getByText('Failed to load chat data').waitFor()
  await page.unroute('**/api/admin/chat/stats')
  await button(page, 'Try Again').click()
  await page.getByRole('heading', { name: 'No address is blocked' }).waitFor()
})
