import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeBusiness } from '../businesses.make.ts'
import { classifyQueuedTerms } from './groups.server.ts'

const { visitor, url } = await startTestApp()
const browse = async (query: string) => (await visitor.get(`/api/profiles/browse?${query}`)).body
const open = (path: string) => fetch(url + path, { redirect: 'manual' })
const countsOf = (links: { path: string; count: number }[]) => links.map(({ path, count }) => [path, count])

beforeAll(async () => {
  for (const [city, industry, verification_status] of [
    ['Juneau', 'Bakery', 'curated'],
    ['JUNEAU', 'Bakery', 'approved'],
    ['Juneau', 'Bookstore', 'curated'],
    ['Sitka', 'Bakery', 'curated'],
    ["St. Mary's", 'Xyzzy', 'curated'],
    ['Nome', null, 'curated'],
    ['Skagway', 'Brewery', 'suspended'],
    ['Anchorage', 'Xyzzy', 'curated'],
    ['Anchorage', 'Xyzzy', 'curated'],
  ] as const)
    await makeBusiness({ city, industry, verification_status })
  await classifyQueuedTerms({ db }, new AbortController().signal)
})

test('the page of a city has its businesses, its industries with counts, and its neighbours', async () => {
  const page = await browse('city=juneau')
  expect(page).toMatchObject({
    path: '/businesses/in/juneau',
    city: { name: 'Juneau', path: '/businesses/in/juneau' },
    industry: null,
    total: 3,
  })
  expect(page.profiles).toHaveLength(3)
  expect(countsOf(page.groups)).toEqual([
    ['/businesses/in/juneau/restaurants', 2],
    ['/businesses/in/juneau/shops', 1],
  ])
  expect(countsOf(page.industries)).toEqual([
    ['/businesses/in/juneau/bakery', 2],
    ['/businesses/in/juneau/bookstore', 1],
  ])
  // Anchorage has more businesses, and is farther away.
  expect(countsOf(page.cities)[0]).toEqual(['/businesses/in/sitka', 1])
})

test('the page of a group or an industry has its cities', async () => {
  const group = await browse('industry=restaurants')
  expect([group.total, group.industry.name]).toEqual([3, 'Restaurants & Bars'])
  expect(countsOf(group.cities)).toEqual([
    ['/businesses/in/juneau/restaurants', 2],
    ['/businesses/in/sitka/restaurants', 1],
  ])
  expect(countsOf(group.industries)).toEqual([['/businesses/industry/bakery', 3]])
  const industry = await browse('industry=bakery')
  expect([industry.total, industry.filters]).toEqual([3, { industry: 'Bakery' }])
})

test('the page of a city and an industry links to the industry in other cities and to other industries in the city', async () => {
  const page = await browse('city=juneau&industry=bakery')
  expect([page.total, page.path]).toEqual([2, '/businesses/in/juneau/bakery'])
  expect(countsOf(page.cities)).toEqual([['/businesses/in/sitka/bakery', 1]])
  expect(countsOf(page.industries)).toEqual([['/businesses/in/juneau/bookstore', 1]])
})

test('a page without a listed business answers 404', async () => {
  for (const query of ['', 'city=skagway', 'city=juneau&industry=xyzzy', 'industry=mining', 'city=---'])
    expect([query, (await visitor.get(`/api/profiles/browse?${query}`)).status]).toEqual([query, 404])
  expect((await open('/businesses/in/skagway')).status).toBe(404)
  expect((await open('/businesses/industry/mining')).status).toBe(404)
})

test('each page has one URL, to which the others redirect', async () => {
  for (const [from, to] of [
    ['/businesses/in/Juneau', '/businesses/in/juneau'],
    ['/businesses/in/JUNEAU/Bakery', '/businesses/in/juneau/bakery'],
    ['/businesses/industry/restaurants-bars', '/businesses/industry/restaurants'],
    ['/businesses/in/St.%20Mary%E2%80%99s', '/businesses/in/st-marys'],
  ] as const) {
    const { status, headers } = await open(from)
    expect([from, status, headers.get('location')]).toEqual([from, 301, to])
  }
  expect((await open('/businesses/in/juneau/')).status).toBe(200)
})

test('the sitemap contains every page that exists, and each page names its canonical URL', async () => {
  const sitemap = await (await open('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/businesses\/in[^<]*)<\/loc>/g)].map(([, path]) => path as string)
  expect(paths).toEqual([
    '/businesses/in/anchorage',
    '/businesses/in/anchorage/xyzzy',
    '/businesses/in/juneau',
    '/businesses/in/juneau/bakery',
    '/businesses/in/juneau/bookstore',
    '/businesses/in/juneau/restaurants',
    '/businesses/in/juneau/shops',
    '/businesses/in/nome',
    '/businesses/in/sitka',
    '/businesses/in/sitka/bakery',
    '/businesses/in/sitka/restaurants',
    '/businesses/in/st-marys',
    '/businesses/in/st-marys/xyzzy',
    '/businesses/industry/bakery',
    '/businesses/industry/bookstore',
    '/businesses/industry/restaurants',
    '/businesses/industry/shops',
    '/businesses/industry/xyzzy',
  ])
  for (const path of paths) {
    const page = await open(path)
    expect([path, page.status]).toEqual([path, 200])
    const html = await page.text()
    expect(html).toContain(`<link rel="canonical" href="${url}${path}"/>`)
    expect(html).toContain('"@type":"ItemList"')
    expect(html).toContain('"@type":"BreadcrumbList"')
  }
})
