import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { writeAudit } from '../src/features/audit/audit.service.server.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { button, field, findHorizontalOverflow, heading, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

/** The text of each entry on one line. */
const read = async (page: Page) =>
  (await page.locator('.rows > .row').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

test.each([1280, 390])(
  'administrative actions appear in the audit log and in the history, at %i pixels',
  async (width) => {
    const admin = await makeAdmin({ full_name: 'Ada Admin' })
    const user = await makeUser({ full_name: `Rude Person ${width}` })
    const owner = await makeUser({ full_name: 'Olga Owner' })
    const name = `Aurora Supply ${width}`
    const { id } = await makeBusiness(
      { business_name: name, verification_status: 'pending', is_public: false },
      { owner },
    )
    const as = app.as(admin)
    await as.patch(`/api/admin/users/${user.id}/ban`, { is_banned: true })
    await as.post('/api/profiles', { id, tagline: 'All you need in winter' })

    const visit = await open(`/admin?tab=verification&review=${id}`, { as: admin, width })
    const { page } = visit
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('alertdialog').getByLabel('Reason').fill('No such entity number')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('Ada Admin rejected this business').waitFor()
    expect(await read(page)).toEqual([
      expect.stringMatching(
        /^Ada Admin rejected this business Status before pending Reason No such entity number .+ from 127\.0\.0\.1$/,
      ),
      expect.stringMatching(/^Ada Admin edited this business Tagline nothing became All you need in winter/),
    ])
    expect(await visit.runAxe()).toEqual([])
    expect(await findHorizontalOverflow(page)).toEqual([])

    const own = await open(`/my-businesses/${id}`, { as: owner, width })
    await own.page.getByText('Reason: No such entity number').waitFor()

    await page.goto('/admin')
    await waitUntilReady(page)
    await page.getByRole('link', { name: 'Audit Log' }).click()
    await heading(page, 'Audit Log').waitFor()
    await expect
      .poll(async () => (await read(page)).slice(0, 3))
      .toEqual([
        expect.stringContaining(`Ada Admin rejected ${name}`),
        expect.stringContaining(`Ada Admin edited ${name}`),
        expect.stringContaining(`Ada Admin banned Rude Person ${width}`),
      ])
    expect(await visit.runAxe()).toEqual([])
    expect(await findHorizontalOverflow(page)).toEqual([])

    if (width < 768) await button(page, 'Filters').click()
    await field(page, 'Action').selectOption('User banned')
    await field(page, 'Search the log').fill(`person ${width}`)
    await page.waitForURL(`/admin/audit?action=user.ban&search=person+${width}`)
    await expect.poll(async () => (await read(page)).length).toBe(1)
    await page.reload()
    await waitUntilReady(page)
    await page.getByRole('link', { name: `Rude Person ${width}` }).click()
    await page.getByRole('button', { name: 'Unban' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: `Rude Person ${width}` }).waitFor()
  },
)

test('a long audit log is paged from the newest entry to the oldest and back', async () => {
  const admin = await makeAdmin({ full_name: 'Busy Admin' })
  const records = Array.from({ length: 120 }, (_, index) => ({
    action: 'question.delete' as const,
    target_type: 'question',
    target_name: `Question number ${index}`,
  }))
  await db.transaction().execute((tx) => writeAudit(tx, { viewer: admin, ip: '' }, ...records))
  const { page } = await open('/admin/audit?search=busy', { as: admin })
  const readShown = async () => {
    const [first = ''] = await read(page)
    return { length: (await read(page)).length, first: first.match(/number \d+/)?.[0] }
  }
  await expect.poll(readShown).toEqual({ length: 50, first: 'number 119' })
  await page.getByRole('link', { name: 'Show older' }).click()
  await expect.poll(readShown).toEqual({ length: 50, first: 'number 69' })
  await page.getByRole('link', { name: 'Show older' }).click()
  await expect.poll(readShown).toEqual({ length: 20, first: 'number 19' })
  expect(await page.getByRole('link', { name: 'Show older' }).count()).toBe(0)
  await page.goBack()
  await expect.poll(readShown).toEqual({ length: 50, first: 'number 69' })

  // A new search starts at the newest entry.
  await field(page, 'Search the log').fill('number 7')
  await page.waitForURL('/admin/audit?search=number+7')
  await expect.poll(readShown).toEqual({ length: 11, first: 'number 79' })
  await field(page, 'Search the log').fill('nobody at all')
  await page.getByRole('heading', { name: 'No entry matches' }).waitFor()
  await button(page, 'Clear Filters').click()
  await page.waitForURL('/admin/audit')
  await page.getByRole('heading', { name: 'Newest entries' }).waitFor()
})
