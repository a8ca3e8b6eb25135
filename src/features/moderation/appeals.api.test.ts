import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeModerator, makeUser } from '../accounts/accounts.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'
import { makeReport } from '../reports/reports.make.ts'

const { as, visitor, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)
const [moderator, admin] = [await makeModerator({ full_name: 'Mo Derator' }), await makeAdmin()]

type User = Awaited<ReturnType<typeof makeUser>>
const resolve = (user: User, id: number, action: string, note?: string) =>
  as(user).post(`/api/admin/reports/${id}/resolve`, { action, note })
const reopen = (user: User, id: number) => as(user).post(`/api/admin/reports/${id}/reopen`)
const appeal = (user: User, id: number, message = 'It is not spam.') =>
  as(user).post(`/api/reports/${id}/appeal`, { message })
const byToken = (token: string, message = 'It was a joke.') => visitor.post('/api/reports/appeal', { token, message })
const parseToken = (text = '') => /\/appeal\?token=([\w-]+)/.exec(text)?.[1] as string

/** Creates a question whose author was notified about a decision on it. */
async function decide(action: 'hide' | 'delete' | 'ban') {
  const author = await makeUser({ full_name: 'Ann Author' })
  const question = await makeQuestion({ user_id: author.id, title: 'Pills?' })
  const { id } = await makeReport({ target_id: question.id, target_title: 'Pills?', author_id: author.id })
  expect((await resolve(action === 'ban' ? admin : moderator, id, action, 'Advertising')).status).toBe(200)
  return { author, question: question.id, id, path: `/api/questions/${question.id}` }
}

async function findAppeal(report_id: number) {
  const { body } = await as(admin).get('/api/admin/reports?limit=100')
  return body.reports.find((row: { appeal: { report_id: number } | null }) => row.appeal?.report_id === report_id)
}

test('an appeal is an open row with the message of the author and the decision, and accepting it shows the content again', async () => {
  const { author, question, id, path } = await decide('hide')
  const readDecision = async (user: User) =>
    (await as(user).get(`/api/reports/decision?target_type=question&target_id=${question}`)).body.decision
  expect(await readDecision(author)).toMatchObject({ appeal: { status: 'possible', note: null } })
  expect(await readDecision(moderator)).toMatchObject({ appeal: null })
  expect((await appeal(author, id, ' ')).body.error).toBe('Please explain why the decision is wrong')
  expect((await appeal(await makeUser(), id)).status).toBe(404)
  expect((await appeal(author, id)).status).toBe(201)
  const again = await appeal(author, id)
  expect([again.status, again.body.error]).toEqual([409, 'You have already appealed against this decision'])
  expect(await readDecision(author)).toMatchObject({ appeal: { status: 'open' } })

  const row = await findAppeal(id)
  expect(row).toMatchObject({
    ...{ target_title: 'Pills?', status: 'open', reason: 'other', message: 'It is not spam.', report_count: 1 },
    reporter_name: 'Ann Author',
    appeal: { report_id: id, action: 'hide', note: 'Advertising', resolver_name: 'Mo Derator' },
  })
  expect((await reopen(moderator, id)).body.error).toBe('The author has appealed. Please decide on the appeal')
  expect((await resolve(moderator, row.id, 'delete')).status).toBe(400)
  const reversed = await resolve(admin, row.id, 'reverse', 'You are right.')
  expect([reversed.status, reversed.body.report]).toEqual([
    200,
    expect.objectContaining({ status: 'resolved', action: 'reverse', note: 'You are right.' }),
  ])
  expect((await visitor.get(path)).status).toBe(200)
  const mail = await waitForEmail(author.email, 2)
  expect(mail.subject).toBe('Your appeal was accepted: your question “Pills?”')
  expect(mail.text).toContain('is visible again')
  expect(mail.text).toContain('The reason: You are right.')
  expect((await reopen(moderator, row.id)).status).toBe(409)
  const [entry] = await db.selectFrom('audit_log').where('action', '=', 'appeal.reverse').selectAll().execute()
  expect(entry).toMatchObject({ actor_id: admin.id, target_id: question, details: { decision: 'hide' } })
})

test('a dismissed appeal keeps the decision and cannot be repeated, but a new decision can be appealed', async () => {
  const { author, question, id, path } = await decide('hide')
  await appeal(author, id)
  expect((await resolve(moderator, (await findAppeal(id)).id, 'dismiss', 'It is.')).status).toBe(200)
  expect((await visitor.get(path)).status).toBe(404)
  const mail = await waitForEmail(author.email, 2)
  expect(mail.subject).toContain('Your appeal was dismissed')
  expect(mail.text).toContain('You cannot appeal against it again.')
  expect((await appeal(author, id)).status).toBe(409)
  const { body } = await as(author).get(`/api/reports/decision?target_type=question&target_id=${question}`)
  expect(body.decision.appeal).toMatchObject({ status: 'dismissed', note: 'It is.' })
  expect((await reopen(moderator, id)).status).toBe(200)
  expect((await appeal(author, id)).status).toBe(404)
  await resolve(moderator, id, 'hide')
  expect((await appeal(author, id)).status).toBe(201)
})

test('the email about a deletion has a link for an appeal without a login, which later shows the outcome', async () => {
  const { author, id } = await decide('delete')
  const token = parseToken((await waitForEmail(author.email)).text)
  const { body } = await visitor.get(`/api/reports/appeal?token=${token}`)
  expect(body.decision).toMatchObject({
    ...{ report_id: id, action: 'delete', target_title: 'Pills?', note: 'Advertising' },
    appeal: { status: 'possible' },
  })
  expect((await byToken('unknown')).status).toBe(404)
  const replies = await Promise.all([byToken(token), byToken(token), appeal(author, id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const row = await findAppeal(id)
  const decisions = await Promise.all([resolve(moderator, row.id, 'reverse'), resolve(admin, row.id, 'dismiss')])
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
  const outcome = (await visitor.get(`/api/reports/appeal?token=${token}`)).body.decision.appeal.status
  expect(outcome).toBe(decisions[0].status === 200 ? 'accepted' : 'dismissed')
})

test('a banned member appeals by the link of the email, and only administrators decide', async () => {
  const { author, id } = await decide('ban')
  expect((await appeal(author, id)).status).toBe(401)
  const token = parseToken((await waitForEmail(author.email)).text)
  expect((await byToken(token)).status).toBe(201)
  const row = await findAppeal(id)
  expect((await resolve(moderator, row.id, 'dismiss')).status).toBe(403)
  expect((await resolve(admin, row.id, 'reverse')).status).toBe(200)
  const { is_banned } = await db
    .selectFrom('users')
    .where('id', '=', author.id)
    .select('is_banned')
    .executeTakeFirstOrThrow()
  expect(is_banned).toBe(false)
  expect((await waitForEmail(author.email, 2)).text).toContain('You can log in again.')
})

test('emails a banned member that the appeal was dismissed', async () => {
  const { author, id } = await decide('ban')
  await byToken(parseToken((await waitForEmail(author.email)).text))
  await resolve(admin, (await findAppeal(id)).id, 'dismiss', 'You wrote it twice.')
  expect((await waitForEmail(author.email, 2)).text).toContain('The reason: You wrote it twice.')
})

test('refuses to reverse a report, and to show content that was deleted after the appeal', async () => {
  const { author, question, id } = await decide('hide')
  const { id: open } = await makeReport({ target_id: (await makeQuestion({ user_id: null })).id })
  expect((await resolve(moderator, open, 'reverse')).status).toBe(400)
  await appeal(author, id)
  const row = await findAppeal(id)
  await as(author).delete(`/api/questions/${question}`)
  const { status, body } = await resolve(moderator, row.id, 'reverse')
  expect([status, body.error]).toEqual([409, 'This content has already been deleted. You can dismiss the appeal.'])
  expect((await resolve(moderator, row.id, 'dismiss')).status).toBe(200)
})

test('an appeal is kept after the account of its author is deleted', async () => {
  const { author, id } = await decide('hide')
  await appeal(author, id)
  await db.deleteFrom('users').where('id', '=', author.id).execute()
  const row = await findAppeal(id)
  expect(row).toMatchObject({ author_id: null, reporter_name: null, message: 'It is not spam.' })
  expect((await resolve(moderator, row.id, 'dismiss')).status).toBe(200)
})

test('appeals end after 30 days', async () => {
  const { author, id } = await decide('hide')
  const token = parseToken((await waitForEmail(author.email)).text)
  await db.updateTable('reports').set({ resolved_at: sql`now() - interval '30 days'` }).where('id', '=', id).execute()
  expect((await appeal(author, id)).body.error).toBe('It is too late to appeal against this decision')
  expect((await byToken(token)).status).toBe(409)
  expect((await visitor.get(`/api/reports/appeal?token=${token}`)).body.decision.appeal).toBeNull()
})

test('of a concurrent appeal and reopening, one succeeds', async () => {
  const { author, id } = await decide('hide')
  const replies = await Promise.all([appeal(author, id), reopen(moderator, id)])
  const statuses = replies.map(({ status }) => status)
  expect([
    [201, 409],
    [404, 200],
  ]).toContainEqual(statuses)
})

test('limits appeals of a member and of a client', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const author = await makeUser()
  const ids: number[] = []
  for (let number = 0; number < 11; number++) {
    const { id } = await makeReport({ target_id: number + 900_000_000, author_id: author.id })
    ids.push(id)
  }
  await db
    .updateTable('reports')
    .set({ status: 'resolved', action: 'hide', resolved_at: sql`now()` })
    .where('id', 'in', ids)
    .execute()
  const replies = await Promise.all(
    ids.map((id) => limited.as(author).post(`/api/reports/${id}/appeal`, { message: 'Why?' })),
  )
  expect(replies.map(({ status }) => status).filter((status) => status === 429)).toEqual([429])
})
