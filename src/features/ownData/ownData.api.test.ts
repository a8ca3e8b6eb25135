import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeModerator, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeClaim } from '../claims/claims.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeApplication, makeJob } from '../jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'
import { sections } from './ownData.service.server.ts'

const app = await startTestApp()

/** Columns with an account id that the download omits, and the reasons. */
const leftOut: Record<string, string[]> = {
  'Secrets, and what only serves the sending of emails and the limits': [
    'email_tokens.user_id',
    'idempotency_keys.user_id',
    'preference_links.user_id',
    'quota_uses.user_id',
    'second_factor_challenges.user_id',
  ],
  'Decisions about what belongs to others. The audit log has what the account decided': [
    'business_details.saved_by',
    'business_merges.merged_by',
    'business_suggestions.decided_by',
    'claims.reviewer_id',
    'disputes.reviewer_id',
    'duplicate_pairs.decided_by',
    'held_posts.decider_id',
    'import_proposals.decided_by',
    'imports.publisher_id',
    'kept_names.kept_by',
    'name_merges.merged_by',
    'reports.resolver_id',
  ],
  'Said by the posts themselves': ['listed_items.author_id'],
  'Written by others about the account': ['disputes.owner_id', 'notices.actor_id'],
}

test('covers every column with the id of an account, or states why not', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`.execute(db)
  const covered = Object.values(sections).flatMap(({ covers }) => covers)
  const documentedColumns = [...covered, ...Object.values(leftOut).flat()]
  expect(documentedColumns.sort()).toEqual(rows.map(({ column }) => column).sort())
})

async function makeScene() {
  const [user, other] = [await makeUser({ full_name: 'Ada Quill' }), await makeUser({ full_name: 'Otto Other' })]
  const own = await makeQuestion({ user_id: user.id, title: 'My question', content: 'My details' })
  const asked = await makeQuestion({ user_id: other.id, title: 'Their question', content: 'Their details' })
  await makeAnswer({ question_id: asked.id, user_id: user.id, content: 'My answer' })
  const theirAnswer = await makeAnswer({ question_id: own.id, user_id: other.id, content: 'Their answer' })
  await db
    .insertInto('answer_votes')
    .values({ answer_id: theirAnswer.id, user_id: user.id, vote_type: 'upvote' })
    .execute()
  const job = await makeJob({ user_id: other.id, title: 'Their job', description: 'Their description' })
  await makeApplication({ job_id: job.id, user_id: user.id, cover_letter: 'My letter' })
  const ownJob = await makeJob({ user_id: user.id, title: 'My job' })
  await makeApplication({ job_id: ownJob.id, user_id: other.id, cover_letter: 'Their letter' })
  const business = await makeBusiness(
    { business_name: 'My business', ein: '12-3456789' },
    { owner: user, admin: other },
  )
  const joined = await makeBusiness(
    { business_name: 'Their business', ein: '98-7654321' },
    { owner: other, member: user },
  )
  await makeEvent({ business_id: business.id, created_by: user.id, title: 'My event' })
  await makeEvent({ business_id: business.id, created_by: other.id, title: 'Their event' })
  await makeClaim({ business_id: (await makeBusiness()).id, user_id: user.id })
  return { user, other, own, asked, joined, job }
}

test('the download contains all data of the account', async () => {
  const { user, asked, joined, job } = await makeScene()
  const { status, body } = await app.as(user).get('/api/auth/export')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    exported_at: expect.stringMatching(/Z$/),
    account: { id: user.id, email: user.email, full_name: 'Ada Quill' },
    questions: [{ title: 'My question', content: 'My details', created_at: expect.stringMatching(/Z$/) }],
    answers: [{ content: 'My answer', question: { id: asked.id, title: 'Their question' } }],
    answer_votes: [{ answer: { title: 'My question' }, vote_type: 'upvote' }],
    applications: [{ job: { id: job.id, title: 'Their job' }, cover_letter: 'My letter' }],
    jobs: [{ title: 'My job', application_count: 1 }],
    events: [{ title: 'My event' }],
    businesses: [{ business_name: 'My business', ein: '12-3456789' }],
    teams: [{ role: 'owner' }, { role: 'member', business: { id: joined.id, title: 'Their business' } }],
    claims: [{ status: 'pending' }],
    sessions: [{ id: expect.any(Number) }],
  })
  expect(Object.keys(body)).toEqual(['exported_at', 'account', ...Object.keys(sections)])
})

test('the download contains only ids and titles of content by others, and no title that the account cannot see', async () => {
  const { user, other, asked, job } = await makeScene()
  const { text } = await readExport(user)
  for (const theirs of [
    'Their details',
    'Their answer',
    'Their description',
    'Their letter',
    'Their event',
    '98-7654321',
    other.email,
    other.full_name,
  ])
    expect(text).not.toContain(theirs)
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', asked.id).execute()
  await db.updateTable('jobs').set({ visibility: 'hidden' }).where('id', '=', job.id).execute()
  const { body } = await readExport(user)
  expect(body).toMatchObject({
    answers: [{ question: { id: asked.id, title: null } }],
    applications: [{ job: { id: job.id, title: null } }],
  })
})

test('contains no secrets', async () => {
  const user = await makeModerator()
  await app.as(user).post('/api/auth/forgot-password', { email: user.email })
  await db
    .insertInto('totp_secrets')
    .values({ user_id: user.id, secret: Buffer.from('a secret of twenty b') })
    .execute()
  const { text } = await readExport(user)
  const { rows } = await sql<{ secret: Buffer | string }>`
    select token_hash as secret from sessions where user_id = ${user.id}
    union all select secret from totp_secrets where user_id = ${user.id}`.execute(db)
  const secrets = rows.flatMap(({ secret }) =>
    (['hex', 'base64', 'base64url', 'latin1'] as const).map((form) => Buffer.from(secret).toString(form)),
  )
  for (const secret of [...secrets, user.password_hash, user.token, 'password_hash', 'token_hash', 'access_key'])
    expect(text).not.toContain(secret)
})

test('limits exports by account', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const user = await makeUser()
  const call = () => limited.as(user).get('/api/auth/export')
  const statuses = []
  for (let number = 0; number < 21; number++) statuses.push((await call()).status)
  expect(statuses.slice(19)).toEqual([200, 429])
})

async function readExport(user: { token: string }) {
  const { body } = await app.as(user).get('/api/auth/export')
  return { body, text: JSON.stringify(body) }
}
