import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeJob } from './jobs.make.ts'
import { jobsTasks } from './jobs.tasks.server.ts'

const { as, visitor } = await startTestApp()
const poster = await makeUser()
const fields = { company: 'Harbor Crew', description: 'Come and help.' }

const list = async (query: string) => {
  const { status, body } = await visitor.get(`/api/jobs?is_active=true&${query}`)
  expect(status, query).toBe(200)
  return { titles: body.jobs.map(({ title }: { title: string }) => title), total: body.total, next: body.next_cursor }
}

beforeAll(async () => {
  const jobs: [string, string | null, string][] = [
    ['Cook', '$28–34 an hour', 'Juneau, AK'],
    ['Welder', '$39–47 an hour', 'Anchorage, AK'],
    ['Clerk', '$52,000–60,000 a year', 'Sitka, AK'],
    ['Deckhand', '$4,200 a month', 'Sitka, AK'],
    ['Pilot', '$900 per trip', 'Kodiak, AK'],
    ['Driver', 'up to $45 an hour', 'Anchorage, AK'],
    ['Baker', 'DOE', 'Juneau, AK'],
  ]
  for (const [title, salary_range, location] of jobs)
    await makeJob({ user_id: poster.id, title, salary_range, location })
  await makeJob({ user_id: poster.id, title: 'Closed', salary_range: '$90/hr', closed_at: new Date().toISOString() })
})

test('parses the pay of a job when it is saved, and keeps the typed text', async () => {
  const { body } = await as(poster).post('/api/jobs', {
    ...fields,
    title: 'Temporary',
    salary_range: '$1,200 biweekly',
  })
  const { id } = body.job
  expect(body.job).toMatchObject({ salary_range: '$1,200 biweekly', pay_from: 600, pay_to: 600, pay_unit: 'week' })
  const change = async (changes: object) => (await as(poster).put(`/api/jobs/${id}`, changes)).body.job
  expect(await change({ title: 'Temp' })).toMatchObject({ pay_from: 600, pay_unit: 'week' })
  expect(await change({ salary_range: 'from $70k' })).toMatchObject({
    pay_from: 70_000,
    pay_to: null,
    pay_unit: 'year',
  })
  expect(await change({ salary_range: '' })).toMatchObject({ salary_range: null, pay_from: null, pay_unit: null })
  await as(poster).delete(`/api/jobs/${id}`)
})

test('filters by the lowest and the highest pay, whatever its unit', async () => {
  expect(await list('min_pay=35')).toEqual({ titles: ['Driver', 'Welder'], total: 2, next: null })
  expect((await list('min_pay=25&pay_unit=hour')).titles).toEqual(['Driver', 'Clerk', 'Welder', 'Cook'])
  expect((await list('min_pay=52000&pay_unit=year')).titles).toEqual(['Driver', 'Clerk', 'Welder', 'Cook'])
  expect((await list('max_pay=60000&pay_unit=year')).titles).toEqual(['Deckhand', 'Clerk', 'Cook'])
  expect((await list('min_pay=20&max_pay=27')).titles).toEqual(['Deckhand', 'Clerk'])
  expect((await list('min_pay=')).titles).toHaveLength(7)
  expect((await list('min_pay=0')).titles).toHaveLength((await list('min_pay=1')).titles.length)
})

test('combines the pay filter with the text, the location and the type', async () => {
  expect(await list('min_pay=25&search=clerk')).toMatchObject({ titles: ['Clerk'], total: 1 })
  expect((await list('min_pay=25&search=deckhand')).titles).toEqual([])
  expect((await list('min_pay=20&location=sitka')).titles).toEqual(['Deckhand', 'Clerk'])
  expect((await list('min_pay=20&job_type=Contract')).titles).toEqual([])
  expect((await list('not_location=Anchorage&min_pay=25')).titles).toEqual(['Clerk', 'Cook'])
  expect((await list('not_location=Juneau')).titles).toEqual(['Driver', 'Pilot', 'Deckhand', 'Clerk', 'Welder'])
})

test('lists the best paid jobs, or those that close next, first, page by page', async () => {
  const first = await list('sort=best_paid&limit=3')
  expect(first).toMatchObject({ titles: ['Welder', 'Driver', 'Cook'], total: 5 })
  expect((await list(`sort=best_paid&limit=3&cursor=${first.next}`)).titles).toEqual(['Clerk', 'Deckhand'])
  await db
    .updateTable('jobs')
    .set({ expires_at: new Date(Date.now() + 3_600_000).toISOString() })
    .where('title', '=', 'Pilot')
    .execute()
  expect((await list('sort=expiring&limit=1')).titles).toEqual(['Pilot'])
})

test.each(['min_pay=much', 'max_pay=-1', 'min_pay=-1', 'min_pay=1e99', 'pay_unit=month', 'sort=worst'])(
  'refuses %s with 400',
  async (query) => {
    expect((await visitor.get(`/api/jobs?${query}`)).status).toBe(400)
  },
)

test('a task parses the pay of jobs that no version, or an older version, of the parser has read', async () => {
  await db.updateTable('jobs').set({ pay_from: null, pay_to: null, pay_unit: null, pay_reader: 0 }).execute()
  expect((await list('min_pay=35')).titles).toEqual([])
  await jobsTasks['jobs.readPay'].run({ db } as Services)
  expect((await list('min_pay=35')).titles).toEqual(['Driver', 'Welder'])
  const left = db.selectFrom('jobs').where('pay_reader', '=', 0).where('salary_range', 'is not', null).select('id')
  expect(await left.execute()).toEqual([])
})
