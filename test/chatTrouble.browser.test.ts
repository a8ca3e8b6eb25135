import { expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import {
  ask,
  hasFocus,
  holdQuestions,
  input,
  launcher,
  log,
  openChat,
  panel,
  questions,
  send,
  typing,
} from './chatPage.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const FAILED = 'Sorry, I encountered an error. Please try again.'
const NOTHING = 'I found nothing'

test('a pending question blocks others, can be stopped, and a closed chat announces its answer', async () => {
  const { page } = await open('/')
  await openChat(page)
  const release = await holdQuestions(page)
  await ask(page, 'zzzz one')
  await typing(page).waitFor()
  await ask(page, 'zzzz two')
  expect(await input(page).inputValue()).toBe('zzzz two')
  expect(await send(page).isDisabled()).toBe(true)
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await log(page).getByText('You stopped this answer.').waitFor()
  await hasFocus(page, '#chat-input')
  expect(await typing(page).count()).toBe(0)

  const asked = page.waitForRequest('**/api/chat')
  await page.keyboard.press('Enter')
  await typing(page).waitFor()
  expect((await asked).postDataJSON()).toEqual({ message: 'zzzz two', conversationHistory: [] })
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  release()
  await page.getByRole('button', { name: 'Open chat, new answer' }).waitFor()
  await page.getByRole('status').getByText('The chat has a new answer.').waitFor()
  await openChat(page)
  await log(page).getByText(NOTHING).waitFor()
})

test('a question without an answer is repeated after a reload', async () => {
  const { page } = await open('/')
  await openChat(page)
  await holdQuestions(page)
  await ask(page, 'zzzz early')
  await typing(page).waitFor()
  await page.reload()
  await page.unroute('**/api/chat')
  await waitUntilReady(page)
  await openChat(page)
  await log(page).getByText('You left the page before this was answered.').waitFor()
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await log(page).getByText(NOTHING).waitFor()
  expect(await questions(page).count()).toBe(1)
})

test('without a connection the question stays and can be repeated', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  await ask(page, 'zzzz before')
  await log(page).getByText(NOTHING).waitFor()
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await ask(page, 'zzzz after')
  await log(page).getByText(FAILED, { exact: true }).waitFor()
  await log(page).getByText('The server could not be reached. Please check your connection.').waitFor()
  expect(await visit.runAxe('color-contrast')).toEqual([])
  await page.context().setOffline(false)
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => log(page).getByText(NOTHING).count()).toBe(2)
  expect(await log(page).getByText(FAILED).count()).toBe(0)
  expect(await questions(page).count()).toBe(2)
})

test('an error page of a proxy shows the general failure message, and a response without streaming is accepted', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  visit.expectPageError(/status of 502/)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await ask(page, 'zzzz one')
  await log(page).getByText(FAILED, { exact: true }).waitFor()
  await page.unroute('**/api/chat')

  await page.route('**/api/chat', async (route) => {
    const headers = { ...route.request().headers(), accept: 'application/json' }
    await route.continue({ headers })
  })
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await log(page).getByText(NOTHING).waitFor()
})

test('a blocked client is told so and not asked to try again', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  await db.insertInto('chat_blocks').values({ ip_address: '127.0.0.1', reason: 'For this test' }).execute()
  visit.expectPageError(/status of 403/)
  await ask(page, 'zzzz one')
  await log(page).getByText('The assistant is not available from your address').waitFor()
  expect(await log(page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await db.deleteFrom('chat_blocks').execute()
})

test('the chat says when its code cannot be loaded, and opens once it can', async () => {
  const visit = await open('/')
  const { page } = visit
  visit.expectPageError(/ERR_FAILED/)
  await page.route('**/assets/Chat.host*', (route) => route.abort())
  await launcher(page).click()
  await page.getByRole('alert').getByText('The chat could not be opened. Check your connection').waitFor()
  await hasFocus(page, '.chat-button')
  await page.unroute('**/assets/Chat.host*')
  await page.reload()
  await waitUntilReady(page)
  await openChat(page)
})
