import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { startBrowser } from './browser.ts'
import { accountActions } from './failures/accountActions.ts'
import type { Action } from './failures/actions.ts'
import { adminActions } from './failures/adminActions.ts'
import { businessActions } from './failures/businessActions.ts'
import { makeData } from './failures/data.ts'
import { type Failure, failAt, failures, withEnd } from './failures/failures.ts'
import { postActions } from './failures/postActions.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
const screens = { ...accountActions, ...postActions, ...businessActions, ...adminActions }
beforeAll(makeData)

const dismiss = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.toast [aria-label="Dismiss"]')) button.click()
  })

/** The message of an action that failed in this way. */
function sentenceFor({ words, alone }: Action, { told, why }: Failure) {
  if (alone && told) return told
  // words that ask to try again already stand without the advice
  return /try again/i.test(words) ? words : `${withEnd(words)} ${why}`
}

test.for(Object.entries(screens))(
  'on the screen %s a failed action says what failed, then why',
  { timeout: 120_000 },
  async ([, { path, as, before, actions }]) => {
    const visit = await open(path(), { as: as?.() })
    const { page } = visit
    visit.allowPageError(/status of [45]\d\d|ERR_FAILED|vote failed|not accepted/)
    await before?.(visit)
    for (const action of actions) {
      for (const failure of failures) {
        const undo = await failAt(visit, action, failure)
        await action.act(page)
        const sentence = sentenceFor(action, failure)
        await page
          .getByText(sentence, { exact: true })
          .filter({ visible: true })
          .first()
          .waitFor()
          .catch(async () => {
            const read = await page.locator('[role="alert"], .toast, .chat-failure, .palette-note').allTextContents()
            expect(read, `${action.words} at ${failure.name}`).toContain(sentence)
          })
        await undo()
        await dismiss(page)
      }
    }
  },
)
