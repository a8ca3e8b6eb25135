import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { classifyQueuedTerms } from './groups.server.ts'

const { as, visitor } = await startTestApp()
const fill = () => classifyQueuedTerms({ db }, new AbortController().signal)
const readGroup = async (id: number) => (await visitor.get(`/api/profiles/${id}`)).body.profile.industry_group
const find = async (query: string) =>
  (await visitor.get(`/api/profiles?${query}`)).body.profiles.map((one: { business_name: string }) => one.business_name)

test('a business gets the group of its industry when it is saved, and another group when the industry changes', async () => {
  const owner = await makeUser()
  const { body } = await as(owner).post('/api/profiles', {
    business_name: 'Nugget Fixers',
    alaska_business_license: '1',
    industry: 'Plumber',
  })
  expect(body.profile.industry_group).toBe('construction')
  const save = async (fields: object) =>
    (await as(owner).post('/api/profiles', { id: body.profile.id, ...fields })).body.profile.industry_group
  expect(await save({ tagline: 'New' })).toBe('construction')
  expect(await save({ industry: 'Brewery' })).toBe('restaurants')
  expect(await save({ industry: 'Xyzzy' })).toBeNull()
  expect(await save({ category: 'Hair salon' })).toBe('beauty')
  expect(await save({ industry: '', category: '' })).toBeNull()
})

test('a task sets the groups of businesses that other writers have stored, from the NAICS code first', async () => {
  const coded = await makeBusiness({ industry: 'Frobnication', naics_code: '722511' })
  const worded = await makeBusiness({ industry: 'Dog grooming parlour' })
  const unknown = await makeBusiness({ industry: 'Frobnication' })
  expect(await readGroup(coded.id)).toBeNull()
  await fill()
  expect([await readGroup(coded.id), await readGroup(worded.id), await readGroup(unknown.id)]).toEqual([
    'restaurants',
    'animals',
    null,
  ])
  expect(await db.selectFrom('industry_terms_to_read').selectAll().execute()).toEqual([])
  // The group of a term is stored, so another business with the same industry gets the group when it is saved.
  expect(await readGroup((await makeBusiness({ industry: 'DOG GROOMING PARLOUR' })).id)).toBe('animals')
})

test('the directory filters by group, and counts the groups', async () => {
  await makeBusiness({ business_name: 'Galena Grill', industry: 'Restaurant', city: 'Galena' })
  await makeBusiness({ business_name: 'Galena Garage', industry: 'Auto repair', city: 'Galena' })
  await makeBusiness({ business_name: 'Galena Gone', industry: 'Restaurant', city: 'Galena', is_public: false })
  await fill()
  expect(await find('group=restaurants&city=galena')).toEqual(['Galena Grill'])
  expect(await find('group=restaurants&search=galena')).toEqual(['Galena Grill'])
  // The filter also applies to corrected matches.
  expect(await find('group=vehicles&search=galenna')).toEqual(['Galena Garage'])
  expect(await find('group=nonsense')).toEqual([])
  const { groups } = (await visitor.get('/api/profiles/facets')).body
  expect(groups).toContainEqual({ slug: 'vehicles', name: 'Cars, Boats & Vehicles', count: 1 })
})

test('only an administrator sets the group by hand, and then texts do not change it until it is automatic again', async () => {
  const [admin, owner] = [await makeAdmin(), await makeUser()]
  const { id } = await makeBusiness({ industry: 'Restaurant', alaska_business_license: '1' }, { owner })
  await fill()
  const save = async (user: { token: string }, fields: object) =>
    (await as(user).post('/api/profiles', { id, ...fields })).body.profile.industry_group
  expect(await save(owner, { admin_industry_group: 'mining' })).toBe('restaurants')
  expect(await save(admin, { admin_industry_group: 'lodging' })).toBe('lodging')
  expect(await save(owner, { industry: 'Brewery' })).toBe('lodging')
  expect(await save(admin, { admin_industry_group: 'none' })).toBeNull()
  expect(await save(admin, { admin_industry_group: 'auto' })).toBe('restaurants')
  expect((await as(admin).post('/api/profiles', { id, admin_industry_group: 'x' })).status).toBe(400)
})

test('suggests industries by everyday words and official titles, and those in use first', async () => {
  await makeBusiness({ industry: 'Plumbing & Heating Repair' })
  const suggest = async (search: string) =>
    (await visitor.get(`/api/industries?search=${encodeURIComponent(search)}`)).body.industries
  expect(await suggest('leaking pipe')).toMatchObject([{ name: 'Plumbing', group: 'Construction & Trades', count: 0 }])
  expect((await suggest('plumb')).slice(0, 2).map(({ name }: { name: string }) => name)).toEqual([
    'Plumbing & Heating Repair',
    'Plumbing',
  ])
  expect(await suggest('soybean farming')).toMatchObject([
    { name: 'Soybean Farming', group: 'Farming & Forestry' },
    { name: 'Oilseed (except Soybean) Farming' },
  ])
  expect(await suggest('xyzzy')).toEqual([])
  expect(await suggest('')).toHaveLength(10)
})
