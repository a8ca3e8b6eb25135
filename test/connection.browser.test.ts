import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { button, expectValues, field, fill, heading, startBrowser, type Visit } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

test('a screen whose code could not be loaded reloads when the connection is back', async () => {
  // The cache of a reused page might contain the code of the screen.
  const visit = await open('/', { fresh: true })
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await heading(page, 'There is no connection').waitFor()
  await button(page, 'Try Again').click()
  await page.getByText('The server can still not be reached.').waitFor()
  await page.context().setOffline(false)
  await heading(page, 'Alaska Business Events').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job Board' }).click()
  await heading(page, 'Job Board').waitFor()
})

test('the message about a failure disappears when the action succeeds', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id })
  await makeAnswer({ question_id: question.id, user_id: other.id })
  const visit = await open(`/questions/${question.id}`, { as: asker })
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  visit.expectPageError(/The answer was not accepted/)
  const failure = page.locator('.toast-error')
  await page.context().setOffline(true)
  await button(page, 'Accept').click()
  await failure.waitFor()
  await page.context().setOffline(false)
  await button(page, 'Accept').click()
  await page.getByText('You have accepted this answer.').waitFor()
  await failure.waitFor({ state: 'detached' })
})

/** Opens a page whose scripts are delayed, runs `act`, and then lets the scripts load. */
async function actBeforeHydration(path: string, act: (page: Page) => Promise<unknown>): Promise<Visit> {
  const visit = await open('/help')
  const { page } = visit
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await act(page)
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false)
  scripts.resolve()
  await page.waitForFunction(() => 'live' in document.documentElement.dataset)
  return visit
}

test('a form that is submitted before hydration keeps its values and is sent afterwards', async () => {
  const typed = { Email: 'somebody@example.com', Password: 'a wrong password' }
  const visit = await actBeforeHydration('/login', async (page) => {
    await fill(page, typed)
    await page.keyboard.press('Enter')
    await expectValues(page, typed)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
  visit.expectPageError(/status of 401/)
  await visit.page.getByText('Invalid email or password').waitFor()
  await expectValues(visit.page, typed)
})

test('a button that is clicked before hydration acts once afterwards', async () => {
  const { page } = await actBeforeHydration('/help', async (page) => {
    for (let click = 0; click < 2; click++) await page.getByRole('button', { name: 'Open chat' }).click()
  })
  await page.getByRole('dialog').waitFor()
})

test('text that is typed and a choice that is made before hydration take effect afterwards', async () => {
  await makeBusiness({ business_name: 'Early Bird Bakery', city: 'Juneau' })
  await makeBusiness({ business_name: 'Late Bird Bakery', city: 'Juneau' })
  const questions = await actBeforeHydration('/questions', (page) => page.getByRole('searchbox').fill('permits'))
  await questions.page.waitForURL('/questions?search=permits')
  expect(await questions.page.getByRole('searchbox').inputValue()).toBe('permits')

  const directory = await actBeforeHydration('/businesses', async (page) => {
    await field(page, 'Search').fill('early')
    await field(page, 'City').selectOption('Juneau')
  })
  await directory.page.waitForURL((url) => url.search.includes('early') && url.search.includes('Juneau'))
  await directory.page.getByRole('link', { name: 'Late Bird Bakery' }).waitFor({ state: 'detached' })
  await expectValues(directory.page, { Search: 'early', City: 'Juneau' })
})

test('a search works before hydration', async () => {
  const { page } = await open('/help', { scripts: false })
  await page.getByRole('searchbox').fill('halibut')
  await page.keyboard.press('Enter')
  await page.waitForURL('/search?q=halibut')
})

test.each([
  ['/login', 303],
  ['/nowhere', 404],
  ['//example.com', 404],
])('a form sent to %s without scripts is answered with %i', async (path, status) => {
  const answer = await app.visitor.send('POST', path, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location')).toBe(status === 303 ? path : null)
})
