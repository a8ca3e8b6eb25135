import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const launcher = (page: Page) => page.getByRole('button', { name: /^Open chat/ })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Alaska Business Network' })
export const input = (page: Page) => page.getByLabel('Your message')
export const send = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true })
export const log = (page: Page) => panel(page).getByRole('log')
export const questions = (page: Page) => log(page).locator('.chat-question')
export const typing = (page: Page) => panel(page).getByText('The assistant is typing')
export const hasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((one) => document.activeElement?.matches(one), selector)).toBe(true)

export async function openChat(page: Page) {
  await launcher(page).click()
  await panel(page).waitFor()
}

export async function ask(page: Page, question: string) {
  await input(page).fill(question)
  await input(page).press('Enter')
}

/** Keeps questions on their way until they are let through. */
export async function holdQuestions(page: Page) {
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
