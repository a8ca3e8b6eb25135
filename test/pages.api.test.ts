import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { as, visitor, url } = await startTestApp()

/** Sends a GET request. @returns the response with its encoded body */
const fetchRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

test('the public page of a business is rendered with its data, title, description, canonical link and Open Graph tags', async () => {
  const { id } = await makeBusiness({
    business_name: 'Denali <Dogs> & "Sleds"',
    tagline: 'Mush!</script><b>',
    description: 'We *run*.',
    city: 'Healy',
  })
  const { status, body } = await visitor.get(`/businesses/${id}`)
  expect(status).toBe(200)
  expect(body).toContain('<title>Denali &lt;Dogs&gt; &amp; &quot;Sleds&quot;')
  expect(body).toContain(`<link rel="canonical" href="${url}/businesses/${id}"/>`)
  expect(body).toMatch(/<meta name="description" content="[^"]*Mush!/)
  expect(body).toMatch(/<meta property="og:title" content="Denali/)
  expect(body).toMatch(/<meta property="og:url"/)
  expect(body).toContain('We <em>run</em>.')
  expect(body).not.toContain('</script><b>')
  const [, hydration] = body.match(/<script type="application\/json" id="hydration">(.*?)<\/script>/s)
  expect(JSON.parse(hydration).loaderData['/businesses/:id'].profile.tagline).toBe('Mush!</script><b>')
  expect(body.match(/<h1[^>]*>/g)).toHaveLength(1)
})

test('an open job has structured data, also with hostile text, and a closed one has none', async () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const job = await makeJob({
    user_id: (await makeUser()).id,
    title: hostile,
    company: hostile,
    location: 'Sitka, AK',
    job_type: 'Contract',
    description: `We *sail*. ${hostile}`,
  })
  const read = async () => (await visitor.get(`/jobs/${job.id}`)).body as string
  const open = await read()
  expect(open).not.toContain('<script>alert')
  const [, json = ''] = open.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: hostile,
    description: expect.stringContaining('We <em>sail</em>.'),
    datePosted: job.created_at,
    validThrough: job.expires_at,
    employmentType: 'CONTRACTOR',
    hiringOrganization: { name: hostile },
    jobLocation: { address: { addressLocality: 'Sitka', addressRegion: 'AK', addressCountry: 'US' } },
  })
  expect(open).not.toContain('noindex')

  await db.updateTable('jobs').set({ closed_at: '2026-02-03T04:05:06Z' }).where('id', '=', job.id).execute()
  await vi.waitFor(async () => expect(await read()).toContain('Closed'), { timeout: 60_000 })
  const closed = await read()
  expect(closed).not.toContain('application/ld+json')
  expect(closed).toContain('noindex')
})

test.each([
  '/',
  '/businesses',
  '/jobs',
  '/events',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/privacy',
  '/terms',
])('visitors can open %s', async (path) => {
  const { status, headers, body } = await visitor.get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toMatch(/<title>[^<]+<\/title>/)
  expect(body).toContain(`Version ${version}`)
})

test.each(['/no/such', '/businesses/999999', '/businesses/x', '/jobs/999999', '/jobs/x', '/businesses/%F0%9F%A6%8A'])(
  '%s is answered with 404',
  async (path) => {
    const { status, body } = await visitor.get(path)
    expect(status).toBe(404)
    expect(body).toMatch(/not found/i)
  },
)

test.each([
  ['/help/find-a-business.', '/help/find-a-business'],
  ['/help/find-a-business),', '/help/find-a-business'],
  ['/help/find-a-business%29?x=1', '/help/find-a-business?x=1'],
])('%s with trailing punctuation redirects to %s', async (path, whole) => {
  const { status, headers } = await visitor.get(path)
  expect([status, headers.get('location')]).toEqual([302, whole])
})

test('an unknown address does not redirect to another site', async () => {
  for (const path of ['//evil.example.com.', '/%2F/evil.example.com.', '/.', '/...'])
    expect((await visitor.get(path)).headers.get('location') ?? '/', path).not.toMatch(/^\/\/|:/)
})

test('screens that need an account are sent without data', async () => {
  for (const path of [
    '/profile',
    '/my-businesses',
    '/admin',
    '/admin/import',
    '/businesses/new',
    '/jobs/new',
    '/jobs/1/edit',
  ]) {
    const { status, body } = await visitor.get(path)
    expect(status).toBe(200)
    expect(body).toContain('Loading...')
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
  }
})

test('the policy allows no inline code, no evaluation and no other origin', async () => {
  const { headers, body } = await visitor.get('/')
  const hashSource = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).not.toContain('nonce')
  const inline = [...body.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code]) => code)
  expect(inline).toHaveLength(1)
  expect(inline[0]?.length).toBeLessThanOrEqual(1000)
  expect(policy).toContain(`script-src 'self' ${hashSource(inline[0])};`)
  const styles = [...body.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css)
  expect(styles).toHaveLength(1)
  expect(policy).toContain(`style-src 'self' ${hashSource(styles[0])};`)
  expect(body).not.toMatch(/ style="| onclick=/)
  const secondResponse = await visitor.get('/')
  expect(secondResponse.headers.get('content-security-policy')).toBe(policy)
})

test('password fields are masked, and named for password managers', async () => {
  const readFields = async (path: string) =>
    [...((await visitor.get(path)).body as string).matchAll(/<input[^>]*>/g)]
      .map(([field]) => [/ type="(\w+)"/.exec(field)?.[1], / autoComplete="([\w-]+)"/i.exec(field)?.[1]])
      .filter(([type, name]) => type === 'password' || name?.includes('password'))
  expect(await readFields('/login')).toEqual([['password', 'current-password']])
  expect(await readFields('/register')).toEqual(Array(2).fill(['password', 'new-password']))
})

test('compressed responses contain the same page', async () => {
  const plain = (await fetchRaw('/businesses')).body.toString()
  // The first response is compressed quickly, and a repeated one better.
  const readBoth = () => fetchRaw('/businesses', { 'Accept-Encoding': 'gzip, br' })
  const quick = await readBoth()
  await expect.poll(async () => (await readBoth()).headers['content-encoding']).toBe('br')
  const brotli = await readBoth()
  const gzip = await fetchRaw('/businesses', { 'Accept-Encoding': 'gzip, br;q=0' })
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
  expect(brotli.body.length).toBeLessThan(quick.body.length)
  const onlyBrotli = await fetchRaw('/jobs', { 'Accept-Encoding': 'br' })
  expect(brotliDecompressSync(onlyBrotli.body).toString()).toContain('Job Board')
  expect(gunzipSync(gzip.body).toString()).toBe(plain)
  expect(brotli.body.length).toBeLessThan(plain.length / 2)
})

test('an unchanged page is answered with 304 and its policy, in every encoding', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const headers = { 'Accept-Encoding': encoding }
    const first = await fetchRaw('/privacy', headers)
    const second = await fetchRaw('/privacy', { ...headers, 'If-None-Match': String(first.headers.etag) })
    expect([second.status, second.body.length]).toEqual([304, 0])
    expect(second.headers).toMatchObject({
      'content-security-policy': first.headers['content-security-policy'],
      etag: first.headers.etag,
      vary: 'Accept-Encoding',
    })
  }
})

test('validators are weak because all encodings share one', async () => {
  const [, script] = (await visitor.get('/')).body.match(/ data-touched="(\/assets\/entry[^ "]+)/)
  for (const path of ['/', script, '/icon.svg']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      expect((await fetchRaw(path, { 'Accept-Encoding': encoding })).headers.etag).toMatch(/^W\/"/)
    }
  }
})

test('every change invalidates the cached page that shows it', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Before' }, { owner })
  expect((await visitor.get(`/businesses/${id}`)).body).toContain('Before')
  await as(owner).post('/api/profiles', { id, tagline: 'Changed through the API' })
  expect((await visitor.get(`/businesses/${id}`)).body).toContain('Changed through the API')

  // A change by another process or directly in the database.
  await db.updateTable('businesses').set({ tagline: 'Changed elsewhere' }).where('id', '=', id).execute()
  await vi.waitFor(async () => expect((await visitor.get(`/businesses/${id}`)).body).toContain('Changed elsewhere'), {
    timeout: 60_000,
  })
})

test('files of the build are immutable for caches and compressed', async () => {
  const [, script] = (await visitor.get('/')).body.match(/ data-touched="(\/assets\/entry[^ "]+)/)
  const { status, headers } = await fetchRaw(script, { 'Accept-Encoding': 'br' })
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect((await fetchRaw('/assets/../../package.json')).status).toBe(404)
  expect((await fetchRaw('/manifest.json')).status).toBe(404)
})

test('cached pages do not depend on unknown or hostile parameters', async () => {
  for (const query of [
    '?page=999',
    '?page=-1',
    '?page=x',
    '?search=%00',
    '?utm_source=x',
    `?search=${'x'.repeat(5000)}`,
    '?city=%3Cscript%3E',
  ]) {
    const { status, body } = await visitor.get(`/businesses${query}`)
    expect([query, status]).toEqual([query, 200])
    expect(body).not.toContain('<script>alert')
  }
})

/** The size of the page cache in bytes, from the metrics. */
const keptBytes = async () => Number(/^page_cache_bytes (\d+)$/m.exec((await visitor.get('/metrics')).body)?.[1])

/** Requests pages, a few at a time. @returns the statuses */
async function visitAll(paths: string[]) {
  const statuses = new Set<number>()
  for (let start = 0; start < paths.length; start += 20) {
    for (const { status } of await Promise.all(paths.slice(start, start + 20).map((path) => fetchRaw(path)))) {
      statuses.add(status)
    }
  }
  return [...statuses]
}

test('pages of unknown addresses are not cached', async () => {
  expect((await fetchRaw('/help')).status).toBe(200)
  const before = await keptBytes()
  expect(before).toBeGreaterThan(0)
  const long = 'x'.repeat(10_000)
  const unknown = Array.from({ length: 40 }, (_, index) => [
    `/${long}${index}`,
    `/help/${long}${index}`,
    `/jobs/${long}${index}`,
  ])
  expect(await visitAll(unknown.flat())).toEqual([404])
  expect(await keptBytes()).toBeLessThanOrEqual(before)
})

test('equivalent addresses share one cached page', async () => {
  await fetchRaw('/questions?search=kept')
  const before = await keptBytes()
  const spellings = [
    '/questions/?search=kept',
    '/questions?utm=x&search=%20kept%20',
    '/%71uestions?search=k%65pt',
    '/questions?search=kept&search=other',
  ]
  expect(await visitAll(spellings)).toEqual([200])
  expect(await keptBytes()).toBe(before)
})

test('the page cache has a limit', async () => {
  const searches = Array.from({ length: 1200 }, (_, index) => `/questions?search=${'%C3%BC'.repeat(190)}${index}`)
  expect(await visitAll(searches)).toEqual([200])
  expect(await keptBytes()).toBeLessThanOrEqual(48 * 1024 * 1024)
})

test('a page that failed because of the database shows an error and is not cached', async () => {
  await db.schema.alterTable('businesses').renameTo('businesses_away').execute()
  const { status, headers, body } = await visitor.get('/businesses?search=away')
  await db.schema.alterTable('businesses_away').renameTo('businesses').execute()
  expect([status, headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(body).toContain('Failed to load business profiles')
  expect((await visitor.get('/businesses?search=away')).status).toBe(200)
})

test('previews and descriptions keep the items of a list apart', async () => {
  const { id: user_id } = await makeUser()
  const content =
    '## Property tax\n\nThe borough taxes:\n\n- equipment, if it is not leased.\n- inventory\n\n| What | Rate |\n|---|---|\n| Boats | 1% |'
  const { id } = await makeQuestion({ user_id, content })
  const description =
    'Property tax · The borough taxes: equipment, if it is not leased. · inventory · What, Rate · Boats, 1%'
  expect((await visitor.get(`/questions/${id}`)).body).toContain(`property="og:description" content="${description}"`)
  expect((await visitor.get('/questions')).body).toContain(description)
})

test('a cached page expires when an event begins and when it ends', async () => {
  const business = await makeBusiness()
  await visitor.get('/events')
  const [startTime, endTime] = [new Date(Date.now() + 4000).toISOString(), new Date(Date.now() + 7000).toISOString()]
  const soon = await makeEvent({ business_id: business.id, title: 'Tide talk', start_datetime: startTime })
  const brief = await makeEvent({
    business_id: business.id,
    title: 'Net mending',
    start_datetime: new Date(Date.now() - 60_000).toISOString(),
    end_datetime: endTime,
  })
  const read = async (path: string) => (await visitor.get(path)).body as string
  const all = () => Promise.all(['/events', `/events/${soon.id}`, `/events/${brief.id}`].map(read))
  const waitUntilAfter = (moment: string) => expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(moment) + 5)

  await expect.poll(() => read('/events')).toContain('Net mending')
  const [, soonPage, briefPage] = await all()
  expect(soonPage).not.toContain('Happening Now')
  expect(briefPage).toContain('Happening Now')

  // A page that stays cached would be stale for much longer than this timeout.
  const timeout = 5000
  await waitUntilAfter(startTime)
  await expect.poll(async () => (await all())[1], { timeout }).toContain('Happening Now')

  await waitUntilAfter(endTime)
  await expect.poll(async () => (await all())[0], { timeout }).not.toContain('Net mending')
  const [listAfter, , briefAfter] = await all()
  expect(listAfter).toContain('Tide talk')
  expect(briefAfter).toContain('Past Event')
})

test('an expired job leaves its list and its structured data at once', async () => {
  const { id: user_id } = await makeUser()
  await visitor.get('/jobs')
  const expires_at = new Date(Date.now() + 4000).toISOString()
  const { id } = await makeJob({ user_id, title: 'Deckhand until tonight', expires_at })
  const pages = () => Promise.all([visitor.get('/jobs'), visitor.get(`/jobs/${id}`)])
  await expect.poll(async () => (await pages())[0].body).toContain('Deckhand until tonight')
  expect((await pages())[1].body).toContain('"JobPosting"')

  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(expires_at))
  // A page that stays cached would be stale for much longer than this timeout.
  const timeout = 5000
  await expect.poll(async () => (await pages())[0].body, { timeout }).not.toContain('Deckhand until tonight')
  await expect.poll(async () => (await pages())[1].body, { timeout }).not.toContain('"JobPosting"')
})
