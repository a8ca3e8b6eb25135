import { expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import {
  askChat,
  expectFocus,
  getChatButton,
  getChatLog,
  getChatPanel,
  getChatQuestions,
  getMessageInput,
  getSendButton,
  getTypingIndicator,
  holdChatRequests,
  openChat,
} from './chatPage.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const FAILED = 'Sorry, I encountered an error. Please try again.'
const NOTHING_FOUND = 'I found nothing'

test('a pending question blocks others, can be stopped, and a closed chat announces its answer', async () => {
  const { page } = await open('/')
  await openChat(page)
  const release = await holdChatRequests(page)
  await askChat(page, 'zzzz one')
  await getTypingIndicator(page).waitFor()
  await askChat(page, 'zzzz two')
  expect(await getMessageInput(page).inputValue()).toBe('zzzz two')
  expect(await getSendButton(page).isDisabled()).toBe(true)
  await getChatPanel(page).getByRole('button', { name: 'Stop' }).click()
  await getChatLog(page).getByText('You stopped this answer.').waitFor()
  await expectFocus(page, '#chat-input')
  expect(await getTypingIndicator(page).count()).toBe(0)

  const chatRequest = page.waitForRequest('**/api/chat')
  await page.keyboard.press('Enter')
  await getTypingIndicator(page).waitFor()
  expect((await chatRequest).postDataJSON()).toEqual({ message: 'zzzz two', conversationHistory: [] })
  await getChatPanel(page).getByRole('button', { name: 'Close chat' }).click()
  release()
  await page.getByRole('button', { name: 'Open chat, new answer' }).waitFor()
  await page.getByRole('status').getByText('The chat has a new answer.').waitFor()
  await openChat(page)
  await getChatLog(page).getByText(NOTHING_FOUND).waitFor()
})

test('an unanswered question can be repeated after a reload', async () => {
  const { page } = await open('/')
  await openChat(page)
  const release = await holdChatRequests(page)
  await askChat(page, 'zzzz early')
  await getTypingIndicator(page).waitFor()
  await page.reload()
  release()
  await waitUntilReady(page)
  await openChat(page)
  await getChatLog(page).getByText('You left the page before this was answered.').waitFor()
  await getChatLog(page).getByRole('button', { name: 'Try again' }).click()
  await getChatLog(page).getByText(NOTHING_FOUND).waitFor()
  expect(await getChatQuestions(page).count()).toBe(1)
})

test('without a connection the question stays and can be repeated', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  await askChat(page, 'zzzz before')
  await getChatLog(page).getByText(NOTHING_FOUND).waitFor()
  visit.expectPageError(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await askChat(page, 'zzzz after')
  await getChatLog(page).getByText(FAILED, { exact: true }).waitFor()
  await getChatLog(page).getByText('The server could not be reached. Please check your connection.').waitFor()
  expect(await visit.runAxe('color-contrast')).toEqual([])
  await page.context().setOffline(false)
  await getChatLog(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => getChatLog(page).getByText(NOTHING_FOUND).count()).toBe(2)
  expect(await getChatLog(page).getByText(FAILED).count()).toBe(0)
  expect(await getChatQuestions(page).count()).toBe(2)
})

test('an error page of a proxy shows the general failure message, and a response without streaming is accepted', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  visit.expectPageError(/status of 502/)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await askChat(page, 'zzzz one')
  await getChatLog(page).getByText(FAILED, { exact: true }).waitFor()
  await page.unroute('**/api/chat')

  await page.route('**/api/chat', async (route) => {
    const headers = { ...route.request().headers(), accept: 'application/json' }
    await route.continue({ headers })
  })
  await getChatLog(page).getByRole('button', { name: 'Try again' }).click()
  await getChatLog(page).getByText(NOTHING_FOUND).waitFor()
})

test('a blocked client sees that it is blocked and is not asked to try again', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  await db.insertInto('chat_blocks').values({ ip_address: '127.0.0.1', reason: 'For this test' }).execute()
  visit.expectPageError(/status of 403/)
  await askChat(page, 'zzzz one')
  await getChatLog(page).getByText('The assistant is not available from your address').waitFor()
  expect(await getChatLog(page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await db.deleteFrom('chat_blocks').execute()
})

test('the chat shows an error when its code cannot be loaded, and opens once it can', async () => {
  const visit = await open('/')
  const { page } = visit
  visit.expectPageError(/ERR_FAILED/)
  await page.route('**/assets/Chat.host*', (route) => route.abort())
  await getChatButton(page).click()
  await page.getByRole('alert').getByText('The chat could not be opened. Check your connection').waitFor()
  await expectFocus(page, '.chat-button')
  await page.unroute('**/assets/Chat.host*')
  await page.reload()
  await waitUntilReady(page)
  await openChat(page)
})
