import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeAdmin, makeModerator, makeUser, PASSWORD } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makePicture } from '../businesses/pictures/pictures.make.ts'
import { makeClaim } from '../claims/claims.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeHold } from '../heldPosts/heldPosts.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'
import { derivedTables } from './references.server.ts'

const { as } = await startTestApp()

/** Tables that are not compared: restoring fills them again, or they record past actions. */
const ignored = [
  ...derivedTables,
  ...['question_recent_8192', 'question_recent_65536', 'job_recent_8192', 'job_recent_65536', 'questions_to_index'],
  ...['zip_codes', 'towns', 'businesses_to_compare', 'audit_log', 'changes', 'cancelled_events', 'sessions'],
  ...['mail_health', 'unsent_mails', 'listed_items', 'listed_changes', 'search_alert_runs', 'topic_counts'],
]

/**
 * Every row of every table as JSON, without the order of rows, the revision of events and the times at which notices
 * were restored.
 */
async function readEverything() {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all (${ignored}::text[]) and relname not like 'kysely%'`.execute(db)
  const contents: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - array['sequence', 'restored_at'] as row from ${sql.table(name)} as t order by to_jsonb(t)::text`.execute(
      db,
    )
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

/** A member with a question, answer, job, event and business to which rows of other members refer. */
async function makeScene() {
  const [owner, other, third] = [await makeUser(), await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: owner.id, title: 'Who repairs outboards?' })
  const answer = await makeAnswer({ question_id: question.id, user_id: other.id })
  await makeAnswer({ question_id: question.id, user_id: third.id, visibility: 'hidden' })
  const waiting = await makeAnswer({ question_id: question.id, user_id: third.id })
  await makeHold({ target_type: 'answer', target_id: waiting.id, author_id: third.id })
  await as(other).post(`/api/questions/${question.id}/vote`, { vote_type: 'upvote' })
  await as(third).post(`/api/answers/${answer.id}/vote`, { vote_type: 'downvote' })
  await as(owner).post(`/api/answers/${answer.id}/accept`)
  const business = await makeBusiness({}, { owner, member: other })
  await makePicture({ business_id: business.id })
  await makeClaim({ business_id: business.id, user_id: third.id })
  const job = await makeJob({ user_id: owner.id, business_id: business.id })
  await as(other).post(`/api/jobs/${job.id}/apply`, { cover_letter: 'Hire me.' })
  const event = await makeEvent({ business_id: business.id, created_by: owner.id })
  const { body } = await as(owner).post(`/api/businesses/${business.id}/events`, {
    ...{ title: 'Market', description: 'Every week.', repeats: 'weekly', repeat_count: 4 },
    ...{ start_datetime: days(2), end_datetime: days(2.1) },
  })
  return { owner, other, third, question, answer, business, job, event, series: body.event }
}

type Scene = Awaited<ReturnType<typeof makeScene>>
const kinds = {
  question: ({ question }: Scene) => `/api/questions/${question.id}`,
  'accepted answer': ({ answer }: Scene) => `/api/answers/${answer.id}`,
  job: ({ job }: Scene) => `/api/jobs/${job.id}`,
  event: ({ business, event }: Scene) => `/api/businesses/${business.id}/events/${event.id}`,
  business: ({ business }: Scene) => `/api/profiles/${business.id}`,
}

test.each(Object.entries(kinds))('restores a deleted %s with every dependent row', async (kind, pathOf) => {
  const scene = await makeScene()
  const author = kind.includes('answer') ? scene.other : scene.owner
  const before = await readEverything()
  const deletion = await as(author).delete(pathOf(scene))
  expect(deletion.status).toBe(200)
  const minutes = (Date.parse(deletion.body.undo_until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThanOrEqual(10)
  expect((await as(author).delete(pathOf(scene))).status).toBe(404)
  const restored = await as(author).post(`${pathOf(scene)}/restore`)
  expect(restored.status).toBe(200)
  const path = kind === 'event' ? `/api/events/${scene.event.id}` : pathOf(scene)
  expect(restored.body).toEqual((await as(author).get(path)).body)
  expect(await readEverything()).toEqual(before)
  expect((await as(author).post(`${pathOf(scene)}/restore`)).status).toBe(404)
})

test('restores all answers, votes and jobs with their counts', async () => {
  const { owner, question, answer, business } = await makeScene()
  const count = 1000
  await sql`insert into users (email, full_name, password_hash, state)
    select 'many' || n || '@example.com', 'Member ' || n, '', 'AK' from generate_series(1, ${count}) as n`.execute(db)
  const many = sql`users where email like 'many%@example.com'`
  await sql`insert into answers (question_id, user_id, content) select ${question.id}, id, 'Ask me.' from ${many}`.execute(
    db,
  )
  await sql`insert into question_votes (question_id, user_id, vote_type) select ${question.id}, id, 'upvote' from ${many}`.execute(
    db,
  )
  await sql`insert into answer_votes (answer_id, user_id, vote_type) select ${answer.id}, id, 'downvote' from ${many}`.execute(
    db,
  )
  await sql`insert into jobs (user_id, business_id, title, company, description)
    select ${owner.id}, ${business.id}, 'Job ' || n, 'A', 'Work.' from generate_series(1, ${count}) as n`.execute(db)
  const path = `/api/questions/${question.id}`
  const read = async () => {
    const { body } = await as(owner).get(path)
    const { rows } =
      await sql`select business_id, count(*) from jobs group by business_id order by business_id`.execute(db)
    return { question: body.question, best: body.answers[0], total: body.total, jobs: rows }
  }
  const before = await read()
  expect(before.question).toMatchObject({ upvotes: count + 1, answer_count: count + 1 })
  for (const deleted of [path, `/api/profiles/${business.id}`]) {
    expect((await as(owner).delete(deleted)).status).toBe(200)
    expect((await as(owner).post(`${deleted}/restore`)).status).toBe(200)
  }
  expect(await read()).toEqual(before)
})

test('restores all occurrences of a series that were deleted together', async () => {
  const { owner, business, series } = await makeScene()
  const path = `/api/businesses/${business.id}/events/${series.id}`
  const before = await readEverything()
  await as(owner).delete(`${path}?scope=following`)
  const [last] = series.other_dates ?? [series]
  expect((await as(owner).post(`/api/businesses/${business.id}/events/${last.id}/restore`)).status).toBe(200)
  expect(await readEverything()).toEqual(before)
})

test('lets the actor restore for 10 minutes, administrators for 30 days, and nobody else', async () => {
  const { owner, other, question } = await makeScene()
  const [moderator, admin] = [await makeModerator(), await makeAdmin()]
  const path = `/api/questions/${question.id}`
  const age = (interval: string) =>
    sql`update deletions set deleted_at = now() - ${interval}::interval where target_ids = array[${question.id}::bigint]`.execute(
      db,
    )
  await as(admin).delete(path)
  expect((await as(owner).post(`${path}/restore`)).status).toBe(404)
  expect((await as(moderator).post(`${path}/restore`)).status).toBe(404)
  expect((await as(null).post(`${path}/restore`)).status).toBe(401)
  expect((await as(admin).post(`/api/admin${path.slice(4)}/restore`)).status).toBe(200)
  await as(owner).delete(path)
  await age('10 minutes')
  expect((await as(owner).post(`${path}/restore`)).status).toBe(404)
  expect((await as(other).post(`${path}/restore`)).status).toBe(404)
  await age('29 days 23 hours')
  expect((await as(admin).post(`${path}/restore`)).status).toBe(200)
  await as(owner).delete(path)
  await age('30 days')
  expect((await as(admin).post(`${path}/restore`)).status).toBe(404)
})

test('does not accept an answer again when another one was accepted meanwhile', async () => {
  const { owner, other, third, question, answer } = await makeScene()
  const another = await makeAnswer({ question_id: question.id, user_id: third.id })
  await as(other).delete(`/api/answers/${answer.id}`)
  await as(owner).post(`/api/answers/${another.id}/accept`)
  const { body } = await as(other).post(`/api/answers/${answer.id}/restore`)
  expect(body.answer.is_accepted).toBe(false)
  expect((await as(owner).get(`/api/answers/${another.id}`)).body.answer.is_accepted).toBe(true)
})

test('restores an answer only while its question exists', async () => {
  const { owner, other, question, answer } = await makeScene()
  await as(other).delete(`/api/answers/${answer.id}`)
  await as(owner).delete(`/api/questions/${question.id}`)
  const refused = await as(other).post(`/api/answers/${answer.id}/restore`)
  expect(refused.status).toBe(409)
  expect(refused.body.error).toBe('The question of this answer is deleted. Restore the question first.')
  expect((await as(owner).post(`/api/questions/${question.id}/restore`)).body.answers).toEqual([])
  const { body } = await as(other).post(`/api/answers/${answer.id}/restore`)
  expect(body.answer.is_accepted).toBe(true)
})

test('restores an event only while its business exists', async () => {
  const { owner, business, event } = await makeScene()
  const path = `/api/businesses/${business.id}/events/${event.id}`
  await as(owner).delete(path)
  await as(owner).delete(`/api/profiles?id=${business.id}`)
  expect((await as(owner).post(`${path}/restore`)).status).toBe(404)
  expect((await as(owner).post(`/api/profiles/${business.id}/restore`)).status).toBe(200)
  expect((await as(owner).post(`${path}/restore`)).status).toBe(200)
})

test('refuses to restore for a member who has since left the team or lost the role', async () => {
  const { owner, other, question, business } = await makeScene()
  const event = await makeEvent({ business_id: business.id, created_by: other.id })
  const path = `/api/businesses/${business.id}/events/${event.id}`
  expect((await as(other).delete(path)).status).toBe(200)
  expect((await as(other).delete(`/api/businesses/${business.id}/team/me`)).status).toBe(200)
  expect((await as(other).post(`${path}/restore`)).status).toBe(404)
  expect((await as(owner).get(`/api/events/${event.id}`)).status).toBe(404)
  const admin = await makeAdmin()
  expect((await as(admin).delete(`/api/questions/${question.id}`)).status).toBe(200)
  await db.updateTable('users').set({ role: 'member' }).where('id', '=', admin.id).execute()
  expect((await as(admin).post(`/api/questions/${question.id}/restore`)).status).toBe(404)
  expect((await as(await makeAdmin()).post(`${path}/restore`)).status).toBe(200)
})

test('restores once for two concurrent calls', async () => {
  const { owner, question } = await makeScene()
  await as(owner).delete(`/api/questions/${question.id}`)
  const restore = () => as(owner).post(`/api/questions/${question.id}/restore`)
  const statuses = (await Promise.all([restore(), restore(), restore()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 404, 404])
})

test('restores answers and votes that are written while the question is being deleted', async () => {
  const { owner, other, third, question, answer } = await makeScene()
  const path = `/api/questions/${question.id}`
  const posts = await Promise.all([
    ...[1, 2, 3, 4].map((n) => as(other).post('/api/answers', { question_id: question.id, content: `Answer ${n}` })),
    as(owner).delete(path),
    as(owner).post(`${path}/vote`, { vote_type: 'upvote' }),
    as(other).post(`/api/answers/${answer.id}/vote`, { vote_type: 'upvote' }),
    ...[5, 6, 7].map((n) => as(third).post('/api/answers', { question_id: question.id, content: `Answer ${n}` })),
  ])
  expect(posts.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([])
  const posted = posts.filter(({ status }) => status === 201).length
  const { body } = await as(owner).post(`${path}/restore`)
  expect(body.question.answer_count).toBe(1 + posted)
})

test('restores no votes, applications and jobs of an account that was deleted since', async () => {
  const { owner, other, question, answer, job } = await makeScene()
  const admin = await makeAdmin()
  const own = await makeJob({ user_id: other.id })
  await as(owner).delete(`/api/questions/${question.id}`)
  await as(owner).delete(`/api/jobs/${job.id}`)
  await as(other).delete(`/api/jobs/${own.id}`)
  expect((await as(other).delete('/api/auth/account', { password: PASSWORD })).status).toBe(200)
  const { rows } = await sql<{ content: object }>`
    select content from deleted_rows where ${other.id} = any(user_ids) or content ->> 'user_id' = ${String(other.id)}`.execute(
    db,
  )
  expect(rows).toEqual([])
  const { body } = await as(owner).post(`/api/questions/${question.id}/restore`)
  expect(body.question).toMatchObject({ upvotes: 0, answer_count: 1 })
  expect(body.answers[0]).toMatchObject({ id: answer.id, user_id: null, is_accepted: true })
  expect((await as(owner).post(`/api/jobs/${job.id}/restore`)).body.job.application_count).toBe(0)
  expect((await as(admin).post(`/api/jobs/${own.id}/restore`)).status).toBe(404)
})

test('restores a business as unclaimed when its owner has deleted the account', async () => {
  const { owner, business } = await makeScene()
  const admin = await makeAdmin()
  await as(owner).delete(`/api/profiles/${business.id}`)
  expect((await as(owner).delete('/api/auth/account', { password: PASSWORD })).status).toBe(200)
  const { status, body } = await as(admin).post(`/api/admin/businesses/${business.id}/restore`)
  expect(status).toBe(200)
  expect(body.business).toMatchObject({ id: business.id, is_claimed: false })
  expect(body.associatedUsers).toEqual([])
  const entries = await as(admin).get('/api/admin/audit?action=business.restore')
  expect(entries.body.entries[0]).toMatchObject({ target_id: business.id, verb: 'restored' })
})

test('lists deletions for administrators', async () => {
  const { owner, business, event, question } = await makeScene()
  const admin = await makeAdmin()
  await as(owner).delete(`/api/questions/${question.id}`)
  await as(owner).delete(`/api/businesses/${business.id}/events/${event.id}`)
  const { body } = await as(admin).get('/api/admin/deletions?limit=1')
  expect(body.deletions).toMatchObject([
    { target_type: 'event', target_id: event.id, business_id: business.id, count: 1, deleted_by_name: owner.full_name },
  ])
  const next = await as(admin).get(`/api/admin/deletions?limit=1&cursor=${body.next_cursor}`)
  expect(next.body.deletions).toMatchObject([{ target_type: 'question', title: question.title, business_id: null }])
  const questions = await as(admin).get('/api/admin/deletions?type=question')
  expect(new Set(questions.body.deletions.map(({ target_type }: { target_type: string }) => target_type))).toEqual(
    new Set(['question']),
  )
})
