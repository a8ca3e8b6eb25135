import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { selectPage } from './directory.ts'

const { visitor } = await startTestApp()

const city = 'Anchorage'
const plain = { verification_status: 'curated', city } as const
const owner = await makeUser()
const made = [
  await makeBusiness({ ...plain, business_name: 'Plain' }),
  await makeBusiness({ ...plain, business_name: 'bare', city: 'Nowhere At All', state: 'AK' }),
  await makeBusiness({ ...plain, business_name: 'Reachable', phone: '907 555 0100', city: 'Juneau' }),
  await makeBusiness({ ...plain, business_name: 'Described', description: 'Boats' }),
  await makeBusiness({ ...plain, business_name: 'Claimed' }, { owner }),
  await makeBusiness({ ...plain, business_name: 'Verified', verification_status: 'approved' }),
  await makeBusiness({ ...plain, business_name: 'Both', description: 'Boats', website: 'https://boats.example' }),
]
const newest = made.map(({ business_name }) => business_name).reverse()
const best = ['Verified', 'Claimed', 'Both', 'Described', 'Reachable', 'bare', 'Plain']
const byName = ['bare', 'Both', 'Claimed', 'Described', 'Plain', 'Reachable', 'Verified']

type Reply = { profiles: { business_name: string; distance_km: number | null }[]; total: number }
const read = async (query: string): Promise<Reply> => (await visitor.get(`/api/profiles?${query}`)).body
const namesOf = async (query: string) => (await read(query)).profiles.map(({ business_name }) => business_name)

test('sorts the directory by name, `best` or age, on every page', async () => {
  expect(await namesOf('')).toEqual(byName)
  expect(await namesOf('sort=name')).toEqual(byName)
  expect(await namesOf('sort=best')).toEqual(best)
  expect(await namesOf('sort=newest')).toEqual(newest)
  for (const [sort, names] of Object.entries({ name: byName, best, newest })) {
    expect(await namesOf(`sort=${sort}&limit=3&offset=2`)).toEqual(names.slice(2, 5))
  }
})

test('sorts the results of a filter or a search in the same way', async () => {
  const inCity = (names: string[]) => names.filter((name) => name !== 'bare' && name !== 'Reachable')
  for (const [sort, names] of Object.entries({ name: byName, best, newest })) {
    expect(await namesOf(`sort=${sort}&city=ANCHORAGE`)).toEqual(inCity(names))
    expect(await namesOf(`sort=${sort}&search=anchor&limit=2&offset=1`)).toEqual(inCity(names).slice(1, 3))
  }
})

test('sorts the nearest businesses first, with distances, and businesses without coordinates last', async () => {
  const { profiles } = await read('sort=nearest&near=Juneau')
  expect(profiles.map(({ business_name }) => business_name)).toEqual([
    'Reachable',
    ...byName.filter((name) => name !== 'Reachable' && name !== 'bare'),
    'bare',
  ])
  expect(profiles[0]?.distance_km).toBeLessThan(20)
  expect(profiles[1]?.distance_km).toBeGreaterThan(800)
  expect(profiles.at(-1)?.distance_km).toBeNull()
  expect(await namesOf('sort=nearest&near=99801&search=anchorage&limit=1')).toEqual(['Both'])
  expect((await read('near=Juneau')).profiles[0]?.business_name).toBe('bare')
})

test.each(['sort=worst', 'sort=nearest', 'sort=nearest&near=Xyzzy', 'near=Xyzzy'])('refuses %s', async (query) => {
  expect((await visitor.get(`/api/profiles?${query}`)).status).toBe(400)
})

test('shows the display names of cities, and finds businesses by both names', async () => {
  const stored = { business_name: 'Capitals', city: 'MCGRATH', imported_city: 'MCGRATH', readable_city: 'McGrath' }
  await makeBusiness(stored)
  expect((await visitor.get('/api/profiles/facets')).body.cities).toContainEqual({ name: 'McGrath', count: 1 })
  for (const name of ['MCGRATH', 'McGrath']) expect(await namesOf(`city=${name}`)).toEqual(['Capitals'])
})

test('another name of a city lists the businesses with it in their name first, in the order `best` alone', async () => {
  for (const fields of [
    { business_name: 'Spenard Skates', city: 'Nowhere At All' },
    { business_name: 'Old Spenard Cafe', description: 'Soup' },
    { business_name: 'Aurora Soup', description: 'Near Spenard Road' },
  ])
    await makeBusiness({ ...plain, ...fields })
  const found = await namesOf('search=spenard&sort=best')
  expect(found).toEqual([
    ...['Old Spenard Cafe', 'Spenard Skates'],
    ...['Verified', 'Claimed', 'Both', 'Aurora Soup', 'Described', 'Plain'],
  ])
  for (const offset of [0, 1, 2, 7])
    expect(await namesOf(`search=spenard&sort=best&limit=2&offset=${offset}`)).toEqual(found.slice(offset, offset + 2))
  expect((await namesOf('search=spenard&sort=newest'))[0]).toBe('Aurora Soup')
  expect((await namesOf('search=spenard'))[0]).toBe('Aurora Soup')
})

test('the order `best` of a search lists the name that was typed first, then names with all its words', async () => {
  const city = 'Tern Landing'
  const tagline = 'A bread line of the boy and girl scouts'
  const [pantry, boys] = ['Anchor Point Food Pantry', 'Boy Scouts & Friends']
  for (const fields of [
    { business_name: pantry, tagline, verification_status: 'approved' as const },
    { business_name: boys, tagline, verification_status: 'approved' as const },
    { business_name: 'BREAD LINE, Inc.' },
    { business_name: 'Cafe Bread Line', tagline },
    { business_name: 'Girl Scouts of Alaska', tagline },
  ])
    await makeBusiness({ ...plain, city, ...fields })
  const expected = {
    'bread line inc': ['BREAD LINE, Inc.'],
    'Bread Line LLC': ['BREAD LINE, Inc.'],
    'bread line': ['BREAD LINE, Inc.', 'Cafe Bread Line', pantry, boys, 'Girl Scouts of Alaska'],
    'the bread lin': ['Cafe Bread Line', 'BREAD LINE, Inc.'],
    'girl scouts': ['Girl Scouts of Alaska', pantry, boys, 'Cafe Bread Line'],
    'boy scouts and friends': [boys],
  }
  for (const [search, names] of Object.entries(expected)) {
    const query = `city=${city}&sort=best&search=${encodeURIComponent(search)}`
    // The words of new businesses are counted later, and until then other businesses match.
    const found = await vi.waitFor(async () => {
      const found = await namesOf(query)
      expect(found.slice(0, names.length), search).toEqual(names)
      for (const [offset, name] of found.entries())
        expect(await namesOf(`${query}&limit=1&offset=${offset}`), search).toEqual([name])
      return found
    }, 20_000)
    const all = (await read(`city=${city}&sort=best`)).profiles
    const inBrowser = selectPage(
      all as unknown as Parameters<typeof selectPage>[0],
      { search, industry: '', city },
      1,
    ).profiles
    // The browser knows no synonyms and no legal forms.
    const filtered = inBrowser.map(({ business_name }) => business_name)
    expect(filtered, search).toEqual(found.filter((name) => filtered.includes(name)))
  }
  expect((await namesOf(`city=${city}&search=bread line`))[0]).toBe(pantry)
})
