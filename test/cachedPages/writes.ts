import { sql } from '../../src/database/open.server.ts'
import { makeUser } from '../../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../../src/features/businesses/businesses.make.ts'
import { inHours, makeEvent } from '../../src/features/events/events.make.ts'
import { makeJob } from '../../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../../src/features/questions/questions.make.ts'
import { hashToken } from '../../src/kit/server/tokens.server.ts'
import type { TestApp } from '../app.ts'
import { db } from '../database.ts'

/** Chooses one of several values. */
export type Choose = <T>(values: readonly T[]) => T
type User = Awaited<ReturnType<typeof makeUser>>
type Table = 'users' | 'businesses' | 'questions' | 'answers' | 'jobs' | 'events' | 'business_members' | 'claims'

const cities = ['Sitka', 'Nome', 'sitka', 'Kodiak']
const industries = ['Fishing', 'Roofing', 'Bakery']
const topics = ['money-and-taxes', 'food-and-farming'] as const
const words = ['salmon', 'harbor', 'permit', 'sled', 'freight', 'winter storage']
const visibilities = ['public', 'hidden', 'held']

/** Fills a network with a few rows of every kind. */
export async function makeNetwork() {
  const users = await Promise.all([...Array(5)].map(() => makeUser()))
  const admins = [await makeUser({ role: 'administrator' }), await makeUser({ role: 'moderator' })]
  const [owner, member, poster] = users as [User, User, User]
  for (const [index, verification_status] of (
    ['approved', 'curated', 'approved', 'imported', 'pending'] as const
  ).entries()) {
    const is_public = index < 3
    const names = { business_name: `Shop ${index}`, city: cities[index % 4], industry: industries[index % 3] }
    const description = `We sell ${words[index]}.`
    const team = { owner: users[index % 2] as User, admin: poster }
    await makeBusiness({ ...names, description, verification_status, is_public }, index === 1 ? {} : team)
  }
  for (const word of words) {
    const { id: question_id } = await makeQuestion({ user_id: owner.id, title: `How about ${word}?`, content: word })
    await makeAnswer({ question_id, user_id: member.id, content: `More ${word} for Nome.` })
    await makeJob({ user_id: poster.id, business_id: 1, title: `Job with ${word}`, location: cities[word.length % 4] })
    await makeEvent({ business_id: 1 + (word.length % 3), title: `Talk on ${word}`, created_by: member.id })
  }
  return { users, admins }
}

const ids = async (table: Table) =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)

/** Creates writes by random people to random rows. Many are refused, for example those to rows of other people. */
export function createWrites(
  { as }: TestApp,
  { users, admins }: Awaited<ReturnType<typeof makeNetwork>>,
  choose: Choose,
) {
  const one = async (table: Table) => choose(await ids(table)) ?? 0
  const user = () => as(choose([...users, ...admins]))
  const admin = () => as(admins[0] as User)
  /** The author of a row, because the server refuses the write of another user. */
  const authorOf = async (table: 'questions' | 'answers' | 'jobs', id: number) => {
    const row = await db.selectFrom(table).where('id', '=', id).select('user_id').executeTakeFirst()
    return as(users.find((author) => author.id === row?.user_id) ?? choose(users))
  }
  /** A member of the team of a business. */
  const memberOf = async (business_id: number) => {
    const row = await db
      .selectFrom('business_members')
      .where('business_id', '=', business_id)
      .where('role', 'in', ['owner', 'admin'])
      .select('user_id')
      .executeTakeFirst()
    return as(users.find(({ id }) => id === row?.user_id) ?? choose(users))
  }
  const text = () => `${choose(words)} ${choose(words)} ${choose(cities)}`
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
  const vote_type = () => choose(['upvote', 'downvote'])
  const event = () => {
    const hours = choose([1, 20, 30, 700])
    const times = { start_datetime: inHours(hours), end_datetime: inHours(hours + 2) }
    const repeats = choose([null, null, 'weekly'])
    return { title: text(), description: text(), event_type: 'Workshop', ...times, repeats, repeat_count: repeats && 3 }
  }
  const business = () => ({
    ...{ business_name: `Shop ${text()}`, city: choose(cities), industry: choose(industries), tagline: text() },
    ...{ description: text(), alaska_business_license: '1', phone: '9071234567' },
  })

  const writes: Record<string, () => Promise<unknown>> = {
    register: () =>
      user().post('/api/auth/register', {
        email: `${Math.random()}@example.com`,
        password: 'a good password',
        full_name: text(),
      }),
    rename: () => user().put('/api/auth/profile', { full_name: `Person ${text()}`, phone: '9071234567' }),
    hidePage: () => user().put('/api/auth/profile', { full_name: text(), is_hidden: choose([true, false]) }),
    ask: () => user().post('/api/questions', { title: text(), content: text(), topics: [choose(topics)] }),
    changeTopics: async () =>
      admin().put(`/api/admin/questions/${await one('questions')}/topics`, { topics: [choose(topics)] }),
    renameTopic: () => admin().put(`/api/admin/topics/${choose(topics)}`, { name: `Topic ${text()}`.slice(0, 60) }),
    editQuestion: async () => {
      const id = await one('questions')
      return (await authorOf('questions', id)).put(`/api/questions/${id}`, { title: text(), content: text() })
    },
    deleteQuestion: async () => {
      const id = await one('questions')
      return (await authorOf('questions', id)).delete(`/api/questions/${id}`)
    },
    restoreQuestion: async () => {
      const deleted = await db
        .selectFrom('deletions')
        .where('target_type', '=', 'question')
        .select('target_ids')
        .execute()
      return admin().post(`/api/admin/questions/${choose(deleted)?.target_ids[0] ?? 0}/restore`)
    },
    closeQuestion: async () =>
      admin().post(`/api/questions/${await one('questions')}/duplicate`, { original_id: await one('questions') }),
    openQuestion: async () => admin().delete(`/api/questions/${await one('questions')}/duplicate`),
    voteQuestion: async () => user().post(`/api/questions/${await one('questions')}/vote`, { vote_type: vote_type() }),
    answer: async () => user().post('/api/answers', { question_id: await one('questions'), content: text() }),
    editAnswer: async () => {
      const id = await one('answers')
      return (await authorOf('answers', id)).put(`/api/answers/${id}`, { content: text() })
    },
    deleteAnswer: async () => {
      const id = await one('answers')
      return (await authorOf('answers', id)).delete(`/api/answers/${id}`)
    },
    voteAnswer: async () => user().post(`/api/answers/${await one('answers')}/vote`, { vote_type: vote_type() }),
    accept: async () => user().post(`/api/answers/${await one('answers')}/accept`),
    postJob: async () =>
      user().post('/api/jobs', {
        title: text(),
        company: 'A',
        description: text(),
        location: choose(cities),
        job_type: choose(['Contract', null]),
        business_id: choose([null, 1, 2]),
      }),
    editJob: async () => {
      const id = await one('jobs')
      return (await authorOf('jobs', id)).put(`/api/jobs/${id}`, { title: text(), location: choose(cities) })
    },
    closeJob: async () => {
      const id = await one('jobs')
      return (await authorOf('jobs', id)).put(`/api/jobs/${id}`, { is_active: choose([true, false]) })
    },
    deleteJob: async () => {
      const id = await one('jobs')
      return (await authorOf('jobs', id)).delete(`/api/jobs/${id}`)
    },
    applyToJob: async () => user().post(`/api/jobs/${await one('jobs')}/apply`, {}),
    createEvent: async () => {
      const id = choose([1, 2, 3])
      return (await memberOf(id)).post(`/api/businesses/${id}/events`, event())
    },
    editEvent: async () => {
      const { id, business_id } = choose(await db.selectFrom('events').select(['id', 'business_id']).execute()) ?? {}
      return admin().put(`/api/businesses/${business_id}/events/${id}?scope=${choose(['this', 'following'])}`, event())
    },
    changeEvent: async () => {
      const { id, business_id } = choose(await db.selectFrom('events').select(['id', 'business_id']).execute()) ?? {}
      const path = `/api/businesses/${business_id}/events/${id}`
      return choose([true, false]) ? admin().patch(`${path}/toggle`) : admin().delete(path)
    },
    createBusiness: () => choose([user(), admin()]).post('/api/profiles', { ...business(), admin_is_public: true }),
    editBusiness: async () => admin().post('/api/profiles', { id: await one('businesses'), ...business() }),
    editOwnBusiness: async () => {
      const id = choose([1, 2, 3])
      return (await memberOf(id)).post('/api/profiles', { id, tagline: text() })
    },
    deleteBusiness: async () => user().delete(`/api/profiles/${await one('businesses')}`),
    decideOnBusiness: async () =>
      admin().post(
        `/api/admin/businesses/${await one('businesses')}/${choose(['approve', 'approve', 'suspend', 'reject'])}`,
        { reason: 'No' },
      ),
    publish: () => admin().post('/api/admin/businesses/publish', { all: true }),
    importRows: () => {
      const form = new FormData()
      form.set('csv', new Blob([`name,city,street\n${text()},Nome,${Math.random()}\n`]), 'a.csv')
      return admin().post('/api/admin/import-businesses', form)
    },
    claim: async () =>
      user().post(`/api/businesses/${await one('businesses')}/claim`, {
        alaska_business_license: '1',
        message: text(),
      }),
    approveClaim: async () => admin().post(`/api/admin/claim-requests/${await one('claims')}/approve`, {}),
    revokeClaim: async () =>
      admin().post(`/api/admin/businesses/${await one('businesses')}/revoke-claim`, {
        reason: 'No',
        admin_notes: 'No',
      }),
    leaveTeam: async () => user().delete(`/api/businesses/${await one('businesses')}/team/me`),
    changeRole: async () => {
      const { id, business_id } = choose(
        await db.selectFrom('business_members').select(['id', 'business_id']).execute(),
      )
      return (await memberOf(business_id)).patch(`/api/businesses/${business_id}/team/${id}`, {
        role: choose(['owner', 'member', 'admin']),
      })
    },
    ban: async () => admin().patch(`/api/admin/users/${choose(users).id}/ban`, { is_banned: choose([true, false]) }),
    endBans: async () => {
      await run(sql`update users set is_banned = false where is_banned`)
      for (const { id, token } of users)
        await run(
          sql`insert into sessions (token_hash, user_id) values (${hashToken(token)}, ${id}) on conflict do nothing`,
        )
    },
    restock: async () => {
      const author = { user_id: choose(users).id }
      const { id: question_id } = await makeQuestion({ ...author, title: text() })
      await makeAnswer({ ...author, question_id, content: text() })
      await makeJob({
        ...author,
        title: text(),
        location: choose(cities),
        business_id: choose([await one('businesses'), null]),
      })
      await makeEvent({ business_id: await one('businesses'), title: text(), created_by: author.user_id })
    },
    login: () => user().post('/api/auth/login', { email: choose(users).email, password: 'a good password' }),
    deleteAccount: async () => {
      const leaving = await makeUser()
      await makeAnswer({ question_id: await one('questions'), user_id: leaving.id, content: text() })
      await as(leaving).post(`/api/questions/${await one('questions')}/vote`, { vote_type: 'upvote' })
      return as(leaving).send('DELETE', '/api/auth/account', { body: { password: 'a good password' } })
    },
    hide: async () => {
      const table = choose(['questions', 'answers', 'jobs', 'events', 'businesses'] as const)
      await run(sql`update ${sql.table(table)} set visibility = ${choose(visibilities)} where id = ${await one(table)}`)
    },
    showAll: async () => {
      for (const table of ['questions', 'answers', 'jobs', 'events', 'businesses'])
        await run(sql`update ${sql.table(table)} set visibility = 'public' where visibility <> 'public'`)
    },
    joinTeam: async () => {
      await run(sql`insert into business_members (business_id, user_id, role) values (${await one('businesses')}, ${choose(users).id}, 'member')
        on conflict do nothing`)
    },
    expireJob: async () => {
      await run(sql`update jobs set expires_at = now() + interval '700 milliseconds' where id = ${await one('jobs')}`)
    },
    moveEvent: async () => {
      const start = choose(['-1 hour', '700 milliseconds'])
      await run(sql`update events set start_datetime = now() + ${start}::interval, end_datetime = now() + interval '1 second'
        where id = ${await one('events')}`)
    },
    changeMany: async () => {
      await run(sql`update questions set title = left(title || ' again', 200)`)
    },
    importMany: async () => {
      await run(sql`insert into businesses (business_name, state, city, is_public, verification_status)
        select 'Many ' || n, 'AK', ${choose(cities)}, true, 'curated' from generate_series(1, 60) as n`)
    },
    changeManyBusinesses: async () => {
      await run(sql`update businesses set tagline = ${text()} where business_name like 'Many %'`)
    },
  }
  return writes
}

const details = { questions: '/questions', jobs: '/jobs', events: '/events', businesses: '/businesses' } as const
const lists = [
  ...['/', '/help', '/login', '/privacy', '/questions', '/questions?sort=votes', '/questions?sort=unanswered'],
  ...['/topics', '/topics/money-and-taxes', '/topics/food-and-farming?sort=votes'],
  ...['/questions?search=salmon', '/jobs', '/jobs?job_type=Contract', '/jobs?location=Nome', '/jobs?search=permit'],
  ...[
    '/businesses',
    '/businesses?city=Sitka',
    '/businesses?industry=Bakery',
    '/businesses?search=harbor',
    '/businesses?page=2',
  ],
  ...['/events', '/events?type=Workshop', '/events?view=calendar', '/events?businessId=1', '/events?search=sled'],
  ...['/search?q=salmon+in+Nome', '/search?q=freight', '/search?q=bakery'],
]

/** The paths of all public pages. */
export async function listPaths(): Promise<string[]> {
  const paths = await Promise.all(
    Object.entries(details).map(async ([table, path]) =>
      (await ids(table as Table)).slice(-30).map((id) => `${path}/${id}`),
    ),
  )
  const people = (await ids('users')).map((id) => `/users/${id}`)
  return [...lists, ...people, ...paths.flat()]
}
