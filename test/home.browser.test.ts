import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { inHours, makeEvent } from '../src/features/events/events.make.ts'
import { makeApplication, makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

type Shift = { total: number; moved: string[] }
type ShiftEntry = { value: number; sources: { node: Node | null }[] }
type User = Awaited<ReturnType<typeof makeUser>>
const [member, quiet, admin] = await Promise.all([
  makeUser({ full_name: 'Wilhelmina Featherstonehaugh-Christiansen' }),
  makeUser(),
  makeUser({ role: 'administrator' }),
])

/** The sum of all layout shifts since the page was opened, and the elements that moved, as the browser reports them. */
async function measureShift(page: Page) {
  await waitUntilReady(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (globalThis as unknown as { shift: Shift }).shift)
}

function expectNothingMoved({ total, moved }: Shift, who: string) {
  expect(total, `${who}: ${moved.join('\n')}`).toBeLessThan(0.005)
}

async function openHome(as: User | undefined, width: number, dark = false) {
  const visit = await open('/robots.txt', { as, width, dark })
  await visit.page.addInitScript(() => {
    const shift: Shift = { total: 0, moved: [] }
    Object.assign(globalThis, { shift })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & ShiftEntry)[]) {
        shift.total += value
        shift.moved.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 200) : '')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit.page.goto('/')
  return visit
}

const SHOTS = process.env.HOME_SHOTS
async function shoot(page: Page, name: string) {
  if (!SHOTS) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

test('the administrator of an empty network sees the first steps', async () => {
  for (const width of [1280, 390]) {
    const { page, runAxe } = await openHome(admin, width)
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    expectNothingMoved(await measureShift(page), `${width}`)
    await shoot(page, `empty-admin-${width}`)
    expect(await page.getByRole('heading', { name: /Newest questions|Next events|Fresh jobs/ }).count()).toBe(0)
    if (width === 390) expect(await runAxe()).toEqual([])
  }
  const { page } = await openHome(undefined, 1280)
  await shoot(page, 'empty-visitor-1280')
})

test('a visitor sees recent activity, and a member sees open tasks, without layout shifts', async () => {
  const asker = await makeUser({ full_name: 'Maria Kowalski' })
  const businesses = []
  for (const name of [
    'Harbor Marine',
    'Denali Outfitters',
    'Kodiak Cold Storage',
    'Aurora Bakery and Provisions of Interior',
  ])
    businesses.push(
      await makeBusiness(
        { business_name: name, industry: 'Fishing', city: 'Sitka', verified_at: inHours(-businesses.length) },
        { owner: member },
      ),
    )
  for (const title of [
    'How long does a harbor permit take in winter?',
    'Who repairs outboard motors in Nome, and how do you get one there before freeze-up when the barge is already gone?',
    'Freight to Bethel: barge or plane?',
    'Which insurance covers seasonal staff?',
    'Where can I rent cold storage?',
    'Is there a bookkeeper who knows fishing quotas?',
  ])
    await makeQuestion({ user_id: asker.id, title })
  const first = (await db.selectFrom('questions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const answer = await makeAnswer({ question_id: first, user_id: member.id })
  await makeAnswer({ question_id: first, user_id: quiet.id })
  await db.updateTable('questions').set({ accepted_answer_id: answer.id }).where('id', '=', first).execute()
  for (const [index, title] of ['Deckhand for the summer season', 'Line cook', 'Bush pilot'].entries()) {
    const job = await makeJob({
      user_id: member.id,
      title,
      company: 'Harbor Marine',
      salary_range: index === 1 ? null : '$28 an hour',
    })
    if (index === 0) await makeApplication({ job_id: job.id, user_id: asker.id })
  }
  for (let index = 0; index < 3; index++)
    await makeEvent({
      ...{ business_id: businesses[0]?.id ?? 0, title: `Harbor meeting ${index}`, location: 'Town hall, Sitka' },
      ...{ start_datetime: inHours(30 + index * 50), end_datetime: inHours(32 + index * 50) },
    })
  for (const width of [1280, 390]) {
    const { page } = await openHome(undefined, width, width === 390)
    expectNothingMoved(await measureShift(page), `${width}`)
    await shoot(page, `visitor-${width}`)
    for (const name of [
      'Newest questions',
      'Next events',
      'Waiting for an answer',
      'Fresh jobs',
      'Newly verified businesses',
    ])
      expect(await page.getByRole('heading', { name }).count(), name).toBe(1)
    for (const [who, user] of [
      ['member', member],
      ['quiet', quiet],
      ['admin', admin],
    ] as const) {
      const { page, runAxe } = await openHome(user, width, width === 1280)
      await page.locator('.own[aria-busy=false]').waitFor()
      expectNothingMoved(await measureShift(page), `${who} ${width}`)
      await shoot(page, `${who}-${width}`)
      if (who === 'member') expect(await runAxe()).toEqual([])
    }
  }
  const { page } = await openHome(member, 1280)
  await page.getByRole('link', { name: '1 new application for “Deckhand for the summer season”' }).waitFor()
  const rows = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  expect(await rows.count()).toBe(3)
  await page.getByRole('button', { name: /^Show all/ }).click()
  expect(await rows.count()).toBeGreaterThan(3)
  await page.getByRole('link', { name: /^Harbor Marine still lacks/ }).waitFor()
})
