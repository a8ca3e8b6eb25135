import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { inHours, makeEvent } from '../events/events.make.ts'
import { makeApplication, makeJob } from '../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'

const { as, visitor } = await startTestApp()

const readHome = async () => (await visitor.get('/api/home')).body
const readWaiting = async (user: { token: string }): Promise<{ kind: string; title: string; url: string }[]> =>
  (await as(user).get('/api/home/own')).body.waiting
const titles = (things: { title: string }[]) => things.map(({ title }) => title)

test('returns empty lists and counts of zero for the home page of an empty network', async () => {
  expect(await readHome()).toEqual({
    ...{ questions: [], unanswered: [], events: [], jobs: [], businesses: [] },
    counts: { questions: 0, answered: 0, jobs: 0, businesses: 0, verified: 0 },
  })
})

test('shows only public content: a series once, open jobs, and unanswered questions that are not the newest', async () => {
  const user = await makeUser()
  const business = await makeBusiness({ verified_at: inHours(-1) })
  await makeBusiness({ verification_status: 'curated' })
  await makeBusiness({ verification_status: 'pending', is_public: false })
  const { id: series_id } = await db
    .insertInto('event_series')
    .values({ business_id: business.id, frequency: 'weekly', time_zone: 'America/Anchorage' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const hours of [-200, 30, 198])
    await makeEvent({
      ...{ business_id: business.id, title: `Weekly ${hours}`, series_id },
      ...{ start_datetime: inHours(hours), end_datetime: inHours(hours + 1) },
    })
  await makeEvent({ business_id: business.id, title: 'Fair', start_datetime: inHours(50), end_datetime: inHours(51) })
  await makeJob({ user_id: user.id, title: 'Open', salary_range: '$30 an hour' })
  await makeJob({ user_id: user.id, title: 'Closed', closed_at: inHours(-1) })
  await makeJob({ user_id: user.id, title: 'Hidden', visibility: 'hidden' })
  for (let number = 1; number <= 6; number++) await makeQuestion({ user_id: user.id, title: `Question ${number}` })
  const answered = await makeQuestion({ user_id: user.id, title: 'Answered' })
  await makeAnswer({ question_id: answered.id, user_id: user.id })
  await makeQuestion({ user_id: user.id, title: 'Hidden', visibility: 'hidden' })

  const home = await readHome()
  expect(titles(home.events)).toEqual(['Weekly 30', 'Fair'])
  expect(titles(home.jobs)).toEqual(['Open'])
  expect(titles(home.questions)).toEqual(['Answered', 'Question 6', 'Question 5', 'Question 4'])
  expect(titles(home.unanswered)).toEqual(['Question 3', 'Question 2', 'Question 1'])
  expect(home.businesses).toHaveLength(1)
  // The heartbeat of the listener publishes rows that a test writes.
  await expect
    .poll(async () => (await readHome()).counts)
    .toEqual({ questions: 7, answered: 1, jobs: 1, businesses: 2, verified: 1 })
  const [duplicate, original] = home.unanswered
  await as(user).post(`/api/questions/${duplicate.id}/duplicate`, { original_id: original.id })
  expect(titles((await readHome()).unanswered)).toEqual(['Question 2', 'Question 1'])
})

test('invalidates the page when a business is verified or loses its verification', async () => {
  const admin = await makeAdmin()
  const { id } = await makeBusiness({ business_name: 'Glacier Bakery', verification_status: 'curated' })
  const readPage = async () => (await visitor.get('/')).body as string
  expect(await readPage()).not.toContain('Glacier Bakery')
  expect((await as(admin).post(`/api/admin/businesses/${id}/approve`, {})).status).toBe(200)
  expect(await readPage()).toContain('Glacier Bakery')
  await db.updateTable('businesses').set({ verification_status: 'suspended' }).where('id', '=', id).execute()
  await expect.poll(readPage).not.toContain('Glacier Bakery')
})

test("lists open tasks in a member's own jobs and businesses only", async () => {
  const [owner, other] = [await makeUser(), await makeUser()]
  const business = await makeBusiness({ business_name: 'Harbor Marine', description: 'Boats' }, { owner })
  const job = await makeJob({ user_id: owner.id, title: 'Deckhand', expires_at: inHours(48) })
  await makeApplication({ job_id: job.id, user_id: other.id })
  await db.insertInto('access_requests').values({ business_id: business.id, user_id: other.id }).execute()
  const waiting = await readWaiting(owner)
  expect(waiting.map(({ kind, url }) => [kind, url])).toEqual([
    ['access_requests', `/businesses/${business.id}/team`],
    ['applications', `/jobs/${job.id}/applications`],
    ['renewal', `/jobs/${job.id}`],
    ['gaps', `/businesses/${business.id}/edit`],
  ])
  expect(titles(waiting)).toContain(
    'Harbor Marine still lacks opening hours, a phone number or website, and a logo or photo',
  )
  expect(await readWaiting(other)).toEqual([])
})
