import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { navigate, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const user = await makeUser()
const business = await makeBusiness({}, { owner: user })
const event = await makeEvent({
  business_id: business.id,
  start_datetime: '2030-12-05T03:00:00Z',
  end_datetime: '2030-12-05T05:00:00Z',
})
await makeQuestion({ user_id: user.id, title: 'Who repairs outboards?' })
await makeQuestion({ user_id: user.id, title: 'Who sells ice?' })
await makeJob({ user_id: user.id, title: 'Deckhand' })
await makeJob({ user_id: user.id, title: 'Baker' })

/** Opens a page without any interaction, so that it is not hydrated. */
async function openUntouched(path: string, options: Parameters<typeof open>[1] = {}) {
  const visit = await open('/robots.txt', options)
  await visit.page.goto(path)
  return visit
}
const isHydrated = (page: Page) => page.evaluate(() => 'live' in document.documentElement.dataset)

test.each([
  ['Asia/Tokyo', 'Thu, Dec 5, 2030, 12:00 PM – 2:00 PM GMT+9', 'Thursday, December 5, 2030 at 12:00 PM GMT+9'],
  ['UTC', 'Thu, Dec 5, 2030, 3:00 AM – 5:00 AM UTC', 'Thursday, December 5, 2030 at 3:00 AM UTC'],
  ['America/Anchorage', 'Wed, Dec 4, 2030, 6:00 PM – 8:00 PM', 'Wednesday, December 4, 2030 at 6:00 PM'],
])(
  'times of events are in the visitor’s time zone in %s, before and after hydration',
  async (timeZone, range, start) => {
    const { page } = await openUntouched('/events', { timeZone })
    const note = page.getByText('Days follow the time zone of Alaska.')
    for (const [path, text] of [
      ['/events', range],
      ['/events?view=calendar&day=2030-12-04', range],
      [`/events/${event.id}`, start],
      [`/businesses/${business.id}`, range],
      [`/search?q=${encodeURIComponent(event.title)}`, range],
    ] as const) {
      await page.goto(path)
      await page.getByText(text, { exact: true }).first().waitFor()
      if (path.includes('calendar')) await expect.poll(() => note.isVisible()).toBe(timeZone !== 'America/Anchorage')
      expect(await isHydrated(page), path).toBe(false)
      await waitUntilReady(page)
      expect(await page.getByText(text, { exact: true }).first().isVisible(), path).toBe(true)
      if (path.includes('calendar')) expect(await note.isVisible()).toBe(timeZone !== 'America/Anchorage')
    }
  },
)

test('an action of a script or an assistive tool without pointer and focus is repeated after hydration', async () => {
  const { page } = await openUntouched('/jobs')
  await page.evaluate(() => {
    const select = document.querySelector('select') as HTMLSelectElement
    select.selectedIndex = 1
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await page.waitForURL(/job_type=/)

  await page.goto('/search')
  await page.evaluate(() => {
    const input = document.querySelector('main input[type=search]') as HTMLInputElement
    input.value = 'deckhand'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.waitForURL('**/search?q=deckhand')

  await page.goto('/')
  await page.evaluate(() => document.querySelector<HTMLElement>('.theme-switch')?.click())
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')

  await page.goto('/')
  await page.evaluate(() => document.querySelector<HTMLElement>('.chat-button')?.click())
  await page.getByRole('dialog').waitFor()
})

test('a form of an invitation keeps what is typed before hydration, and names the invited address', async () => {
  const { page } = await openUntouched('/help')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/entry/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/register?email=nora%40example.com&token=abc&return=%2Fmy-businesses', { waitUntil: 'commit' })
  const name = page.getByLabel('Full name')
  await name.click()
  await page.keyboard.type('Nora')
  expect(await isHydrated(page)).toBe(false)
  release()
  await page.getByText('You are invited to a team').waitFor()
  await page.keyboard.type(' New')
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('nora@example.com')
  expect(await name.inputValue()).toBe('Nora New')
})

test.each([
  ['/login?return=%2Fjobs%2Fnew', 'Log in to post a job.'],
  ['/register?email=nora%40example.com&token=abc&return=%2Fmy-businesses', 'You are invited to a team'],
])('%s explains its purpose before any interaction', async (path, text) => {
  const { page } = await openUntouched(path)
  await page.getByText(text).waitFor()
})

test('the search shortcut works before hydration', async () => {
  const { page } = await openUntouched('/help')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
})

test('the search link leads to a field with the focus, before and after hydration', async () => {
  const { page } = await openUntouched('/help')
  await page.goto('/search')
  const box = page.getByRole('main').getByRole('searchbox')
  const hasFocus = () => box.evaluate((input) => input === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await waitUntilReady(page)
  expect(await hasFocus()).toBe(true)
  await navigate(page, '/help')
  await navigate(page, '/search')
  await expect.poll(hasFocus).toBe(true)
  await page.goto('/search?q=ice')
  await waitUntilReady(page)
  expect(await hasFocus()).toBe(false)
})

test.each([
  ['/questions', 'Search questions', 'outboards', 'Who repairs outboards?', 'Who sells ice?'],
  ['/jobs', 'Search jobs', 'deckhand', 'Deckhand', 'Baker'],
])('the search of %s works without scripts', async (path, label, words, found, other) => {
  const { page } = await open(path, { scripts: false })
  await page.getByLabel(label).fill(words)
  await page.getByLabel(label).press('Enter')
  await page.waitForURL(/search=/)
  expect(await page.getByRole('link', { name: found, exact: true }).count()).toBe(1)
  expect(await page.getByRole('link', { name: other, exact: true }).count()).toBe(0)
})

test('the quick dates of the events are links that work without scripts; the current one is marked and removes the filter', async () => {
  const { page } = await open('/events?type=Sale', { scripts: false })
  const quick = page.getByRole('navigation', { name: 'Quick dates' })
  await quick.getByRole('link', { name: 'Next 7 days' }).click()
  await page.waitForURL(/\/events\?type=Sale&startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d$/)
  const current = quick.locator('[aria-current=true]')
  expect(await current.allTextContents()).toEqual(['Next 7 days(remove)'])
  await current.click()
  await page.waitForURL('**/events?type=Sale')
  expect(await current.count()).toBe(0)
})

test('an answer that the page does not contain loads when the address names it', async () => {
  const { id } = await makeQuestion({ user_id: user.id })
  await db
    .insertInto('answers')
    .values(Array.from({ length: 60 }, (_, n) => ({ question_id: id, user_id: user.id, content: `Shop ${n + 1}.` })))
    .execute()
  const last = await db
    .selectFrom('answers')
    .where('question_id', '=', id)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow()
  const { page } = await openUntouched(`/questions/${id}#answer-${last.id}`)
  await page.locator(`#answer-${last.id}`).getByText('Shop 60.').waitFor()
})

test('a page that shows more rows shows them again after it is reloaded', async () => {
  const many = await makeUser()
  for (let n = 0; n < 25; n++) await makeJob({ user_id: many.id, title: `Job ${n}` })
  // A heartbeat publishes rows that were inserted without the application.
  await expect.poll(async () => (await app.visitor.get('/jobs')).body).toContain('Show more jobs')
  const { page } = await openUntouched('/jobs')
  const rows = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await page.getByRole('button', { name: 'Show more jobs' }).click()
  await expect.poll(() => rows.count()).toBe(27)
  await page.reload()
  await expect.poll(() => rows.count()).toBe(27)
})

test('a page of a visitor follows the login in another tab', async () => {
  const { page } = await openUntouched('/questions')
  await page.waitForLoadState('networkidle')
  expect(await isHydrated(page)).toBe(false)
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate((token) => localStorage.setItem('token', token), user.token)
  await page.locator('.nav-name').waitFor()
})

test('a form that the browser submits before hydration leaves empty fields out of the address', async () => {
  await makeBusiness({ business_name: 'Eddy Seafood' })
  const { page } = await openUntouched('/businesses')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/businesses"]')
    const search = form?.elements.namedItem('search') as HTMLInputElement
    search.value = 'seafood'
    // Unlike requestSubmit, it does not let the page handle the event.
    form?.submit()
  })
  await page.waitForURL('**/businesses?search=seafood&sort=best')
})
