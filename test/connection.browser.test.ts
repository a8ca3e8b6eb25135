import { expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { button, expectValues, field, heading, startBrowser } from './browser.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

test('a screen whose code could not be loaded reloads when the connection is back', async () => {
  // A reused page could have the code of the screen in its cache.
  const visit = await open('/', { fresh: true })
  const { page } = visit
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
  await page.getByText('The connection was lost. This page reloads when the connection is back.').waitFor()
  await page.context().setOffline(false)
  await heading(page, 'Alaska Business Events').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job Board' }).click()
  await heading(page, 'Job Board').waitFor()
})

test('a form that is submitted before the scripts have loaded keeps its values', async () => {
  const visit = await open('/help')
  const { page } = visit
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const typed = { Email: 'somebody@example.com', Password: 'a wrong password' }
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
  await page.keyboard.press('Enter')
  await expectValues(page, typed)
  expect(new URL(page.url()).pathname).toBe('/login')

  scripts.resolve()
  await page.waitForFunction(() => 'live' in document.documentElement.dataset)
  await expectValues(page, typed)
  visit.expectPageError(/status of 401/)
  await button(page, 'Login').click()
  await page.getByText('Invalid email or password').waitFor()
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
