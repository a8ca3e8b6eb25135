import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { MAX_PENDING } from './suggestions.constants.ts'
import { sweepSuggestions } from './suggestions.service.server.ts'

const { as, visitor, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)
const admin = await makeAdmin()

beforeEach(() => db.deleteFrom('business_suggestions').execute())

const suggest = (id: number, body: object, client = visitor) => client.post(`/api/businesses/${id}/suggestions`, body)
const listFor = async (user: Parameters<typeof as>[0], query = '') =>
  (await as(user).get(`/api/business-suggestions${query}`)).body
const decide = (user: Parameters<typeof as>[0], id: number, decision: 'accept' | 'reject') =>
  as(user).post(`/api/business-suggestions/${id}/${decision}`)
const undo = (user: Parameters<typeof as>[0], id: number) => as(user).post(`/api/business-suggestions/${id}/undo`)
const listActions = async (id: number) =>
  (await db.selectFrom('audit_log').where('target_id', '=', id).orderBy('id').select('action').execute()).map(
    ({ action }) => action,
  )
const readBusiness = (id: number) =>
  db.selectFrom('businesses').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

test('a correction by a visitor is stored as pending once, and the owner accepts it with one call', async () => {
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
  await suggest(id, { field: 'closed' })
  expect((await decide(admin, suggestions[0].id, 'accept')).body.message).toMatch(
    / has been taken off the directory\.$/,
  )
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(404)
  // The other report of the same closure is decided too.
  expect((await listFor(admin)).total).toBe(0)
  expect(await listActions(id)).toEqual(['business.edit', 'suggestion.accept'])
})

test('tells the owner of a closure, who puts the business back', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Fjord Kayaks' }, { owner })
  await suggest(id, { field: 'closed' })
  const [closure] = (await listFor(admin)).suggestions
  expect((await undo(owner, closure.id)).status).toBe(409)
  await decide(admin, closure.id, 'accept')
  const { notifications } = (await as(owner).get('/api/notifications')).body
  expect(notifications).toMatchObject([
    {
      title: 'Fjord Kayaks was reported as closed and taken off the directory',
      url: `/my-businesses/${id}`,
    },
  ])
  const mail = await waitForEmail(owner.email)
  expect(mail.subject).toBe('Fjord Kayaks has been taken off the directory')
  expect(mail.text).toContain('choose “It Is Open”')

  expect((await listFor(owner, '?list=closures')).suggestions).toMatchObject([{ id: closure.id, business_id: id }])
  expect((await undo(await makeUser(), closure.id)).status).toBe(404)
  expect((await undo(owner, closure.id)).body.message).toBe('Fjord Kayaks is back in the directory.')
  expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(200)
  expect((await listFor(owner, '?list=closures')).total).toBe(0)
  expect((await undo(owner, closure.id)).status).toBe(409)
})

test('an administrator can undo a closure, unless the business is suspended', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  await suggest(id, { field: 'closed' })
  const [closure] = (await listFor(admin)).suggestions
  await decide(admin, closure.id, 'accept')
  await db.updateTable('businesses').set({ verification_status: 'suspended' }).where('id', '=', id).execute()
  expect((await undo(owner, closure.id)).status).toBe(409)
  await db.updateTable('businesses').set({ verification_status: 'approved' }).where('id', '=', id).execute()
  expect((await undo(admin, closure.id)).status).toBe(200)
  expect((await listActions(id)).at(-1)).toBe('suggestion.undo')
  const { notifications } = (await as(owner).get('/api/notifications')).body
  expect(notifications[0].title).toMatch(/ is back in the directory$/)
})

test('requires a valid value, or a message where a field has none', async () => {
  const { id } = await makeBusiness()
  const messageOf = async (body: object) => {
    const { status, body: reply } = await suggest(id, body)
    return [status, reply.errors[0].field, reply.error]
  }
  expect(await messageOf({ field: 'phone', value: ' ' })).toEqual([400, 'value', 'Please enter the right phone'])
  expect((await messageOf({ field: 'phone', value: 'call me' }))[2]).toMatch(/^Phone must have at least 7 digits/)
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
