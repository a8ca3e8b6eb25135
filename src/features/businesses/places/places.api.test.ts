import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeBusiness } from '../businesses.make.ts'
import { findPlace } from './findPlace.server.ts'
import { placesTasks } from './places.tasks.server.ts'

const { visitor } = await startTestApp()

const [anchorage, seattle, valdez] = [
  [61.2116, -149.8761],
  [47.6114, -122.3305],
  [61.101, -146.9],
]

const rows: [address: Parameters<typeof makeBusiness>[0], source: string, point: (number | null)[] | undefined][] = [
  [{ zip_code: '99501' }, 'zip', anchorage],
  [{ zip_code: '99501-1234', city: 'Juneau' }, 'zip', anchorage],
  [{ zip_code: ' AK 99501' }, 'zip', anchorage],
  [{ zip_code: '98101' }, 'zip', seattle],
  [{ zip_code: '00000', location: '99 Main St, Anchorage, AK 99501' }, 'zip', anchorage],
  [{ location: '12345 Harbor Way, Anchorage AK 99501-0001' }, 'zip', anchorage],
  [{ location: 'PO Box 98101', city: 'VALDEZ' }, 'town', valdez],
  [{ city: 'valdez', state: 'Alaska' }, 'town', valdez],
  [{ city: 'Nowhere', zip_code: '995' }, 'none', [null, null]],
  [{ zip_code: '99501', latitude: 60, longitude: -150 }, 'given', [60, -150]],
  [{ latitude: 60, city: 'Valdez' }, 'town', valdez],
]

test.each(rows)('a business with %o is placed by %s', async (address, source, point) => {
  const { latitude, longitude, place_source } = await makeBusiness(address)
  expect([place_source, latitude, longitude]).toEqual([source, ...(point ?? [])])
})

test.each([
  ['Mc Grath', 'McGrath'],
  ['ST. PAUL ISLAND', 'Saint Paul Island'],
  ['ft. yukon', 'Fort Yukon'],
  ['Utqiaġvik', 'Barrow'],
])('the town %s is placed like %s', async (written, town) => {
  const [first, second] = [await makeBusiness({ city: written }), await makeBusiness({ city: town })]
  expect(first.place_source).toBe('town')
  expect([first.latitude, first.longitude]).toEqual([second.latitude, second.longitude])
})

test('a new postal address moves a business on the map, and another change does not', async () => {
  const { id } = await makeBusiness({ zip_code: '99501', latitude: 60, longitude: -150 })
  const change = async (columns: object) => {
    await db.updateTable('businesses').set(columns).where('id', '=', id).execute()
    const { body } = await visitor.get(`/api/profiles/${id}`)
    return [body.profile.place_source, body.profile.latitude, body.profile.longitude]
  }
  expect(await change({ tagline: 'By the harbor' })).toEqual(['given', 60, -150])
  expect(await change({ zip_code: '99686' })).toEqual(['zip', ...(valdez ?? [])])
  expect(await change({ latitude: 61, longitude: -150 })).toEqual(['given', 61, -150])
  expect(await change({ zip_code: null })).toEqual(['none', null, null])
})

test('rewriting a postal address in another form keeps its coordinates', async () => {
  const place = { latitude: 60.1, longitude: -149.44, city: 'SEWARD', zip_code: '99664' }
  const { id } = await makeBusiness({ ...place, location: '209 4TH AVE' })
  const rewrite = (columns: object) =>
    db
      .updateTable('businesses')
      .set(columns)
      .where('id', '=', id)
      .returning(['place_source', 'latitude'])
      .executeTakeFirst()
  const written = { location: '209 4th Avenue', city: 'Seward', zip_code: '99664-0209' }
  expect(await rewrite(written)).toEqual({ place_source: 'given', latitude: 60.1 })
  expect(await rewrite({ location: '311 4th Avenue' })).toMatchObject({ place_source: 'zip' })
})

test('a task places businesses that were created before coordinates existed, in steps', async () => {
  await sql`alter table businesses disable trigger user`.execute(db)
  await sql`insert into businesses (business_name, state, zip_code) select 'Old ' || n, 'AK', '99501' from generate_series(1, 700) n`.execute(
    db,
  )
  await sql`alter table businesses enable trigger user`.execute(db)
  const signal = new AbortController().signal
  await placesTasks['businesses.place'].run({ db } as Services, { signal } as never)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from businesses where business_name like 'Old %' and place_source = 'zip' and latitude = 61.2116`.execute(
    db,
  )
  expect(rows[0]?.count).toBe(700)
})

test.each([
  ['99501', 'Anchorage 99501'],
  ['99501-1234', 'Anchorage 99501'],
  ['anchorage', 'Anchorage'],
  ['Anchorage, AK', 'Anchorage'],
  ['anch', 'Anchorage'],
  ['Delta Junction', 'Delta Junction'],
  ['Seattle', 'Seattle, WA'],
  ['Portland, Maine', 'Portland, ME'],
  ['Mat-Su Valley', 'Mat-Su Valley'],
  ['аляска', null],
  ['анкоридж', 'Anchorage'],
  ['Nowhere at all', null],
  ['00000', null],
  ['', null],
])('the place “%s” in the filter `near` is %s', async (near, name) => {
  const settings = { site: { region_code: 'AK' } } as Services['settings']
  const found = findPlace({ db, settings }, near)
  if (name === null) await expect(found).rejects.toMatchObject({ status: 400 })
  else expect((await found).name).toBe(name)
})

test('the map has clusters of the matching listed businesses, and the number of those without a place', async () => {
  await sql`delete from businesses`.execute(db)
  for (const zip_code of ['99501', '99503', '99801'])
    await makeBusiness({ zip_code, industry: 'Fishing', business_name: `Salmon of ${zip_code}` })
  await makeBusiness({ zip_code: '99801', industry: 'Mining', city: 'Juneau' })
  await makeBusiness({ industry: 'Mining', city: 'Atlantis' })
  await makeBusiness({ zip_code: '99801', is_public: false })
  const read = async (query: string) => {
    const { body } = await visitor.get(`/api/profiles/map?${query}`)
    const clusters = body.clusters.map(({ name, count }: { name: string; count: number }) => [name, count])
    return [clusters, body.total, body.unplaced]
  }
  const [inAnchorage, inJuneau] = [
    ['Anchorage', 2],
    ['Juneau', 2],
  ]
  expect(await read('')).toEqual([[inAnchorage, inJuneau], 5, 1])
  expect(await read('industry=mining')).toEqual([[['Juneau', 1]], 2, 1])
  expect(await read('city=JUNEAU')).toEqual([[['Juneau', 1]], 1, 0])
  expect(await read('search=salmon')).toEqual([[inAnchorage, ['Juneau', 1]], 3, 0])
  expect(await read('box=-140,55,-130,60')).toEqual([[inJuneau], 5, 1])
  expect((await read('merge_km=0'))[0]).toHaveLength(3)
  for (const wrong of ['box=1,2,3', 'box=a,b,c,d', 'box=0,91,1,92', 'box=0,5,1,4', 'merge_km=x', 'merge_km=-1']) {
    expect((await visitor.get(`/api/profiles/map?${wrong}`)).status, wrong).toBe(400)
  }
})

test('finds the ZIP code nearest to a position, but none in the middle of the ocean', async () => {
  const find = (latitude: number, longitude: number) =>
    visitor.post('/api/places/nearest', { latitude, longitude }).then(({ status, body }) => body.place?.near ?? status)
  expect(await find(61.21, -149.88)).toBe('99501')
  // Several ZIP codes for post office boxes are at the center of Juneau.
  expect(await find(58.3, -134.42)).toBe('Juneau')
  expect(await find(58.36, -134.53)).toBe('99801')
  expect(await find(52, 173)).toBe(404)
  expect(await find(91, 0)).toBe(400)
})

test('serves the shape of the region in less than 25 kB', async () => {
  const { body } = await visitor.get('/api/places/shape')
  expect(body.shape.code).toBe('AK')
  expect(body.shape.areas.map(({ name }: { name: string }) => name)).toContain('Matanuska-Susitna')
  expect(JSON.stringify(body).length).toBeLessThan(25_000)
})

test('draws a map of the businesses that match the filters, larger for wide screens', async () => {
  const industry = 'Bell foundry'
  for (const zip_code of ['99501', '99501', '99801']) await makeBusiness({ industry, zip_code })
  await makeBusiness({ industry, zip_code: '99701', verification_status: 'pending' })
  const draw = async (query: string) =>
    (await visitor.get(`/businesses/map.svg?${query}`)) as { status: number; headers: Headers; body: string }
  // The places are read again soon after a change.
  await expect.poll(async () => (await draw('industry=bell+foundry')).body).toContain('<circle')
  const { status, headers, body } = await draw('industry=bell+foundry')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(body.match(/<circle/g)).toHaveLength(2)
  expect(body.match(/(?<=px">)\d+/g)).toEqual(['2'])
  const radius = (picture: string) => Number(picture.match(/ r="([\d.]+)"/)?.[1])
  expect(radius((await draw('industry=bell+foundry&frame=large')).body)).toBeLessThan(radius(body))
  expect((await draw('industry=nothing+of+this+kind')).body).not.toContain('<circle')
  // A filter shows the part of the region with its businesses.
  const widthOf = async (query: string) => Number((await draw(query)).body.match(/viewBox="\S+ \S+ (\S+)/)?.[1])
  expect(await widthOf('industry=bell+foundry')).toBeLessThan((await widthOf('')) / 2)
})
