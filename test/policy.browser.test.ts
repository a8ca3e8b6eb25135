import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, type Visit } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

/** Reads the `script-src` of the page, and expects that an injected inline script and event handler do not run. */
async function expectInlineScriptRefused(visit: Visit, script: string) {
  const { page } = visit
  const response = await page.request.get(page.url())
  const policy = response.headers()['content-security-policy'] ?? ''
  const sources = policy.split('; ').find((directive) => directive.startsWith('script-src '))
  expect(sources).toMatch(script === 'hash' ? /^script-src 'self' 'sha256-[^' ]+'$/ : /^script-src 'self'$/)
  visit.expectPageError(/inline script violates/)
  visit.expectPageError(/inline event handler violates/)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.injected = "script"'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'document.body.dataset.injected = "handler"')
    document.body.append(button)
    button.click()
    return document.body.dataset.injected
  })
  expect(ran).toBeUndefined()
}

test('pages hydrate under a policy without a nonce, and injected inline code does not run', async () => {
  const job = await makeJob({ user_id: (await makeUser()).id, title: 'Harbor pilot' })
  for (const path of ['/', '/businesses', `/jobs/${job.id}`]) {
    const visit = await open(path)
    await expectInlineScriptRefused(visit, 'hash')
  }
})

test('structured data stays in the page under the policy', async () => {
  const job = await makeJob({ user_id: (await makeUser()).id, title: 'Net mender' })
  const { page } = await open(`/jobs/${job.id}`)
  const json = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(json ?? '')).toMatchObject({ '@type': 'JobPosting', title: 'Net mender' })
})

test('the page of an unknown address hydrates under the same policy', async () => {
  const visit = await open('/no/such')
  visit.expectPageError(/status of 404/)
  await expectInlineScriptRefused(visit, 'hash')
})

test('the page of a crash carries the same policy', async () => {
  const { id } = await makeBusiness()
  await makeEvent({ business_id: id })
  await db.schema.alterTable('events').renameTo('events_away').execute()
  try {
    // After the task for the new event, the next page reads when the list of events changes. The requested page is not
    // cached.
    await expect.poll(async () => (await app.visitor.get('/no/such')).status).toBe(500)
    const visit = await open('/no/such', { scripts: false })
    visit.expectPageError(/status of 500/)
    expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe('Something went wrong')
    const { headers } = await app.visitor.get('/no/such')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
  } finally {
    await db.schema.alterTable('events_away').renameTo('events').execute()
  }
})

test('the API documentation runs only its own files', async () => {
  const visit = await open('/api/docs')
  await visit.page.locator('.opblock').first().waitFor()
  await expectInlineScriptRefused(visit, 'files')
})

test('the remembered theme is set before the application has loaded', async () => {
  const visit = await open('/privacy')
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background(visit.page)
  await visit.page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await visit.page.route('**/assets/*.js', () => {
    // The application script never loads.
  })
  await visit.page.reload({ waitUntil: 'commit' })
  await visit.page.getByRole('contentinfo').waitFor()
  expect(await visit.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  expect(await background(visit.page)).not.toBe(light)
})
