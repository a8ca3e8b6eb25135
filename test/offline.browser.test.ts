import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { findHorizontalOverflow, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const user = await makeUser()
const question = await makeQuestion({ user_id: user.id, title: 'Who repairs outboards?', content: 'Near Kodiak.' })
const other = await makeQuestion({ user_id: user.id, title: 'Who sells ice?' })

/** Reads the paths in a cache of the service worker. */
const readCache = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => url.replace(location.origin, ''))
  }, name)

/** Waits until the device has all files that the offline page names. */
const waitForOfflinePage = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await caches.open('files')
        const html = await (await files.match('/offline'))?.text()
        const names = html?.match(/\/assets\/[\w./-]+/g) ?? []
        const kept = await Promise.all(names.map((name) => files.match(name)))
        return names.some((name) => name.includes('OfflinePage')) && kept.every(Boolean)
      }),
    )
    .toBe(true)

async function openWithWorker(path: string, options: Parameters<typeof open>[1] = {}) {
  const visit = await open(path, { ...options, worker: true })
  visit.allowPageError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/)
  await visit.page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => readCache(visit.page, 'pages')).toContain(path)
  return visit
}

test('a visited page is readable offline, and another page opens the offline page', async () => {
  const { page, runAxe } = await openWithWorker(`/questions/${question.id}`, { width: 390 })
  await waitForOfflinePage(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('Near Kodiak.').waitFor()
  await page.goto(`/questions/${other.id}`)
  await page.getByText('This page is not on your device.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/offline')
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await page.getByRole('link', { name: 'Who repairs outboards?' }).click()
  await page.getByText('Near Kodiak.').waitFor()
  await page.goto(`/questions/${other.id}`)
  await page.getByText('This page is not on your device.').waitFor()
  await page.context().setOffline(false)
  await page.waitForURL(`**/questions/${other.id}`)
})

test('a visitor who has only read gets an offline page that names the missing page, and opens it when the connection is back', async () => {
  const visit = await open('/robots.txt', { worker: true, width: 390 })
  const { page, runAxe } = visit
  visit.allowPageError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/)
  await page.goto('/questions')
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false)
  await page.context().setOffline(true)
  await page.goto(`/questions/${other.id}?from=list`)
  await page.getByText('This page is not on your device.').waitFor()
  await page.getByText(`/questions/${other.id}?from=list`).waitFor()
  const link = page.getByRole('main').getByRole('link', { name: 'Try Again' })
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/questions/${other.id}\\?from=list$`))
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Without a network'])
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false)
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await page.context().setOffline(false)
  await page.waitForURL(`**/questions/${other.id}?from=list`)
})

test('pages with odd addresses are listed, and the offline page links to no other site', async () => {
  const { page } = await openWithWorker('/businesses?search=100%')
  await waitForOfflinePage(page)
  await page.context().setOffline(true)
  await page.goto('/offline')
  await page.getByRole('main').getByText('/businesses?search=100%').waitFor()
  for (const path of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example']) {
    await page.goto(`/offline?from=${encodeURIComponent(path)}`)
    await page.getByRole('main').getByText('/businesses?search=100%').waitFor()
    expect(await page.getByText('This page is not on your device.').isVisible(), path).toBe(false)
  }
})

test('a link to a visited page opens it offline', async () => {
  const { page } = await openWithWorker('/questions')
  await page.getByRole('link', { name: 'Who sells ice?' }).click()
  await page.waitForURL(`**/questions/${other.id}`)
  await expect.poll(() => readCache(page, 'pages')).toContain(`/questions/${other.id}`)
  await page.getByRole('link', { name: 'Q&A Forum' }).first().click()
  await page.waitForURL('**/questions')
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Who sells ice?' }).click()
  await page.getByRole('heading', { name: 'Who sells ice?' }).waitFor()
})

test('the device stores no reply of the API and no page for administrators', async () => {
  const admin = await makeUser({ role: 'administrator' })
  const { page } = await openWithWorker('/', { as: admin })
  for (const path of ['/admin', '/profile', '/my-businesses', '/questions']) {
    await page.goto(path)
    await waitUntilReady(page)
  }
  await expect.poll(() => readCache(page, 'pages')).toContain('/questions')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.replace(location.origin, ''))
  })
  expect(kept.filter((path) => /^\/(api|admin|profile|my-)/.test(path))).toEqual([])
})

test('a release reaches a browser that has the previous service worker and an old page at once', async () => {
  const visit = await openWithWorker(`/questions/${question.id}`)
  const { page } = visit
  await page.evaluate(async (path) => {
    // Stores the copy of an earlier release, whose code is no longer on the server.
    const cache = await caches.open('pages')
    const kept = (await cache.match(path)) as Response
    const html = (await kept.text()).replaceAll('/assets/', '/assets/old-').replace('Near Kodiak.', 'Near Nome.')
    const headers = new Headers(kept.headers)
    headers.set('ETag', 'W/"old"')
    headers.delete('Content-Encoding')
    await cache.put(path, new Response(html, { headers }))
  }, `/questions/${question.id}`)
  visit.allowPageError(/assets\/old-|status of 404/)
  await page.goto(`/questions/${question.id}`)
  await page.getByText('Near Kodiak.').waitFor()
  await waitUntilReady(page)
})

/** Opens a page as a member whose outbox code is loaded. */
async function openAsMember(path: string) {
  const member = await makeUser()
  const visit = await openWithWorker(path, { as: member, width: 390 })
  await visit.page.locator('html[data-outbox=ready]').waitFor({ state: 'attached' })
  await waitForOfflinePage(visit.page)
  return { ...visit, member }
}
const countAnswers = async (question_id: number) =>
  (await db.selectFrom('answers').where('question_id', '=', question_id).select('id').execute()).length
const outboxLink = (page: Page) => page.getByRole('link', { name: 'Show the outbox' })

test('an answer and a vote made offline wait in the outbox and are sent once', async () => {
  const { id } = await makeQuestion({ user_id: user.id, title: 'Who has a forklift?' })
  const { page, runAxe } = await openAsMember(`/questions/${id}`)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Answer' }).fill('We do, in Nome.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  await page
    .getByRole('button', { name: /Upvote/ })
    .first()
    .click()
  await page.getByText('2 actions wait on this device.').waitFor()
  expect(await countAnswers(id)).toBe(0)
  await outboxLink(page).click()
  await page.getByText('We do, in Nome.').waitFor()
  expect(await runAxe()).toEqual([])
  await page.reload()
  await page.getByText('We do, in Nome.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('2 actions that waited on this device were sent.').waitFor()
  expect(await outboxLink(page).count()).toBe(0)
  expect(await countAnswers(id)).toBe(1)
  const { upvotes } = await db.selectFrom('questions').where('id', '=', id).select('upvotes').executeTakeFirstOrThrow()
  expect(upvotes).toBe(1)
})

test('typing loads the code that an offline action needs, on a first visit', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const visit = await open('/robots.txt', { as: await makeUser(), width: 390, fresh: true })
  const { page } = visit
  visit.allowPageError(/ERR_INTERNET_DISCONNECTED/)
  // Nothing is loaded because of time.
  await page.addInitScript(() => {
    const original = globalThis.setTimeout
    const patched = (run: TimerHandler, delay?: number) => (delay === 2000 ? 0 : original(run, delay))
    Object.assign(globalThis, { setTimeout: patched })
  })
  await page.goto(`/questions/${id}`)
  await page.getByRole('textbox', { name: 'Answer' }).fill('Typed on the ferry.')
  await page.locator('html[data-outbox=ready]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.locator('.toast').getByText('Your answer is kept on this device').waitFor()
  await outboxLink(page).click()
  await page.getByRole('main').getByText('Typed on the ferry.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('1 action that waited on this device was sent.').waitFor()
  expect(await countAnswers(id)).toBe(1)
})

test('unsent actions are sent although other code for offline use could not be loaded', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const visit = await open('/robots.txt', { as: await makeUser(), width: 390, fresh: true })
  const { page } = visit
  visit.allowPageError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.route(/assets\/(toast\.host|OfflinePage|confirm\.host)-/, (route) => route.abort())
  await page.goto(`/questions/${id}`)
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await answer.fill('Typed on the ferry.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Post Answer' }).click()
  const text = page.locator('.toast-text')
  await text.getByText('Your answer is kept on this device').waitFor()
  expect((await text.boundingBox())?.x).toBeGreaterThan(24)
  await page.context().setOffline(false)
  await page.getByText('1 action that waited on this device was sent.').waitFor()
  expect(await countAnswers(id)).toBe(1)
})

test('an answer whose reply was lost is not posted twice', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const { page } = await openAsMember(`/questions/${id}`)
  await page.route('**/api/answers', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('textbox', { name: 'Answer' }).fill('Here it is.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  expect(await countAnswers(id)).toBe(1)
  await page.unroute('**/api/answers')
  await outboxLink(page).click()
  await page.getByRole('button', { name: 'Send Now' }).click()
  await expect.poll(() => outboxLink(page).count()).toBe(0)
  expect(await countAnswers(id)).toBe(1)
})

test('a refused answer to a deleted question stays with the reason, and logging out warns and clears the device', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const { page, allowPageError } = await openAsMember(`/questions/${id}`)
  allowPageError(/404/)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Answer' }).fill('Too late.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  await outboxLink(page).click()
  await db.deleteFrom('questions').where('id', '=', id).execute()
  await page.context().setOffline(false)
  await page.getByText('Your answer could not be sent.').first().waitFor()
  await page.getByText('1 action could not be sent.').waitFor()
  await page.getByRole('main').getByText('It was deleted or hidden while you were offline.').waitFor()
  await page.locator('.toast').getByLabel('Dismiss').first().click()
  await page.getByText('Too late.').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/login')
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    pages: (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
    stored: Object.keys(localStorage),
  }))
  expect(left).toEqual({ databases: [], pages: expect.not.arrayContaining([`/questions/${id}`]), stored: [] })
})

test('logging out offline warns about waiting actions, and keeps them when cancelled', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const { page } = await openAsMember(`/questions/${id}`)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Answer' }).fill('Not yet sent.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  // The message about the waiting action is beside the menu, not above it.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})

test('actions that waited when the session ended are shown after a reload, and are sent after the next login', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const { page, member, allowPageError } = await openAsMember(`/questions/${id}`)
  allowPageError(/401/)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Answer' }).fill('Sent after a login.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  await page.reload()
  await page.getByText('1 action waits on this device.').waitFor()
  await db.deleteFrom('sessions').where('user_id', '=', member.id).execute()
  await page.context().setOffline(false)
  await page.waitForURL('**/login?*')
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.getByText('1 action that waited on this device was sent.').waitFor()
  expect(await countAnswers(id)).toBe(1)
})

test('waiting actions are not sent while another account is logged in', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const { page, member } = await openAsMember(`/questions/${id}`)
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'Answer' }).fill('Mine alone.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('1 action waits on this device.').waitFor()
  const requested = page.waitForRequest((request) => request.url().endsWith('/api/answers'))
  // Simulates another tab whose storage event has not arrived yet.
  const storeToken = (token: string) => page.evaluate((token) => localStorage.setItem('token', token), token)
  await storeToken(user.token)
  const checked = page.waitForEvent('console', (message) => message.text() === 'checked')
  await page.context().setOffline(false)
  await page.evaluate(() => addEventListener('outbox', () => console.debug('checked'), { once: true }))
  await page.evaluate(() => dispatchEvent(new Event('kept')))
  await checked
  await storeToken(member.token)
  await page.evaluate(() => dispatchEvent(new Event('kept')))
  expect((await requested).headers().authorization).toBe(`Bearer ${member.token}`)
  await expect.poll(() => outboxLink(page).count()).toBe(0)
  const answers = db.selectFrom('answers').where('question_id', '=', id).select('user_id')
  expect(await answers.execute()).toEqual([{ user_id: member.id }])
})

test('a vote on a page that was opened offline waits, and another click withdraws it', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  const { page } = await openAsMember(`/questions/${id}`)
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('html[data-outbox=ready]').waitFor({ state: 'attached' })
  const upvote = page.getByRole('button', { name: /Upvote/ }).first()
  await upvote.click()
  await page.getByRole('button', { name: 'Upvote 1', pressed: true }).first().waitFor()
  await page.getByText('1 action waits on this device.').waitFor()
  await upvote.click()
  await page.getByRole('button', { name: 'Upvote 0', pressed: false }).first().waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => outboxLink(page).count()).toBe(0)
  // The second click may be stored after the first vote was sent.
  const readVotes = () => db.selectFrom('question_votes').where('question_id', '=', id).selectAll().execute()
  await expect.poll(readVotes).toEqual([])
})

test('a form for members that is reloaded offline opens with its draft, and names the text that it keeps', async () => {
  const member = await makeUser()
  const { page, runAxe } = await openWithWorker('/questions/new', { as: member, width: 390 })
  await waitForOfflinePage(page)
  await page.getByLabel('Title').fill('Who mends nets?')
  await page.getByRole('textbox', { name: 'Details' }).fill('In Cordova.')
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Who mends nets?')
  await page.getByRole('button', { name: 'Post Question' }).click()
  const note = page.getByRole('main').getByText('“Who mends nets?” is safe in the outbox of this device.')
  await note.waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  expect(await runAxe()).toEqual([])
  expect(await findHorizontalOverflow(page)).toEqual([])
  await page.context().setOffline(false)
  const findPosted = () => db.selectFrom('questions').where('user_id', '=', member.id).select('title').execute()
  // A first attempt that fails right after the connection is back is repeated later.
  await expect.poll(findPosted, { timeout: 150_000 }).toEqual([{ title: 'Who mends nets?' }])
  await note.waitFor({ state: 'hidden' })
})
