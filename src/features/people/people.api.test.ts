import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'

const app = await startTestApp()
const asker = await makeUser()

const pageOf = (id: number) => app.visitor.get(`/api/users/${id}`)
const hide = (user: { token: string; full_name: string }, is_hidden = true) =>
  app.as(user).put('/api/auth/profile', { full_name: user.full_name, is_hidden })

test('shows name, time of joining, answers and listed businesses, and no contact data', async () => {
  const user = await makeUser()
  const listed = await makeBusiness({ business_name: 'HARBOR SUPPLY' }, { owner: user })
  await makeBusiness({ is_public: false }, { admin: user })
  await makeBusiness({}, { viewer: user })
  const { id } = await makeQuestion({ user_id: asker.id })
  await makeAnswer({ question_id: id, user_id: user.id })
  const { status, body } = await pageOf(user.id)
  expect(status).toBe(200)
  expect(body.user).toEqual({
    id: user.id,
    full_name: user.full_name,
    joined_at: user.created_at,
    answer_count: 1,
    accepted_count: 0,
    businesses: [{ id: listed.id, business_name: 'HARBOR SUPPLY', display_name: listed.display_name }],
    picture_url: null,
  })
})

test('counts and lists only answers that everybody can see', async () => {
  const user = await makeUser()
  const [open, hidden] = [
    await makeQuestion({ user_id: asker.id, title: 'Where is ice?' }),
    await makeQuestion({ user_id: asker.id, visibility: 'hidden' }),
  ]
  const accepted = await makeAnswer({ question_id: open.id, user_id: user.id, content: 'In the **harbor**.' })
  await app.as(asker).post(`/api/answers/${accepted.id}/accept`)
  await makeAnswer({ question_id: open.id, user_id: user.id, visibility: 'hidden' })
  await makeAnswer({ question_id: open.id, user_id: user.id, visibility: 'held' })
  const ofHidden = await makeAnswer({ question_id: hidden.id, user_id: user.id })
  await db.updateTable('questions').set({ accepted_answer_id: ofHidden.id }).where('id', '=', hidden.id).execute()
  expect((await pageOf(user.id)).body.user).toMatchObject({ answer_count: 1, accepted_count: 1 })
  const { body } = await app.as(user).get(`/api/users/${user.id}/answers`)
  expect(body).toMatchObject({
    answers: [{ id: accepted.id, question_title: 'Where is ice?', excerpt: 'In the harbor.', is_accepted: true }],
    next_cursor: null,
  })
})

test('lists answers in pages, newest first', async () => {
  const user = await makeUser()
  const { id } = await makeQuestion({ user_id: asker.id })
  const answerIds = []
  for (let number = 0; number < 3; number++)
    answerIds.push((await makeAnswer({ question_id: id, user_id: user.id })).id)
  const first = await app.visitor.get(`/api/users/${user.id}/answers?limit=2`)
  const next = await app.visitor.get(`/api/users/${user.id}/answers?limit=2&cursor=${first.body.next_cursor}`)
  const ids = [...first.body.answers, ...next.body.answers].map((answer: { id: number }) => answer.id)
  expect(ids).toEqual(answerIds.toReversed())
  expect(next.body.next_cursor).toBeNull()
})

test('the page of a hidden, banned, unverified, deleted or unknown account answers 404 to everybody', async () => {
  const admin = await makeAdmin()
  const [hidden, banned, unverified, deleted] = [
    await makeUser(),
    await makeUser(),
    await makeUser({ verified: false }),
    await makeUser(),
  ]
  expect((await hide(hidden)).body).toMatchObject({ is_hidden: true })
  await app.as(admin).patch(`/api/admin/users/${banned.id}/ban`, { is_banned: true })
  await db.deleteFrom('users').where('id', '=', deleted.id).execute()
  for (const id of [hidden.id, banned.id, unverified.id, deleted.id, 4_000_000, 'x']) {
    for (const caller of [app.visitor, app.as(hidden), app.as(admin)]) {
      expect((await caller.get(`/api/users/${id}`)).status).toBe(404)
      expect((await caller.get(`/api/users/${id}/answers`)).status).toBe(404)
    }
  }
  expect((await hide(hidden, false)).body).toMatchObject({ is_hidden: false })
  expect((await pageOf(hidden.id)).status).toBe(200)
})

test('a change of the profile without `is_hidden` leaves the page as it is', async () => {
  const user = await makeUser()
  await hide(user)
  await app.as(user).put('/api/auth/profile', { full_name: 'Another Name' })
  expect((await app.as(user).get('/api/auth/me')).body).toMatchObject({ is_hidden: true, full_name: 'Another Name' })
  expect((await app.as(user).put('/api/auth/profile', { full_name: 'A', is_hidden: 'yes' })).status).toBe(400)
})

test('an answer names the listed businesses of its author, unless the page of the author is hidden', async () => {
  const user = await makeUser()
  const [owned, joined] = [
    await makeBusiness({}, { owner: user }),
    await makeBusiness({}, { owner: asker, member: user }),
  ]
  await makeBusiness({ verification_status: 'pending', is_public: false }, { owner: user })
  const question = await makeQuestion({ user_id: asker.id })
  const { body } = await app.as(user).post('/api/answers', { question_id: question.id, content: 'Ask us.' })
  const named = [owned, joined].map(({ id, business_name, display_name }) => ({ id, business_name, display_name }))
  expect(body.answer).toMatchObject({ author: { id: user.id, picture_url: null }, speaks_for: named })
  const read = async () => (await app.visitor.get(`/api/questions/${question.id}`)).body.answers[0]
  expect((await read()).speaks_for).toEqual(named)
  await hide(user)
  expect(await read()).toMatchObject({ full_name: user.full_name, author: null, speaks_for: [] })
})

test('pages show at once who has a public page and for whom they speak', async () => {
  const user = await makeUser({ full_name: 'Ada Quill' })
  const question = await makeQuestion({ user_id: user.id })
  await makeAnswer({ question_id: question.id, user_id: user.id })
  const business = await makeBusiness({ business_name: 'Kelp Works' }, { owner: user })
  const job = await makeJob({ user_id: user.id })
  const event = await makeEvent({ business_id: business.id, created_by: user.id })
  const paths = [`/questions/${question.id}`, `/jobs/${job.id}`, `/events/${event.id}`, `/businesses/${business.id}`]
  const load = async (path: string) => (await fetch(app.url + path)).text()
  const link = `href="/users/${user.id}"`
  for (const path of paths) expect(await load(path)).toContain(link)
  expect(await load(paths[0] as string)).toContain('speaks for')
  await hide(user)
  for (const path of paths) {
    const html = await load(path)
    expect(html).toContain('Ada Quill')
    expect(html).not.toContain(link)
    expect(html).not.toContain('speaks for')
  }
  await hide(user, false)
  for (const path of paths) expect(await load(path)).toContain(link)
  await app.as(await makeAdmin()).post(`/api/admin/businesses/${business.id}/suspend`, { reason: 'Closed' })
  expect(await load(paths[0] as string)).not.toContain('speaks for')
})

test('lets only moderators and the poster of a job report a hidden applicant', async () => {
  const [user, poster, moderator] = [await makeUser(), await makeUser(), await makeUser({ role: 'moderator' })]
  const job = await makeJob({ user_id: poster.id })
  await app.as(user).post(`/api/jobs/${job.id}/apply`, {})
  await hide(user)
  const report = { target_type: 'user', target_id: user.id, reason: 'spam' }
  const statuses = []
  for (const caller of [app.visitor, app.as(asker), app.as(poster), app.as(moderator)])
    statuses.push((await caller.post('/api/reports', report)).status)
  expect(statuses).toEqual([404, 404, 201, 201])
})

test('a public page changes at once when its member posts, is accepted, renamed, banned or hidden', async () => {
  const [user, admin] = [await makeUser(), await makeAdmin()]
  const question = await makeQuestion({ user_id: asker.id, title: 'Where is the ferry?' })
  const load = async () => {
    const response = await fetch(`${app.url}/users/${user.id}`)
    return { status: response.status, html: await response.text() }
  }
  const facts = async () => {
    const text = (await load()).html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    return ['Answers', 'Accepted'].map((name) => text.match(new RegExp(`${name} (\\d+)`))?.[1])
  }
  expect(await facts()).toEqual(['0', '0'])
  const { answer } = (await app.as(user).post('/api/answers', { question_id: question.id, content: 'At the pier.' }))
    .body
  expect((await load()).html).toContain('At the pier.')
  expect(await facts()).toEqual(['1', '0'])
  await app.as(asker).post(`/api/answers/${answer.id}/accept`)
  expect(await facts()).toEqual(['1', '1'])
  await app.as(user).put(`/api/answers/${answer.id}`, { content: 'At the new pier.' })
  expect((await load()).html).toContain('At the new pier.')
  await app.as(asker).put(`/api/questions/${question.id}`, { title: 'Where is the ship?', content: 'Today.' })
  expect((await load()).html).toContain('Where is the ship?')
  const { undo_until } = (await app.as(asker).delete(`/api/questions/${question.id}`)).body
  expect(undo_until).toBeTruthy()
  expect(await facts()).toEqual(['0', '0'])
  await app.as(asker).post(`/api/questions/${question.id}/restore`)
  expect(await facts()).toEqual(['1', '1'])
  await app.as(user).put('/api/auth/profile', { full_name: 'Renamed Person' })
  expect((await load()).html).toContain('Renamed Person')
  await hide(user)
  expect((await load()).status).toBe(404)
  await hide(user, false)
  expect((await load()).status).toBe(200)
  for (const is_banned of [true, false]) {
    await app.as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned })
    expect((await load()).status).toBe(is_banned ? 404 : 200)
  }
})

test('shows the name of a member without a public page only to staff and to the member', async () => {
  const [user, other, moderator] = [await makeUser(), await makeUser(), await makeUser({ role: 'moderator' })]
  const names = async () => {
    const { rows } = await sql<{ name: string | null }>`
      select visible_name('user', ${user.id}, viewer) as name
      from unnest(${[user.id, other.id, moderator.id]}::bigint[]) with ordinality as v (viewer, place) order by place`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
  expect(await names()).toEqual([user.full_name, user.full_name, user.full_name])
  await hide(user)
  expect(await names()).toEqual([user.full_name, null, user.full_name])
})
