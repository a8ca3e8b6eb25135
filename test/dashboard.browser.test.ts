import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeClaim } from '../src/features/claims/claims.make.ts'
import { startTestApp } from './app.ts'
import { button, startBrowser } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const readBadge = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Admin', exact: true }).getAttribute('data-count')

test('the dashboard begins with the queues of waiting items, and each count links to its queue', async () => {
  const [admin, requester] = await Promise.all([makeAdmin(), makeUser()])
  const visit = await open('/admin', { as: admin })
  const { page } = visit
  await page.getByText('Nothing is waiting', { exact: true }).waitFor()
  expect(await readBadge(page)).toBeNull()

  const business = await makeBusiness({ verification_status: 'curated' })
  const claim = await makeClaim({ business_id: business.id, user_id: requester.id })
  await app.as(requester).post('/api/profiles', { business_name: 'New here', alaska_business_license: '10012345' })
  await page.reload()
  await page.getByRole('link', { name: '1 business to verify', exact: true }).waitFor()
  expect(await readBadge(page)).toBe('2')
  const links = (await page.getByRole('main').getByRole('link').allTextContents()).map((name) => name.trim())
  expect(links.indexOf('1 business to verify')).toBeLessThan(links.indexOf('System'))
  // The counts do not change the names of the tabs, nor their text.
  const tabs = ['Users', 'Business Verification', 'Claim Requests', 'Chat Usage']
  expect((await page.getByRole('tab').allTextContents()).slice(0, 4)).toEqual(tabs)
  for (const name of tabs) await tab(page, name).waitFor()
  expect(await tab(page, 'Claim Requests').getAttribute('data-count')).toBe('1')
  expect(await tab(page, 'Users').getAttribute('data-count')).toBeNull()
  expect(await visit.runAxe()).toEqual([])

  await page.setViewportSize({ width: 390, height: 600 })
  await page.getByRole('link', { name: '1 claim', exact: true }).click()
  await page.waitForURL((url) => url.search === '?tab=claims&status=pending')
  await expect.poll(() => tab(page, 'Claim Requests').getAttribute('aria-selected')).toBe('true')
  // The tabs are below the screen of a phone, so the link scrolls to them.
  await expect.poll(() => page.locator('#tabs').evaluate((tabs) => tabs.getBoundingClientRect().top)).toBeLessThan(100)
  await page.setViewportSize({ width: 1280, height: 900 })
  await app.as(admin).post(`/api/admin/claim-requests/${claim.id}/reject`, { admin_notes: 'No' })
  await tab(page, 'Users').click()
  await expect.poll(() => readBadge(page)).toBe('1')
  await page.getByRole('link', { name: /Active jobs/ }).click()
  await page.waitForURL('/jobs')
})

test('on a phone the tabs fade at a side with more of them, and the selected tab is in view', async () => {
  const { page } = await open('/admin', { as: await makeAdmin(), width: 390 })
  const tabs = page.getByRole('tablist', { name: 'Administration' })
  const readMore = () => tabs.getAttribute('data-more')
  const isInView = (name: string) =>
    tab(page, name).evaluate((element) => {
      const [{ left, right }, list] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()]
      return list !== undefined && left >= list.left - 1 && right <= list.right + 1
    })
  await expect.poll(readMore).toBe('end')
  await tab(page, 'Users').focus()
  await page.keyboard.press('End')
  await expect.poll(() => isInView('Reports')).toBe(true)
  await expect.poll(readMore).toBe('start')
  await page.goto('/admin?tab=claims')
  await expect.poll(() => isInView('Claim Requests')).toBe(true)
  await expect.poll(readMore).toBe('start end')
})

test('the ban button is inconspicuous in its row and prominent in the confirmation', async () => {
  const [admin] = await Promise.all([makeAdmin(), makeUser({ email: 'quiet@example.com' })])
  const { page } = await open('/admin?search=quiet@example.com', { as: admin })
  const ban = button(page, 'Ban')
  const readBackground = (element: HTMLElement) => getComputedStyle(element).backgroundColor
  expect(await ban.evaluate(readBackground)).toBe('rgba(0, 0, 0, 0)')
  await ban.click()
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Ban', exact: true })
  expect(await question.evaluate(readBackground)).not.toBe('rgba(0, 0, 0, 0)')
})

test('an administrator chooses how often to get emails', async () => {
  const admin = await makeAdmin()
  const { page } = await open('/admin#waiting-emails', { as: admin })
  const isPressed = (name: string) => button(page, name).getAttribute('aria-pressed')
  expect(await isPressed('At once')).toBe('true')
  await button(page, 'Daily at 8 AM').click()
  await page.getByText('You get an email at 8 AM when something waits.', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => isPressed('Daily at 8 AM')).toBe('true')
})

test('an administrator appoints and removes a moderator with the keyboard', async () => {
  const [admin, user] = await Promise.all([makeAdmin(), makeUser({ full_name: 'Mo Member', email: 'mo@example.com' })])
  const { page } = await open('/admin?search=mo@example.com', { as: admin })
  const readRole = async () =>
    (await db.selectFrom('users').where('id', '=', user.id).select('role').executeTakeFirstOrThrow()).role
  await button(page, 'Role').focus()
  await page.keyboard.press('Enter')
  await menuItem(page, 'Make a moderator').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'Make Mo Member a moderator?' }).waitFor()
  await page.keyboard.press('Escape')
  // Cancelling returns to the button and changes nothing.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Role')
  expect(await readRole()).toBe('member')

  await button(page, 'Role').click()
  await menuItem(page, 'Make a moderator').click()
  await confirm(page, 'Appoint')
  await page.getByText('Mo Member is now a moderator.', { exact: true }).waitFor()
  await page.getByRole('row').getByText('Moderator', { exact: true }).waitFor()
  await button(page, 'Role').click()
  await menuItem(page, 'Remove as moderator').click()
  await confirm(page, 'Remove')
  await page.getByText('Mo Member is now a member.', { exact: true }).waitFor()
  expect(await readRole()).toBe('member')
})

test('a moderator has neither a link to the administration nor a button for roles', async () => {
  const moderator = await makeModerator({ full_name: 'Mo Moderator' })
  const { page } = await open('/profile', { as: moderator })
  await page.getByRole('main').getByText('Moderator', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)
})
