import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { makeEvent } from '../../events/events.make.ts'
import { makeJob } from '../../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../../questions/questions.make.ts'

const app = await startTestApp()
const user = await makeUser()
const user_id = user.id
const bakery = await makeBusiness({
  business_name: 'Spruce Tip Bakery',
  industry: 'Bakeries',
  city: 'Kodiak',
  location: '12 Harbor Way, Kodiak, AK 99615',
  phone: '907-555-0101',
  website: 'https://sprucetip.example',
  description: 'Sourdough and pies.',
})
const garage = await makeBusiness({ business_name: 'Tundra Garage', industry: 'Auto repair', city: 'Nome' })
const [deckhand, welder, clerk, closed] = [
  await makeJob({
    user_id,
    title: 'Deckhand',
    location: 'Kodiak',
    job_type: 'Temporary',
    salary_range: '$25-35 an hour',
  }),
  await makeJob({ user_id, title: 'Welder', location: 'Nome', job_type: 'Full-time', salary_range: '$90k a year' }),
  await makeJob({ user_id, title: 'Clerk', location: 'Kodiak', job_type: 'Part-time', salary_range: '$18 an hour' }),
  await makeJob({ user_id, title: 'Closed clerk', location: 'Kodiak', closed_at: new Date().toISOString() }),
]
const fair = await makeEvent({
  business_id: bakery.id,
  title: 'Harbor Fair',
  event_type: 'Community',
  location: 'Kodiak harbor',
  start_datetime: '2031-07-04T18:00:00.000Z',
  end_datetime: '2031-07-04T22:00:00.000Z',
})
const workshop = await makeEvent({
  business_id: garage.id,
  title: 'Engine class',
  event_type: 'Workshop',
  start_datetime: '2031-08-10T18:00:00.000Z',
  end_datetime: '2031-08-10T22:00:00.000Z',
})
const permit = await makeQuestion({ user_id, title: 'Who issues a walrus permit?' })
const open = await makeQuestion({ user_id, title: 'Is the ferry late?' })
await makeAnswer({ question_id: permit.id, user_id, content: 'Nobody does.' })
const accepted = await makeAnswer({ question_id: permit.id, user_id, content: 'The **harbor** office.' })
await db.updateTable('questions').set({ accepted_answer_id: accepted.id }).where('id', '=', permit.id).execute()

const client = new Client({ name: 'test', version: '1' })
await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url)))
// After listing the tools, the client validates every structured result against its schema.
const { tools } = await client.listTools()

type ToolContent = {
  results: ({ url: string; title: string; match: string } & Record<string, unknown>)[]
  total: number | null
  totals: { kind: string; total: number | null; list_url: string }[]
  next_cursor: string | null
  outside_filters: ToolContent['results']
  list_url: string | null
  notes: string[]
}
const call = async (name: string, input: object) => {
  const reply = await client.callTool({ name, arguments: { ...input } })
  return {
    ...(reply as { isError?: boolean; content: { type: string; text: string }[] }),
    found: reply.structuredContent as ToolContent,
  }
}
const find = async (name: string, input: object) => (await call(name, input)).found
const full = ({ results }: ToolContent) => results.filter(({ match }) => match === 'full').map(({ title }) => title)

test('each tool has a title, schemas of its arguments and results, and is marked as read-only', () => {
  expect(tools).toHaveLength(7)
  for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
    expect([name, title, description].every((text) => text && text.length > 3)).toBe(true)
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
    expect(annotations).toMatchObject({ title, readOnlyHint: true, destructiveHint: false, openWorldHint: false })
    for (const schema of Object.values(inputSchema.properties ?? {})) expect(schema).toHaveProperty('description')
  }
})

test('search results contain ISO 8601 times, postal addresses, pay as numbers and the accepted answer', async () => {
  expect((await find('search_events', { query: 'harbor fair' })).results[0]).toMatchObject({
    ...{ kind: 'event', title: 'Harbor Fair', url: `/events/${fair.id}`, match: 'full' },
    ...{ starts_at: '2031-07-04T18:00:00.000Z', ends_at: '2031-07-04T22:00:00.000Z', host: 'Spruce Tip Bakery' },
    starts_local: 'Jul 4, 2031, 10:00 AM AKDT',
  })
  expect((await find('search_businesses', { query: 'bakery' })).results[0]).toMatchObject({
    ...{ address: '12 Harbor Way, Kodiak, AK 99615', phone: '907-555-0101', website: 'https://sprucetip.example' },
    ...{ industry: 'Bakeries', is_verified: true },
  })
  const [job] = (await find('search_jobs', { query: 'deckhand' })).results
  expect(job).toMatchObject({ pay: '$25-35 an hour', pay_min: 25, pay_max: 35, pay_unit: 'hour', is_open: true })
  expect(job?.posted_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const [question] = (await find('search_questions', { query: 'walrus permit' })).results
  expect(question).toMatchObject({ answer_count: 2, accepted_answer: 'The harbor office.' })
})

test('filters without a query list everything that matches, with a total and a link to the list', async () => {
  const inKodiak = await find('search_jobs', { city: 'Kodiak' })
  expect([full(inKodiak), inKodiak.total]).toEqual([['Clerk', 'Deckhand'], 2])
  expect(inKodiak.list_url).toBe('/jobs?location=Kodiak&is_active=true')
  expect(full(await find('search_jobs', { min_pay: 30 }))).toEqual(['Welder', 'Deckhand'])
  expect(full(await find('search_jobs', { min_pay: '$40/hour' }))).toEqual(['Welder'])
  expect(full(await find('search_jobs', { sort: 'best paid' }))).toEqual(['Welder', 'Deckhand', 'Clerk'])
  expect(full(await find('search_jobs', { not_city: 'Kodiak' }))).toEqual(['Welder'])
  expect(full(await find('search_jobs', { open: false }))).toEqual(['Closed clerk'])
  expect(full(await find('search_events', { from: '2031-07-01', until: '2031-07-31' }))).toEqual(['Harbor Fair'])
  expect(full(await find('search_events', { type: 'Workshop' }))).toEqual(['Engine class'])
  expect(full(await find('search_questions', { open: true }))).toEqual(['Is the ferry late?'])
  expect(full(await find('search_businesses', { city: 'Nome' }))).toEqual(['Tundra Garage'])
})

test('further pages follow the cursor, and an invalid or huge one is an error', async () => {
  const titles: string[] = []
  let cursor: string | null | undefined
  do {
    const page: ToolContent = await find('search_jobs', { limit: 1, ...(cursor && { cursor }) })
    titles.push(...full(page))
    cursor = page.next_cursor
  } while (cursor && titles.length < 9)
  expect(titles).toEqual(['Clerk', 'Welder', 'Deckhand'])
  const first = await find('search_businesses', { limit: 1 })
  expect([first.total, full(first)]).toEqual([2, ['Spruce Tip Bakery']])
  expect(full(await find('search_businesses', { limit: 1, cursor: first.next_cursor }))).toEqual(['Tundra Garage'])
  for (const bad of ['x', '9'.repeat(300), '-1', '999999']) {
    for (const name of ['search_businesses', 'search_events']) {
      expect([name, bad, (await call(name, { cursor: bad })).isError]).toEqual([name, bad, true])
    }
  }
})

test.each([
  ['search_jobs', { location: 'kodiac', type: 'part time' }, ['Clerk'], /Part-time.*Kodiak/s],
  ['search_jobs', { City: 'KODIAK', job_type: 'TEMPORARY' }, ['Deckhand'], /“City” as city/],
  ['search_events', { type: 'workshops', start: 'August 2031' }, ['Engine class'], /2031-08-01/],
  ['search_events', { from: '2031-07-04T00:00:00-08:00', end: '7/5/2031' }, ['Harbor Fair'], null],
  ['search_events', { from: 'July 4, 2031', until: 'July 5, 2031' }, ['Harbor Fair'], /2031-07-04/],
  ['search_businesses', { city: 'Nome', radius: 5 }, ['Tundra Garage'], /unknown argument “radius”/],
  [
    'search_jobs',
    { query: ['deckhand'], limit: '5', employment: 'temp' },
    ['Deckhand'],
    /“temp” was read as Temporary/,
  ],
  ['search_businesses', { limit: 1000, city: 'Nome' }, ['Tundra Garage'], /brought to 20/],
] as const)('%s understands %j, and reports the changed arguments', async (name, input, expected, note) => {
  const { notes, ...found } = await find(name, input)
  expect(full({ ...found, notes })).toEqual(expected)
  if (note) expect(notes.join('\n')).toMatch(note)
})

test.each([
  ['search_jobs', { query: 'clerk', limit: 'many' }, /^limit must be a whole number/],
  ['search_jobs', { query: 'clerk', min_pay: 'lots' }, /^min_pay must be an amount of US dollars, not “lots”/],
  ['search_jobs', { query: 'clerk', type: 'pilot' }, /^type must be one of Full-time, .*not “pilot”/],
  ['search_events', { query: 'fair', from: 'someday' }, /^from must be a day/],
  ['search_businesses', { query: 5 }, /^query must be a text/],
  ['search_businesses', { query: 'bakery '.repeat(500) }, /^query must have at most 200 characters/],
  ['search_businesses', { city: 7 }, /^city must be the name of a city/],
] as const)('%s refuses %j instead of searching without it', async (name, input, message) => {
  const { isError, content } = await call(name, input)
  expect(isError).toBe(true)
  expect(content[0]?.text).toMatch(message)
})

test('results pass all filters and respect the limit, and similar results are separate', async () => {
  const { results, outside_filters, total } = await find('search_jobs', { query: 'deckhand', city: 'Nome' })
  expect(results.map(({ title }) => title)).toEqual(['Welder'])
  expect(outside_filters.map(({ title }) => title)).toContain('Deckhand')
  expect(total).toBe(0)
  const later = await find('search_events', { query: 'harbor fair', from: '2041-01-01', until: '2041-02-01' })
  expect([later.results, later.outside_filters.map(({ title }) => title)]).toEqual([[], ['Harbor Fair']])
  expect((await find('search_jobs', { query: 'jobs', limit: 2 })).results).toHaveLength(2)
})

test('pages begin with the best search results and contain no duplicates', async () => {
  const names = ['Ptarmigan Attic', 'Ptarmigan Boats', 'The Big Ptarmigan Ptarmigan', 'Zeal Ptarmigan']
  for (const business_name of names) await makeBusiness({ business_name, city: 'Sitka' })
  const titles: string[] = []
  let cursor: string | null | undefined
  do {
    const page: ToolContent = await find('search_businesses', {
      query: 'ptarmigan',
      limit: 1,
      ...(cursor && { cursor }),
    })
    titles.push(...full(page))
    cursor = page.next_cursor
  } while (cursor && titles.length < 9)
  expect(titles.toSorted()).toEqual(names.toSorted())
})

test('the search tool finds records of every kind by everyday words, and adds totals', async () => {
  for (const [words, url] of [
    ['who bakes sourdough in Kodiak?', `/businesses/${bakery.id}`],
    ['deckhand work', `/jobs/${deckhand.id}`],
    ['welder nome', `/jobs/${welder.id}`],
    ['harbor fair', `/events/${fair.id}`],
    ['walrus permit', `/questions/${permit.id}`],
    ['how do I claim my business', '/help/claim-a-business'],
  ] as const) {
    expect(
      (await find('search', { query: words })).results.map(({ url }) => url),
      words,
    ).toContain(url)
  }
  expect((await find('search', { query: 'jobs in Kodiak', kind: 'jobs' })).totals).toEqual([
    { kind: 'job', total: 2, list_url: expect.stringContaining('/jobs?') },
  ])
  expect((await call('search', {})).isError).toBe(true)
})

test('reads a page with ISO 8601 times, and refuses URLs of other sites', async () => {
  const read = (await call('read', { url: `${app.url}/jobs/${clerk.id}?from=search` })) as { found: unknown }
  expect(read.found).toMatchObject({ kind: 'job', title: 'Clerk', url: `/jobs/${clerk.id}`, is_open: true })
  expect((await call('read', { url: `/jobs/${closed.id}` })).found).toMatchObject({ is_open: false })
  expect((await call('read', { path: `/events/${workshop.id}` })).found).toMatchObject({
    starts_at: '2031-08-10T18:00:00.000Z',
  })
  expect((await call('read', { url: '/help/claim-a-business' })).found).toMatchObject({ kind: 'help' })
  for (const url of [
    `https://elsewhere.example/jobs/${clerk.id}`,
    '/jobs/0',
    '/jobs/999999',
    '/admin/1',
    '/jobs',
    'x',
  ]) {
    const { isError, content } = await call('read', { url })
    expect([url, isError, content[0]?.text]).toEqual([url, true, expect.stringContaining('nothing at this address')])
  }
  expect(open.id).toBeGreaterThan(0)
})
