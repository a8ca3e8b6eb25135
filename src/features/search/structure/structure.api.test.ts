import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { makeEvent } from '../../events/events.make.ts'
import { makeJob } from '../../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../../questions/questions.make.ts'
import type { SearchReply } from '../search.contract.ts'

const { visitor } = await startTestApp()

const find = async (q: string, kind: string, limit = 10) => {
  const { status, body } = await visitor.get(`/api/search?${new URLSearchParams({ q, limit: String(limit) })}`)
  expect(status).toBe(200)
  const group = (body as SearchReply).groups.find((other) => other.kind === kind)
  return {
    titles: (group?.items ?? []).filter(({ outside }) => outside.length === 0).map(({ title }) => title),
    outside: (group?.items ?? []).flatMap(({ outside }) => outside),
    total: group?.total ?? null,
    more: group?.more ?? null,
  }
}
const count = async (url: string) => {
  const { body } = await visitor.get(`/api${url.replace('/businesses', '/profiles')}`)
  return body.total ?? (body.jobs ?? body.questions ?? body.events).length
}

beforeAll(async () => {
  const owner = await makeUser()
  const user_id = owner.id
  const jobs: [string, string, string | null, string][] = [
    ['Cook', 'Juneau, AK', '$24–28 an hour', 'Full-time'],
    ['Welder', 'Anchorage, AK', '$39–47 an hour', 'Full-time'],
    ['Clerk', 'Sitka, AK', '$52,000–60,000 a year', 'Part-time'],
    ['Deckhand', 'Sitka, AK', '$4,200 a month', 'Temporary'],
    ['Night cook', 'Anchorage, AK', '$31 an hour', 'Part-time'],
    ['Baker', 'Juneau, AK', null, 'Part-time'],
  ]
  for (const [title, location, salary_range, job_type] of jobs)
    await makeJob({ user_id, title, location, salary_range, job_type, description: `Work as ${title.toLowerCase()}.` })
  const business = (business_name: string, city: string, fields = {}) =>
    makeBusiness({ business_name, city, industry: 'Plumbing', ...fields })
  const host = await business('Harbor Pipes', 'Juneau', {
    verification_status: 'approved',
    website: 'https://pipes.example',
  })
  await business('Glacier Plumbing', 'Juneau', { website: null, verification_status: 'curated' })
  await makeBusiness({
    business_name: 'Anchor Books',
    city: 'Anchorage',
    website: null,
    verification_status: 'curated',
  })
  await business('Sitka Drains', 'Sitka', { website: null, verification_status: 'curated' })
  const at = (day: string, hour: string, hours = 1) => ({
    start_datetime: new Date(`${day}T${hour}:00-09:00`).toISOString(),
    end_datetime: new Date(Date.parse(`${day}T${hour}:00-09:00`) + hours * 3_600_000).toISOString(),
  })
  const event = (title: string, day: string, hour: string, fields = {}) =>
    makeEvent({ business_id: host.id, title, ...at(day, hour), ...fields })
  const year = new Date().getUTCFullYear() + 1
  await event('Gear Swap', `${year}-12-12`, '09:00', { cost_info: 'Free', location: 'Harbor hall, Sitka' })
  await event('Book Night', `${year}-12-12`, '18:30', { cost_info: '$10', location: 'Library, Juneau' })
  await event('Winter Market', `${year}-12-28`, '10:00', { cost_info: 'Free, bring a bag', location: 'Juneau' })
  const answered = await makeQuestion({ user_id, title: 'Who repairs nets?' })
  await makeAnswer({ question_id: answered.id, user_id })
  await makeQuestion({ user_id, title: 'Where do boats winter?' })
  const solved = await makeQuestion({ user_id, title: 'Which permit for a stand?' })
  const answer = await makeAnswer({ question_id: solved.id, user_id })
  await db.updateTable('questions').set({ accepted_answer_id: answer.id }).where('id', '=', solved.id).execute()
})

test('counts the results that match the whole query, and links to the list of exactly these results', async () => {
  for (const [q, kind, total] of [
    ['how many jobs are open', 'job', 6],
    ['how many part-time jobs are there', 'job', 3],
    ['number of jobs in Sitka', 'job', 2],
    ['how many jobs pay over $30 an hour', 'job', 2],
    ['how many jobs are not in Anchorage', 'job', 4],
    ['how many questions are unanswered', 'question', 1],
  ] as const) {
    const found = await find(q, kind)
    expect({ q, total: found.total, is_broader: found.more?.is_broader }).toEqual({ q, total, is_broader: false })
    expect(await count(found.more?.url ?? ''), `${q}: ${found.more?.url}`).toBe(total)
  }
})

test('links to a broader list, and says so, when the list lacks the filter', async () => {
  expect(await find('how many plumbers are in Juneau', 'business')).toMatchObject({ total: 2 })
  const verified = await find('how many verified businesses are in Juneau', 'business')
  expect(verified).toMatchObject({ total: 1, more: { url: '/businesses?city=juneau', total: 2, is_broader: true } })
  const free = await find('how many free events are there', 'event')
  expect(free).toMatchObject({ total: 2, more: { url: '/events', is_broader: true } })
})

test('finds jobs by pay, the best paid first', async () => {
  expect((await find('jobs over $30 an hour', 'job')).titles).toEqual(['Welder', 'Night cook'])
  expect((await find('jobs paying at least 50k a year', 'job')).titles).toEqual([
    'Welder',
    'Night cook',
    'Clerk',
    'Cook',
    'Deckhand',
  ])
  expect((await find('which job is the best paid', 'job')).titles[0]).toBe('Welder')
  expect((await find('lowest paid job', 'job')).titles[0]).toBe('Cook')
  expect((await find('cook jobs over $30 an hour', 'job')).titles).toEqual(['Night cook'])
  expect(await find('jobs over $90 an hour', 'job')).toMatchObject({ titles: [], total: null })
})

test('excludes unwanted places, types and words', async () => {
  expect((await find('jobs not in Anchorage', 'job')).titles.toSorted()).toEqual(['Baker', 'Clerk', 'Cook', 'Deckhand'])
  expect((await find('jobs except part-time', 'job')).titles.toSorted()).toEqual(['Cook', 'Deckhand', 'Welder'])
  expect((await find('part-time jobs not in Juneau', 'job')).titles.toSorted()).toEqual(['Clerk', 'Night cook'])
  expect((await find('jobs other than cook', 'job')).titles).not.toContain('Night cook')
  expect((await find('plumbers not in Juneau', 'business')).titles).toEqual(['Sitka Drains'])
})

test('finds events by price, day and time of day', async () => {
  expect((await find('free events', 'event')).titles).toEqual(['Gear Swap', 'Winter Market'])
  const year = new Date().getUTCFullYear() + 1
  expect((await find(`events on 12/12/${year} before noon`, 'event')).titles).toEqual(['Gear Swap'])
  expect((await find(`events after christmas ${year}`, 'event')).titles).toEqual(['Winter Market'])
  expect((await find('evening events', 'event')).titles).toEqual(['Book Night'])
  expect((await find('events not in Juneau', 'event')).titles).toEqual(['Gear Swap'])
})

test('finds questions and businesses by their facts', async () => {
  expect((await find('unanswered questions', 'question')).titles).toEqual(['Where do boats winter?'])
  expect((await find('questions without an accepted answer', 'question')).titles.toSorted()).toEqual([
    'Where do boats winter?',
    'Who repairs nets?',
  ])
  expect((await find('verified plumbers', 'business')).titles).toEqual(['Harbor Pipes'])
  expect((await find('businesses with a website', 'business')).titles).toEqual(['Harbor Pipes'])
  expect((await find('oldest question', 'question')).titles[0]).toBe('Who repairs nets?')
})
