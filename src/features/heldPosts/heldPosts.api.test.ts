import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { startMailServer } from '../../../test/mailServer.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeModerator, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { heldPostsTasks } from './heldPosts.tasks.server.ts'

const { url: SMTP_URL, waitForEmail, stop } = await startMailServer()
afterAll(stop)
const { as, visitor } = await startTestApp({ SMTP_URL, RATE_LIMITS: 'on' })
const unlimited = await startTestApp({ SMTP_URL })
const unverified = await startTestApp({ SMTP_URL, EMAIL_VERIFICATION: 'off', RATE_LIMITS: 'on' })
const [moderator, admin] = [await makeModerator(), await makeAdmin()]

type User = Awaited<ReturnType<typeof makeUser>>
const SPAM = 'Cheap watches at https://evil.example/win today.'
const question = (fields: object = {}) => ({ title: 'Where to moor?', content: SPAM, ...fields })
const ask = (user: User, fields: object = {}, app = { as }) => app.as(user).post('/api/questions', question(fields))
const decide = (id: number, decision: 'approve' | 'reject', body: object = {}, type = 'question') =>
  as(moderator).post(`/api/admin/held-posts/${type}/${id}/${decision}`, body)
const listHeldPosts = async () => (await as(moderator).get('/api/admin/held-posts?limit=100')).body
const findHeldPost = async (id: number, type = 'question') =>
  (await listHeldPosts()).held_posts.find(
    (post: { target_type: string; target_id: number }) => post.target_type === type && post.target_id === id,
  )
const isHeld = async (reply: ReturnType<typeof ask>) => {
  const { status, body } = await reply
  expect(status).toBeLessThan(300)
  const [post] = Object.values(body) as { is_held: boolean; visibility: string }[]
  expect(post?.visibility === 'held').toBe(post?.is_held)
  return post?.is_held
}
const ageAccount = (user: User) =>
  db.updateTable('users').set({ created_at: sql`now() - interval '8 days'` }).where('id', '=', user.id).execute()
const makePosts = async (user: User, count: number) => {
  for (let number = 0; number < count; number++) await isHeld(ask(user, { content: 'Without an address.' }))
}
const choose = (mode: string) => as(admin).put('/api/admin/held-posts/choice', { mode })
const event = (fields: object = {}) => ({
  ...{ title: 'Fair', description: 'Every week', ...fields },
  ...{ start_datetime: '2030-06-01T18:00:00.000Z', end_datetime: '2030-06-01T20:00:00.000Z' },
})
const makeUnverifiedHost = async (owner: User) => (await makeBusiness({ verification_status: 'curated' }, { owner })).id

test('holds a post with a link by a new member, and shows it only to its author and moderators', async () => {
  const [author, stranger] = [await makeUser(), await makeUser()]
  const reply = await ask(author, { title: 'Where to moor a zeppelin?' })
  expect([reply.status, reply.body.question.is_held]).toEqual([201, true])
  const { id } = reply.body.question
  for (const viewer of [author, moderator, admin]) {
    const { body } = await as(viewer).get(`/api/questions/${id}`)
    expect(body.question).toMatchObject({ is_held: true, visibility: 'held' })
  }
  for (const viewer of [null, stranger]) expect((await as(viewer).get(`/api/questions/${id}`)).status).toBe(404)
  for (const path of [
    '/api/questions',
    '/api/questions?search=zeppelin',
    '/questions',
    '/questions.atom',
    '/sitemap.xml',
    '/api/search?q=zeppelin',
    '/api/questions/similar?title=Where+to+moor+a+zeppelin',
  ]) {
    const { body } = await visitor.get(path)
    expect(JSON.stringify(body), path).not.toMatch(new RegExp(`Where to moor a zeppelin|/questions/${id}\\b`))
  }
  for (const call of [
    as(stranger).post('/api/answers', { question_id: id, content: 'x' }),
    as(stranger).post(`/api/questions/${id}/vote`, { vote_type: 'upvote' }),
    as(stranger).post('/api/reports', { target_type: 'question', target_id: id, reason: 'spam' }),
  ]) {
    expect((await call).status).toBe(404)
  }
})

test('holds answers, jobs and events too', async () => {
  const [author, asker] = [await makeUser(), await makeUser()]
  const { id } = (await ask(asker, { content: 'No address.' })).body.question
  const answered = await as(author).post('/api/answers', { question_id: id, content: SPAM })
  expect(answered.body.answer.is_held).toBe(true)
  const page = (await as(asker).get(`/api/questions/${id}`)).body
  expect([page.question.answer_count, page.answers]).toEqual([0, []])
  expect((await as(asker).post(`/api/answers/${answered.body.answer.id}/accept`)).status).toBe(404)
  expect((await as(asker).post(`/api/answers/${answered.body.answer.id}/vote`, { vote_type: 'upvote' })).status).toBe(
    404,
  )

  const job = { title: 'Cook', company: 'Sea Lion', description: 'Cook fish.', location: 'evil.example/win' }
  const posted = await as(author).post('/api/jobs', job)
  expect([posted.status, posted.body.job.is_held]).toEqual([201, true])
  expect((await as(asker).post(`/api/jobs/${posted.body.job.id}/apply`, {})).status).toBe(404)
  expect((await as(author).get('/api/jobs/user/me')).body.jobs).toMatchObject([{ is_held: true }])

  const host = await makeUnverifiedHost(author)
  const created = await as(author).post(`/api/businesses/${host}/events`, event({ event_url: 'https://evil.example' }))
  expect([created.status, created.body.event.is_held]).toEqual([201, true])
  expect((await visitor.get(`/api/businesses/${host}/events`)).body.events).toEqual([])
  expect((await visitor.get(`/api/events/${created.body.event.id}`)).status).toBe(404)
})

test('does not hold posts without links, of older members with posts, of staff and of verified teams', async () => {
  const [older, owner, fresh] = [await makeUser(), await makeUser(), await makeUser()]
  await makeBusiness({ verification_status: 'approved' }, { owner })
  await ageAccount(older)
  expect(await isHeld(ask(older))).toBe(true)
  await makePosts(older, 3)
  expect(await isHeld(ask(older))).toBe(false)
  for (const user of [owner, moderator, admin]) expect(await isHeld(ask(user))).toBe(false)
  expect(await isHeld(ask(fresh, { content: 'Without an address.' }))).toBe(false)
  // An account with three posts on its first day is still new.
  await makePosts(fresh, 3)
  expect(await isHeld(ask(fresh))).toBe(true)
})

test('without verified email addresses or limits by age, holds nothing until an administrator switches it on', async () => {
  for (const app of [unlimited, unverified]) {
    const user = await makeUser()
    expect(await isHeld(ask(user, {}, app))).toBe(false)
    expect((await app.as(admin).get('/api/admin/held-posts/choice')).body).toEqual({ mode: 'automatic', is_on: false })
  }
  expect((await choose('on')).body).toEqual({ mode: 'on', is_on: true })
  for (const app of [unlimited, unverified]) {
    const user = await makeUser()
    expect(await isHeld(ask(user, {}, app))).toBe(true)
    // With `RATE_LIMITS=off`, the age of the account does not matter.
    for (let number = 0; number < 3; number++) await ask(user, { content: 'No address.' }, app)
    expect(await isHeld(ask(user, {}, app))).toBe(app === unverified)
  }
  expect((await choose('off')).body).toEqual({ mode: 'off', is_on: false })
  expect(await isHeld(ask(await makeUser()))).toBe(false)
  expect((await choose('automatic')).body).toEqual({ mode: 'automatic', is_on: true })
  expect((await choose('sometimes')).status).toBe(400)
  const { entries } = (await as(admin).get('/api/admin/audit?action=holding.choose')).body
  expect(entries[0].details).toEqual({ mode: ['off', 'automatic'] })
})

test('approving publishes the post and notifies the author; after two approvals the next posts are not held', async () => {
  const author = await makeUser()
  const { question: first } = (await ask(author, { title: 'Approve me' })).body
  await ask(await makeUser(), { content: 'Asked later.' })
  expect((await decide(first.id, 'approve', { note: 'Welcome' })).body.message).toBe('The post is public now.')
  const { body } = await visitor.get(`/api/questions/${first.id}`)
  expect(body.question).toMatchObject({ is_held: false, visibility: 'public', created_at: first.created_at })
  const [newest] = (await visitor.get('/api/questions')).body.questions
  expect(newest.title).not.toBe('Approve me')
  const email = await waitForEmail(author.email)
  expect(email.subject).toBe('Your question “Approve me” is public')
  expect(email.text).toContain('Welcome')
  expect(await findHeldPost(first.id)).toBeUndefined()
  expect(await isHeld(ask(author))).toBe(true)
  const { held_posts } = await listHeldPosts()
  const second = held_posts.find((post: { author_id: number }) => post.author_id === author.id)
  await decide(second.target_id, 'approve')
  expect(await isHeld(ask(author))).toBe(false)
})

test('rejecting hides the post with the reason on its page, and after three rejections the author cannot post until one is reversed', async () => {
  const author = await makeUser()
  const { id: question_id } = (await ask(await makeUser(), { content: 'No address.' })).body.question
  const { id: kept } = (await ask(author, { content: 'No address.' })).body.question
  const asked = [await ask(author), await ask(author), await ask(author), await ask(author)]
  const [first, second, third] = asked.map(({ body }) => body.question.id) as [number, number, number]
  expect((await decide(first, 'reject', { note: 'No advertising' })).body.message).toBe('The post is hidden now.')
  const email = await waitForEmail(author.email)
  expect(email.text).toContain('The reason: No advertising')
  expect(email.text).toContain('/appeal?token=')
  expect((await as(author).get(`/api/questions/${first}`)).body.question.visibility).toBe('hidden')
  const shown = await as(author).get(`/api/reports/decision?target_type=question&target_id=${first}`)
  expect(shown.body.decision).toMatchObject({ note: 'No advertising' })
  await decide(second, 'reject')
  expect((await ask(author, { content: 'No address.' })).status).toBe(201)
  // Deleting a rejected post does not undo its rejection.
  await as(author).delete(`/api/questions/${second}`)
  expect((await decide(third, 'reject')).body.message).toContain('can no longer post')
  const refused = [
    await ask(author, { content: 'No address.' }),
    await as(author).post('/api/answers', { question_id, content: 'None.' }),
    await as(author).post('/api/jobs', { title: 'Cook', company: 'Sea Lion', description: 'Fish' }),
    await as(author).put(`/api/questions/${kept}`, question()),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(refused[0]?.body.error).toContain('moderators have rejected three of your posts')
  expect((await as(author).delete(`/api/questions/${kept}`)).status).toBe(200)

  const { reports } = (await as(moderator).get('/api/admin/reports?status=resolved&limit=100')).body
  const report = reports.find((row: { target_id: number }) => row.target_id === third)
  expect(report).toMatchObject({ action: 'hide', target_type: 'question' })
  expect((await as(author).post(`/api/reports/${report.id}/appeal`, { message: 'It is my shop.' })).status).toBe(201)
  const open = (await as(moderator).get('/api/admin/reports?limit=100')).body.reports
  const appeal = open.find((row: { appeal: { report_id: number } | null }) => row.appeal?.report_id === report.id)
  const reversed = await as(moderator).post(`/api/admin/reports/${appeal.id}/resolve`, { action: 'reverse' })
  expect(reversed.status).toBe(200)
  expect((await visitor.get(`/api/questions/${third}`)).status).toBe(200)
  expect((await ask(author, { content: 'No address.' })).status).toBe(201)
})

test('of two moderators who decide concurrently, one succeeds and the other gets a 409', async () => {
  const author = await makeUser()
  for (let round = 0; round < 5; round++) {
    const { id } = (await ask(author)).body.question
    const replies = await Promise.all([decide(id, 'approve'), decide(id, 'reject')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { visibility } = (await as(author).get(`/api/questions/${id}`)).body.question
    expect(visibility).toBe(replies[0]?.status === 200 ? 'public' : 'hidden')
    const rows = await db.selectFrom('held_posts').where('target_id', '=', id).select('decision').execute()
    expect(rows).toEqual([{ decision: visibility === 'public' ? 'approved' : 'rejected' }])
    await db.deleteFrom('held_posts').execute()
  }
  expect((await decide(999_999, 'approve')).status).toBe(404)
  expect((await decide(1, 'approve', {}, 'business')).status).toBe(404)
})

test('refuses a decision about a text that the author has changed meanwhile', async () => {
  const author = await makeUser()
  const { id } = (await ask(author)).body.question
  const { changed_at } = await findHeldPost(id)
  await as(author).put(`/api/questions/${id}`, question({ content: 'https://worse.example' }))
  const refused = await decide(id, 'approve', { changed_at })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'The author has changed this post meanwhile. Please read it again.',
  ])
  const held = await findHeldPost(id)
  expect(held).toMatchObject({
    content: 'https://worse.example',
    signals: [expect.stringContaining('worse.example'), expect.anything()],
  })
  expect((await decide(id, 'approve', { changed_at: held.changed_at })).status).toBe(200)
})

test('holds a public post when an edit adds a link, but not after another edit', async () => {
  const author = await makeUser()
  const edit = (id: number, fields: object) => as(author).put(`/api/questions/${id}`, question(fields))
  const { id } = (await ask(author, { content: 'No address.' })).body.question
  expect(await isHeld(edit(id, { content: 'Still no address.' }))).toBe(false)
  expect(await isHeld(edit(id, { content: 'evil [dot] com' }))).toBe(true)
  expect((await visitor.get(`/api/questions/${id}`)).status).toBe(404)
  expect(await isHeld(edit(id, { content: 'Nothing any more.' }))).toBe(true)
  await decide(id, 'approve')
  const { id: linked } = (await ask(author)).body.question
  // A second approval would make the author trusted.
  await db.updateTable('questions').set({ visibility: 'public' }).where('id', '=', linked).execute()
  expect(await isHeld(edit(linked, { title: 'Another title' }))).toBe(false)
  expect(await isHeld(edit(linked, { content: `${SPAM} And https://second.example` }))).toBe(true)

  const posted = await as(author).post('/api/jobs', { title: 'Cook', company: 'X', description: 'Fish.' })
  const change = (body: object) => as(author).put(`/api/jobs/${posted.body.job.id}`, body)
  expect((await change({ is_active: false })).body.job.is_held).toBe(false)
  expect((await change({ requirements: 'See www.evil.example' })).body.job.is_held).toBe(true)
  expect((await change({ is_active: true })).body.job).toMatchObject({ is_held: true, is_active: true })
})

test('holds all occurrences of a series in one queue entry, and releases only those whose text a moderator has approved', async () => {
  const author = await makeUser()
  const host = await makeUnverifiedHost(author)
  const weekly = { ...event({ description: SPAM }), repeats: 'weekly', repeat_count: 5 }
  const { event: first } = (await as(author).post(`/api/businesses/${host}/events`, weekly)).body
  const readDates = () =>
    db
      .selectFrom('events')
      .where('series_id', '=', first.series_id)
      .select(['id', 'visibility'])
      .orderBy('id')
      .execute()
  const held = (await readDates()).map(({ visibility }) => visibility)
  expect(held).toEqual(Array(5).fill('held'))
  expect(
    (await listHeldPosts()).held_posts.filter((post: { author_id: number }) => post.author_id === author.id),
  ).toHaveLength(1)
  const edited = await as(author).put(
    `/api/businesses/${host}/events/${first.id}`,
    event({ description: 'Nice and https://other.example' }),
  )
  expect(edited.body.event.is_held).toBe(true)
  await decide(first.id, 'approve', {}, 'event')
  expect((await readDates()).map(({ visibility }) => visibility)).toEqual(['public', 'held', 'held', 'held', 'held'])
  const rest = (await listHeldPosts()).held_posts.filter((post: { author_id: number }) => post.author_id === author.id)
  expect(rest).toHaveLength(1)
  // Deleting the occurrence with the queue entry leaves the others in the queue.
  await as(author).delete(`/api/businesses/${host}/events/${rest[0].target_id}`)
  const last = (await listHeldPosts()).held_posts.find((post: { author_id: number }) => post.author_id === author.id)
  expect(last.target_id).not.toBe(rest[0].target_id)
  await decide(last.target_id, 'reject', {}, 'event')
  expect((await readDates()).map(({ visibility }) => visibility)).toEqual(['public', 'hidden', 'hidden', 'hidden'])
  // Editing later occurrences of a hidden event does not bypass the queue.
  const { visibility } = (await as(author).get(`/api/events/${first.id}`)).body.event
  expect(visibility).toBe('public')
  const following = await as(author).put(
    `/api/businesses/${host}/events/${first.id}?scope=following`,
    event({ description: 'All at https://third.example' }),
  )
  expect(following.body.event.is_held).toBe(true)
  expect((await readDates()).map((date) => date.visibility)).toEqual(['held', 'hidden', 'hidden', 'hidden'])
})

test('reversing the rejection of a repeating event shows all its occurrences again', async () => {
  const author = await makeUser()
  const host = await makeUnverifiedHost(author)
  const weekly = { ...event({ description: SPAM }), repeats: 'weekly', repeat_count: 3 }
  const { event: first } = (await as(author).post(`/api/businesses/${host}/events`, weekly)).body
  const readDates = async () =>
    (await db.selectFrom('events').where('series_id', '=', first.series_id).select('visibility').execute()).map(
      ({ visibility }) => visibility,
    )
  await decide(first.id, 'reject', {}, 'event')
  expect(await readDates()).toEqual(['hidden', 'hidden', 'hidden'])
  const { reports } = (await as(moderator).get('/api/admin/reports?status=resolved&limit=100')).body
  const report = reports.find(
    (row: { target_id: number; target_type: string }) => row.target_type === 'event' && row.target_id === first.id,
  )
  expect((await as(moderator).post(`/api/admin/reports/${report.id}/reopen`)).status).toBe(200)
  expect(await readDates()).toEqual(['public', 'public', 'public'])
})

test('the queue lists held posts, oldest first, with a score and its reasons', async () => {
  await db.deleteFrom('held_posts').execute()
  const [author, other] = [await makeUser({ full_name: 'Sam Spam' }), await makeUser()]
  const text = 'BUY CHEAP WATCHES NOW AND FOR EVER at hxxp://bit.ly/win'
  await ask(other, { title: 'Cheap bit.ly/win', content: `${text} friends` })
  const { id } = (await ask(author, { title: 'Cheap bit.ly/win', content: text })).body.question
  const page = await as(moderator).get('/api/admin/held-posts?limit=1')
  expect(page.body).toMatchObject({ total: 2, held_posts: [{ author_id: other.id }] })
  const next = await as(moderator).get(`/api/admin/held-posts?limit=1&cursor=${page.body.next_cursor}`)
  expect(next.body.next_cursor).toBeNull()
  expect(next.body.held_posts).toEqual([
    {
      ...{ id: expect.any(Number), target_type: 'question', target_id: id, title: 'Cheap bit.ly/win', content: text },
      ...{ path: `/questions/${id}`, author_id: author.id, author_name: 'Sam Spam' },
      ...{ author_joined_at: expect.any(String), public_posts: 0, rejected_posts: 0, score: 100 },
      signals: [
        'It links to bit.ly/win.',
        'The link to bit.ly is disguised.',
        'bit.ly hides where the link leads.',
        'There is a link in the title.',
        '1 other recent post has nearly the same text: 1 by other new members.',
        '1 recent post by other new members links to bit.ly, too.',
        'The account was less than a minute old.',
        'Most of its letters are capitals.',
      ],
      ...{ held_at: expect.any(String), changed_at: expect.any(String) },
    },
  ])
  const { queues } = (await as(moderator).get('/api/waiting')).body
  expect(queues).toContainEqual(expect.objectContaining({ kind: 'held_posts', count: 2, label: '2 held posts' }))
  await as(author).delete(`/api/questions/${id}`)
  expect((await listHeldPosts()).total).toBe(1)
  expect((await decide(id, 'approve')).status).toBe(404)
})

test('a reported post shows the same signals, which decide nothing', async () => {
  const author = await makeUser()
  const { id } = (await ask(author, { content: 'HURRY! evil [dot] com' }, unlimited)).body.question
  await as(await makeUser()).post('/api/reports', { target_type: 'question', target_id: id, reason: 'spam' })
  const { reports } = (await as(moderator).get('/api/admin/reports?limit=100')).body
  const report = reports.find((row: { target_id: number; target_type: string }) => row.target_id === id)
  const { spam } = (await as(moderator).get(`/api/admin/reports/${report.id}`)).body
  expect(spam.score).toBeGreaterThan(50)
  expect(spam.signals).toContain('The link to evil.com is disguised.')
  expect((await visitor.get(`/api/questions/${id}`)).status).toBe(200)
})

test('a post of a deleted account stays in the queue, and decisions are deleted after a year', async () => {
  await db.deleteFrom('held_posts').execute()
  const author = await makeUser()
  const { id } = (await ask(author)).body.question
  await db.deleteFrom('users').where('id', '=', author.id).execute()
  expect(await findHeldPost(id)).toMatchObject({ author_id: null, author_name: null, public_posts: 0 })
  expect((await decide(id, 'reject')).status).toBe(200)
  const sweep = () => heldPostsTasks['heldPosts.sweep'].run({ db } as never)
  const count = async () => (await db.selectFrom('held_posts').select('id').execute()).length
  await sweep()
  expect(await count()).toBe(1)
  await db.updateTable('held_posts').set({ decided_at: sql`now() - interval '366 days'` }).execute()
  await sweep()
  expect(await count()).toBe(0)
})

test('a held post that is hidden after a report leaves the queue, and so does a deleted one', async () => {
  const author = await makeUser()
  const { id } = (await ask(author)).body.question
  await as(author).post('/api/reports', { target_type: 'question', target_id: id, reason: 'other' })
  const { reports } = (await as(moderator).get('/api/admin/reports?limit=100')).body
  const report = reports.find((row: { target_id: number; target_type: string }) => row.target_id === id)
  expect((await as(moderator).post(`/api/admin/reports/${report.id}/resolve`, { action: 'hide' })).status).toBe(200)
  expect(await findHeldPost(id)).toBeUndefined()
  expect((await decide(id, 'approve')).status).toBe(404)
  expect((await visitor.get(`/api/questions/${id}`)).status).toBe(404)
  expect((await as(author).delete(`/api/questions/${id}`)).status).toBe(200)
  const waiting = await db.selectFrom('held_posts').where('target_id', '=', id).select('target_type').execute()
  expect(waiting.filter(({ target_type }) => target_type === 'question')).toEqual([])
})
