import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { createMemory } from '../../kit/server/memory.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { searchSources } from '../../server/features.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'
import { closeSearch } from '../search/closeSearch.server.ts'
import { notifyOfNewMatches } from './searchAlerts.server.ts'

const { as, settings } = await startTestApp()
const services = {
  ...{ db, replica: db, background: db, settings, searchSources, closeSearch, memory: createMemory() },
} as Partial<Services> as Services
// Tests run the task themselves, so that it compares several new items together.
await sql`select pgboss.delete_queue('searchAlerts.tell')`.execute(db)
const tell = () => notifyOfNewMatches(services)

type User = Awaited<ReturnType<typeof makeUser>>
const save = (user: User, list: string, query: string) => as(user).post('/api/saved-searches', { list, query })
const readTold = async (user: User) =>
  (await as(user).get('/api/notifications')).body.notifications.map(
    ({ kind, title, url }: Record<string, string>) => `${kind} ${title} ${url}`,
  )

test('notifies about a new match in each list, once', async () => {
  const [reader, author] = [await makeUser(), await makeUser()]
  await makeJob({ user_id: author.id, title: 'Old deckhand', location: 'Homer, AK' })
  await tell()
  await save(reader, 'jobs', 'search=deckhand&location=Homer')
  await save(reader, 'questions', 'search=permits')
  await save(reader, 'events', 'search=regatta')
  await save(reader, 'businesses', 'city=Nenana')
  await makeJob({ user_id: author.id, title: 'Deckhand', location: 'Homer, AK' })
  await makeJob({ user_id: author.id, title: 'Deckhand', location: 'Sitka, AK' })
  await makeQuestion({ user_id: author.id, title: 'Which permits?' })
  await makeQuestion({ user_id: author.id, title: 'Which boat?' })
  const business = await makeBusiness({ business_name: 'Nenana Ice', city: 'Nenana' })
  await makeEvent({ business_id: business.id, created_by: author.id, title: 'Regatta' })
  for (let run = 0; run < 2; run++) await tell()
  expect((await readTold(reader)).sort()).toEqual([
    'search.new New business for Nenana: “Nenana Ice” /businesses?city=Nenana',
    'search.new New event for “regatta”: “Regatta” /events?search=regatta',
    'search.new New job for “deckhand”, Homer: “Deckhand” /jobs?search=deckhand&location=Homer',
    'search.new New question for “permits”: “Which permits?” /questions?search=permits',
  ])
})

test('groups several new matches into one notification, without deleted ones', async () => {
  const [reader, author] = [await makeUser(), await makeUser()]
  await save(reader, 'jobs', 'search=lamplighter')
  const jobs = []
  for (let n = 0; n < 3; n++) jobs.push(await makeJob({ user_id: author.id, title: `Lamplighter ${n}` }))
  await tell()
  const path = '/jobs?search=lamplighter'
  expect(await readTold(reader)).toEqual([`search.new 3 new jobs for “lamplighter” ${path}`])
  await as(author).delete(`/api/jobs/${jobs[0]?.id}`)
  expect(await readTold(reader)).toEqual([`search.new 2 new jobs for “lamplighter” ${path}`])
})

test('many new matches become one notice, which does not count the own posts of the member and posts from before the saved search', async () => {
  const [reader, author, other, late] = [await makeUser(), await makeUser(), await makeUser(), await makeUser()]
  const post = (user_id: number, n: number) => makeJob({ user_id, title: `Beekeeper ${n}` })
  for (const member of [reader, author, other]) await save(member, 'jobs', 'search=beekeeper')
  for (let n = 0; n < 12; n++) await post(author.id, n)
  await save(late, 'jobs', 'search=beekeeper')
  await post(other.id, 12)
  await tell()
  const path = '/jobs?search=beekeeper'
  expect(await readTold(reader)).toEqual([`search.new 13 new jobs for “beekeeper” ${path}`])
  expect(await readTold(other)).toEqual([`search.new 12 new jobs for “beekeeper” ${path}`])
  for (const member of [author, late])
    expect(await readTold(member)).toEqual([`search.new New job for “beekeeper”: “Beekeeper 12” ${path}`])
})

test('notifies nobody about their own posts, about earlier items, or with alerts off', async () => {
  const [author, late, silent] = [await makeUser(), await makeUser(), await makeUser()]
  await save(author, 'jobs', 'search=glazier')
  const { search } = (await save(silent, 'jobs', 'search=glazier')).body
  await as(silent).patch(`/api/saved-searches/${search.id}`, { has_alerts: false })
  await makeJob({ user_id: author.id, title: 'Glazier' })
  await save(late, 'jobs', 'search=glazier')
  await tell()
  for (const user of [author, late, silent]) expect(await readTold(user)).toEqual([])
})

test('does not notify about hidden, held or partial matches, but about an approved one', async () => {
  const [reader, author] = [await makeUser(), await makeUser()]
  await save(reader, 'jobs', 'search=thatcher&location=Tok')
  await save(reader, 'jobs', 'search=thatcher zeppelin')
  const held = await makeJob({ user_id: author.id, title: 'Thatcher', location: 'Tok', visibility: 'held' })
  await makeJob({ user_id: author.id, title: 'Thatcher', location: 'Tok', visibility: 'hidden' })
  await tell()
  expect(await readTold(reader)).toEqual([])
  const show = (visibility: string) => db.updateTable('jobs').set({ visibility }).where('id', '=', held.id).execute()
  await show('public')
  await tell()
  await show('hidden')
  await show('public')
  await tell()
  expect(await readTold(reader)).toHaveLength(1)
})

test('a business counts as new when it is published, but not again after a suspension', async () => {
  const reader = await makeUser()
  await save(reader, 'businesses', 'industry=Candle making')
  const { id } = await makeBusiness({ industry: 'Candle making', is_public: false })
  await tell()
  const setPublic = (is_public: boolean) =>
    db.updateTable('businesses').set({ is_public }).where('id', '=', id).execute()
  for (const is_public of [true, false, true]) {
    await setPublic(is_public)
    await tell()
  }
  expect(await readTold(reader)).toHaveLength(1)
})

test('a process that dies between two steps causes no second notification and misses none', async () => {
  const author = await makeUser()
  const readers = await Promise.all(Array.from({ length: 45 }, () => makeUser()))
  for (const [n, reader] of readers.entries())
    await save(reader, 'jobs', `search=cooper&location=Kake&min_pay=${n + 1}`)
  await makeJob({ user_id: author.id, title: 'Cooper', location: 'Kake', salary_range: '$90 an hour' })
  // It fails in the second step of 20 searches.
  let uses = 0
  const failing = {
    ...services,
    get db() {
      uses += 1
      if (uses > 30) throw new Error('The process dies')
      return db
    },
  }
  await expect(notifyOfNewMatches(failing)).rejects.toThrow('dies')
  await Promise.all([tell(), tell(), tell()])
  await tell()
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from notifications where user_id = any(${readers.map(({ id }) => id)}::bigint[])
    group by user_id`.execute(db)
  expect(rows.map(({ told }) => told)).toEqual(readers.map(() => 1))
})
