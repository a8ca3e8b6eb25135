import { expect, test } from 'vitest'
import { makeAdmin, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { endpoints } from '../src/features/endpoints.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'

const { as } = await startTestApp()

const roles = ['visitor', 'stranger', 'viewer', 'member', 'manager', 'owner', 'site', 'banned'] as const
type Role = (typeof roles)[number]

/**
 * A business that is not public, its team, and everybody else; a question of its owner, answered by its member, who has
 * made an event too.
 */
async function makeScene() {
  const [stranger, viewer, member, manager, owner, site, banned] = await Promise.all([
    makeUser(),
    makeUser(),
    makeUser(),
    makeUser(),
    makeUser(),
    makeAdmin(),
    makeUser(),
  ])
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', banned.id).execute()
  const business = await makeBusiness(
    { verification_status: 'pending', is_public: false },
    { viewer, member, admin: manager, owner },
  )
  const removable = await makeBusiness({ verification_status: 'rejected', is_public: false })
  const users = { visitor: null, stranger, viewer, member, manager, owner, site, banned }
  const question = await makeQuestion({ user_id: owner.id })
  const answer = await makeAnswer({ question_id: question.id, user_id: member.id })
  const event = await makeEvent({ business_id: business.id, created_by: member.id })
  return { users, business, removable, question, answer, event, other: await makeUser() }
}
type Scene = Awaited<ReturnType<typeof makeScene>>

type Row = {
  /** Status for each role, in the order of `roles`. */
  expected: number[]
  path?: (scene: Scene) => string | (string | number)[]
  body?: (scene: Scene) => unknown
}
const anyone = [200, 200, 200, 200, 200, 200, 200, 401]
const members = [401, 200, 200, 200, 200, 200, 200, 401]
const admins = [401, 403, 403, 403, 403, 403, 200, 401]
const business = (suffix = '') => ({ path: ({ business }: Scene) => `${business.id}${suffix}` })

const question = () => ({ path: ({ question }: Scene) => String(question.id) })
const answer = () => ({ path: ({ answer }: Scene) => String(answer.id) })

const event = () => ({ path: ({ business, event }: Scene) => [business.id, event.id] })
const eventFields = () => ({
  title: 'Open house',
  description: 'Come.',
  start_datetime: '2030-01-01T18:00:00Z',
  end_datetime: '2030-01-01T20:00:00Z',
})

function csv() {
  const form = new FormData()
  form.set('csv', new Blob(['name\nImported\n'], { type: 'text/csv' }), 'list.csv')
  return form
}

const table: Record<keyof typeof endpoints, Row> = {
  'POST /auth/register': {
    expected: [201, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ full_name: 'New', email: `${crypto.randomUUID()}@example.com`, password: 'secret' }),
  },
  'POST /auth/login': { expected: anyone, body: ({ other }) => ({ email: other.email, password: PASSWORD }) },
  'POST /auth/logout': { expected: members },
  'GET /auth/me': { expected: members },
  'PUT /auth/profile': { expected: members, body: () => ({ full_name: 'Renamed' }) },
  'POST /auth/resend-verification': { expected: anyone, body: ({ other }) => ({ email: other.email }) },
  'GET /auth/verify-email/:token': { expected: [400, 400, 400, 400, 400, 400, 400, 401], path: () => 'unknown' },
  'POST /auth/forgot-password': { expected: anyone, body: ({ other }) => ({ email: other.email }) },
  'POST /auth/reset-password': {
    expected: [400, 400, 400, 400, 400, 400, 400, 401],
    body: () => ({ token: 'unknown', password: 'secret' }),
  },
  'DELETE /auth/account': {
    // who owns a business keeps the account
    expected: [401, 200, 200, 200, 200, 409, 200, 401],
    body: () => ({ password: PASSWORD }),
  },
  'GET /admin/users': { expected: admins },
  'PATCH /admin/users/:id/ban': {
    expected: admins,
    path: ({ other }) => String(other.id),
    body: () => ({ is_banned: true }),
  },
  'GET /profiles': { expected: anyone },
  'GET /profiles/facets': { expected: anyone },
  'GET /profiles/user/me': { expected: members },
  'GET /profiles/:id': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'POST /profiles': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    body: ({ business: { id } }) => ({ id, tagline: 'changed' }),
  },
  'DELETE /profiles/:id': { expected: [401, 404, 403, 403, 403, 200, 403, 401], ...business() },
  'DELETE /profiles': {
    expected: [401, 404, 403, 403, 403, 200, 403, 401],
    path: ({ business: { id } }) => `?id=${id}`,
  },
  'GET /admin/businesses': { expected: admins },
  'POST /admin/businesses/publish': { expected: admins, body: () => ({ all: true }) },
  'POST /admin/import-businesses': { expected: admins, body: csv },
  'GET /admin/businesses/:id': { expected: admins, ...business() },
  'POST /admin/businesses/:id/approve': { expected: admins, ...business() },
  'POST /admin/businesses/:id/reject': { expected: admins, ...business(), body: () => ({ reason: 'No' }) },
  'POST /admin/businesses/:id/suspend': { expected: admins, ...business(), body: () => ({ reason: 'No' }) },
  'DELETE /admin/businesses/:id': { expected: admins, path: ({ removable }) => String(removable.id) },
  'GET /admin/stats': { expected: admins },
  'GET /admin/audit': { expected: admins },
  'GET /questions': { expected: anyone },
  'GET /questions/similar': { expected: anyone },
  'GET /questions/:id': { expected: anyone, ...question() },
  'POST /questions': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ title: 'Where?', content: 'Here?' }),
  },
  'PUT /questions/:id': {
    expected: [401, 403, 403, 403, 403, 200, 403, 401],
    ...question(),
    body: () => ({ title: 'Where?', content: 'Here?' }),
  },
  'DELETE /questions/:id': { expected: [401, 403, 403, 403, 403, 200, 200, 401], ...question() },
  'POST /questions/:id/vote': { expected: members, ...question(), body: () => ({ vote_type: 'upvote' }) },
  'POST /answers': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: ({ question }) => ({ question_id: question.id, content: 'There.' }),
  },
  'PUT /answers/:id': {
    expected: [401, 403, 403, 200, 403, 403, 403, 401],
    ...answer(),
    body: () => ({ content: 'Over there.' }),
  },
  'DELETE /answers/:id': { expected: [401, 403, 403, 200, 403, 403, 200, 401], ...answer() },
  'POST /answers/:id/vote': { expected: members, ...answer(), body: () => ({ vote_type: 'downvote' }) },
  'POST /answers/:id/accept': { expected: [401, 403, 403, 403, 403, 200, 403, 401], ...answer() },
  'DELETE /admin/questions/:id': { expected: admins, ...question() },
  'DELETE /admin/answers/:id': { expected: admins, ...answer() },
  'GET /events': { expected: anyone },
  'GET /events/calendar': { expected: anyone, path: () => '?month=2026-12' },
  'GET /events/:id': {
    expected: [404, 404, 200, 200, 200, 200, 200, 401],
    path: ({ event }) => String(event.id),
  },
  'GET /businesses/:id/events': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'POST /businesses/:id/events': {
    expected: [401, 404, 403, 201, 201, 201, 403, 401],
    ...business(),
    body: eventFields,
  },
  'PUT /businesses/:id/events/:event_id': {
    expected: [401, 404, 403, 200, 403, 403, 200, 401],
    ...event(),
    body: eventFields,
  },
  'DELETE /businesses/:id/events/:event_id': { expected: [401, 404, 403, 200, 403, 403, 200, 401], ...event() },
  'PATCH /businesses/:id/events/:event_id/toggle': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    ...event(),
  },
  'POST /markdown': { expected: members, body: () => ({ text: '*x*' }) },
  'GET /legal/:name': { expected: anyone, path: () => 'privacy-policy' },
}

test('the table speaks of every endpoint', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(endpoints).sort())
})

test.each(Object.keys(table) as (keyof typeof table)[])('%s admits whom it should', async (key) => {
  const { expected, path, body } = table[key]
  const [method = '', pattern = ''] = key.split(' ')
  const got: Record<Role, number> = {} as Record<Role, number>
  for (const role of roles) {
    const scene = await makeScene()
    const given = [path?.(scene) ?? ''].flat()
    const filled = pattern.includes('/:')
      ? pattern.replace(/:\w+/g, () => String(given.shift()))
      : `${pattern}${given.join('')}`
    const answer = await as(scene.users[role]).send(method, `/api${filled}`, { body: body?.(scene) })
    got[role] = answer.status
    if (answer.status >= 400) expect(answer.body.error).toEqual(expect.any(String))
  }
  expect(got).toEqual(Object.fromEntries(roles.map((role, at) => [role, expected[at]])))
})
