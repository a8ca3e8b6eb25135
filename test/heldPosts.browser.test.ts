import { expect, test } from 'vitest'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'required', RATE_LIMITS: 'on' })
const { open } = await startBrowser(app)

test('a new member sees that a post is held, and a moderator decides on it with the keyboard', async () => {
  const [author, moderator] = [await makeUser({ full_name: 'Nora New' }), await makeModerator()]
  const form = await open('/questions/new', { as: author, width: 390 })
  await form.page.getByRole('textbox', { name: 'Title' }).fill('Who repairs watches?')
  await form.page.getByRole('textbox', { name: 'Details' }).fill('I found [this shop](https://watches.example/win).')
  await form.page.getByRole('button', { name: 'Post Question' }).click()
  await form.page.getByText('Your question waits for a moderator, because it has a link.').waitFor()
  await form.page.getByText('Waiting for a moderator').waitFor()
  expect(await form.runAxe()).toEqual([])
  await app.as(author).post('/api/questions', { title: 'Another one', content: 'www.watches.example' })

  const { page, runAxe } = await open('/moderation', { as: moderator, width: 1280 })
  await page.getByRole('heading', { name: '2 held posts' }).waitFor()
  const [first, second] = ['Who repairs watches?', 'Another one'].map((name) => page.getByRole('region', { name })) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ]
  await first.getByText('I found [this shop](https://watches.example/win).').waitFor()
  await first.getByText('It links to watches.example/win.').waitFor()
  await first.getByText('By Nora New, member since').waitFor()
  expect(await runAxe()).toEqual([])
  await first.getByRole('button', { name: 'Approve' }).press('Enter')
  await page.getByText('The post is public now.').waitFor()
  await page.getByRole('heading', { name: '1 held post' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Another one')
  await second.getByLabel('Note').fill('No advertising, please.')
  await second.getByRole('button', { name: 'Reject' }).press('Enter')
  await page.getByRole('heading', { name: 'No held posts' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No held posts')

  await form.page.goto('/questions?search=repairs')
  await waitUntilReady(form.page)
  await form.page.getByRole('link', { name: 'Who repairs watches?' }).waitFor()
})

test('an administrator switches the holding of posts on and off', async () => {
  const { page, runAxe } = await open('/admin?tab=reports', { as: await makeAdmin() })
  const choice = page.getByRole('group', { name: 'Hold posts with links by new members:' })
  await choice.getByText('They wait, because email addresses are verified here.').waitFor()
  await choice.getByRole('button', { name: 'Off' }).click()
  await choice.getByText('They are public at once.').waitFor()
  expect(await choice.getByRole('button', { name: 'Off' }).getAttribute('aria-pressed')).toBe('true')
  expect(await runAxe()).toEqual([])
})
