import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeHold } from '../heldPosts/heldPosts.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'
import { MAX_FOLLOWS } from './notifications.constants.ts'
import { notify, notifyFollowers, removeNotificationsOf, restoreNotificationsOf } from './notify.server.ts'

vi.setConfig({ testTimeout: 60_000 })
const { as } = await startTestApp({ EMAIL_VERIFICATION: 'off' })

type User = { id: number; token: string; full_name: string }

async function readNotifications(user: User, query = '') {
  const { status, body } = await as(user).get(`/api/notifications${query}`)
  expect(status).toBe(200)
  return body
}
const answer = async (user: User, question_id: number) =>
  (await as(user).post('/api/answers', { question_id, content: 'Try the ferry.' })).body.answer

test('notifies the author of a question about an answer, but not about their own', async () => {
  const [asker, other] = [await makeUser(), await makeUser({ full_name: 'Ann Other' })]
  const question = await makeQuestion({ user_id: asker.id, title: 'Where is the ferry?' })
  await answer(asker, question.id)
  expect((await readNotifications(asker)).unread_count).toBe(0)
  const { id } = await answer(other, question.id)
  expect(await readNotifications(asker)).toEqual({
    notifications: [
      {
        id: expect.any(Number),
        kind: 'answer.created',
        title: 'Ann Other answered “Where is the ferry?”',
        url: `/questions/${question.id}#answer-${id}`,
        created_at: expect.any(String),
        read_at: null,
        count: 1,
      },
    ],
    unread_count: 1,
    next_cursor: null,
  })
  expect((await readNotifications(other)).notifications).toEqual([])
})

test('groups unread answers to one question, and shows a later one separately after reading', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id, title: 'Which boat?' })
  const first = await answer(other, question.id)
  await answer(other, question.id)
  await answer(other, question.id)
  const { notifications, unread_count } = await readNotifications(asker)
  expect(notifications).toMatchObject([
    { count: 3, title: '3 answers to “Which boat?”', url: `/questions/${question.id}#answer-${first.id}` },
  ])
  expect(unread_count).toBe(1)
  const { body } = await as(asker).post('/api/notifications/read', { ids: [notifications[0].id] })
  expect(body).toEqual({ unread_count: 0 })
  await answer(other, question.id)
  expect((await readNotifications(asker)).notifications).toMatchObject([
    { count: 1, read_at: null },
    { count: 3, read_at: expect.any(String) },
  ])
  expect((await readNotifications(asker, '?unread=true')).notifications).toHaveLength(1)
})

test('lists all rows over several pages, newest first', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  for (let count = 0; count < 5; count++) await answer(other, (await makeQuestion({ user_id: asker.id })).id)
  const all = (await readNotifications(asker)).notifications
  const pages = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await readNotifications(asker, `?limit=2${cursor && `&cursor=${cursor}`}`)
    pages.push(...page.notifications)
    cursor = page.next_cursor
  }
  expect(pages).toEqual(all)
  expect(all.map(({ id }: { id: number }) => id)).toEqual(
    all.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => b - a),
  )
})

test('ignores ids of other accounts, and rejects a call with neither ids nor all', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  await answer(other, (await makeQuestion({ user_id: asker.id })).id)
  const { notifications } = await readNotifications(asker)
  await as(other).post('/api/notifications/read', { ids: [notifications[0].id] })
  expect((await readNotifications(asker)).unread_count).toBe(1)
  for (const body of [{}, { all: false }, { ids: 'x' }, { ids: [1.5] }, { ids: null }, []]) {
    expect((await as(asker).post('/api/notifications/read', body)).status, JSON.stringify(body)).toBe(400)
  }
  expect((await as(asker).post('/api/notifications/read', { all: true })).body).toEqual({ unread_count: 0 })
})

test('hides notifications of deleted and hidden posts, and shows current titles', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id, title: 'Old title' })
  const [first] = [await answer(other, question.id), await answer(other, question.id)]
  await as(other).delete(`/api/answers/${first.id}`)
  await as(asker).put(`/api/questions/${question.id}`, { title: 'New title', content: 'Changed.' })
  expect((await readNotifications(asker)).notifications).toMatchObject([
    { count: 1, title: `${other.full_name} answered “New title”` },
  ])
  expect((await readNotifications(other)).notifications).toMatchObject([
    { kind: 'follow.new', title: '“New title”, which you answered, was edited' },
  ])
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', question.id).execute()
  expect(await readNotifications(other)).toMatchObject({ notifications: [], unread_count: 0 })
  await db.updateTable('answers').set({ visibility: 'hidden' }).where('question_id', '=', question.id).execute()
  expect(await readNotifications(asker)).toMatchObject({ notifications: [], unread_count: 0 })
})

test('shows the notification of a restored post as read', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id })
  await answer(other, question.id)
  const subject = { type: 'question', id: question.id }
  await db.transaction().execute((tx) => removeNotificationsOf(tx, subject))
  expect(await readNotifications(asker)).toMatchObject({ notifications: [], unread_count: 0 })
  await db.transaction().execute((tx) => restoreNotificationsOf(tx, subject))
  expect(await readNotifications(asker)).toMatchObject({
    notifications: [{ read_at: expect.any(String) }],
    unread_count: 0,
  })
})

test('accepting an answer notifies its author once', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id, title: 'Why?' })
  const { id } = await makeAnswer({ question_id: question.id, user_id: other.id })
  await as(asker).post(`/api/answers/${id}/accept`)
  await as(asker).post(`/api/answers/${id}/accept`)
  expect((await readNotifications(other)).notifications).toMatchObject([
    { kind: 'answer.accepted', title: 'Your answer to “Why?” was accepted', count: 1 },
  ])
})

test('notifies once about a held answer, when a moderator approves it', async () => {
  const [asker, other, admin] = [await makeUser(), await makeUser(), await makeAdmin()]
  const question = await makeQuestion({ user_id: asker.id })
  const held = await makeAnswer({ question_id: question.id, user_id: other.id, visibility: 'held' })
  await makeHold({ target_type: 'answer', target_id: held.id, author_id: other.id })
  expect((await readNotifications(asker)).unread_count).toBe(0)
  const { status } = await as(admin).post(`/api/admin/held-posts/answer/${held.id}/approve`, {})
  expect(status).toBe(200)
  expect((await readNotifications(asker)).notifications).toMatchObject([{ kind: 'answer.created', count: 1 }])
})

test('returns the default preferences, and rejects unknown kinds and values', async () => {
  const user = await makeUser()
  const { body } = await as(user).get('/api/notifications/preferences')
  expect(Object.keys(body.preferences)).toHaveLength(13)
  expect(body.preferences['answer.created']).toEqual({ site: true, email: 'now' })
  expect(body.preferences['follow.new']).toEqual({ site: true, email: 'weekly' })
  expect(body.preferences['search.new']).toEqual({ site: true, email: 'weekly' })
  const put = (preferences: unknown) => as(user).put('/api/notifications/preferences', { preferences })
  const refused = [
    undefined,
    null,
    [],
    { unknown: {} },
    { 'answer.created': { email: 'hourly' } },
    { 'answer.created': { site: 1 } },
  ]
  for (const preferences of [...refused, { 'answer.created': null }]) {
    expect((await put(preferences)).status, JSON.stringify(preferences)).toBe(400)
  }
  const changed = await put({ 'answer.created': { site: false, email: 'daily' } })
  expect(changed.body.preferences).toEqual({ ...body.preferences, 'answer.created': { site: false, email: 'daily' } })
  expect((await as(user).get('/api/notifications/preferences')).body).toEqual(changed.body)
})

test('the site does not show a kind that is off', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  await as(asker).put('/api/notifications/preferences', {
    preferences: { 'answer.created': { site: false, email: 'never' } },
  })
  await answer(other, (await makeQuestion({ user_id: asker.id })).id)
  expect(await readNotifications(asker)).toMatchObject({ notifications: [], unread_count: 0 })
})

test('leaves out banned accounts and duplicates, and notifies many recipients by a task', async () => {
  const [user, banned] = [await makeUser(), await makeUser()]
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', banned.id).execute()
  const notice = {
    kind: 'event.changed',
    actorId: null,
    subject: { type: 'test', id: 1 },
    title: 'Moved',
    url: '/events',
  } as const
  await db.transaction().execute((tx) => notify(tx, { ...notice, recipients: [user.id, user.id, banned.id, null] }))
  const rows = await db.selectFrom('notifications').where('user_id', 'in', [user.id, banned.id]).selectAll().execute()
  expect(rows).toHaveLength(1)
  const many = await Promise.all(Array.from({ length: 120 }, () => makeUser()))
  await db
    .transaction()
    .execute((tx) => notify(tx, { ...notice, subject: { type: 'test', id: 2 }, recipients: many.map(({ id }) => id) }))
  const last = many.at(-1) as User
  await vi.waitUntil(async () => (await readNotifications(last)).unread_count === 1, { timeout: 60_000 })
})

test('notifies followers, and the author of the question only once', async () => {
  const [asker, follower, other] = [await makeUser(), await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id, title: 'Followed' })
  const path = `/api/follows/question/${question.id}`
  expect((await as(follower).get(path)).body).toEqual({ is_followed: false })
  expect((await as(follower).put(path)).body).toEqual({ is_followed: true })
  await as(asker).put(path)
  await as(other).put(path)
  expect((await as(follower).get('/api/follows')).body.follows).toMatchObject([
    { target_type: 'question', key: String(question.id), name: 'Followed', url: `/questions/${question.id}` },
  ])
  await answer(other, question.id)
  await vi.waitUntil(async () => (await readNotifications(follower)).unread_count === 1, { timeout: 60_000 })
  expect((await readNotifications(follower)).notifications).toMatchObject([{ kind: 'follow.new' }])
  expect((await readNotifications(asker)).notifications).toMatchObject([{ kind: 'answer.created' }])
  expect((await readNotifications(other)).notifications).toEqual([])
  expect((await as(follower).delete(path)).body).toEqual({ is_followed: false })
})

test('limits the number of follows, and accepts a repeated follow at the limit', async () => {
  const [member, author] = [await makeUser(), await makeUser()]
  const [first, second] = [await makeQuestion({ user_id: author.id }), await makeQuestion({ user_id: author.id })]
  const [path, other] = [`/api/follows/question/${first.id}`, `/api/follows/question/${second.id}`]
  await as(member).put(path)
  const targets = Array.from({ length: MAX_FOLLOWS - 1 }, (_, index) => ({
    target_type: 'topic',
    key: `topic-${index}`,
  }))
  await db
    .insertInto('follows')
    .values(targets.map((target) => ({ ...target, user_id: member.id })))
    .execute()
  expect((await as(member).put(other)).status).toBe(409)
  expect((await as(member).put(path)).body).toEqual({ is_followed: true })
  await as(member).delete(path)
  expect((await as(member).put(other)).body).toEqual({ is_followed: true })
})

test('stores no notice without followers', async () => {
  const notice = {
    kind: 'follow.new',
    actorId: null,
    subject: { type: 'nobody', id: 7 },
    title: 'x',
    url: '/',
  } as const
  await db
    .transaction()
    .execute((tx) => notifyFollowers(tx, { ...notice, targets: [{ type: 'city', key: 'Nowhere' }] }))
  expect(await db.selectFrom('notices').where('subject_type', '=', 'nobody').selectAll().execute()).toEqual([])
})

test('rejects a follow of something that the account cannot see', async () => {
  const [asker, other] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: asker.id, visibility: 'hidden' })
  for (const target of [
    `question/${question.id}`,
    'question/x',
    'business/99999',
    'city/Nowhere',
    'topic/nowhere',
    'user/1',
  ]) {
    expect((await as(other).put(`/api/follows/${target}`)).status, target).toBe(404)
  }
})

test('several quick edits cause one notification, also for members who answer between them', async () => {
  const [asker, early, late] = [await makeUser(), await makeUser(), await makeUser()]
  const { id } = await makeQuestion({ user_id: asker.id })
  const answer = (user: typeof asker) => as(user).post('/api/answers', { question_id: id, content: 'Yes.' })
  const edit = (title: string) => as(asker).put(`/api/questions/${id}`, { title, content: 'Changed.' })
  const countTold = (user: typeof asker) =>
    db
      .selectFrom('notifications as n')
      .innerJoin('notices as x', 'x.id', 'n.notice_id')
      .where('x.group_key', '=', `question.edited:${id}`)
      .where('n.user_id', '=', user.id)
      .select('n.id')
      .execute()
  const readCounts = async () => [(await countTold(early)).length, (await countTold(late)).length]
  await answer(early)
  await edit('One')
  await edit('Two')
  expect(await readCounts()).toEqual([1, 0])
  await answer(late)
  await edit('Three')
  await edit('Four')
  expect(await readCounts()).toEqual([1, 1])
  await db
    .updateTable('notices')
    .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()
  await edit('Five')
  expect(await readCounts()).toEqual([2, 2])
})
