import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import { makeAdmin } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { continueMerges, sweepNameMerges } from './moveNames.server.ts'

const { as, visitor, url } = await startTestApp()
const admin = await makeAdmin()

beforeEach(async () => {
  await db.deleteFrom('businesses').execute()
  await db.deleteFrom('name_merges').execute()
  await db.deleteFrom('kept_names').execute()
})

const jumau = { field: 'city', old_name: 'Jumau', new_name: 'Juneau' }
const merge = (pair: object = jumau) => as(admin).post('/api/admin/names/merge', pair)
const undo = (id: number) => as(admin).post(`/api/admin/names/merges/${id}/undo`)
const listNames = async (query: string) =>
  (await visitor.get(`/api/profiles?${query}`)).body.profiles.map(
    ({ business_name }: { business_name: string }) => business_name,
  )
const citiesOf = async () =>
  (await db.selectFrom('businesses').select(['city', 'location']).orderBy('id').execute()).map(
    ({ city, location }) => location ?? city,
  )

test('proposes likely misspellings, except those that an administrator keeps', async () => {
  await makeBusiness({ city: 'Juneau' })
  for (const city of ['JUMAU', 'ENGLE RIVER', 'GLENALLEN', 'Seattle']) await makeBusiness({ city })
  const list = async () =>
    (await as(admin).get('/api/admin/names')).body.proposals.map(
      ({ old_name, new_name, new_count }: Record<string, unknown>) => [old_name, new_name, new_count],
    )
  expect(await list()).toEqual([
    ['ENGLE RIVER', 'Eagle River', 0],
    ['GLENALLEN', 'Glennallen', 0],
    ['JUMAU', 'Juneau', 1],
  ])
  const keep = { field: 'city', name: 'glenallen' }
  for (let time = 0; time < 2; time++)
    expect((await as(admin).post('/api/admin/names/keep', keep)).body.message).toBe(
      '“glenallen” will not be proposed again.',
    )
  expect((await list()).length).toBe(2)
  expect((await as(admin).get('/api/admin/names?field=industry')).body).toEqual({ proposals: [], total: 0 })
})

test('a search replaces a misspelled city by its town until an administrator keeps the name', async () => {
  await makeBusiness({ business_name: 'Tazlina Chapel', city: 'GLENALLEN' })
  await makeBusiness({ business_name: 'Copper Chapel', city: 'Glennallen' })
  const searchCity = async () => (await visitor.get('/api/search?q=chapel+in+glenallen')).body.understood.city
  await expect.poll(searchCity).toBe('Glennallen')
  const { body } = await visitor.get('/api/profiles?search=chapel+in+glennallen')
  expect(body.profiles.map(({ business_name }: { business_name: string }) => business_name).sort()).toEqual([
    'Copper Chapel',
    'Tazlina Chapel',
  ])
  await as(admin).post('/api/admin/names/keep', { field: 'city', name: 'Glenallen' })
  await expect.poll(searchCity).toBe('Glenallen')
})

test('after a merge, filters, pages, searches and later writes use the new name', async () => {
  await makeBusiness({ business_name: 'Fjord Kayaks', city: 'JUMAU', location: '1 First St, JUMAU, AK 99801' })
  await makeBusiness({ business_name: 'Whale Cafe', city: 'Juneau' })
  expect((await as(admin).get('/api/admin/names/preview?field=city&old_name=Jumau&new_name=juneau')).body).toEqual({
    count: 1,
    new_name: 'juneau',
    new_count: 1,
  })
  const { status, body } = await merge()
  expect([status, body.message]).toEqual([200, '1 business now has the city “Juneau”.'])
  expect(body.merge).toMatchObject({ field: 'city', moved: 1, is_pending: false })
  expect(await citiesOf()).toEqual(['1 First St, Juneau, AK 99801', 'Juneau'])
  const both = ['Fjord Kayaks', 'Whale Cafe']
  for (const query of ['city=JUMAU', 'city=Juneau', 'search=jumau', 'search=kayaks+jumau&city=jumau'])
    expect([query, (await listNames(`${query}&sort=name`)).length]).toEqual([query, query.includes('kayaks') ? 1 : 2])
  expect((await listNames('city=JUMAU')).toSorted()).toEqual(both)
  const found = (await visitor.get('/api/search?q=jumau')).body
  expect(JSON.stringify(found)).toContain('Whale Cafe')
  expect((await visitor.get('/api/profiles/map?city=jumau')).body.total).toBe(2)
  const page = await fetch(`${url}/businesses/in/jumau`, { redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([301, '/businesses/in/juneau'])
  const saved = await as(admin).post('/api/profiles', { business_name: 'Late Boats', city: 'jumau' })
  expect(saved.body.profile.city).toBe('Juneau')
})

test('the same list is not imported twice when its names were merged in between', async () => {
  const upload = async (path: string) => {
    const form = new FormData()
    form.set('csv', new File(['name,city,industry,zip\nFjord Kayaks,JUMAU,Kayak Tuors,99801\n'], 'list.csv'))
    return (await as(admin).post(path, form)).body
  }
  expect((await upload('/api/admin/import-businesses')).imported).toBe(1)
  await merge()
  await merge({ field: 'industry', old_name: 'Kayak Tuors', new_name: 'Kayak Tours' })
  expect(await upload('/api/admin/import-businesses')).toMatchObject({ imported: 0, skipped: 1 })
  const { rows } = await sql<object>`select city, industry, display_city, location from businesses`.execute(db)
  expect(rows).toEqual([
    { city: 'Juneau', industry: 'Kayak Tours', display_city: 'Juneau', location: 'Juneau, AK 99801' },
  ])
})

test('a merge can be undone once, within 30 days', async () => {
  await makeBusiness({ city: 'JUMAU', location: 'Pier 4, JUMAU' })
  await makeBusiness({ city: 'Juneau' })
  const [first, second] = await Promise.all([merge(), merge()])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  const merged = (first.status === 200 ? first : second).body.merge
  expect((await as(admin).get('/api/admin/names/merges')).body.merges).toMatchObject([{ id: merged.id, moved: 1 }])
  const replies = await Promise.all([undo(merged.id), undo(merged.id)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await citiesOf()).toEqual(['Pier 4, JUMAU', 'Juneau'])
  expect(await listNames('city=jumau')).toHaveLength(1)

  const { body } = await merge()
  await sql`update name_merges set merged_at = now() - interval '31 days' where id = ${body.merge.id}`.execute(db)
  await sweepNameMerges(db)
  expect((await undo(body.merge.id)).status).toBe(409)
  expect(await db.selectFrom('name_merge_businesses').selectAll().execute()).toEqual([])
  expect(await listNames('city=jumau')).toHaveLength(2)
})

test('a name follows several successive merges, and merges never form a cycle', async () => {
  await makeBusiness({ city: 'Jumau' })
  await merge({ field: 'city', old_name: 'Jumau', new_name: 'Juneua' })
  await merge({ field: 'city', old_name: 'Juneua', new_name: 'Juneau' })
  expect(await listNames('city=jumau')).toHaveLength(1)
  expect(await citiesOf()).toEqual(['Juneau'])
  expect((await merge({ field: 'city', old_name: 'Juneau', new_name: 'Jumau' })).body.error).toBe(
    '“Jumau” was merged into “Juneau”. Undo that merge first.',
  )
  expect((await merge({ field: 'city', old_name: 'Juneau', new_name: 'JUNEAU' })).status).toBe(400)
  expect((await merge({ field: 'city', old_name: 'Atlantis', new_name: 'Juneau' })).status).toBe(404)
})

test('a task completes a merge that a request has begun, for very many businesses', async () => {
  await sql`insert into businesses (business_name, city, state) select 'Shop ' || n, 'JUMAU', 'AK' from generate_series(1, 2500) as n`.execute(
    db,
  )
  const { id } = await db
    .insertInto('name_merges')
    .values({ field: 'city', old_name: 'Jumau', new_name: 'Juneau' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = () => continueMerges({ background: db }, new AbortController().signal)
  await run()
  expect(await db.selectFrom('name_merges').select(['moved', 'is_pending']).execute()).toEqual([
    { moved: 2500, is_pending: false },
  ])
  await undo(id)
  await run()
  expect(new Set(await citiesOf())).toEqual(new Set(['JUMAU']))
})
