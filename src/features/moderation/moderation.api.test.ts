import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeAdmin, makeModerator, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'

const { as, visitor, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)
const [moderator, admin] = [await makeModerator({ full_name: 'Mo Derator' }), await makeAdmin()]

type User = Awaited<ReturnType<typeof makeUser>>
const report = (user: User | null, target_type: string, target_id: number, fields: object = {}) =>
  as(user).post('/api/reports', { target_type, target_id, reason: 'spam', ...fields })

/** Reports something as a new member. @returns the id of the report. */
async function fileReport(target_type: string, target_id: number): Promise<number> {
  expect((await report(await makeUser(), target_type, target_id)).status).toBe(201)
  return findReport(target_type, target_id)
}
async function findReport(target_type: string, target_id: number): Promise<number> {
  const { body } = await as(moderator).get('/api/admin/reports?limit=100')
  return body.reports.find(
    (row: { target_type: string; target_id: number }) => row.target_type === target_type && row.target_id === target_id,
  ).id
}
const resolve = (user: User, id: number, action: string, note?: string) =>
  as(user).post(`/api/admin/reports/${id}/resolve`, { action, note })
const reopen = (user: User, id: number) => as(user).post(`/api/admin/reports/${id}/reopen`)

/** Creates one target of each type that can be hidden, with the path of its reply. */
async function makeTargets() {
  const author = await makeUser({ full_name: 'Ann Author' })
  const { id: business } = await makeBusiness({ business_name: 'Spam Inc' }, { owner: author })
  const { id: host } = await makeBusiness({}, { owner: author })
  const { id: question } = await makeQuestion({ user_id: author.id, title: 'Pills?' })
  const { id: asked } = await makeQuestion({ user_id: null, title: 'Where?' })
  const { id: answer } = await makeAnswer({ question_id: asked, user_id: author.id })
  const { id: job } = await makeJob({ user_id: author.id, title: 'Seller' })
  const { id: event } = await makeEvent({ business_id: host, created_by: author.id, title: 'Sale' })
  const { id: gone } = await makeBusiness({ verification_status: 'approved' }, { owner: author })
  return { author, business, host, question, asked, answer, job, event, gone }
}

test.each(['question', 'answer', 'job', 'event', 'business'] as const)(
  'hides a reported %s, notifies its author with the reason, and shows it again',
  async (type) => {
    const targets = await makeTargets()
    const paths = {
      question: `/api/questions/${targets.question}`,
      answer: `/api/questions/${targets.asked}`,
      job: `/api/jobs/${targets.job}`,
      event: `/api/events/${targets.event}`,
      business: `/api/profiles/${targets.business}`,
    }
    const isShown = async () => {
      const { status, body } = await visitor.get(paths[type])
      return status === 200 && (type !== 'answer' || body.answers.length > 0)
    }
    const id = await fileReport(type, targets[type])
    const hidden = await resolve(moderator, id, 'hide', 'Advertising is not allowed.')
    expect([hidden.status, hidden.body.report]).toEqual([
      200,
      expect.objectContaining({
        id,
        status: 'resolved',
        action: 'hide',
        note: 'Advertising is not allowed.',
        resolver_name: 'Mo Derator',
      }),
    ])
    expect(await isShown()).toBe(false)
    const mail = await waitForEmail(targets.author.email)
    expect(mail.subject).toMatch(/^Your .* has been hidden$/)
    expect(mail.text).toContain('The reason: Advertising is not allowed.')

    const readDecision = async (user: User) =>
      (await as(user).get(`/api/reports/decision?target_type=${type}&target_id=${targets[type]}`)).body
    for (const user of [targets.author, moderator]) {
      const { decision } = await readDecision(user)
      expect(decision).toMatchObject({ report_id: id, note: 'Advertising is not allowed.' })
    }
    expect(await readDecision(await makeUser())).toEqual({ error: 'There is nothing here' })

    const again = await resolve(moderator, id, 'dismiss')
    expect([again.status, again.body.error]).toEqual([409, 'Another moderator has decided on this report already'])
    expect((await as(moderator).get('/api/admin/reports?status=resolved')).body.reports[0]).toMatchObject({ id })
    const reopened = await reopen(moderator, id)
    expect([reopened.status, reopened.body.report]).toEqual([
      200,
      expect.objectContaining({ status: 'open', action: null, note: null, resolved_at: null, resolver_name: null }),
    ])
    expect(await isShown()).toBe(true)
    expect(await readDecision(targets.author)).toEqual({ decision: null })
    expect((await reopen(moderator, id)).status).toBe(409)
    expect((await waitForEmail(targets.author.email, 2)).subject).toMatch(/is visible again$/)

    const entries = await db
      .selectFrom('audit_log')
      .where('actor_id', '=', moderator.id)
      .selectAll()
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries).toMatchObject([
      { action: 'report.reopen', target_type: type, target_id: targets[type] },
      { action: 'report.hide', details: { report: id, reason: 'Advertising is not allowed.' } },
    ])
  },
)

test.each(['question', 'answer', 'job', 'event'] as const)(
  'deletes a reported %s, and the report keeps its title',
  async (type) => {
    const targets = await makeTargets()
    const id = await fileReport(type, targets[type])
    const { status, body } = await resolve(moderator, id, 'delete', 'Spam')
    expect([status, body.report]).toEqual([200, expect.objectContaining({ status: 'resolved', action: 'delete' })])
    expect(body.report.target_title).toEqual(expect.stringMatching(/./))
    const path = { question: 'questions', answer: 'questions', job: 'jobs', event: 'events' }[type]
    const rest = await visitor.get(`/api/${path}/${type === 'answer' ? targets.asked : targets[type]}`)
    expect(type === 'answer' ? rest.body.answers : rest.status).toEqual(type === 'answer' ? [] : 404)
    expect((await waitForEmail(targets.author.email)).subject).toMatch(/has been deleted$/)
    expect((await reopen(moderator, id)).body.report).toMatchObject({ status: 'open' })
    const gone = await resolve(moderator, id, 'hide')
    expect([gone.status, gone.body.error]).toEqual([
      409,
      'This content has already been deleted. You can dismiss the report.',
    ])
    expect((await resolve(moderator, id, 'dismiss')).status).toBe(200)
  },
)

test('a public business cannot be deleted, a member neither hidden nor deleted', async () => {
  const { business, author } = await makeTargets()
  const about = { business: await fileReport('business', business), user: await fileReport('user', author.id) }
  expect((await resolve(moderator, about.business, 'delete')).status).toBe(400)
  expect((await resolve(moderator, about.user, 'hide')).status).toBe(400)
  expect((await resolve(moderator, about.user, 'delete')).status).toBe(400)
  await db
    .updateTable('businesses')
    .set({ verification_status: 'suspended', is_public: false })
    .where('id', '=', business)
    .execute()
  expect((await resolve(moderator, about.business, 'delete')).status).toBe(200)
  expect(await db.selectFrom('businesses').where('id', '=', business).select('id').execute()).toEqual([])
})

test('only administrators can ban the author, whose posts stay', async () => {
  const { author, question, business } = await makeTargets()
  const id = await fileReport('question', question)
  expect((await resolve(moderator, id, 'ban')).status).toBe(403)
  expect((await resolve(admin, id, 'ban', 'Spam everywhere')).status).toBe(200)
  expect((await as(author).get('/api/auth/me')).status).toBe(401)
  expect((await visitor.get(`/api/questions/${question}`)).status).toBe(200)
  const mail = await waitForEmail(author.email)
  expect([mail.subject, mail.text]).toEqual([
    expect.stringContaining('has been suspended'),
    expect.stringContaining('The reason: Spam everywhere'),
  ])
  await reopen(admin, id)
  expect((await as(author).get('/api/auth/me')).status).toBe(401)

  const ownerless = await makeBusiness()
  expect((await resolve(admin, await fileReport('business', ownerless.id), 'ban')).status).toBe(409)
  const { id: administrators } = await makeQuestion({ user_id: admin.id })
  expect((await resolve(admin, await fileReport('question', administrators), 'ban')).status).toBe(403)
  expect((await resolve(admin, await fileReport('business', business), 'ban')).status).toBe(200)
})

test('of two moderators who decide concurrently, one succeeds', async () => {
  const other = await makeModerator()
  for (const action of ['hide', 'delete', 'dismiss', 'ban'] as const) {
    const { question } = await makeTargets()
    const id = await fileReport('question', question)
    const pair = action === 'ban' ? [admin, await makeAdmin()] : [moderator, other]
    const replies = await Promise.all(pair.map((user) => resolve(user, id, action)))
    expect(replies.map(({ status }) => status).sort(), action).toEqual([200, 409])
    const entries = await db
      .selectFrom('audit_log')
      .where('action', '=', `report.${action}`)
      .where('target_id', '=', question)
      .where('target_type', '=', 'question')
      .selectAll()
      .execute()
    expect(entries).toHaveLength(1)
  }
})

test('a report is read with its target, its messages and the earlier decisions about its author', async () => {
  const { author, question, job } = await makeTargets()
  await resolve(moderator, await fileReport('job', job), 'hide', 'Advertising')
  const id = await fileReport('question', question)
  await report(null, 'question', question, { reason: 'offensive', message: 'Rude' })
  const { status, body } = await as(moderator).get(`/api/admin/reports/${id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    report: { id, report_count: 2 },
    target: { visibility: 'public' },
    entries: [
      { reason: 'offensive', message: 'Rude', reporter_name: null },
      { reason: 'spam', message: null },
    ],
    author: {
      id: author.id,
      post_count: 4,
      is_banned: false,
      decisions: [{ target_title: 'Seller', action: 'hide', note: 'Advertising' }],
    },
  })
  expect((await as(moderator).get('/api/admin/reports/999999')).status).toBe(404)
})

test('moderators neither read nor decide on reports about themselves, but administrators do', async () => {
  const accused = await makeModerator()
  const { id: question } = await makeQuestion({ user_id: accused.id })
  const id = await fileReport('question', question)
  const listed = async (user: User) =>
    (await as(user).get('/api/admin/reports?limit=100')).body.reports.some((row: { id: number }) => row.id === id)
  expect([await listed(accused), await listed(moderator)]).toEqual([false, true])
  expect((await as(accused).get(`/api/admin/reports/${id}`)).status).toBe(404)
  expect((await resolve(accused, id, 'dismiss')).status).toBe(404)
  expect((await resolve(moderator, id, 'dismiss')).status).toBe(200)
  expect((await reopen(accused, id)).status).toBe(404)
  const { id: own } = await makeQuestion({ user_id: admin.id })
  expect((await resolve(admin, await fileReport('question', own), 'dismiss')).status).toBe(200)
})

test('answers 404 for a report that does not exist', async () => {
  expect((await resolve(moderator, 999_999, 'dismiss')).status).toBe(404)
  expect((await reopen(moderator, 999_999)).status).toBe(404)
})

test('a cursor with numbers above every count returns an empty page', async () => {
  const { status, body } = await as(moderator).get('/api/admin/reports?cursor=-999999999999999_999999999999999')
  expect([status, body.reports]).toEqual([200, []])
})

test('a report after a decision creates a new row, and the decided one cannot be reopened beside it', async () => {
  const { question } = await makeTargets()
  const first = await fileReport('question', question)
  await resolve(moderator, first, 'dismiss')
  const second = await fileReport('question', question)
  expect(second).not.toBe(first)
  expect((await reopen(moderator, first)).status).toBe(409)
})

test('a report is kept when its author, its reporter or its moderator is deleted', async () => {
  const [author, reporter, decider] = [await makeUser(), await makeUser(), await makeModerator()]
  const { id: question } = await makeQuestion({ user_id: author.id, title: 'Kept' })
  await report(reporter, 'question', question, { message: 'Look' })
  const id = await findReport('question', question)
  await resolve(decider, id, 'dismiss')
  for (const { id } of [author, reporter, decider]) await db.deleteFrom('users').where('id', '=', id).execute()
  await db.deleteFrom('questions').where('id', '=', question).execute()
  const { body } = await as(moderator).get('/api/admin/reports?status=resolved&limit=100')
  expect(body.reports.find((row: { id: number }) => row.id === id)).toMatchObject({
    target_title: 'Kept',
    message: 'Look',
    reporter_name: null,
    author_id: null,
    resolver_name: null,
    report_count: 1,
  })
})
