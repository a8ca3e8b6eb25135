import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Limits } from '../../../kit/server/limits.server.ts'
import { createLog } from '../../../server/logging.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { createFigures } from './figures.server.ts'
import { countFigures, sweepFigures } from './figures.service.server.ts'

const app = await startTestApp()
const limits = { takeRead: () => {} } as unknown as Limits
const toViewer = ({ id }: { id: number }) => ({ id }) as Viewer
const figures = createFigures(db, 'America/Anchorage', createLog('silent'))

const readDays = (business_id: number) =>
  db
    .selectFrom('business_days')
    .where('business_id', '=', business_id)
    .select(['listed', 'seen', 'called', 'website', 'directions'])
    .execute()
const readWords = (business_id: number) =>
  db
    .selectFrom('business_search_words')
    .where('business_id', '=', business_id)
    .select(['word', 'listed', 'seen', 'days'])
    .orderBy('word_hash')
    .execute()
/** Moves all counts one day into the past. */
const ageWords = (days = 1) => sql`update business_search_words set last_day = last_day - ${days}::integer`.execute(db)

const person = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
}

test('counts of some seconds are one row for each business and day, and are added to earlier counts', async () => {
  const [first, second] = [await makeBusiness(), await makeBusiness()]
  figures.count('listed', [first.id, second.id, first.id], [])
  figures.count('seen', [first.id], [])
  await figures.write()
  figures.count('called', [first.id], [])
  figures.count('website', [first.id], [])
  figures.count('directions', [first.id], [])
  figures.count('seen', [first.id], [])
  await figures.write()
  expect(await readDays(first.id)).toEqual([{ listed: 1, seen: 2, called: 1, website: 1, directions: 1 }])
  expect(await readDays(second.id)).toEqual([{ listed: 1, seen: 0, called: 0, website: 0, directions: 0 }])
})

test('several processes count the same businesses at once', async () => {
  const businesses = await Promise.all(Array.from({ length: 20 }, () => makeBusiness()))
  const ids = businesses.map(({ id }) => id)
  const others = Array.from({ length: 4 }, () => createFigures(db, 'America/Anchorage', createLog('silent')))
  for (const [index, other] of others.entries())
    other.count('listed', index % 2 ? ids : ids.toReversed(), ['halibut', 'kodiak'])
  // A write that fails because of a deadlock is repeated.
  await Promise.all(others.map((other) => other.write()))
  await Promise.all(others.map((other) => other.stop()))
  for (const id of ids) expect((await readDays(id))[0]?.listed).toBe(4)
})

test('skips businesses that are unlisted or deleted, and counts the others', async () => {
  const [listed, hidden] = [await makeBusiness(), await makeBusiness({ is_public: false })]
  figures.count('seen', [listed.id, hidden.id, 4_000_000], ['salmon'])
  await figures.write()
  expect(await readDays(listed.id)).toHaveLength(1)
  expect(await readDays(hidden.id)).toEqual([])
})

test('a searched word is stored only on the third day of searches for it', async () => {
  const { id } = await makeBusiness()
  for (const stored of [null, null, 'smokehouse', 'smokehouse']) {
    figures.count('listed', [id], ['smokehouse'])
    figures.count('seen', [id], ['smokehouse'])
    figures.count('listed', [id], ['smokehouse'])
    await figures.write()
    const [row] = await readWords(id)
    expect(row?.word).toBe(stored)
    await ageWords()
  }
  expect(await readWords(id)).toEqual([{ word: 'smokehouse', listed: 8, seen: 4, days: 4 }])
})

test('counts that could not be written are written later', async () => {
  const { id } = await makeBusiness()
  let fails = true
  const failing = new Proxy(db, {
    get: (target, name) => {
      if (fails && name === 'getExecutor') throw new Error('The database is down')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const kept = createFigures(failing, 'America/Anchorage', createLog('silent'))
  kept.count('seen', [id], [])
  await kept.write()
  expect(await readDays(id)).toEqual([])
  fails = false
  kept.count('seen', [id], [])
  await kept.stop()
  expect((await readDays(id))[0]?.seen).toBe(2)
})

test('counts people, but neither robots nor the team of the business', async () => {
  const [owner, stranger] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner })
  const count = (viewer: Viewer | null, headers: Record<string, string>) =>
    countFigures({ db, figures, limits }, viewer, 'client', new Headers(headers), {
      kind: 'seen',
      business_ids: [id],
      search: 'kelp',
    })
  await count(null, person)
  await count(toViewer(stranger), person)
  await count(toViewer(owner), person)
  await count(null, { 'user-agent': 'Googlebot/2.1' })
  await count(null, { ...person, 'sec-fetch-site': 'cross-site' })
  await figures.write()
  const { weeks, words } = (await app.as(owner).get(`/api/businesses/${id}/figures`)).body
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toMatchObject({ listed: 0, seen: 2 })
  expect(words).toEqual([])
  expect((await app.as(stranger).get(`/api/businesses/${id}/figures`)).status).toBe(403)
})

test('old counts and words are deleted', async () => {
  const { id } = await makeBusiness()
  await sql`
    insert into business_days (business_id, day, seen)
    values (${id}, current_date - 401, 1), (${id}, current_date - 399, 2)`.execute(db)
  await sql`
    insert into business_search_words (business_id, word_hash, word, days, last_day) values
      (${id}, decode(repeat('01', 16), 'hex'), null, 1, current_date - 31),
      (${id}, decode(repeat('02', 16), 'hex'), 'kept', 3, current_date - 31),
      (${id}, decode(repeat('03', 16), 'hex'), 'old', 3, current_date - 91)`.execute(db)
  await sweepFigures(db)
  expect((await readDays(id)).map(({ seen }) => seen)).toEqual([2])
  expect((await readWords(id)).map(({ word }) => word)).toEqual(['kept'])
})
