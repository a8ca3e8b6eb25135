import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeClaim } from '../../claims/claims.make.ts'
import { makeEvent } from '../../events/events.make.ts'
import { makeJob } from '../../jobs/jobs.make.ts'
import { makeReport } from '../../reports/reports.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { removeOrphans } from '../pictures/pictureFiles.server.ts'
import { makePicture } from '../pictures/pictures.make.ts'

const { as, visitor, url } = await startTestApp()
const admin = await makeAdmin()
type Pair = { id: number; kinds: string[]; score: number; first: { id: number }; second: { id: number } }
const list = async (search = ''): Promise<Pair[]> => {
  return (await as(admin).get(`/api/admin/duplicates?limit=100&search=${encodeURIComponent(search)}`)).body.pairs
}
const idsOf = (pairs: Pair[]) => pairs.map(({ first, second }) => [first.id, second.id])
const merge = (pair: { id: number } | undefined, keep: number) =>
  as(admin).post(`/api/admin/duplicates/${pair?.id}/merge`, { keep })

beforeEach(() => db.deleteFrom('businesses').execute())

const make = async (...columns: Parameters<typeof makeBusiness>[0][]) => {
  const made = []
  for (const one of columns) made.push(await makeBusiness(one))
  return made.map(({ id }) => id)
}

test.each([
  [
    'the legal form and the order of words',
    { business_name: 'The Galena Grill, LLC' },
    { business_name: 'GRILL GALENA INC.' },
  ],
  ['vowels and doubled letters', { business_name: 'Kodiak Kayaks' }, { business_name: 'Kodiack Kayakks' }],
  [
    'the form of a telephone number',
    { business_name: 'Nome Boats', phone: '+1 (907) 555-0100' },
    { business_name: 'Nome Boat Works', phone: '907.555.0100 ext 3' },
  ],
  [
    'the form of a street',
    { business_name: 'Sitka Books', street: '12 Main Street, Suite 4', zip_code: '99835' },
    { business_name: 'Sitka Book Shop', street: '12 MAIN ST #4', zip_code: '99835-1234' },
  ],
] as const)('proposes businesses that differ in %s', async (_, first, second) => {
  const ids = await make({ city: 'Nome', ...first }, { city: 'NOME', ...second })
  expect(idsOf(await list())).toEqual([ids])
})

test('lists a pair with a business at once after any write to it, under the same id, and compares the newest first', async () => {
  const [owner, other] = [await makeUser(), await makeUser()]
  const create = async (user: { token: string }, business_name: string) =>
    (await as(user).post('/api/profiles', { business_name, city: 'Nome', alaska_business_license: '1' })).body.profile
      .id
  const first = await create(owner, 'River Twins')
  await sql`insert into businesses_to_compare (business_id) select 4000000 + n from generate_series(1, 1500) as n`.execute(
    db,
  )
  const second = await create(other, 'River Twins LLC')
  await sql`insert into businesses_to_compare (business_id) values (${first})`.execute(db)
  const [pair] = await list()
  expect(idsOf(pair ? [pair] : [])).toEqual([[first, second]])
  await as(other).post('/api/profiles', { id: second, phone: '907-555-0100' })
  expect((await list())[0]?.id).toBe(pair?.id)
  const { status, body } = await merge(pair, first)
  expect([status, body.error]).toEqual([409, 'Both businesses have an owner. Revoke one of the claims first.'])
  await as(other).post('/api/profiles', { id: second, business_name: 'Something else', phone: '' })
  expect(await list()).toEqual([])
})

test('does not propose different businesses as duplicates', async () => {
  await make(
    { business_name: 'Grace Church', city: 'Nome' },
    { business_name: 'Grace Church', city: 'Sitka' },
    { business_name: 'Arctic Air', phone: '907-555-0111', city: 'Nome' },
    { business_name: 'Moose Bakery', phone: '907-555-0111', city: 'Nome' },
    { business_name: 'North Legal', street: '1 First Ave', zip_code: '99501' },
    { business_name: 'Tundra Tours', street: '1 First Avenue', zip_code: '99501' },
  )
  expect(await list()).toEqual([])
})

test('an address that very many businesses share causes no proposal', async () => {
  await sql`insert into businesses (business_name, street, zip_code, state)
    select 'Tax Office ' || md5(n::text), '1 First Ave', '99501', 'AK' from generate_series(1, 25) as n`.execute(db)
  expect(await list()).toEqual([])
})

test('proposes a pair again after a change, unless an administrator has decided that they are different', async () => {
  const [first = 0, second = 0] = await make({ business_name: 'Twin' }, { business_name: 'Twin LLC' })
  const [pair] = await list()
  expect((await as(admin).post(`/api/admin/duplicates/${pair?.id}/different`)).status).toBe(200)
  expect((await as(admin).post(`/api/admin/duplicates/${pair?.id}/different`)).status).toBe(409)
  await as(admin).post('/api/profiles', { id: first, business_name: 'Twin Inc' })
  expect(await list()).toEqual([])
  expect((await merge({ id: 4_000_000 }, second)).status).toBe(404)
})

test('a merge moves everything, fills in missing values, and redirects the other URL to the kept business', async () => {
  const [owner, member, stranger] = [await makeUser(), await makeUser(), await makeUser()]
  const kept = await makeBusiness({ business_name: 'Galena Grill', tagline: 'Ours' }, { member })
  const gone = await makeBusiness(
    { business_name: 'GALENA GRILL INC', tagline: 'Theirs', phone: '907-555-0100', industry: 'Restaurant' },
    { owner, member: stranger },
  )
  const job = await makeJob({ user_id: owner.id, business_id: gone.id })
  const event = await makeEvent({ business_id: gone.id, created_by: owner.id })
  const claim = await makeClaim({ business_id: gone.id, user_id: stranger.id })
  const report = await makeReport({ target_type: 'business', target_id: gone.id, author_id: owner.id })
  const read = async () => ({
    jobs: (await db.selectFrom('jobs').where('id', '=', job.id).select('business_id').executeTakeFirst())?.business_id,
    claims: (await db.selectFrom('claims').where('id', '=', claim.id).select('business_id').executeTakeFirst())
      ?.business_id,
    reports: (await db.selectFrom('reports').where('id', '=', report.id).select('target_id').executeTakeFirst())
      ?.target_id,
    events: (await visitor.get(`/api/events/${event.id}`)).body.event?.business_id,
    role: (await as(owner).get(`/api/profiles/${kept.id}`)).body.profile.role,
  })
  const before = await read()
  const [pair] = await list()
  expect((await merge(pair, 4_000_000)).status).toBe(400)
  const replies = await Promise.all([merge(pair, kept.id), merge(pair, kept.id)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const { merge: merged } = replies.find(({ status }) => status === 200)?.body ?? {}
  expect(await read()).toEqual({ jobs: kept.id, claims: kept.id, reports: kept.id, events: kept.id, role: 'owner' })
  const { body } = await visitor.get(`/api/profiles/${gone.id}`)
  expect(body.profile).toMatchObject({ id: kept.id, tagline: 'Ours', phone: '907-555-0100', is_claimed: true })
  const page = await fetch(`${url}/businesses/${gone.id}`, { redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([301, `/businesses/${kept.id}`])
  // A browser must not store the redirect, because the merge can be undone.
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect((await as(owner).post('/api/profiles', { id: gone.id, tagline: 'x' })).status).toBe(404)

  expect((await as(admin).get('/api/admin/merges')).body.merges).toMatchObject([
    { id: merged.id, kept_id: kept.id, gone_id: gone.id, gone_name: 'GALENA GRILL INC' },
  ])
  const csv = 'name,city\nGalena  grill inc,\n'
  const upload = (path: string, field: string) => {
    const body = new FormData()
    body.set(field, new Blob([csv], { type: 'text/csv' }), 'list.csv')
    return as(admin).post(path, body)
  }
  const checked = (await upload('/api/admin/imports', 'csv')).body.import
  expect(checked).toMatchObject({ counts: { new: 0, same: 1, changed: 0, duplicate: 0 } })
  expect((await upload('/api/admin/import-businesses', 'csv')).body).toMatchObject({ imported: 0, skipped: 1 })
  expect((await visitor.get(`/api/profiles/${kept.id}`)).body.profile.business_name).toBe('Galena Grill')
  const undone = await Promise.all([1, 2].map(() => as(admin).post(`/api/admin/merges/${merged.id}/undo`)))
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read()).toEqual(before)
  const { profile } = (await visitor.get(`/api/profiles/${gone.id}`)).body
  expect(profile).toMatchObject({ id: gone.id, tagline: 'Theirs', is_claimed: true })
  expect((await visitor.get(`/api/profiles/${kept.id}`)).body.profile).toMatchObject({ phone: null, is_claimed: false })
})

test('a merge keeps one logo and shows the other one as a photo, and undoing restores it with its files', async () => {
  const [kept, gone] = [
    await makeBusiness({ business_name: 'Kobuk Cafe' }),
    await makeBusiness({ business_name: 'KOBUK CAFE' }),
  ]
  const [logo, other, cover, photo] = [
    await makePicture({ business_id: kept.id, role: 'logo' }),
    await makePicture({ business_id: gone.id, role: 'logo', alt: 'A cup' }),
    await makePicture({ business_id: gone.id, role: 'cover' }),
    await makePicture({ business_id: gone.id }),
  ]
  await makePicture({ business_id: kept.id, hash: photo.hash })
  const read = async (id: number) =>
    (await db.selectFrom('business_pictures').where('business_id', '=', id).select(['hash', 'role']).execute())
      .map(({ hash, role }) => `${role} ${hash}`)
      .toSorted()
  const before = [await read(kept.id), await read(gone.id)]
  const [pair] = await list()
  const { merge: merged } = (await merge(pair, kept.id)).body
  expect(await read(kept.id)).toEqual(
    [`cover ${cover.hash}`, `logo ${logo.hash}`, `photo ${other.hash}`, `photo ${photo.hash}`].toSorted(),
  )
  const { profile } = (await visitor.get(`/api/profiles/${kept.id}`)).body
  expect(profile.pictures.map(({ alt }: { alt: string }) => alt)).toContain('A cup')

  await db
    .updateTable('picture_files')
    .set({ used_at: new Date(0).toISOString() })
    .execute()
  await db.deleteFrom('business_pictures').where('business_id', '=', kept.id).where('hash', '=', other.hash).execute()
  await removeOrphans(
    { db, files: { remove: async () => {} } as unknown as Services['files'] },
    new AbortController().signal,
  )
  expect((await as(admin).post(`/api/admin/merges/${merged.id}/undo`)).status).toBe(200)
  expect([await read(kept.id), await read(gone.id)]).toEqual(before)
})

test('a search finds a pair when one of its businesses has all words in its name or city', async () => {
  const boats = await make(
    { business_name: 'Harbor Boats', city: 'Nome' },
    { business_name: 'HARBOR BOATS LLC', city: 'Nome' },
  )
  const cafes = await make(
    { business_name: '100% Cafe', city: 'Sitka' },
    { business_name: '100% Cafe Inc', city: 'Sitka' },
  )
  expect(idsOf(await list())).toHaveLength(2)
  expect(idsOf(await list(' nome  harb '))).toEqual([boats])
  expect(idsOf(await list('llc'))).toEqual([boats])
  expect(idsOf(await list('100%'))).toEqual([cafes])
  expect(idsOf(await list('sitka harbor'))).toEqual([])
  expect((await as(admin).get('/api/admin/duplicates?search=boats')).body.total).toBe(1)
})

test('undoing a merge keeps what the team of the kept business has changed since', async () => {
  const kept = await makeBusiness({ business_name: 'Tok Tires' })
  const gone = await makeBusiness({ business_name: 'TOK TIRES LLC', phone: '907-555-0100', industry: 'Repair' })
  const owner = await makeUser()
  const [pair] = await list()
  const { merge: merged } = (await merge(pair, kept.id)).body
  const claim = await makeClaim({ business_id: kept.id, user_id: owner.id })
  expect((await as(admin).post(`/api/admin/claim-requests/${claim.id}/approve`)).status).toBe(200)
  expect((await as(owner).post('/api/profiles', { id: kept.id, phone: '907-555-0199' })).status).toBe(200)
  expect((await as(admin).post(`/api/admin/merges/${merged.id}/undo`)).status).toBe(200)
  expect((await as(owner).get(`/api/profiles/${kept.id}`)).body.profile).toMatchObject({
    role: 'owner',
    is_claimed: true,
    phone: '907-555-0199',
    industry: null,
  })
  expect((await visitor.get(`/api/profiles/${gone.id}`)).body.profile).toMatchObject({ phone: '907-555-0100' })
  expect(idsOf(await list())).toEqual([[kept.id, gone.id]])
})

test('two businesses with owners are not merged', async () => {
  const kept = await makeBusiness({ business_name: 'Twin' }, { owner: await makeUser() })
  await makeBusiness({ business_name: 'Twin' }, { owner: await makeUser() })
  const [pair] = await list()
  const { status, body } = await merge(pair, kept.id)
  expect([status, body.error]).toEqual([409, 'Both businesses have an owner. Revoke one of the claims first.'])
})
