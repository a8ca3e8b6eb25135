import { openAsBlob } from 'node:fs'
import { pino } from 'pino'
import { backgroundLimits } from '../src/database/client.server.ts'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.server.ts'
import { migrate } from '../src/database/migrate.server.ts'
import { type Db, openDatabase, sql, type Tx } from '../src/database/open.server.ts'
import { importBusinesses } from '../src/features/businesses/import/importBusinesses.server.ts'
import { saveDetails } from '../src/features/businesses/profile/details.service.server.ts'
import { publishMany } from '../src/features/businesses/review/verification.service.server.ts'
import { notifyOfEventChanges, readWatchedEvents } from '../src/features/events/eventNotices.server.ts'
import { insertEvent } from '../src/features/events/events.service.server.ts'
import { notifyApplied, notifyOfState } from '../src/features/jobs/applications/applicationNotices.server.ts'
import { OPEN_DAYS } from '../src/features/jobs/jobs.constants.ts'
import { toPayColumns } from '../src/features/jobs/pay.ts'
import { notifyAccepted, notifyAnswered } from '../src/features/questions/questionNotices.server.ts'
import type { VoteType } from '../src/features/questions/questions.constants.ts'
import { setTopics } from '../src/features/questions/topics/topics.service.server.ts'
import { notifyRequested } from '../src/features/teams/teamNotices.server.ts'
import type { Viewer } from '../src/kit/page/session.ts'
import { openFileStore } from '../src/kit/server/openFileStore.server.ts'
import { hashPassword } from '../src/kit/server/passwords.server.ts'
import type { Services } from '../src/kit/server/services.server.ts'
import { readSettings } from '../src/server/settings.ts'
import { businesses } from './businesses.ts'
import { details } from './details.ts'
import { jobs } from './jobs.ts'
import logins from './logins.json' with { type: 'json' }
import { type MemberKey, members } from './members.ts'
import { type Happening, notifyMembers } from './notices.ts'
import { type StoredPicture, storePictures } from './pictures.ts'
import { questions } from './questions.ts'
import type { DemoEvent, Votes } from './types.ts'

const ORGANIZATIONS = 'test/data/alaska-organizations.csv'
const DOMAIN = '@demo.example'
const HOUR_MS = 3_600_000
const keys = Object.keys(members) as MemberKey[]

type Ids = Record<MemberKey, number>
type SeedServices = Pick<Services, 'db' | 'settings' | 'log' | 'files'>

/**
 * Fills an empty database with the demo. Members and their content are inserted last, in one transaction: after an
 * interruption, the next call completes the demo without duplicates.
 * @param signal stops the seed between two steps.
 * @returns false when the demo is already complete.
 * @throws when the database contains other data.
 */
export async function seed(services: SeedServices, signal?: AbortSignal): Promise<boolean> {
  const { db } = services
  const users = await db.selectFrom('users').select('email').execute()
  if (users.some(({ email }) => email.endsWith(DOMAIN) && email !== logins.admin)) return false
  if (users.some(({ email }) => email !== logins.admin)) {
    throw new Error('DATA_DIR contains a network of your own. The demo needs a folder of its own.')
  }
  const password_hash = await hashPassword(logins.password)
  const administrator = await ensureAdministrator(db, password_hash)
  await seedDirectory(services, administrator, signal)
  const pictures = await storePictures(services, signal)
  signal?.throwIfAborted()
  await db.transaction().execute(async (tx) => {
    const ids = await insertMembers(tx, password_hash)
    const happenings = [
      ...(await seedForum(tx, ids)),
      ...(await seedJobs(tx, ids)),
      ...(await seedBusinesses(tx, ids, administrator, services.settings.site.time_zone, pictures)),
    ]
    await notifyMembers(tx, happenings)
  })
  return true
}

async function ensureAdministrator(db: Db, password_hash: string): Promise<Viewer> {
  const full_name = 'Demo Administrator'
  await db
    .insertInto('users')
    .values({
      email: logins.admin,
      password_hash,
      full_name,
      state: 'AK',
      role: 'administrator',
      email_verified_at: hoursAgo(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db.selectFrom('users').where('email', '=', logins.admin).select('id').executeTakeFirstOrThrow()
  return readViewer(db, id)
}

const readViewer = (db: Db | Tx, id: number): Promise<Viewer> =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'full_name', 'role', 'is_admin'])
    .executeTakeFirstOrThrow()

async function seedDirectory(services: SeedServices, viewer: Viewer, signal?: AbortSignal) {
  const actor = { viewer, ip: '' }
  const body = new FormData()
  body.set('csv', await openAsBlob(ORGANIZATIONS, { type: 'text/csv' }), 'alaska-organizations.csv')
  await importBusinesses(
    { ...services, background: services.db },
    actor,
    new Request('http://localhost/', { method: 'POST', body }),
  )
  signal?.throwIfAborted()
  await publishMany(services.db, actor, { all: true })
}

/** The ISO time of a moment this many hours ago. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

async function insertMembers(tx: Tx, password_hash: string): Promise<Ids> {
  const ids: Partial<Ids> = {}
  for (const key of keys) {
    const { full_name, city, joined_days_ago } = members[key]
    const joined = hoursAgo(joined_days_ago * 24)
    const { id } = await tx
      .insertInto('users')
      .values({
        ...{ full_name, city, state: 'AK', email: key + DOMAIN, password_hash },
        ...{ created_at: joined, email_verified_at: joined },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[key] = id
  }
  return ids as Ids
}

async function seedForum(tx: Tx, ids: Ids): Promise<Happening[]> {
  const happenings: Happening[] = []
  const questionVotes = []
  const answerVotes = []
  for (const { title, content, topics, author, days_ago, votes, edited_hours_later, answers } of questions) {
    const hours_ago = days_ago * 24
    const { id: question_id } = await tx
      .insertInto('questions')
      .values({ title, content, user_id: ids[author], ...times(hours_ago, edited_hours_later) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setTopics(tx, question_id, topics, true)
    for (const vote of createVotes(ids, author, votes, question_id)) questionVotes.push({ question_id, ...vote })

    for (const answer of answers) {
      const { id: answer_id } = await tx
        .insertInto('answers')
        .values({
          ...{ question_id, content: answer.content, user_id: ids[answer.author] },
          ...times(hours_ago - answer.hours_later, answer.edited_hours_later),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const vote of createVotes(ids, answer.author, answer.votes, answer_id))
        answerVotes.push({ answer_id, ...vote })
      const posted = { id: answer_id, question_id, user_id: ids[answer.author] }
      const answered_ago = hours_ago - answer.hours_later
      happenings.push({ hours_ago: answered_ago, notify: () => notifyAnswered(tx, posted, ids[author]) })
      if (!answer.accepted) continue
      // The author of the question reads it a few hours later.
      happenings.push({ hours_ago: answered_ago * 0.9, notify: () => notifyAccepted(tx, posted, ids[author]) })
      await tx.updateTable('questions').set({ accepted_answer_id: answer_id }).where('id', '=', question_id).execute()
    }
  }
  await tx.insertInto('question_votes').values(questionVotes).execute()
  await tx.insertInto('answer_votes').values(answerVotes).execute()
  return happenings
}

async function seedJobs(tx: Tx, ids: Ids): Promise<Happening[]> {
  const happenings: Happening[] = []
  for (const { author, days_ago, applications, ...job } of jobs) {
    const dates = { created_at: hoursAgo(days_ago * 24), expires_at: hoursAgo((days_ago - OPEN_DAYS) * 24) }
    const { id: job_id } = await tx
      .insertInto('jobs')
      .values({ ...job, ...toPayColumns(job.salary_range ?? null), ...dates, user_id: ids[author] })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { applicant, hours_later, cover_letter, decided } of applications) {
      const applied_ago = days_ago * 24 - hours_later
      const decided_ago = applied_ago - (decided?.hours_later ?? 0)
      const user_id = ids[applicant]
      const state = decided && { state: decided.state, state_changed_at: hoursAgo(decided_ago) }
      const { id } = await tx
        .insertInto('job_applications')
        .values({ job_id, user_id, cover_letter, created_at: hoursAgo(applied_ago), ...state })
        .returning('id')
        .executeTakeFirstOrThrow()
      const application = { id, job_id, user_id }
      happenings.push({ hours_ago: applied_ago, notify: () => notifyApplied(tx, application, ids[author]) })
      if (!decided) continue
      const news = { state: decided.state, send_email: false }
      happenings.push({
        hours_ago: decided_ago,
        notify: async () => notifyOfState(tx, await readViewer(tx, ids[author]), application, news),
      })
    }
  }
  return happenings
}

async function seedBusinesses(
  tx: Tx,
  ids: Ids,
  administrator: Viewer,
  region_zone: string,
  pictures: Record<string, StoredPicture[]>,
): Promise<Happening[]> {
  const happenings: Happening[] = []
  for (const { owner, team = {}, invited = {}, asking = {}, claims = [], events = [], ...facts } of businesses) {
    const status = owner
      ? { verification_status: 'approved', verified_at: hoursAgo(48) }
      : { verification_status: 'curated' }
    const { id: business_id } = await tx
      .insertInto('businesses')
      .values({ ...facts, ...status, state: 'AK', is_public: true, is_claimed: owner !== undefined })
      .returning('id')
      .executeTakeFirstOrThrow()
    const businessDetails = details[facts.business_name]
    if (businessDetails && owner) await saveDetails(tx, { id: ids[owner] }, business_id, businessDetails, true)
    const memberships = [
      ...(owner ? [{ user_id: ids[owner], role: 'owner', status: 'active' }] : []),
      ...Object.entries(team).map(([key, role]) => ({ user_id: ids[key as MemberKey], role, status: 'active' })),
      ...Object.entries(invited).map(([email, role]) => ({ email, role, status: 'invited', joined_at: null })),
    ].map((membership) => ({ business_id, ...membership }))
    const requests = Object.entries(asking).map(([key, message]) => ({
      ...{ business_id, user_id: ids[key as MemberKey], message },
    }))
    const filed = claims.map(({ by, days_ago, rejected, ...claim }) => ({
      ...{
        business_id,
        user_id: ids[by],
        alaska_business_license: '10061187',
        ...claim,
        created_at: hoursAgo(days_ago * 24),
      },
      ...(rejected && {
        ...{ status: 'rejected', admin_notes: rejected, reviewer_id: administrator.id },
        reviewed_at: hoursAgo(days_ago * 24 - 20),
      }),
    }))
    const pictureRows = (pictures[facts.business_name] ?? []).map((picture) => ({ business_id, ...picture }))
    if (pictureRows.length > 0) await tx.insertInto('business_pictures').values(pictureRows).execute()
    if (memberships.length > 0) await tx.insertInto('business_members').values(memberships).execute()
    for (const request of requests) {
      const { id: request_id } = await tx
        .insertInto('access_requests')
        .values(request)
        .returning('id')
        .executeTakeFirstOrThrow()
      if (!owner) continue
      const accessRequest = { request_id, business_id, owner_id: ids[owner] }
      happenings.push({
        hours_ago: 1,
        notify: async () => notifyRequested(tx, await readViewer(tx, request.user_id), accessRequest),
      })
    }
    if (filed.length > 0) await tx.insertInto('claims').values(filed).execute()
    if (owner)
      for (const event of events) {
        const moving = await seedEvent(tx, ids, { business_id, created_by: ids[owner], region_zone }, event)
        if (moving) happenings.push(moving)
      }
  }
  return happenings
}

const times = (hours_ago: number, edited_hours_later: number | undefined) => ({
  created_at: hoursAgo(hours_ago),
  edited_at: edited_hours_later === undefined ? null : hoursAgo(hours_ago - edited_hours_later),
})

/** Votes of members other than the author, from different members for each post. */
function createVotes(ids: Ids, author: MemberKey, [up, down]: Votes, post: number) {
  const others = keys.filter((key) => key !== author)
  const start = (post * 7) % others.length
  const voters = [...others.slice(start), ...others.slice(0, start)].slice(0, up + down)
  return voters.map((key, at) => ({ user_id: ids[key], vote_type: (at < up ? 'upvote' : 'downvote') as VoteType }))
}

/** Inserts an event. @returns the change of its location, if it has moved. */
async function seedEvent(
  tx: Tx,
  ids: Ids,
  host: { business_id: number; created_by: number; region_zone: string },
  demoEvent: DemoEvent,
): Promise<Happening | undefined> {
  const { in_days, at, hours, interested = [], moved, ...event } = demoEvent
  const { rows } = await sql<{ start_datetime: string; end_datetime: string }>`
    select starts at time zone ${host.region_zone} as start_datetime,
      (starts + make_interval(mins => ${hours * 60}::integer)) at time zone ${host.region_zone} as end_datetime
    from (select (now() at time zone ${host.region_zone})::date + ${in_days}::integer + ${at}::time as starts) as event
  `.execute(tx)
  const [span] = rows
  if (!span) return
  const id = await insertEvent(tx, host, { ...emptyFields, ...event, ...span, location: moved?.from ?? event.location })
  const interests = interested.map((key) => ({ event_id: id, user_id: ids[key] }))
  if (interests.length > 0) await tx.insertInto('event_interests').values(interests).execute()
  if (!moved) return
  const { hours_ago } = moved
  async function move() {
    const awaited = await readWatchedEvents(tx, sql`select ${id}::bigint`)
    const { location } = event
    await tx
      .updateTable('events')
      .set({ location, edited_at: hoursAgo(hours_ago) })
      .where('id', '=', id)
      .execute()
    await notifyOfEventChanges(tx, host.created_by, awaited, host.region_zone)
  }
  return { hours_ago, notify: move }
}

const emptyFields = {
  ...{ event_url: null, event_type: null, location: null, cost_info: null },
  ...{ repeats: null, repeat_count: null, repeat_until: null, time_zone: null },
}

async function main() {
  const settings = readSettings(process.env)
  const embedded = await startEmbeddedPostgres(settings.data_dir)
  // After Ctrl-C the seed stops at its next step, within a second or two; then the database stops.
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  // Without its launcher this process could not be stopped from the terminal.
  process.once('disconnect', () => process.exit(1))

  try {
    await migrate(embedded.connection)
    const { db, close } = openDatabase({ ...embedded.connection, ...backgroundLimits })
    try {
      const log = pino({ level: 'warn', base: undefined })
      await seed({ db, settings, log, files: openFileStore(settings, log) }, stopping.signal)
    } finally {
      await close()
    }
  } catch (error) {
    if (!stopping.signal.aborted) throw error
  } finally {
    await embedded.stop()
  }
  process.exit(stopping.signal.aborted ? 130 : 0)
}

if (import.meta.main) {
  main().catch((error: Error) => {
    console.error(process.env.DEBUG ? error : error.message)
    process.exit(1)
  })
}
