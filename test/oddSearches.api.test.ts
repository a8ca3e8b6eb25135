import fc from 'fast-check'
import { expect, test } from 'vitest'
import { screens } from '../src/app/features.ts'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { chatTools } from '../src/features/chat/tools/tools.server.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import type { Endpoint } from '../src/kit/api/contract.ts'
import { hasLink } from '../src/kit/text/links.ts'
import { isBlank, toSingleLine } from '../src/kit/text/text.ts'
import { endpoints } from '../src/server/features.ts'
import { startTestApp } from './app.ts'
import { edgeCases, oddQuery, oddText } from './oddTexts.ts'

// A longer run: ODD_SEARCHES=10000 ODD_SEED=7 npm test -- test/oddSearches.api.test.ts
const searches = Number(process.env.ODD_SEARCHES ?? 400)
const seed = Number(process.env.ODD_SEED ?? 1867)
const timeout = 60_000 + searches * 200
const AT_ONCE = 10

const app = await startTestApp()
const admin = await makeAdmin()
const member = await makeUser()
const business = await makeBusiness(
  { business_name: 'Nome Roofers', city: 'Nome', industry: 'Roofing' },
  { owner: member },
)
for (const title of [
  'Roofers in Nome',
  "Who can repair a kayak's hull?",
  'e\u0301lan ʼ 東京 🦊 İ ﬃ',
  '1.5e3 a@b.c x.com/y',
]) {
  await makeQuestion({ user_id: member.id, title, content: title })
  await makeJob({ user_id: member.id, title, location: title })
  await makeEvent({ business_id: business.id, created_by: member.id, title, description: title })
}

/** Every path with a search text, without the text. */
const addresses = [
  ...Object.entries(endpoints as Record<string, Endpoint>).flatMap(([key, { query }]) =>
    key.startsWith('GET ')
      ? Object.keys(query?.shape ?? {}).map((name) => `/api${key.slice(4).replace(/:\w+/g, '1')}?${name}=`)
      : [],
  ),
  ...screens.flatMap(({ path, query = [] }) => query.map((name) => `${path}?${name}=`)),
  ...['questions.atom?search', 'jobs.atom?search', 'jobs.atom?location', 'events.atom?search'].map(
    (feed) => `/${feed}=`,
  ),
  ...['search', 'type', 'startDate', 'businessId'].map((name) => `/events.ics?${name}=`),
]

const post = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  return app.visitor.send('POST', path, { body: JSON.stringify(body), headers })
}

/** Paths of the API and of feeds that search for any text. */
const searchAddresses = addresses.filter((address) =>
  /^\/(api\/|.*\.)\S*\?(search|q|title|location|city)=$/.test(address),
)

test.each(searchAddresses)('%s accepts unusual Unicode', async (address) => {
  const viewer = address.startsWith('/api') ? admin : null
  const failed: string[] = []
  for (let start = 0; start < edgeCases.length; start += AT_ONCE) {
    const texts = edgeCases.slice(start, start + AT_ONCE)
    const answers = await Promise.all(texts.map((text) => app.as(viewer).get(address + encodeURIComponent(text))))
    failed.push(...texts.filter((_, index) => (answers[index]?.status ?? 500) >= 500))
  }
  expect(failed.map((text) => JSON.stringify(text))).toEqual([])
})

test('every list, feed, calendar, page and search accepts any text', { timeout }, async () => {
  expect(addresses.length).toBeGreaterThan(60)
  const isAnswered = fc.asyncProperty(fc.constantFrom(...addresses), oddQuery, async (address, text) => {
    const { status } = await app.as(address.startsWith('/api') ? admin : null).get(address + text)
    expect(status, address + text).toBeLessThan(500)
  })
  await fc.assert(isAnswered, { seed, numRuns: searches, endOnFailure: true })
})

test('the assistant and its tools accept any text', { timeout }, async () => {
  const tools = Object.keys(chatTools)
  const isAnswered = fc.asyncProperty(
    fc.constantFrom('chat', 'follow', ...tools),
    oddText,
    oddText,
    async (way, text, before) => {
      if (way === 'chat' || way === 'follow') {
        const conversationHistory = way === 'chat' ? [] : [{ role: 'user', content: before }]
        const { status } = await post('/api/chat', { message: text, conversationHistory })
        expect([200, 400], JSON.stringify([text, before])).toContain(status)
        return
      }
      const argument = way === 'read' ? { url: text } : { query: text }
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: way, arguments: argument } }
      const { status, body } = await post('/mcp', call)
      expect(status, `${way} ${JSON.stringify(text)}`).toBe(200)
      // A failure inside a tool appears only in the log.
      expect(JSON.stringify(body)).not.toContain('could not be looked up')
    },
  )
  await fc.assert(isAnswered, { seed, numRuns: Math.ceil(searches / 4), endOnFailure: true })
})

test('any text is stored unchanged and found by its list', { timeout }, async () => {
  const as = app.as(member)
  const isStored = fc.asyncProperty(
    fc.constantFrom('question', 'job', 'event', 'profile'),
    oddText,
    async (kind, given) => {
      // An invisible text is refused.
      const storable = given.replaceAll('\0', '').trim()
      const text = isBlank(storable) ? 'x' : storable
      const singleLine = toSingleLine(text)
      const title = isBlank(singleLine) ? 'x' : singleLine
      // Names and titles of jobs with links are refused.
      const name = hasLink(title) ? 'Kelp' : title
      const answers = {
        question: () => as.post('/api/questions', { title, content: text }),
        job: () => as.post('/api/jobs', { title: name, company: name, location: title, description: text }),
        event: () =>
          as.post(`/api/businesses/${business.id}/events`, {
            ...{ title, description: text, location: title },
            ...{ start_datetime: '2030-01-01T18:00:00Z', end_datetime: '2030-01-01T20:00:00Z' },
          }),
        profile: () => as.post('/api/profiles', { business_name: name, city: title, alaska_business_license: '1' }),
      }
      const { status, body } = await answers[kind as keyof typeof answers]()
      expect([status, body.errors], `${kind} ${JSON.stringify(text)}`).toEqual([201, undefined])
      const stored = body[kind]
      expect(stored.title ?? stored.business_name).toBe(kind === 'profile' || kind === 'job' ? name : title)
    },
  )
  await fc.assert(isStored, { seed, numRuns: Math.ceil(searches / 4), endOnFailure: true })
})
