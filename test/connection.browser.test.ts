import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { button, expectValues, field, fill, heading, startBrowser, type Visit } from './browser.ts'
import { db } from './database.ts'

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

/** Makes the reply to the first request for this path get lost after the server has handled the request. */
async function loseFirstReply(page: Page, path: string) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
}

const NOT_REACHED = /The server could not be reached/

test('a job whose reply got lost is posted once when the form is sent again', async () => {
  const poster = await makeUser()
  const visit = await open('/jobs/new', { as: poster, width: 390 })
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await loseFirstReply(page, '/api/jobs')
  await fill(page, { Title: 'Deckhand', Company: 'Cordova Boats', Description: 'Long days.' })
  await button(page, 'Post Job').click()
  await page.getByText(NOT_REACHED).first().waitFor()
  await expectValues(page, { Title: 'Deckhand', Description: 'Long days.' })
  await button(page, 'Post Job').click()
  await heading(page, 'Deckhand').waitFor()
  expect(await db.selectFrom('jobs').where('user_id', '=', poster.id).select('title').execute()).toHaveLength(1)
})

test('an event whose reply got lost is created once when the form is sent again', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Cordova Boats' }, { owner })
  const visit = await open(`/businesses/${id}/events/new`, { as: owner })
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await loseFirstReply(page, `/api/businesses/${id}/events`)
  await fill(page, {
    Title: 'Net mending',
    Description: 'Bring a needle.',
    'Start Date/Time': '2035-03-01T18:00',
    'End Date/Time': '2035-03-01T20:00',
  })
  await button(page, 'Create Event').click()
  await page.getByText(NOT_REACHED).first().waitFor()
  await button(page, 'Create Event').click()
  await heading(page, 'Cordova Boats').waitFor()
  expect(await db.selectFrom('events').where('business_id', '=', id).select('title').execute()).toHaveLength(1)
})

test('a business whose reply got lost is created once when the form is sent again', async () => {
  const owner = await makeUser()
  const visit = await open('/businesses/new', { as: owner })
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await loseFirstReply(page, '/api/profiles')
  await fill(page, { 'Business name': 'Halibut Cove Hats', 'Alaska Business Entity Number': '10055501' })
  await button(page, 'Create Business').click()
  await page.getByText(NOT_REACHED).first().waitFor()
  await button(page, 'Create Business').click()
  await heading(page, 'Halibut Cove Hats').waitFor()
  const made = await db.selectFrom('businesses').where('business_name', '=', 'Halibut Cove Hats').select('id').execute()
  expect(made).toHaveLength(1)
})

/** Opens a page in a new browser context without any interaction, so that its application is not loaded. */
async function openUnhydrated(path: string) {
  const visit = await open('/robots.txt', { fresh: true, width: 390 })
  visit.allowPageError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/)
  await visit.page.goto(path)
  await visit.page.waitForLoadState('networkidle')
  expect(await visit.page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false)
  return visit
}
const note = (page: Page) => page.locator('.code-note')
const NO_CONNECTION = 'There is no connection. This page works again as soon as it is back.'

test.each(['/jobs', '/events'])(
  'a first tap on %s without a connection is announced, and acts when the connection is back',
  async (path) => {
    const { page, runAxe } = await openUnhydrated(path)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await note(page).getByText(NO_CONNECTION).waitFor()
    expect(await runAxe()).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Sign Up' }).first().waitFor()
    await expect.poll(() => note(page).textContent()).toBe('')
  },
)

test('a tap acts after a tap that had no effect because the server was unreachable', async () => {
  const { page } = await openUnhydrated('/jobs')
  await page.route('**/assets/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Open chat' }).click()
  await note(page).getByText(NO_CONNECTION).waitFor()
  await page.unroute('**/assets/*')
  // Within a second after an attempt, there is no other.
  await expect
    .poll(async () => {
      await page
        .getByRole('button', { name: 'Open chat' })
        .click({ timeout: 1000 })
        .catch(() => {})
      return page.getByRole('dialog').count()
    })
    .toBe(1)
})

/** Makes all requests for these files fail, and the check whether the server can be reached. */
async function cutOff(page: Page, files: RegExp) {
  const fail = (url: URL) => files.test(url.pathname) || url.pathname === '/icon.svg'
  await page.route(fail, (route) => route.abort())
  return () => page.unroute(fail)
}

test('a page whose modules could not be loaded reloads when the connection is back', async () => {
  const visit = await open('/robots.txt', { fresh: true, width: 390 })
  const { page } = visit
  visit.allowPageError(/ERR_FAILED|dynamically imported module/)
  const reconnect = await cutOff(page, /(entry|framework)-.*js/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Menu' }).click()
  await note(page).getByText(NO_CONNECTION).waitFor()
  await reconnect()
  const isReloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isReloaded
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor()
})

test('a page whose first script could not be loaded reloads when the connection is back', async () => {
  const visit = await open('/robots.txt', { fresh: true, width: 390 })
  const { page } = visit
  visit.allowPageError(/ERR_FAILED|dynamically imported module/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.unroute('**/assets/*.js')
  const isReloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isReloaded
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor()
})

test('a part whose code could not be loaded opens after the reload that the connection causes', async () => {
  const visit = await open('/jobs', { fresh: true, width: 390 })
  const { page } = visit
  visit.allowPageError(/ERR_FAILED/)
  const reconnect = await cutOff(page, /(Chat|toast)\.host-/)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByText('The chat could not be opened.').first().waitFor()
  await reconnect()
  const isReloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await isReloaded
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a reload that would lose typed text is offered', async () => {
  const visit = await open('/register', { fresh: true, width: 390 })
  const { page, runAxe } = visit
  visit.allowPageError(/ERR_FAILED/)
  await fill(page, { 'Full name': 'Nora New' })
  const reconnect = await cutOff(page, /(Chat|toast)\.host-/)
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByText('The chat could not be opened.').first().waitFor()
  await reconnect()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await note(page).getByText('A part of this page could not be loaded.').waitFor()
  await expectValues(page, { 'Full name': 'Nora New' })
  expect(await runAxe()).toEqual([])
  await note(page).getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a page says within a second of an action that it is still loading', async () => {
  const { page } = await openUnhydrated('/jobs')
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await note(page).getByText('This page is still loading.').waitFor({ timeout: 2000 })
  released.resolve()
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor()
  await expect.poll(() => note(page).textContent()).toBe('')
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
