import { beforeEach, expect, test } from 'vitest'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

beforeEach(() => db.deleteFrom('reports').execute())

test.each([1280, 390])('a moderator works through the queue with only the keyboard, at %i pixels', async (width) => {
  const [moderator, author, reporter] = [await makeModerator(), await makeUser(), await makeUser({ full_name: 'Ray' })]
  const titles = [`Cheap pills ${width}`, `Loud neighbours ${width}`]
  const [first, second] = [
    await makeQuestion({ user_id: author.id, title: titles[0] }),
    await makeQuestion({ user_id: author.id, title: titles[1] }),
  ]
  for (const { id } of [first, second]) {
    const report = { target_type: 'question', target_id: id, reason: 'spam', message: 'The third one today' }
    expect((await app.as(reporter).post('/api/reports', report)).status).toBe(201)
  }
  expect(
    (await app.visitor.post('/api/reports', { target_type: 'question', target_id: first.id, reason: 'offensive' }))
      .status,
  ).toBe(201)

  const { page, runAxe } = await open('/moderation', { as: moderator, width })
  await page.getByRole('heading', { name: '2 open reports' }).waitFor()
  const review = page.getByRole('button', { name: 'Review' })
  await review.first().focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: titles[0] })
  await panel.getByText('The third one today').waitFor()
  await panel.getByText('Ray, ').waitFor()
  await panel.getByText('No report about this person was decided before.').waitFor()
  expect(await panel.getByRole('button', { name: 'Ban' }).count()).toBe(0)
  expect(await runAxe()).toEqual([])
  await panel.getByLabel('Reason').focus()
  await page.keyboard.type('Advertising is not allowed.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hide')
  await page.keyboard.press('Enter')

  const next = page.getByRole('dialog', { name: titles[1] })
  await next.getByText(`Hidden: ${titles[0]}`).waitFor()
  expect(await next.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await next.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await page.getByRole('heading', { name: 'No reports found' }).waitFor()
  await page.getByRole('heading', { name: 'Nothing is reported' }).waitFor()
  expect((await app.visitor.get(`/api/questions/${first.id}`)).status).toBe(404)
  expect((await app.visitor.get(`/api/questions/${second.id}`)).status).toBe(200)

  await page.goto('/moderation?reports=resolved')
  await waitUntilReady(page)
  await page.getByRole('button', { name: 'Review' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await page.getByText('The report is open again, and what it had hidden is visible.').waitFor()
  expect((await app.visitor.get(`/api/questions/${first.id}`)).status).toBe(200)
})

test('an administrator bans the author on the tab Reports', async () => {
  const [admin, author] = [await makeAdmin(), await makeUser({ full_name: 'Rude Person' })]
  const { id } = await makeQuestion({ user_id: author.id, title: 'Rude words' })
  await app.visitor.post('/api/reports', { target_type: 'question', target_id: id, reason: 'offensive' })
  const { page } = await open('/admin?tab=reports', { as: admin })
  await page.getByRole('tab', { name: 'Reports' }).waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click()
  await page.getByRole('alertdialog', { name: 'Ban Rude Person?' }).getByRole('button', { name: 'Ban' }).click()
  await page.getByText('The account has been suspended.').waitFor()
  expect((await app.as(author).get('/api/auth/me')).status).toBe(401)
})
