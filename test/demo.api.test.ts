import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { businesses } from '../demo/businesses.ts'
import { details } from '../demo/details.ts'
import { jobs } from '../demo/jobs.ts'
import { members } from '../demo/members.ts'
import { questions } from '../demo/questions.ts'
import { seed } from '../demo/seed.ts'
import { backgroundLimits } from '../src/database/client.server.ts'
import { openDatabase, sql } from '../src/database/open.server.ts'
import { BusinessDetailFields } from '../src/features/businesses/profile/details.contract.ts'
import {
  MAX_COST_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH as MAX_EVENT_TITLE_LENGTH,
  MAX_LOCATION_LENGTH,
} from '../src/features/events/events.constants.ts'
import {
  MAX_COVER_LETTER_LENGTH,
  MAX_SALARY_LENGTH,
  MAX_SHORT_LENGTH,
  OPEN_DAYS,
} from '../src/features/jobs/jobs.constants.ts'
import { MAX_MARKDOWN_LENGTH } from '../src/features/markdown/markdown.constants.ts'
import { listNotifications } from '../src/features/notifications/notifications.service.server.ts'
import { MAX_TITLE_LENGTH } from '../src/features/questions/questions.constants.ts'
import { createDiskStore } from '../src/kit/server/diskStore.server.ts'
import { readSettings } from '../src/server/settings.ts'
import { connection, db } from './database.ts'

const invited = businesses.flatMap(({ events = [] }) => events)
const answers = questions.flatMap((question) => question.answers)
const posts = [...questions, ...answers]
const owned = businesses.filter(({ owner }) => owner !== undefined)
const total = Object.keys(members).length
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('the details of businesses follow the rules of the API, and belong to businesses with an owner', () => {
  const names = businesses.filter(({ owner }) => owner !== undefined).map(({ business_name }) => business_name)
  for (const [name, said] of Object.entries(details)) {
    expect(names).toContain(name)
    expect(BusinessDetailFields.partial().parse(said), name).toEqual(said)
  }
})

test('every verified business of the demo has its own entity number, as an approval of a real one gives it', () => {
  const numbers = owned.map(({ alaska_business_license }) => alaska_business_license)
  expect(numbers.filter((number) => !number)).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the demo has enough questions and answers', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40)
  expect(answers.length).toBeGreaterThanOrEqual(100)
  expect(total).toBeGreaterThanOrEqual(25)
  expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length)
  expect(questions.some((question) => question.answers.length === 0)).toBe(true)
  expect(questions.some(({ days_ago }) => days_ago > 200)).toBe(true)
})

test('every post of the demo is valid in the forum', () => {
  for (const { author, content, votes } of posts) {
    expect(Object.keys(members)).toContain(author)
    expect(content).toBe(content.trim())
    expect(content.length).toBeGreaterThan(0)
    expect(content.length).toBeLessThanOrEqual(MAX_MARKDOWN_LENGTH)
    // The number of votes fits: each member votes at most once, and not on their own post.
    expect(sum(votes), content).toBeLessThan(total)
    expect(Math.min(...votes)).toBeGreaterThanOrEqual(0)
  }
  for (const { title, answers } of questions) {
    expect(title).toBe(title.trim())
    expect(title.length, title).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
    expect(answers.filter(({ accepted }) => accepted).length, title).toBeLessThanOrEqual(1)
  }
})

test('the demo’s times are in order: joined, asked, answered, edited, now', () => {
  for (const { title, author, days_ago, edited_hours_later = 0, answers } of questions) {
    expect(days_ago, title).toBeGreaterThan(0)
    expect(members[author].joined_days_ago, title).toBeGreaterThan(days_ago)
    expect(edited_hours_later, title).toBeLessThan(days_ago * 24)
    for (const answer of answers) {
      const hours_ago = days_ago * 24 - answer.hours_later
      expect(answer.hours_later, title).toBeGreaterThan(0)
      expect(hours_ago, title).toBeGreaterThan(answer.edited_hours_later ?? 0)
      expect(members[answer.author].joined_days_ago * 24, title).toBeGreaterThan(hours_ago)
    }
  }
})

test('the demo jobs are valid, sorted from oldest to newest, and nobody applies twice or to their own job', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(15)
  expect(jobs.map(({ days_ago }) => days_ago)).toEqual(jobs.map(({ days_ago }) => days_ago).sort((a, b) => b - a))
  for (const { author, days_ago, title, company, location, salary_range, description, applications } of jobs) {
    for (const short of [title, company, location]) expect(short.length, title).toBeLessThanOrEqual(MAX_SHORT_LENGTH)
    expect(salary_range.length, title).toBeLessThanOrEqual(MAX_SALARY_LENGTH)
    expect(description, title).toBe(description.trim())
    expect(days_ago, title).toBeLessThan(OPEN_DAYS)
    expect(members[author].joined_days_ago, title).toBeGreaterThan(days_ago)
    expect(new Set([author, ...applications.map(({ applicant }) => applicant)]).size, title).toBe(
      applications.length + 1,
    )
    for (const { hours_later, cover_letter } of applications) {
      expect(hours_later, title).toBeLessThan(days_ago * 24)
      expect((cover_letter ?? '').length, title).toBeLessThanOrEqual(MAX_COVER_LETTER_LENGTH)
    }
  }
})

test('every event of the demo is valid, and some are current or past', () => {
  expect(invited.length).toBeGreaterThanOrEqual(15)
  for (const { title, description, location, cost_info = '', hours } of invited) {
    expect(title.length, title).toBeLessThanOrEqual(MAX_EVENT_TITLE_LENGTH)
    expect(description.length, title).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH)
    expect(location.length, title).toBeLessThanOrEqual(MAX_LOCATION_LENGTH)
    expect(cost_info.length, title).toBeLessThanOrEqual(MAX_COST_LENGTH)
    expect(hours, title).toBeGreaterThan(0)
  }
  expect(invited.some(({ in_days, hours }) => in_days * 24 + 24 + hours < 0)).toBe(true)
  expect(invited.some(({ in_days, hours }) => in_days < 0 && in_days * 24 + hours > 24)).toBe(true)
})

const folder = mkdtempSync(join(tmpdir(), 'demo-'))
// Like the command, because publishing thousands of businesses takes seconds.
const seeding = openDatabase({ ...connection, ...backgroundLimits })
afterAll(async () => {
  await seeding.close()
  rmSync(folder, { recursive: true, force: true })
})
const services = {
  db: seeding.db,
  settings: readSettings({}),
  log: pino({ level: 'silent' }),
  files: createDiskStore(folder),
}

async function countRows() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from users where not is_admin) as members,
    (select count(*) from users where is_admin) as administrators,
    (select count(*) from businesses where is_public and verification_status = 'curated') as published,
    (select count(*) from businesses) as businesses,
    (select count(*) from businesses where is_claimed and verification_status = 'approved') as claimed,
    (select count(*) from business_members where role = 'owner') as owners,
    (select count(*) from claims) as claims,
    (select count(*) from business_pictures) as pictures,
    (select count(*) from events) as events,
    (select count(*) from questions) as questions,
    (select count(*) from answers) as answers,
    (select count(*) from questions where accepted_answer_id is not null) as accepted,
    (select count(*) from questions where edited_at is not null)
      + (select count(*) from answers where edited_at is not null) as edited,
    (select count(*) from question_votes) as question_votes,
    (select count(*) from answer_votes) as answer_votes,
    (select count(*) from jobs where closed_at is null and expires_at > now()) as open_jobs,
    (select count(*) from job_applications) as applications,
    (select count(*) from audit_log) as audit_log`.execute(db)
  return rows[0]
}

test('seeding creates exactly these rows, also after an interruption, and never twice', {
  timeout: 400_000,
}, async () => {
  await sql`alter table answer_votes add constraint broken check (false)`.execute(db)
  await expect(seed(services)).rejects.toThrow('broken')
  expect(await countRows()).toMatchObject({ members: 0, questions: 0, answers: 0, question_votes: 0 })
  await sql`alter table answer_votes drop constraint broken`.execute(db)

  expect(await seed(services)).toBe(true)
  const seeded = await countRows()
  expect(seeded).toMatchObject({
    members: total,
    administrators: 1,
    published: 5491 + businesses.length - owned.length,
    businesses: 5491 + businesses.length,
    claimed: owned.length,
    owners: owned.length,
    pictures: 10,
    claims: sum(businesses.map(({ claims = [] }) => claims.length)),
    events: sum(invited.map(({ repeat_count = 1 }) => repeat_count)),
    questions: questions.length,
    answers: answers.length,
    accepted: answers.filter(({ accepted }) => accepted).length,
    edited: posts.filter(({ edited_hours_later }) => edited_hours_later !== undefined).length,
    question_votes: sum(questions.flatMap(({ votes }) => votes)),
    answer_votes: sum(answers.flatMap(({ votes }) => votes)),
    open_jobs: jobs.length,
    applications: jobs.flatMap(({ applications }) => applications).length,
  })

  expect(await seed(services)).toBe(false)
  expect(await countRows()).toEqual(seeded)
})

test('votes, answers and times of the demo are stored exactly', async () => {
  const stored = await db
    .selectFrom('questions as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .select(['q.title', 'q.upvotes', 'q.downvotes', 'q.answer_count', 'u.email'])
    .orderBy('q.created_at')
    .execute()
  expect(stored).toEqual(
    questions.map(({ title, votes: [upvotes, downvotes], answers, author }) => ({
      ...{ title, upvotes, downvotes },
      answer_count: answers.length,
      email: `${author}@demo.example`,
    })),
  )
  const { late } = await db
    .selectFrom('answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .where((eb) =>
      eb.or([
        eb('a.created_at', '<=', eb.ref('q.created_at')),
        eb('a.created_at', '>', sql<string>`now()`),
        eb('a.edited_at', '>', sql<string>`now()`),
      ]),
    )
    .select((count) => count.fn.countAll<number>().as('late'))
    .executeTakeFirstOrThrow()
  expect(late).toBe(0)
})

test('members have read and unread notifications, none of which is emailed', async () => {
  const { id } = await db
    .selectFrom('users')
    .where('email', '=', 'rosa@demo.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const { notifications, unread_count } = await listNotifications(db, id, { unread: false, limit: 20 })
  expect(notifications).toMatchObject([
    { kind: 'team.requested', title: 'Anders Vik asks for access to Gastineau Paper & Ink', read_at: null },
    { kind: 'application.created', title: '2 applications to “Shore excursion coordinator”', read_at: null },
    { kind: 'event.changed', title: 'New place of “Winter Gear Swap”: Harbor shed, Sitka', read_at: null },
    { kind: 'answer.accepted', read_at: expect.any(String) },
  ])
  expect(unread_count).toBe(3)
  const { rows } = await sql<Record<string, number>>`select
    (select count(distinct user_id) from notifications) as members,
    (select count(distinct kind) from notices) as kinds,
    (select count(*) from notifications where email is not null) as emails,
    (select count(*) from notification_preferences) as preferences,
    (select count(*) from notices where created_at > now() or created_at < now() - interval '60 days') as misplaced`.execute(
    db,
  )
  expect(rows[0]).toMatchObject({ kinds: 6, emails: 0, preferences: 0, misplaced: 0 })
  expect(rows[0]?.members).toBeGreaterThan(10)
})

test('the demo does not touch another network', async () => {
  await sql`delete from users where email like '%@demo.example'`.execute(db)
  await db
    .insertInto('users')
    .values({ email: 'owner@example.com', full_name: 'Olive Owner', password_hash: '', state: 'AK' })
    .execute()
  await expect(seed(services)).rejects.toThrow('DATA_DIR contains a network of your own')
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'owner@example.com' }])
})
