import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const getChatButton = (page: Page) => page.getByRole('button', { name: /^Open chat/ })
export const getChatPanel = (page: Page) => page.getByRole('dialog', { name: 'Alaska Business Network' })
export const getMessageInput = (page: Page) => page.getByLabel('Your message')
export const getSendButton = (page: Page) => getChatPanel(page).getByRole('button', { name: 'Send', exact: true })
export const getChatLog = (page: Page) => getChatPanel(page).getByRole('log')
export const getChatQuestions = (page: Page) => getChatLog(page).locator('.chat-question')
export const getTypingIndicator = (page: Page) => getChatPanel(page).getByText('The assistant is typing')
export const expectFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((target) => document.activeElement?.matches(target), selector)).toBe(true)

export async function openChat(page: Page) {
  await getChatButton(page).click()
  await getChatPanel(page).waitFor()
}

export async function askChat(page: Page, question: string) {
  await getMessageInput(page).fill(question)
  await getMessageInput(page).press('Enter')
}

/** Delays chat requests. @returns a function that releases them */
export async function holdChatRequests(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/chat', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}
