import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { startTestApp } from './app.ts'
import { startBrowser } from './browser.ts'
import { askChat, getChatLog, getChatPanel, getTypingIndicator, openChat as openPanel } from './chatPage.ts'
import { db } from './database.ts'
import { hostileReplies } from './hostileReplies.ts'
import { startFakeModel } from './model.ts'

const model = await startFakeModel(() => ({ chunks: ['Hello.'] }))
const app = await startTestApp({
  CHAT_API_KEY: 'secret-key',
  CHAT_BASE_URL: model.url,
  CHAT_MODEL: 'fake-1',
  CHAT_PRICE_INPUT: '1',
  CHAT_PRICE_OUTPUT: '10',
  CHAT_COST_LIMIT_USD: '1000',
  CHAT_DAILY_LIMIT_USD: '1000',
  RATE_LIMITS: 'on',
})
const { open } = await startBrowser(app)

const FAILED = 'Sorry, I encountered an error. Please try again.'
const answers = (page: Page) => getChatPanel(page).locator('.prose')
const scrolled = (page: Page) => getChatPanel(page).getByRole('region', { name: 'Conversation' })

async function openChat(page: Page) {
  // Each test starts with an unused question allowance.
  await db.deleteFrom('rate_limits').execute()
  await openPanel(page)
}

const distanceToEnd = (page: Page) =>
  scrolled(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)

test('an answer is shown while it streams, announced when complete, and sent as history without the greeting', async () => {
  const { page } = await open('/')
  await openChat(page)
  model.script.reply = () => ({ chunks: ['The ', '**harbor** ', 'is open. ', 'It '], hangs: true })
  await askChat(page, 'Is the harbor open?')
  await answers(page).getByText('The harbor is').waitFor()
  await answers(page).locator('strong', { hasText: 'harbor' }).waitFor()
  await getTypingIndicator(page).waitFor()
  expect(await getChatLog(page).textContent()).not.toContain('The harbor')
  await getChatPanel(page).getByRole('button', { name: 'Stop' }).click()
  await getChatLog(page).getByText('You stopped this answer.').waitFor()
  await getChatLog(page).getByText('The harbor is').waitFor()
  expect(await answers(page).count()).toBe(1)
  await expect.poll(() => model.aborted.count).toBeGreaterThan(0)

  await getChatLog(page).evaluate((list) => {
    const announcements: string[] = []
    Object.assign(globalThis, { announcements })
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added)
        if (!added.some((other) => other !== node && other.contains(node))) announcements.push(node.textContent ?? '')
    }).observe(list, { childList: true, subtree: true, characterData: true })
  })
  model.script.reply = () => ({ chunks: 'From seven to nine, each day of the week.'.split(/(?<= )/) })
  await askChat(page, 'When?')
  await getChatLog(page).getByText('From seven to nine, each day of the week.').waitFor()
  const announcements: string[] = await page.evaluate('announcements')
  expect(announcements.filter((text) => text.includes('From'))).toHaveLength(1)
  const { messages } = model.requests.at(-1) as (typeof model.requests)[number]
  expect(messages.slice(1)).toEqual([
    { role: 'user', content: 'Is the harbor open?' },
    { role: 'assistant', content: expect.stringContaining('The **harbor** is') },
    { role: 'user', content: 'When?' },
  ])
})

test('the log follows the newest message unless the reader has scrolled up', async () => {
  const { page } = await open('/')
  await openChat(page)
  const line = 'One more line of a long answer.\n\n'
  model.script.reply = () => ({ chunks: Array(40).fill(line), hangs: true })
  await askChat(page, 'Tell me all')
  await expect.poll(() => answers(page).locator('p').count()).toBeGreaterThan(30)
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
  await getChatPanel(page).getByRole('button', { name: 'Stop' }).click()

  model.script.reply = () => ({ chunks: Array(400).fill(line) })
  await askChat(page, 'And the rest')
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
  await scrolled(page).hover()
  const newest = getChatPanel(page).getByRole('button', { name: 'Newest' })
  // The answer may grow between the wheel event and the check, so scroll again.
  await expect
    .poll(async () => {
      if (!(await newest.isVisible())) await page.mouse.wheel(0, -300)
      return newest.isVisible()
    })
    .toBe(true)
  await expect.poll(() => distanceToEnd(page)).toBeGreaterThan(100)
  const top = await scrolled(page).evaluate(({ scrollTop }) => scrollTop)
  await getChatPanel(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  expect(await scrolled(page).evaluate(({ scrollTop }) => scrollTop)).toBe(top)
  await getChatPanel(page).getByRole('button', { name: 'Newest' }).click()
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
  await getChatPanel(page).getByRole('button', { name: 'Newest' }).waitFor({ state: 'detached' })

  await scrolled(page).hover()
  await page.mouse.wheel(0, -300)
  await getChatPanel(page).getByRole('button', { name: 'Newest' }).waitFor()
  model.script.reply = () => ({ chunks: ['That was all.'] })
  await askChat(page, 'And then?')
  await getChatLog(page).getByText('That was all.').waitFor()
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2)
})

test('a failure shows the server’s message, and the question can be repeated', async () => {
  const visit = await open('/')
  const { page } = visit
  await openChat(page)
  model.script.reply = () => ({ status: 500 })
  await askChat(page, 'Are you well?')
  await getChatLog(page).getByText(FAILED, { exact: true }).waitFor()
  expect(await visit.runAxe()).toEqual([])
  model.script.reply = () => ({ chunks: ['I am.'] })
  await getChatLog(page).getByRole('button', { name: 'Try again' }).click()
  await getChatLog(page).getByText('I am.').waitFor()
  expect(await getChatLog(page).getByText(FAILED).count()).toBe(0)

  visit.expectPageError(/status of 429/)
  for (let times = 1; times <= 12; times++) {
    await askChat(page, `Question ${times}`)
    await getTypingIndicator(page).waitFor({ state: 'detached' })
    if (
      await getChatLog(page)
        .getByText(/Please try again in/)
        .count()
    )
      break
  }
  await getChatLog(page)
    .getByText(/Please try again in/)
    .waitFor()
  expect(await getChatLog(page).getByRole('button', { name: 'Try again' }).count()).toBe(1)
})

test('sources are cards, of which four are shown at first', async () => {
  const visit = await open('/', { width: 390 })
  const { page } = visit
  await openChat(page)
  const made = []
  for (let number = 1; number <= 6; number++) made.push(await makeBusiness({ business_name: `Tern Supply ${number}` }))
  const links = made.map(({ id, business_name }) => `- [${business_name}](/businesses/${id})\n`)
  model.script.reply = ({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { chunks: links }
      : { toolCalls: [{ name: 'search_businesses', input: { query: 'Tern Supply' } }] }
  await askChat(page, 'Who supplies?')
  const cards = getChatPanel(page).getByRole('list', { name: 'Sources' }).getByRole('link')
  await expect.poll(() => cards.count()).toBe(4)
  await getChatPanel(page).getByRole('button', { name: '2 more sources' }).press('Enter')
  await expect.poll(() => cards.count()).toBe(6)
  expect(await cards.nth(4).evaluate((card) => card === document.activeElement)).toBe(true)
  expect(await visit.runAxe()).toEqual([])
})

test('hostile model output does not affect the page', async () => {
  const { page } = await open('/')
  await openChat(page)
  await page.evaluate(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      globalThis[name] = (() => document.body.setAttribute('data-fired', name)) as never
  })
  const parts: string[] = []
  for (let start = 0; start < hostileReplies.length; start += 25)
    parts.push(hostileReplies.slice(start, start + 25).join('\n\n'))
  for (const [index, part] of parts.entries()) {
    await db.deleteFrom('rate_limits').execute()
    model.script.reply = () => ({ chunks: [...part.split(/(?<=\s)/), `\n\nThat was part ${index}.`] })
    await askChat(page, `Part ${index}`)
    await getTypingIndicator(page).waitFor({ state: 'detached' })
  }
  expect(await answers(page).count()).toBe(parts.length)
  expect(await page.locator('body').getAttribute('data-fired')).toBeNull()
  expect(await answers(page).locator('img, script, svg, iframe, form, input, style, link, [style], [id]').count()).toBe(
    0,
  )
  // Requests to other origins, exceptions and policy violations are page errors, which fail the test.
})
