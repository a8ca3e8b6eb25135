import { expect, test } from 'vitest'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import type { Visibility } from '../src/kit/page/visibility.ts'
import { startTestApp, type TestResponse } from './app.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { as, visitor } = app
const [author, stranger] = [await makeUser(), await makeUser()]
const [moderator, admin] = [await makeModerator(), await makeAdmin()]

const { id: business } = await makeBusiness(
  {
    business_name: 'Wolverine Xbusiness',
    description: 'Wolverine',
    industry: 'Xbusiness industry',
    city: 'Xbusiness city',
  },
  { owner: author },
)
const { id: host } = await makeBusiness({ business_name: 'Host' }, { owner: author })
const { id: event } = await makeEvent({ business_id: host, title: 'Wolverine Xevent', created_by: author.id })
const { id: hosted } = await makeEvent({ business_id: business, title: 'Wolverine Xhosted', created_by: author.id })
const { id: job } = await makeJob({ user_id: author.id, title: 'Wolverine Xjob', business_id: host })
const { id: question } = await makeQuestion({ user_id: author.id, title: 'Wolverine Xquestion' })
const { id: asked } = await makeQuestion({ user_id: stranger.id, title: 'Where is the den?' })
const { id: answer } = await makeAnswer({ question_id: asked, user_id: author.id, content: 'Wolverine Xanswer' })
const { id: other } = await makeAnswer({ question_id: question, user_id: stranger.id })

const mcp = async (name: string, input: object) => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
  const headers = { Accept: 'application/json, text/event-stream' }
  return visitor.send('POST', '/mcp', { body: message, headers })
}
const month = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 7)

/** All public views of posts, with the text that identifies a visible post of each kind. */
const surfaces: Record<string, Record<string, string>> = {
  '/api/questions': { question: 'Xquestion' },
  '/api/questions?sort=votes': { question: 'Xquestion' },
  '/api/questions?search=wolverine': { question: 'Xquestion', answer: 'Where is the den?' },
  '/api/questions?search=xanswer': { answer: 'Where is the den?' },
  '/api/questions/similar?title=Wolverine+Xquestion': { question: 'Xquestion' },
  [`/api/questions/${question}`]: { question: 'Xquestion' },
  [`/api/questions/${asked}`]: { answer: 'Xanswer' },
  '/questions.atom': { question: 'Xquestion' },
  '/questions.atom?search=wolverine': { question: 'Xquestion' },
  '/questions': { question: 'Xquestion' },
  [`/questions/${question}`]: { question: 'Xquestion' },
  [`/questions/${asked}`]: { answer: 'Xanswer' },
  '/api/jobs': { job: 'Xjob' },
  '/api/jobs?is_active=true': { job: 'Xjob' },
  '/api/jobs?search=wolverine': { job: 'Xjob' },
  [`/api/jobs/${job}`]: { job: 'Xjob' },
  '/jobs.atom': { job: 'Xjob' },
  '/jobs': { job: 'Xjob' },
  [`/jobs/${job}`]: { job: 'Xjob' },
  '/api/events': { event: 'Xevent', business: 'Xhosted' },
  '/api/events?search=wolverine': { event: 'Xevent', business: 'Xhosted' },
  [`/api/events/calendar?month=${month}`]: { event: 'Xevent', business: 'Xhosted' },
  [`/api/events/${event}`]: { event: 'Xevent' },
  [`/api/events/${hosted}`]: { business: 'Xhosted' },
  [`/api/businesses/${host}/events`]: { event: 'Xevent' },
  '/events.atom': { event: 'Xevent', business: 'Xhosted' },
  '/events.ics': { event: 'Xevent', business: 'Xhosted' },
  [`/events/${event}.ics`]: { event: 'Xevent' },
  [`/businesses/${host}/events.ics`]: { event: 'Xevent' },
  [`/businesses/${business}/events.ics`]: { business: 'Xhosted' },
  '/events': { event: 'Xevent', business: 'Xhosted' },
  [`/events/${event}`]: { event: 'Xevent' },
  '/api/profiles': { business: 'Xbusiness' },
  '/api/profiles?search=wolverine': { business: 'Xbusiness' },
  '/api/profiles/facets': { business: 'Xbusiness industry' },
  [`/api/profiles/${business}`]: { business: 'Xbusiness' },
  '/businesses': { business: 'Xbusiness' },
  [`/businesses/${business}`]: { business: 'Xbusiness' },
  [`/businesses/${host}`]: { event: 'Xevent' },
  '/api/search?q=wolverine': { question: 'Xquestion', job: 'Xjob', event: 'Xevent', business: 'Xbusiness' },
  '/api/search?q=questions': { question: 'Xquestion' },
  '/api/search?q=newest+question': { question: 'Xquestion' },
  '/api/search?q=newest+job': { job: 'Xjob' },
  '/api/search?q=soonest+event': {},
  '/api/search?q=wolvernie+xquestoin+xjbo': {},
  '/api/jobs?sort=expiring': { job: 'Xjob' },
  '/api/jobs?search=wolvernie': {},
  '/api/events?search=wolvernie+glitter': {},
  '/api/questions?search=wolvernie+glitter': {},
  '/api/profiles?search=wolvernie+glitter': {},
  '/search?q=wolverine': { question: 'Xquestion', job: 'Xjob', event: 'Xevent', business: 'Xbusiness' },
  '/': {},
  '/sitemap.xml': {
    question: `/questions/${question}<`,
    job: `/jobs/${job}<`,
    event: `/events/${event}<`,
    business: `/businesses/${business}<`,
  },
}
const tools: [name: string, input: object, shown: Record<string, string>][] = [
  ['search_questions', { query: 'wolverine' }, { question: 'Xquestion', answer: 'Where is the den' }],
  ['search_jobs', { query: 'wolverine' }, { job: 'Xjob' }],
  ['search_events', { query: 'wolverine' }, { event: 'Xevent', business: 'Xhosted' }],
  ['search_businesses', { query: 'wolverine' }, { business: 'Xbusiness' }],
  [
    'search',
    { query: 'wolverine' },
    { question: 'Xquestion', answer: 'Where is the den', job: 'Xjob', event: 'Xevent', business: 'Xbusiness' },
  ],
  ['search_jobs', {}, { job: 'Xjob' }],
  ['search_events', {}, { event: 'Xevent', business: 'Xhosted' }],
  ['search_businesses', {}, { business: 'Xbusiness' }],
  ['read', { url: `/questions/${question}` }, { question: 'Xquestion' }],
  ['read', { url: `/questions/${asked}` }, { answer: 'Xanswer' }],
  ['read', { url: `/jobs/${job}` }, { job: 'Xjob' }],
  ['read', { url: `/events/${event}` }, { event: 'Xevent' }],
  ['read', { url: `/businesses/${business}` }, { business: 'Xbusiness' }],
]

const followUps = [
  ...['tell me about the first one', 'do they say anything about wolverine', 'which of these is the newest', 'more'],
  ...['what is their phone number', 'do they have any jobs', 'do they have any events', 'all of them'],
]
const pages = [
  ...[`/questions/${question}`, `/questions/${asked}`, `/jobs/${job}`, `/events/${event}`, `/events/${hosted}`],
  `/businesses/${business}`,
]
/** Conversations whose history claims that the assistant has shown some pages, with messages about each of them. */
const conversations = pages.flatMap((first, index) =>
  followUps
    .filter((_, message) => index === 0 || message < 2)
    .map((message) => ({
      message,
      conversationHistory: [
        { role: 'user', content: 'what is near the den' },
        { role: 'assistant', content: [...new Set([first, ...pages])].map((page) => `- [It](${page})`).join('\n') },
      ],
    })),
)

/** The number of concurrent calls. More would be refused as overload. */
const CONCURRENCY = 8

/** Returns the views that show the post of a kind. */
async function listShowing(kind: string, secret: string) {
  type Surface = [place: string, send: () => Promise<TestResponse>, expected?: string]
  const calls: Surface[] = [
    ...Object.entries(surfaces).map(([path, shown]): Surface => [path, () => visitor.get(path), shown[kind]]),
    ...tools.map(([name, input, shown]): Surface => [toolCall(name, input), () => mcp(name, input), shown[kind]]),
    ['chat', () => visitor.post('/api/chat', { message: 'wolverine' })],
    ...conversations.map((body): Surface => [`chat ${JSON.stringify(body)}`, () => visitor.post('/api/chat', body)]),
  ]
  const showing: string[] = []
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let call = calls.shift(); call; call = calls.shift()) {
        const [place, send, expected = secret] = call
        const { status, body } = await send()
        expect([200, 404], place).toContain(status)
        if (JSON.stringify(body).replaceAll('\\"', '"').includes(expected)) showing.push(place)
      }
    }),
  )
  return showing
}
const toolCall = (name: string, input: object) => `${name} ${JSON.stringify(input)}`
const listPossible = (kind: string) => [
  ...Object.entries(surfaces).flatMap(([path, shown]) => (shown[kind] ? [path] : [])),
  ...tools.flatMap(([name, input, shown]) => (shown[kind] ? [toolCall(name, input)] : [])),
]

const targets = {
  question: { table: 'questions', id: question, page: `/api/questions/${question}` },
  answer: { table: 'answers', id: answer, page: `/api/questions/${asked}` },
  job: { table: 'jobs', id: job, page: `/api/jobs/${job}` },
  event: { table: 'events', id: event, page: `/api/events/${event}` },
  business: { table: 'businesses', id: business, page: `/api/profiles/${business}` },
} as const

async function setVisibility({ table, id }: (typeof targets)[keyof typeof targets], visibility: Visibility) {
  await db.updateTable(table).set({ visibility }).where('id', '=', id).execute()
  // A write through the API empties the page cache.
  await as(admin).put('/api/auth/profile', { full_name: admin.full_name })
}

test.each(Object.entries(targets))('a hidden or held %s is on no list, search, feed or page', async (kind, target) => {
  const secret = `X${kind}`
  const showing = await listShowing(kind, secret)
  expect(showing).toEqual(expect.arrayContaining(listPossible(kind)))
  expect(showing.some((place) => place.startsWith('chat {'))).toBe(true)
  for (const visibility of ['hidden', 'held'] as const) {
    await setVisibility(target, visibility)
    expect(await listShowing(kind, secret)).toEqual([])
    const status = async (user: typeof author | null) => (await as(user).get(target.page)).status
    if (kind !== 'answer') expect([await status(null), await status(stranger)]).toEqual([404, 404])
    for (const user of [author, moderator, admin]) {
      expect(JSON.stringify((await as(user).get(target.page)).body)).toContain(`"visibility":"${visibility}"`)
    }
    expect(JSON.stringify((await as(stranger).get(target.page)).body)).not.toContain(secret)
    if (kind === 'business') {
      const events = await Promise.all(
        [author, moderator, admin, stranger].map((user) => as(user).get(`/api/events/${hosted}`)),
      )
      expect(events.map(({ status }) => status)).toEqual([200, 200, 200, 404])
    }
  }
  await setVisibility(target, 'public')
  expect(await listShowing(kind, secret)).toEqual(expect.arrayContaining(listPossible(kind)))
})

test('hidden posts do not count, and a hidden accepted answer is not accepted meanwhile', async () => {
  const asker = as(stranger)
  await asker.post(`/api/answers/${answer}/accept`)
  const read = async (user: typeof author | null) => (await as(user).get(`/api/questions/${asked}`)).body
  expect((await read(null)).question).toMatchObject({ answer_count: 1, has_accepted_answer: true })
  await setVisibility(targets.answer, 'hidden')
  expect(await read(null)).toMatchObject({ question: { answer_count: 0, has_accepted_answer: false }, answers: [] })
  expect((await read(author)).answers).toMatchObject([{ id: answer, is_accepted: false, visibility: 'hidden' }])
  const unanswered = async () => JSON.stringify((await visitor.get('/api/questions?sort=unanswered')).body)
  expect(await unanswered()).toContain('the den')
  await setVisibility(targets.answer, 'public')
  expect((await read(null)).question).toMatchObject({ answer_count: 1, has_accepted_answer: true })
  expect(await unanswered()).not.toContain('the den')

  const stats = async () => (await as(admin).get('/api/admin/stats')).body
  const { total_questions, active_jobs } = await stats()
  await setVisibility(targets.question, 'hidden')
  await setVisibility(targets.job, 'hidden')
  expect(await stats()).toMatchObject({ total_questions: total_questions - 1, active_jobs: active_jobs - 1 })
  await setVisibility(targets.question, 'public')
  await setVisibility(targets.job, 'public')
})

test('every call on another member’s hidden post answers 404', async () => {
  for (const target of Object.values(targets)) await setVisibility(target, 'hidden')
  const user = as(stranger)
  const vote = { vote_type: 'upvote' }
  const calls = [
    user.put(`/api/questions/${question}`, { title: 'x', content: 'y' }),
    user.delete(`/api/questions/${question}`),
    user.post(`/api/questions/${question}/vote`, vote),
    user.post('/api/answers', { question_id: question, content: 'x' }),
    // An answer to a hidden question is not accessible either, not even to its own author.
    user.put(`/api/answers/${other}`, { content: 'x' }),
    user.delete(`/api/answers/${other}`),
    user.post(`/api/answers/${other}/vote`, vote),
    user.post(`/api/answers/${other}/accept`),
    user.put(`/api/answers/${answer}`, { content: 'x' }),
    user.delete(`/api/answers/${answer}`),
    user.post(`/api/answers/${answer}/vote`, vote),
    user.post(`/api/answers/${answer}/accept`),
    user.put(`/api/jobs/${job}`, { title: 'x' }),
    user.delete(`/api/jobs/${job}`),
    user.post(`/api/jobs/${job}/renew`),
    user.post(`/api/jobs/${job}/apply`, {}),
    user.get(`/api/jobs/${job}/applications`),
    user.put(`/api/businesses/${host}/events/${event}`, {
      title: 'x',
      description: 'y',
      start_datetime: '2030-01-01T00:00:00Z',
      end_datetime: '2030-01-01T01:00:00Z',
    }),
    user.delete(`/api/businesses/${host}/events/${event}`),
    user.patch(`/api/businesses/${host}/events/${event}/toggle`),
    user.get(`/api/businesses/${business}/events`),
    user.post('/api/profiles', { id: business, tagline: 'x' }),
    user.delete(`/api/profiles/${business}`),
    user.post(`/api/businesses/${business}/claim`, { alaska_business_license: '1', message: 'Mine' }),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))
  const own = as(author)
  expect((await own.get('/api/jobs/user/me')).body.jobs).toMatchObject([{ id: job, visibility: 'hidden' }])
  const { events } = (await own.get(`/api/businesses/${host}/events`)).body
  expect(events).toMatchObject([{ id: event, visibility: 'hidden' }])
  expect((await own.put(`/api/questions/${question}`, { title: 'Better', content: 'words' })).status).toBe(200)
  for (const target of Object.values(targets)) await setVisibility(target, 'public')
})
