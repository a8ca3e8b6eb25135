import { expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { db } from '../../test/database.ts'
import { sql } from '../database/open.server.ts'
import { makeUser } from '../features/accounts/accounts.make.ts'
import { makeBusiness } from '../features/businesses/businesses.make.ts'
import { businessesSitemap } from '../features/businesses/businesses.sitemap.server.ts'
import { inHours, makeEvent } from '../features/events/events.make.ts'
import { eventsSitemap } from '../features/events/events.sitemap.server.ts'
import { makeJob } from '../features/jobs/jobs.make.ts'
import { jobsSitemap } from '../features/jobs/jobs.sitemap.server.ts'
import { makeAnswer, makeQuestion } from '../features/questions/questions.make.ts'
import { questionsSitemap } from '../features/questions/questions.sitemap.server.ts'
import { createSitemap } from './sitemap.ts'

const { as, visitor, url } = await startTestApp()
const past = '2026-01-02T03:04:05.000Z'

const unescapeXml = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
/** Returns the `lastmod` of each path. */
const parseXml = (xml: string) =>
  new Map(
    [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, loc = '', lastmod]) => [
      unescapeXml(loc).replace(url, ''),
      lastmod,
    ]),
  )
const read = async (path = '/sitemap.xml') => parseXml((await visitor.get(path)).body)
const lastmod = async (path: string) => Date.parse((await read()).get(path) ?? '')

async function textOf(chunks: AsyncIterable<string> | null) {
  let text = ''
  for await (const chunk of chunks ?? []) text += chunk
  return text
}

const lists = [
  questionsSitemap,
  jobsSitemap,
  eventsSitemap,
  businessesSitemap,
  { path: '/help', entries: null } as const,
]
const sitemapOf = (site: string, size: number) => createSitemap(db, site, lists, size)

async function clear() {
  for (const table of ['questions', 'jobs', 'events', 'businesses'] as const) await db.deleteFrom(table).execute()
}

test('the sitemap lists all public pages and nothing else', async () => {
  await clear()
  const user = await makeUser()
  const { id: user_id } = user
  const business = await makeBusiness({ verification_status: 'curated' })
  const hidden = [
    await makeBusiness({ is_public: false }),
    await makeBusiness({ verification_status: 'suspended' }),
    await makeBusiness({ verification_status: 'imported' }),
  ]
  const question = await makeQuestion({ user_id })
  const job = await makeJob({ user_id })
  await makeJob({ user_id, closed_at: past })
  await makeJob({ user_id, expires_at: past })
  const event = await makeEvent({ business_id: business.id })
  const now = await makeEvent({ business_id: business.id, start_datetime: inHours(-1) })
  await makeEvent({ business_id: business.id, is_active: false })
  await makeEvent({ business_id: business.id, start_datetime: inHours(-3), end_datetime: inHours(-1) })
  await makeEvent({ business_id: hidden[0]?.id as number })

  const { status, headers, body } = await visitor.get('/sitemap.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect([...parseXml(body).keys()]).toEqual([
    '/',
    '/businesses',
    '/questions',
    '/jobs',
    '/events',
    '/help',
    '/privacy',
    '/terms',
    `/businesses/${business.id}`,
    `/questions/${question.id}`,
    `/jobs/${job.id}`,
    `/events/${event.id}`,
    `/events/${now.id}`,
  ])
  for (const path of parseXml(body).keys()) {
    const page = await visitor.get(path)
    expect([path, page.status]).toEqual([path, 200])
    expect(page.body).toContain(`<link rel="canonical" href="${url}${path}"/>`)
    expect(page.body).not.toContain('noindex')
  }
})

test('closed, withdrawn and deleted entries are removed at once', async () => {
  await clear()
  const user = await makeUser()
  const business = await makeBusiness({}, { owner: user })
  const event = await makeEvent({ business_id: business.id })
  const { body: asked } = await as(user).post('/api/questions', { title: 'Who?', content: 'You?' })
  const { body: posted } = await as(user).post('/api/jobs', { title: 'Cook', company: 'Galley', description: 'Cook.' })
  const paths = [
    `/questions/${asked.question.id}`,
    `/jobs/${posted.job.id}`,
    `/events/${event.id}`,
    `/businesses/${business.id}`,
  ]
  expect([...(await read()).keys()]).toEqual(expect.arrayContaining(paths))

  await as(user).put(`/api/jobs/${posted.job.id}`, { is_active: false })
  await as(user).delete(`/api/questions/${asked.question.id}`)
  const root = (await visitor.post('/api/auth/login', { email: 'root@example.com', password: 'root-password' })).body
  const suspended = await as(root).post(`/api/admin/businesses/${business.id}/suspend`, { reason: 'Not a business' })
  expect(suspended.status).toBe(200)
  const after = [...(await read()).keys()]
  for (const path of paths) expect(after).not.toContain(path)

  await as(user).put(`/api/jobs/${posted.job.id}`, { is_active: true })
  expect([...(await read()).keys()]).toContain(`/jobs/${posted.job.id}`)
})

test('edits, answers and renewals update the lastmod of the entry and of its list', async () => {
  await clear()
  const user = await makeUser()
  const business = await makeBusiness({ updated_at: past }, { owner: user })
  const question = await makeQuestion({ user_id: user.id, created_at: past })
  const job = await makeJob({ user_id: user.id, created_at: past, expires_at: inHours(24) })
  const [ofBusiness, ofQuestion, ofJob] = [`/businesses/${business.id}`, `/questions/${question.id}`, `/jobs/${job.id}`]
  const before = await read()
  expect([before.get(ofBusiness), before.get(ofQuestion), before.get('/questions')]).toEqual([past, past, past])
  expect(before.get('/')).toBe(undefined)
  const start = Date.now() - 60_000
  expect(await lastmod(ofJob)).toBeLessThan(start)

  await as(user).post('/api/profiles', { id: business.id, tagline: 'New' })
  expect(await lastmod(ofBusiness)).toBeGreaterThan(start)
  expect(await lastmod('/businesses')).toBeGreaterThan(start)

  const answer = await makeAnswer({
    question_id: question.id,
    user_id: user.id,
    created_at: '2026-02-03T04:05:06.000Z',
  })
  expect((await read()).get(ofQuestion)).toBe('2026-02-03T04:05:06.000Z')
  await as(user).put(`/api/answers/${answer.id}`, { content: 'Better.' })
  expect(await lastmod(ofQuestion)).toBeGreaterThan(start)

  await as(user).post(`/api/jobs/${job.id}/renew`)
  expect(await lastmod(ofJob)).toBeGreaterThan(start)

  const event = await makeEvent({ business_id: business.id, created_by: user.id, created_at: past })
  expect((await read()).get(`/events/${event.id}`)).toBe(past)
  const { title, description, start_datetime, end_datetime } = event
  await as(user).put(`/api/businesses/${business.id}/events/${event.id}`, {
    ...{ title, description, start_datetime, end_datetime },
    location: 'Upstairs',
  })
  expect(await lastmod(`/events/${event.id}`)).toBeGreaterThan(start)
})

test('the sitemap fails instead of being cut while the database cannot be read', async () => {
  await db.schema.alterTable('businesses').renameTo('businesses_away').execute()
  for (const path of ['/sitemap.xml', '/sitemap-screens.xml', '/sitemap-businesses-1.xml']) {
    const { status, headers } = await visitor.get(path)
    expect([path, status, headers.get('content-type')]).toEqual([path, 500, 'application/json'])
  }
  await db.schema.alterTable('businesses_away').renameTo('businesses').execute()
  expect((await visitor.get('/sitemap.xml')).status).toBe(200)
})

test('an index lists files that together contain every entry exactly once when one file is not enough', async () => {
  await clear()
  const { id: user_id } = await makeUser()
  await sql`insert into questions (id, user_id, title, content) overriding system value
    select n, ${user_id}::bigint, 'Question', 'x' from generate_series(1, 20) as n`.execute(db)
  await sql`insert into questions (id, user_id, title, content) overriding system value
    values (21, ${user_id}, 'Question', 'x'), (95, ${user_id}, 'Question', 'x')`.execute(db)
  const business = await makeBusiness()
  const siteUrl = 'https://example.com/?a&b'

  expect(parseXml(await textOf(await sitemapOf(siteUrl, 29).readRoot())).size).toBe(6 + 22 + 1)
  const index = await textOf(await sitemapOf(siteUrl, 28).readRoot())
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(index).toContain('<loc>https://example.com/?a&#38;b/sitemap-screens.xml</loc>')

  const files = [...parseXml(await textOf(await sitemapOf(url, 10).readRoot())).keys()]
  expect(files.slice(0, 5)).toEqual([
    '/sitemap-screens.xml',
    '/sitemap-questions-1.xml',
    '/sitemap-questions-2.xml',
    '/sitemap-questions-3.xml',
    '/sitemap-questions-10.xml',
  ])
  const nameOf = (path: string) => path.replace(/^\/sitemap-|\.xml$/g, '')
  const parts = await Promise.all(files.map(async (path) => textOf(await sitemapOf(url, 10).readPart(nameOf(path)))))
  const found = parts.flatMap((part) => [...parseXml(part).keys()])
  expect(parts.map((part) => parseXml(part).size).every((size) => size > 0 && size <= 10)).toBe(true)
  expect([found.length, new Set(found).size]).toEqual([29, 29])
  expect(found).toEqual(expect.arrayContaining(['/questions/95', '/questions/20', `/businesses/${business.id}`]))
  for (const name of ['questions-4', 'jobs-1', 'questions-0', 'questions-01', 'users-1', 'questions-999999999']) {
    expect([name, await sitemapOf(url, 10).readPart(name)]).toEqual([name, null])
  }
})

test('a file of 50,000 entries is read in batches, in order and complete', async () => {
  await clear()
  const { id: user_id } = await makeUser()
  const first = 50_001
  await db.transaction().execute(async (tx) => {
    // Updating the search document does not change the page.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into questions (id, user_id, title, content) overriding system value
      select n, ${user_id}::bigint, 'Question', 'x' from generate_series(${first}::int, 110000) as n`.execute(tx)
  })
  expect([...(await read()).keys()]).toEqual([
    '/sitemap-screens.xml',
    '/sitemap-questions-2.xml',
    '/sitemap-questions-3.xml',
  ])
  const compressed = await fetch(`${url}/sitemap-questions-2.xml`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  const paths = [...parseXml(await compressed.text()).keys()]
  expect(paths).toEqual(Array.from({ length: 50_000 }, (_, n) => `/questions/${first + n}`))
  expect((await read('/sitemap-questions-3.xml')).size).toBe(10_000)
  for (const path of ['/sitemap-questions-1.xml', '/sitemap-jobs-1.xml', '/sitemap-x.xml', '/sitemap-.xml']) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
  }
  await clear()
})
