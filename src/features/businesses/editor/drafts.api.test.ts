import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { draftsTasks } from './drafts.tasks.server.ts'

const { as, visitor } = await startTestApp()

const changed = { tagline: 'Not yet', website: 'not an address' }
const base = { tagline: null, website: null }

test('a draft is visible to its editor only, changes nothing, and is deleted by a save', async () => {
  const [owner, manager] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner, admin: manager })
  const path = `/api/profiles/draft?id=${id}`
  expect((await as(owner).get(path)).body).toEqual({ draft: null })
  await as(owner).put('/api/profiles/draft', { id, changed: { tagline: 'Older' }, base })
  const { status } = await as(owner).put('/api/profiles/draft', { id, changed, base })
  expect(status).toBe(200)
  expect((await as(owner).get(path)).body.draft).toMatchObject({ changed, base })
  expect((await as(manager).get(path)).body).toEqual({ draft: null })
  const { profile } = (await visitor.get(`/api/profiles/${id}`)).body
  expect([profile.tagline, profile.website]).toEqual([null, null])

  await as(manager).post('/api/profiles', { id, tagline: 'Saved' })
  expect((await as(owner).get(path)).body.draft).toMatchObject({ changed })
  await as(owner).post('/api/profiles', { id, tagline: 'Saved too' })
  expect((await as(owner).get(path)).body).toEqual({ draft: null })
})

test('a draft of a new business is stored until it is created or discarded', async () => {
  const user = await makeUser()
  const keep = () => as(user).put('/api/profiles/draft', { changed: { business_name: 'Soon' }, base: {} })
  const read = async () => (await as(user).get('/api/profiles/draft')).body.draft
  await keep()
  await keep()
  expect(await read()).toMatchObject({ changed: { business_name: 'Soon' } })
  expect((await as(user).delete('/api/profiles/draft')).status).toBe(200)
  expect(await read()).toBe(null)
  await keep()
  await as(user).post('/api/profiles', { business_name: 'Now', alaska_business_license: '1' })
  expect(await read()).toBe(null)
})

test('a member who may not edit a business cannot store a draft of it, however the id is sent', async () => {
  const [owner, viewer, stranger] = [await makeUser(), await makeUser(), await makeUser()]
  const open = await makeBusiness({}, { owner, viewer })
  const hidden = await makeBusiness({ verification_status: 'pending' }, { owner })
  await as(owner).put('/api/profiles/draft', { id: open.id, changed, base })
  const tryAll = async (user: { token: string }, name: string, id: number) => {
    const path = `/api/profiles/draft?${name}=${id}`
    const put = as(user).put('/api/profiles/draft', { [name]: id, changed, base })
    return [(await as(user).get(path)).status, (await put).status, (await as(user).delete(path)).status]
  }
  for (const name of ['id', 'business_id']) {
    expect(await tryAll(viewer, name, open.id)).toEqual([403, 403, 403])
    expect(await tryAll(stranger, name, open.id)).toEqual([403, 403, 403])
    expect(await tryAll(stranger, name, hidden.id)).toEqual([404, 404, 404])
  }
  expect(await tryAll(stranger, 'profile', open.id)).toEqual([400, 400, 400])
  expect((await as(owner).get(`/api/profiles/draft?business_id=${open.id}`)).body.draft).toMatchObject({ changed })
})

test('a draft that is too large is refused', async () => {
  const { status, body } = await as(await makeUser()).put('/api/profiles/draft', {
    changed: { description: 'x'.repeat(200_000) },
    base: {},
  })
  expect([status, body.error]).toEqual([400, 'The draft is too large to be kept'])
})

test('drafts are deleted after 90 days', async () => {
  const [old, recent] = [await makeUser(), await makeUser()]
  for (const user of [old, recent]) await as(user).put('/api/profiles/draft', { changed, base })
  const age = (user: { id: number }, days: number) =>
    db
      .updateTable('business_drafts')
      .set({ updated_at: sql<string>`now() - make_interval(days => ${days})` })
      .where('user_id', '=', user.id)
      .execute()
  await age(old, 91)
  await age(recent, 89)
  await draftsTasks['businesses.sweepDrafts'].run({ db } as Services)
  expect((await as(old).get('/api/profiles/draft')).body.draft).toBe(null)
  expect((await as(recent).get('/api/profiles/draft')).body.draft).toMatchObject({ changed })
})

test('a save with outdated expected values is refused with the changed fields and the name of the last editor', async () => {
  const owner = await makeUser()
  const manager = await makeUser({ full_name: 'Fern Fields' })
  const { id } = await makeBusiness({ phone: '907-555-0100', tagline: 'Old' }, { owner, admin: manager })
  const expected = { phone: '907-555-0100', tagline: 'Old', services: [], social_links: [] }
  await as(manager).post('/api/profiles', {
    ...{ id, phone: '908-555-0100', services: ['Ice'], social_links: ['https://x.com/a'] },
  })
  const { status, body } = await as(owner).post('/api/profiles', {
    ...{ id, expected, phone: '909-555-0100', tagline: 'New', services: ['Ice'] },
    social_links: [{ kind: 'x', url: 'https://x.com/a' }],
  })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    error: 'Somebody else has saved this business while you were editing it',
    conflicts: [{ field: 'phone', value: '908-555-0100' }],
    saved_by_name: 'Fern Fields',
    saved_at: expect.any(String),
  })
  expect((await visitor.get(`/api/profiles/${id}`)).body.profile).toMatchObject({
    phone: '908-555-0100',
    tagline: 'Old',
  })

  const again = { id, expected: { ...expected, phone: '908-555-0100' }, phone: '909-555-0100', tagline: 'New' }
  expect((await as(owner).post('/api/profiles', again)).body.profile).toMatchObject({
    phone: '909-555-0100',
    tagline: 'New',
  })
})

test('of two editors who save concurrently, one succeeds and the other gets a conflict', async () => {
  const [owner, manager] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({ phone: '907-555-0100' }, { owner, admin: manager })
  const replies = await Promise.all(
    [owner, manager].map((user) =>
      as(user).post('/api/profiles', {
        id,
        phone: String(9_075_550_000 + user.id),
        expected: { phone: '907-555-0100' },
      }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
