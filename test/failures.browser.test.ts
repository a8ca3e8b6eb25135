import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import { accountActions } from './failures/accountActions.ts'
import type { Action } from './failures/actions.ts'
import { adminActions } from './failures/adminActions.ts'
import { businessActions } from './failures/businessActions.ts'
import { makeRows } from './failures/data.ts'
import { type Failure, failRequests, failures, withFullStop } from './failures/failures.ts'
import { postActions } from './failures/postActions.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const screens = { ...accountActions, ...postActions, ...businessActions, ...adminActions }
beforeAll(makeRows)

const dismiss = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.toast [aria-label="Dismiss"]')) button.click()
  })

const clearOutbox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('device')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('outbox', 'readwrite')
          clearing.objectStore('outbox').clear()
          clearing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

/** The expected message of an action after a failure. */
function sentenceFor({ message, prefersServerError, waits }: Action, { error, reason, unreached }: Failure) {
  if (prefersServerError && error) return error
  if (waits && unreached) return `${waits} is kept on this device, and is sent when there is a connection.`
  // A message that already asks to try again is shown without the reason.
  return /try again/i.test(message) ? message : `${withFullStop(message)} ${reason}`
}

test.for(Object.entries(screens))(
  'on the screen %s a failed action shows what failed and then why',
  async ([, { path, as, before, actions }]) => {
    const visit = await open(path(), { as: as?.() })
    const { page } = visit
    visit.allowPageError(/status of [45]\d\d|ERR_FAILED|vote failed|not accepted/)
    await before?.(visit)
    for (const action of actions) {
      for (const failure of failures) {
        const undo = await failRequests(visit, action, failure)
        await action.act(page)
        const sentence = sentenceFor(action, failure)
        await page
          .getByText(sentence, { exact: true })
          .filter({ visible: true })
          .first()
          .waitFor()
          .catch(async () => {
            const read = await page.locator('[role="alert"], .toast, .chat-failure, .palette-note').allTextContents()
            expect(read, `${action.message} at ${failure.name}`).toContain(sentence)
          })
        // A stored action must not be sent before the next failure.
        const waited = action.waits && failure.unreached
        if (waited) await clearOutbox(page)
        await undo()
        if (waited) {
          await page.goto(path())
          await waitUntilReady(page)
          await before?.(visit)
        }
        await dismiss(page)
      }
    }
  },
)
