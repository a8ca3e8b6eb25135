import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'
import { asAdmin, asMember, makeRows, rowIds } from './failures/data.ts'
import { failRequests, failures } from './failures/failures.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)
beforeAll(makeRows)

/** The reasons as shown beside a Try again button. */
const reasons: Record<string, string> = {
  'a refusal': 'The tide is out.',
  'a defect': 'Something went wrong on our side.',
  overload: 'The network is very busy right now.',
  'a proxy whose server is down': 'The server is not available right now.',
  'a proxy that waited too long': 'The server took too long to answer.',
  'an answer that is cut off': 'The server could not be reached. Please check your connection.',
  'no connection': 'The server could not be reached. Please check your connection.',
}

type ScreenCase = { path: () => string; as?: () => { token: string }; api: string; message: string; back?: string }

const screens: ScreenCase[] = [
  {
    path: () => '/questions',
    api: '**/api/questions?*',
    message: 'Failed to load questions',
    back: 'Back to Questions',
  },
  {
    path: () => `/questions/${rowIds.question}`,
    api: '**/api/questions/*',
    message: 'Failed to load question',
    back: 'Back to Questions',
  },
  { path: () => '/jobs', api: '**/api/jobs?*', message: 'Failed to load jobs', back: 'Back to Jobs' },
  { path: () => `/jobs/${rowIds.job}`, api: '**/api/jobs/*', message: 'Failed to load job', back: 'Back to Jobs' },
  {
    path: () => '/businesses?search=x',
    api: '**/api/profiles?*',
    message: 'Failed to load business profiles',
    back: 'Back to Businesses',
  },
  {
    path: () => `/businesses/${rowIds.own}`,
    api: '**/api/profiles/*',
    message: 'Failed to load business information',
    back: 'Back to Businesses',
  },
  {
    path: () => '/events',
    api: '**/api/events*',
    message: 'Failed to load events. Please try again.',
    back: 'Back to Events',
  },
  {
    path: () => `/events/${rowIds.event}`,
    api: '**/api/events/*',
    message: 'Failed to load event. Please try again.',
    back: 'Back to Events',
  },
  { path: () => '/my-businesses', as: asMember, api: '**/api/claims/me', message: 'Failed to load your businesses' },
  { path: () => '/profile', as: asMember, api: '**/api/jobs/user/me', message: 'Failed to load your profile' },
  { path: () => '/admin', as: asAdmin, api: '**/api/admin/stats', message: 'Failed to load admin data' },
  {
    path: () => '/admin?tab=verification',
    as: asAdmin,
    api: '**/api/admin/businesses?*',
    message: 'Failed to load businesses',
  },
  {
    path: () => '/admin?tab=claims',
    as: asAdmin,
    api: '**/api/admin/claim-requests?*',
    message: 'Failed to load claim requests',
  },
  { path: () => '/admin?tab=chat', as: asAdmin, api: '**/api/admin/chat/stats', message: 'Failed to load chat data' },
]

/** Navigates to a path like a link, without a document load. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** The text of the alert without its buttons. */
const readAlert = (page: Page) =>
  alert(page).evaluate((element) =>
    [...element.querySelectorAll('.alert-title, .alert-title + div:not(.alert-action)')].map(
      ({ textContent }) => textContent,
    ),
  )

test.for(screens)('$message: the reason is specific and shown once', async ({ path, as, api, message, back }) => {
  const visit = await open('/privacy', { as: as?.() })
  const { page } = visit
  visit.allowPageError(/status of [45]\d\d|ERR_FAILED/)
  for (const failure of failures) {
    // A refused list in the dashboard shows only the reason.
    if (failure.status === 400 && path().includes('tab=')) continue
    const undo = await failRequests(visit, { method: 'GET', api }, failure)
    await follow(page, path())
    // The alert of the previous failure may still be shown.
    await expect.poll(() => readAlert(page), { message: failure.name }).toEqual([message, reasons[failure.name]])
    await undo()
    await follow(page, '/privacy')
    await alert(page).waitFor({ state: 'detached' })
  }

  const undo = await failRequests(visit, { method: 'GET', api }, failures[1] as (typeof failures)[0])
  await follow(page, path())
  const tryAgain = alert(page).getByRole('button', { name: 'Try Again' })
  await tryAgain.waitFor()
  if (back) {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const [one, other] = await Promise.all([
        tryAgain.boundingBox(),
        alert(page).getByRole('link', { name: back }).boundingBox(),
      ])
      if (!one || !other) throw new Error('Both are on the page')
      const gap = Math.max(other.x - one.x - one.width, other.y - one.y - one.height)
      expect(gap, `between the buttons at ${width} pixels`).toBeGreaterThanOrEqual(8)
    }
  }
  await undo()
  await tryAgain.click()
  await alert(page).waitFor({ state: 'detached' })
})

/** Makes every read of questions fail with this PostgreSQL error code. */
async function breakQuestions(code: string) {
  await sql`create function broken() returns boolean language plpgsql immutable
    as ${sql.lit(`begin raise exception 'broken' using errcode = '${code}'; end`)}`.execute(db)
  await sql`alter table questions rename to whole_questions`.execute(db)
  await sql`create view questions as select * from whole_questions where broken()`.execute(db)
  await sql`grant select on questions to public`.execute(db)
  return async () => {
    await sql`drop view questions`.execute(db)
    await sql`alter table whole_questions rename to questions`.execute(db)
    await sql`drop function broken`.execute(db)
  }
}

test.each([
  ['a defect', 'XX000', 500],
  ['overload', '57014', 503],
])('a page rendered after %s shows the same message before and after hydration', async (name, code, status) => {
  const mend = await breakQuestions(code)
  for (const scripts of [false, true]) {
    const visit = await open('/privacy', { scripts })
    const { page } = visit
    visit.expectPageError(new RegExp(`status of ${status}`))
    const response = await page.goto(`/questions/${rowIds.question}`)
    expect(response?.status()).toBe(status)
    if (scripts) await waitUntilReady(page)
    expect(await readAlert(page)).toEqual(['Failed to load question', reasons[name]])
    if (!scripts) continue
    await mend()
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await alert(page).waitFor({ state: 'detached' })
  }
})
