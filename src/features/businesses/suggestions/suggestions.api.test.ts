import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { MAX_PENDING } from './suggestions.constants.ts'
import { sweepSuggestions } from './suggestions.service.server.ts'

const { as, visitor } = await startTestApp()
const admin = await makeAdmin()

beforeEach(() => db.deleteFrom('business_suggestions').execute())

const suggest = (id: number, body: object, client = visitor) => client.post(`/api/businesses/${id}/suggestions`, body)
const listFor = async (user: Parameters<typeof as>[0], query = '') =>
  (await as(user).get(`/api/business-suggestions${query}`)).body
const decide = (user: Parameters<typeof as>[0], id: number, decision: 'accept' | 'reject') =>
  as(user).post(`/api/business-suggestions/${id}/${decision}`)
const readBusiness = (id: number) =>
  db.selectFrom('businesses').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

test('a correction by a visitor is pending once, and the owner applies it with one call', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ phone: '907-555-0100' }, { owner })
  const body = { field: 'phone', value: '907-555-0111', message: 'The old one is dead' }
  expect((await suggest(id, body)).status).toBe(201)
  expect((await suggest(id, body)).status).toBe(200)
  const { suggestions, total } = await listFor(owner)
  expect(total).toBe(1)
  expect(suggestions).toMatchObject([{ business_id: id, ...body, current_value: '907-555-0100', suggester_name: null }])
  const { status, body: reply } = await decide(owner, suggestions[0].id, 'accept')
  expect([status, reply.message, reply.suggestion.status]).toEqual([
    200,
    'The correction has been accepted.',
    'accepted',
  ])
  expect((await readBusiness(id)).phone).toBe('907-555-0111')
  expect((await listFor(owner)).total).toBe(0)
  expect((await suggest(id, body)).status).toBe(201)
})

test('accepts one of two concurrent decisions', async () => {
  const { id } = await makeBusiness({ city: 'Nome' })
  await suggest(id, { field: 'city', value: 'Kotzebue' })
  const { suggestions } = await listFor(admin)
  const replies = await Promise.all([
    decide(admin, suggestions[0].id, 'accept'),
    decide(admin, suggestions[0].id, 'accept'),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const actions = await db.selectFrom('audit_log').where('target_id', '=', id).select('action').execute()
  expect(actions).toEqual([{ action: 'business.edit' }])
})

test('lets only administrators unlist a business that is reported as closed', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const member = await makeUser({ full_name: 'Mona Member' })
  await suggest(id, { field: 'closed', message: 'Since May' }, as(member))
  const { suggestions } = await listFor(owner, `?business_id=${id}`)
  expect((await decide(owner, suggestions[0].id, 'accept')).status).toBe(403)
  expect((await listFor(admin)).suggestions).toMatchObject([{ suggester_name: 'Mona Member', current_value: null }])
  expect((await decide(admin, suggestions[0].id, 'accept')).status).toBe(200)
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(404)
})

test('requires a valid value, or a message where a field has none', async () => {
  const { id } = await makeBusiness()
  const messageOf = async (body: object) => {
    const { status, body: reply } = await suggest(id, body)
    return [status, reply.errors[0].field, reply.error]
  }
  expect(await messageOf({ field: 'phone', value: ' ' })).toEqual([400, 'value', 'Please enter the right phone'])
  expect(await messageOf({ field: 'website', value: 'javascript:alert(1)' })).toEqual([
    400,
    'value',
    'Website must be a valid URL, starting with http:// or https://',
  ])
  expect(await messageOf({ field: 'city', value: 'x'.repeat(256) })).toEqual([
    400,
    'value',
    'City must be 255 characters or less',
  ])
  expect(await messageOf({ field: 'hours' })).toEqual([400, 'message', 'Please say what is right'])
  expect((await messageOf({ field: 'ein', value: '1' })).slice(0, 2)).toEqual([400, 'field'])
  expect((await suggest(id, { field: 'closed' })).status).toBe(201)
  expect((await suggest(id, { field: 'hours', message: 'Closed on Mondays' })).status).toBe(201)
})

test('limits the pending suggestions of a business, and deletes decided ones after their retention', async () => {
  const { id } = await makeBusiness()
  const statuses = []
  for (let number = 0; number <= MAX_PENDING; number++)
    statuses.push((await suggest(id, { field: 'other', message: `Wrong ${number}` })).status)
  expect(statuses).toEqual([...Array(MAX_PENDING).fill(201), 409])
  await db
    .updateTable('business_suggestions')
    .set({ status: 'rejected', decided_at: new Date(Date.now() - 181 * 86_400_000).toISOString() })
    .execute()
  await sweepSuggestions(db)
  expect(await db.selectFrom('business_suggestions').selectAll().execute()).toEqual([])
})
