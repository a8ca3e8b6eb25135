import type { Page } from 'playwright-core'
import type { Visit } from '../browser.ts'
import type { Call } from './failures.ts'

export type Action = Call & {
  /** The error message. It comes from the specification if that has one. */
  message: string
  /** Whether the page shows the error message of the server in place of `message`. By default, it shows both. */
  prefersServerError?: boolean
  /** The label of the data that the device stores when the server cannot be reached, as in the message. */
  waits?: string
  act: (page: Page) => Promise<unknown>
}

export const main = (page: Page) => page.getByRole('main')
export const press = (name: string | RegExp) => (page: Page) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
export const dialog = (page: Page) => page.locator('.dialog:not([data-ending-style])').last()
export const pressInDialog = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

/** Presses a button, fills in a reason if required, and confirms. */
export const pressAndConfirm =
  (name: string | RegExp, label: string, { reason = false, inPanel = false } = {}) =>
  async (page: Page) => {
    await (inPanel
      ? page.locator('.dialog-side').getByRole('button', { name, exact: true }).click()
      : press(name)(page))
    // Toasts of errors have this role too.
    const question = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
    if (reason) await question.getByRole('textbox').fill('For this test')
    await question.getByRole('button', { name: label, exact: true }).click()
    await question.waitFor({ state: 'detached' })
  }

export const typed = { email: 'typed@example.com', password: 'typed password' }
export const mockResponse = (page: Page, api: string, status: number, json: object) =>
  page.route(api, (route) => route.fulfill({ status, json }))

export type Screens = Record<string, Screen>
type Screen = {
  path: () => string
  as?: () => { token: string } | undefined
  before?: (visit: Visit) => Promise<unknown>
  actions: Action[]
}
