import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { createMemory } from '../../kit/server/memory.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { businessesSearchSource } from '../businesses/businesses.searchSource.server.ts'
import { compareStep } from '../businesses/duplicates/compare.server.ts'
import { inHours, makeEvent } from '../events/events.make.ts'
import { eventsSearchSource } from '../events/events.searchSource.server.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { jobsSearchSource } from '../jobs/jobs.searchSource.server.ts'
import { makeAnswer, makeQuestion } from '../questions/questions.make.ts'
import { questionsSearchSource } from '../questions/questions.searchSource.server.ts'
import type { SearchReply } from './search.contract.ts'
import { searchAll } from './searchAll.server.ts'

const { visitor, as, settings } = await startTestApp()
const searchSources = [businessesSearchSource, jobsSearchSource, eventsSearchSource, questionsSearchSource]
const services = { db, replica: db, memory: createMemory(), settings, searchSources }

const search = async (text: string, query = ''): Promise<SearchReply> => {
  const { status, body } = await visitor.get(`/api/search?q=${encodeURIComponent(text)}${query}`)
  expect(status, text).toBe(200)
  return body
}
const searchTitles = async (text: string, kind: string) => {
  const { groups } = await search(text)
  return groups.find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? []
}
const exactTitles = ({ best }: SearchReply) => best.filter((item) => item.exact).map(({ title }) => title)

const waiting = { timeout: 60_000 }

const owner = await makeUser()

await Promise.all([
  makeBusiness({ business_name: 'Summit Roof Works', industry: 'Construction', city: 'WASILLA' }),
  makeBusiness({ business_name: 'Peak & Sons', tagline: 'Roofing since 1970', city: 'Wasilla' }),
  makeBusiness({ business_name: 'Harbor Roofers', city: 'Juneau', verification_status: 'curated' }),
  makeBusiness({ business_name: 'Rooftop Coffee', city: 'Juneau' }),
  makeBusiness({ business_name: 'Gold Rush Law Office', industry: 'Legal Services', city: 'Juneau' }),
  makeBusiness({ business_name: 'ST JOHN BAPTIST CHURCH', industry: 'Religion', city: 'NORTH POLE' }),
  makeBusiness({ business_name: 'Hidden Roofing', city: 'Wasilla', verification_status: 'pending', is_public: false }),
  makeBusiness({ business_name: 'Rejected Roofing', city: 'Wasilla', verification_status: 'rejected' }),
  makeBusiness({ business_name: 'Hope Community Kitchen', city: 'Homer' }),
])
const host = await makeBusiness({ business_name: 'Denali Guild', city: 'Homer' }, { owner })

test('finds trades by their synonyms, in the named place', async () => {
  const roofers = await searchTitles('roofers in Wasilla', 'business')
  expect(roofers).toEqual(expect.arrayContaining(['Summit Roof Works', 'Peak & Sons']))
  expect(roofers).toHaveLength(2)
  expect(await searchTitles('roofing wasila', 'business')).toHaveLength(2)
  expect(await searchTitles('attorney juneau', 'business')).toEqual(['Gold Rush Law Office'])
  expect(await searchTitles('churches in North Pole', 'business')).toEqual(['ST JOHN BAPTIST CHURCH'])
})

test('ranks rare typed words in a text before a name that only has a synonym', async () => {
  await Promise.all(
    [
      'Ocean Seafood',
      'Seafood Festival',
      'Seafood Kitchen',
      'Cove Seafood Market',
      'Seafood Board',
      'Old Seafood Co',
    ].map((business_name) => makeBusiness({ business_name, city: 'Sitka' })),
  )
  await makeBusiness({ business_name: 'Fireweed Provisions', description: 'Kelp salsa and jam', city: 'Sitka' })
  await expect.poll(async () => (await searchTitles('kelp salsa', 'business'))[0], waiting).toBe('Fireweed Provisions')
})

test('ranks a business with the typed word in its name first', async () => {
  const reply = await searchTitles('roofers', 'business')
  expect(reply[0]).toBe('Harbor Roofers')
  expect(reply).not.toContain('Rooftop Coffee')
})

test.each([
  '(907) 555-0177',
  '907.555.0177',
  '555-0177',
  'who has the number 907-555-0177',
  'whose number is 555-0177',
  'whose phone number is 555-0177?',
  'who called me from (907) 555-0177',
])('finds the business with the phone number in “%s”', async (typed) => {
  const { id } = await makeBusiness({ business_name: 'Yarn Barn', phone: '+1 907-555-0177 ext. 3' })
  while ((await compareStep(db)) > 0);
  const reply = await search(typed)
  expect(reply.best[0]).toMatchObject({ kind: 'business', id, exact: true })
  const { body } = await visitor.get(`/api/profiles?search=${encodeURIComponent(typed)}`)
  expect(body.profiles[0]).toMatchObject({ id })
  const answer = await visitor.post('/api/chat', { message: typed })
  expect(answer.body.sources[0]).toMatchObject({ url: `/businesses/${id}` })
  await db.deleteFrom('businesses').where('id', '=', id).execute()
})

test('searches a sentence with an unknown phone number by its words', async () => {
  const typed = 'roofers, whose number is not 907-555-0178'
  expect((await search(typed)).best.map(({ title }) => title)).toContain('Harbor Roofers')
})

test('returns the understood parts, and a link to the complete list', async () => {
  const { understood, groups } = await search('churches in North Pole')
  expect(understood).toMatchObject({ industry: 'Churches', city: 'North Pole', words: [], from: null })
  expect(understood.parts.map(({ label, without }) => [label, without])).toEqual([
    ['Churches', 'in North Pole'],
    ['North Pole', 'churches'],
  ])
  expect(groups[0]?.more).toEqual({ url: '/businesses?industry=Religion&city=north+pole', total: 1, is_broader: false })
})

test('returns businesses in other places as inexact results when the place has none', async () => {
  const reply = await search('roofers in North Pole')
  expect(exactTitles(reply)).toEqual([])
  expect(reply.best.map(({ title }) => title)).toContain('Harbor Roofers')
})

test('finds a misspelled name, and a name with words that also mean a place or a trade', async () => {
  expect((await search('Sumit Rof Works')).best[0]).toMatchObject({ title: 'Summit Roof Works', exact: true })
  expect((await search('Hope Community Kitchen')).best[0]).toMatchObject({ title: 'Hope Community Kitchen' })
  expect((await search('gold rush law office')).best[0]).toMatchObject({
    title: 'Gold Rush Law Office',
    exact: true,
  })
})

test('finds only items that visitors may see, also for members', async () => {
  const past = '2020-01-02T03:04:05.000Z'
  await Promise.all([
    makeJob({ user_id: owner.id, title: 'Secretive closed quokka', closed_at: past }),
    makeJob({ user_id: owner.id, title: 'Secretive expired quokka', expires_at: past }),
    makeEvent({ business_id: host.id, title: 'Secretive hidden quokka', is_active: false }),
    makeEvent({
      business_id: host.id,
      title: 'Secretive past quokka',
      start_datetime: past,
      end_datetime: inHours(-9),
    }),
    makeBusiness({ business_name: 'Secretive pending quokka', verification_status: 'pending' }, { owner }),
    makeBusiness({ business_name: 'Secretive curated quokka', verification_status: 'curated', is_public: false }),
  ])
  expect((await search('secretive quokka')).best).toEqual([])
  expect((await search('secretive quokka jobs')).best).toEqual([])
  expect((await search('roofing')).best.map(({ title }) => title)).not.toContain('Hidden Roofing')
  const { body } = await as(owner).get('/api/search?q=secretive+quokka')
  expect(body.best).toEqual([])
})

test('finds open jobs by place and type', async () => {
  await Promise.all([
    makeJob({ user_id: owner.id, title: 'Cook', location: 'Juneau, AK', job_type: 'Part-time' }),
    makeJob({ user_id: owner.id, title: 'Deckhand', location: 'Juneau, AK', job_type: 'Full-time' }),
    makeJob({ user_id: owner.id, title: 'Welder', location: 'Homer, AK', job_type: 'Part-time' }),
    makeJob({ user_id: owner.id, title: 'Bookkeeper', location: 'Remote, anywhere in Alaska' }),
  ])
  expect(await searchTitles('part-time jobs in Juneau', 'job')).toEqual(['Cook'])
  expect(await searchTitles('who is hiring in homer', 'job')).toEqual(['Welder'])
  expect(await searchTitles('welding jobs', 'job')).toEqual(['Welder'])
  expect(await searchTitles('remote', 'job')).toEqual(['Bookkeeper'])
  const { groups } = await search('part-time jobs in Juneau')
  expect(groups.map(({ kind }) => kind)).toEqual(['job'])
  expect(groups[0]?.more?.url).toBe('/jobs?job_type=Part-time&location=Juneau')
})

test('finds events by type and day, in the region’s time zone', async () => {
  const times = (moment: string, hours = 1) => ({
    start_datetime: moment,
    end_datetime: new Date(Date.parse(moment) + hours * 3_600_000).toISOString(),
  })
  await Promise.all([
    // 23:00 on Friday, 2099-12-04, in Anchorage.
    makeEvent({
      business_id: host.id,
      title: 'Night Mixer',
      event_type: 'Networking',
      ...times('2099-12-05T08:00:00Z'),
    }),
    makeEvent({ business_id: host.id, title: 'Day After', event_type: 'Workshop', ...times('2099-12-05T20:00:00Z') }),
    makeEvent({
      business_id: host.id,
      title: 'Long Fair',
      event_type: 'Community',
      ...times('2099-11-30T20:00:00Z', 120),
    }),
  ])
  const now = Date.parse('2099-12-04T18:00:00Z')
  const searchEvents = async (text: string) => {
    const { groups } = await searchAll(services, text, { now })
    return groups.flatMap(({ kind, items }) => (kind === 'event' ? items.map(({ title }) => title) : []))
  }
  expect(await searchEvents('events today')).toEqual(['Long Fair', 'Night Mixer'])
  expect(await searchEvents('events tomorrow')).toEqual(['Long Fair', 'Day After'])
  expect(await searchEvents('networking events this week')).toEqual(['Night Mixer'])
  expect(await searchEvents('workshops in December')).toEqual(['Day After'])
  // That month has no workshop, so an event in another month is returned.
  expect(await searchEvents('workshops next month')).toEqual(['Day After'])
  expect(exactTitles(await searchAll(services, 'workshops next month', { now }))).toEqual([])
  expect(await searchEvents('sales next month')).toEqual([])
})

test('returns only the next occurrence of a series', async () => {
  const series = await db
    .insertInto('event_series')
    .values({ business_id: host.id, frequency: 'weekly', time_zone: 'America/Anchorage' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const hours of [50, 218, 386]) {
    await makeEvent({
      ...{ business_id: host.id, series_id: series.id, title: 'Weekly Wombat' },
      ...{ start_datetime: inHours(hours), end_datetime: inHours(hours + 1) },
    })
  }
  expect(await searchTitles('wombat events', 'event')).toEqual(['Weekly Wombat'])
})

test('finds questions by sentences and by keywords, also in their answers', async () => {
  const question = await makeQuestion({ user_id: owner.id, title: 'How do you thaw frozen pipes in a rented shop?' })
  await makeAnswer({ question_id: question.id, user_id: owner.id, content: 'Heat trace, or a hair dryer.' })
  expect((await search('how can I thaw frozen pipes')).best[0]).toMatchObject({ id: question.id, kind: 'question' })
  expect(await searchTitles('heat trace pipes', 'question')).toEqual([question.title])
})

test('ranks help pages first for questions about the site', async () => {
  const expected = { kind: 'help', id: null, url: '/help/claim-a-business', exact: true }
  expect((await search('how do I claim my business')).best[0]).toMatchObject(expected)
  expect((await search('forgot my password')).best[0]).toMatchObject({ url: '/help/reset-your-password' })
})

test('the kind parameter restricts the search to one kind', async () => {
  const { groups } = await search('roofers in Wasilla', '&kind=business&limit=1')
  expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([['business', 1]])
  expect((await visitor.get('/api/search?q=x&kind=user')).status).toBe(400)
})

test('returns no results for a text without words', async () => {
  for (const text of ['', '   ', '!!!', '\0']) expect(await search(text), text).toMatchObject({ groups: [], best: [] })
  expect((await visitor.get('/api/search')).body.best).toEqual([])
})

test.each([
  "'; drop table businesses; --",
  'foo:* & !bar | (baz <-> qux)',
  "\\'\\\\' \"unbalanced",
  '<script>alert(1)</script>',
  '%_%_%\\',
  'a'.repeat(200),
  'in near of at the',
  'roofers in in Wasilla in',
  '🏔️ ʻokina क्षि ﷽',
  "O'Brien's & Sons",
  'null undefined NaN constructor __proto__',
  '9999-99-99 february 31 december 99',
])('accepts the hostile text “%s”', async (text) => {
  const reply = await search(text)
  expect(reply.best.length).toBeLessThanOrEqual(10)
})

test('the API rejects more than 200 characters, and the internal search truncates them', async () => {
  expect((await visitor.get(`/api/search?q=${'a'.repeat(201)}`)).status).toBe(400)
  const { best } = await searchAll(services, `roofers in Wasilla ${' '.repeat(300)} nowhere`)
  expect(best).toHaveLength(2)
})

test('every link of the help pages works', async () => {
  const { body } = await visitor.get('/api/help')
  const pages: { name: string }[] = body.sections.flatMap(({ pages }: { pages: object[] }) => pages)
  expect(pages.length).toBeGreaterThan(25)
  const links = new Set<string>()
  for (const { name } of pages) {
    const page = await visitor.get(`/api/help/${name}`)
    expect(page.status, name).toBe(200)
    for (const [, href] of page.body.html.matchAll(/href="([^"]+)"/g)) links.add(href)
  }
  for (const href of links) {
    if (href.startsWith('https://example.com')) continue
    // Pages behind the login redirect to it.
    expect((await visitor.get(href)).status, href).toBeLessThan(400)
  }
  expect((await visitor.get('/api/help/..%2F..%2Fpackage')).status).toBe(404)
})

test('corrects misspelled words beside understood parts, and says so', async () => {
  await makeBusiness({ business_name: 'Interior Pipe Company', tagline: 'Plumbing and heating', city: 'Fairbanks' })
  // The application receives rows that a test writes after a moment.
  await expect.poll(() => searchTitles('plubmer fairbnaks', 'business'), waiting).toEqual(['Interior Pipe Company'])
  await expect.poll(async () => (await search('plubmer fairbnaks')).understood.city, waiting).toBe('Fairbanks')
  const reply = await search('plubmer fairbnaks')
  expect(reply).toMatchObject({ corrected: 'plumber fairbanks', partial: false })
  expect(reply.understood).toMatchObject({ industry: 'Plumbing', city: 'Fairbanks' })
  expect(exactTitles(reply)).toEqual(['Interior Pipe Company'])
  expect((await search('plumber fairbanks')).corrected).toBeNull()
  expect((await search('"plubmer" fairbanks')).corrected).toBeNull()
})

test('returns the best partial matches when nothing has all words, with the words that they lack', async () => {
  await makeQuestion({ user_id: owner.id, title: 'Which paint survives a winter on a steel hull?' })
  const reply = await search('paint for a steel hull with glitter', '&kind=question')
  expect(reply.partial).toBe(true)
  expect(reply.best[0]).toMatchObject({ exact: false, missing: ['glitter'], outside: [] })
  expect(reply.best[0]?.coverage).toBeGreaterThanOrEqual(0.5)
  expect(reply.best[0]?.coverage).toBeLessThan(1)
})

test('finds nothing when no word is known, and nothing by a general word', async () => {
  expect((await search('flimsy wombatlike zeppelins')).best).toEqual([])
  const findBest = async () => (await search('steel zeppelins transmogrification quaternions', '&kind=question')).best
  // The words of the question are counted soon after it was asked.
  await expect.poll(findBest, waiting).toEqual([])
})

test('finds compounds in both spellings, and irregular forms', async () => {
  await makeBusiness({ business_name: 'Taiga Yard Care', tagline: 'We bought a snow blower', city: 'Homer' })
  await expect.poll(() => searchTitles('snowblower', 'business'), waiting).toEqual(['Taiga Yard Care'])
  expect((await search('buy a snow blower')).best[0]).toMatchObject({ title: 'Taiga Yard Care', exact: true })
  await makeBusiness({ business_name: 'Aurora Ledger', tagline: 'Bookkeeping', city: 'Homer' })
  await expect.poll(() => searchTitles('book keeping homer', 'business'), waiting).toEqual(['Aurora Ledger'])
})

test('every list finds words in any order, other words for trades and corrected words, and says so', async () => {
  const list = async (path: string, key: string, name: string) => {
    const { body } = await visitor.get(`/api/${path}`)
    const { partial, corrected, total } = body
    return { found: body[key].map((item: Record<string, string>) => item[name]), partial, corrected, total }
  }
  const profiles = (text: string) => list(`profiles?search=${text}`, 'profiles', 'business_name')
  const found = { found: ['Interior Pipe Company'], partial: false, corrected: null, total: 1 }
  expect(await profiles('plumber fairbanks')).toEqual(found)
  expect(await profiles('fairbanks plumb')).toEqual(found)
  expect(await profiles('terior pip')).toEqual(found)
  expect(await profiles('plubmer fairbnaks')).toEqual({ ...found, corrected: 'plumber fairbanks' })
  expect(await profiles('pipe company of atlantis')).toEqual({ ...found, partial: true })
  expect(await profiles('zeppelins')).toEqual({ found: [], partial: false, corrected: null, total: 0 })
  expect(await profiles('plumber&city=Juneau')).toMatchObject({ found: [] })

  expect(await list('jobs?search=weldre', 'jobs', 'title')).toMatchObject({ found: ['Welder'], corrected: 'welder' })
  expect(await list('jobs?search=welder+zeppelin', 'jobs', 'title')).toMatchObject({ found: ['Welder'], partial: true })
  expect(await list('questions?search=frozen+pipes+zeppelin', 'questions', 'title')).toMatchObject({
    found: ['How do you thaw frozen pipes in a rented shop?'],
    ...{ partial: true, corrected: null },
  })
  expect(await list('events?search=womabt', 'events', 'title')).toMatchObject({ corrected: 'wombat', total: 1 })
  expect(await list('events?search=quokkas+zeppelin&type=Sale', 'events', 'title')).toMatchObject({ found: [] })
})

test('finds places by informal names, also names of several towns together', async () => {
  await Promise.all([
    makeBusiness({ business_name: 'Matanuska Quilters', tagline: 'Quilting', city: 'Palmer' }),
    makeBusiness({ business_name: 'Denali Quilters', tagline: 'Quilting', city: 'Fairbanks' }),
    makeJob({ user_id: owner.id, title: 'Quilter', location: 'Wasilla, AK' }),
    makeJob({ user_id: owner.id, title: 'Quilter', location: 'Anchorage, AK' }),
    makeEvent({ business_id: host.id, title: 'Quilting bee', location: 'Depot, Palmer' }),
  ])
  const valley = await expect
    .poll(() => searchTitles('quilting in the Valley', 'business'), waiting)
    .toEqual(['Matanuska Quilters'])
    .then(() => search('quilting in the Valley'))
  expect(valley.understood.city).toBe('Mat-Su Valley')
  expect(valley.partial).toBe(false)
  expect(exactTitles(valley)).toEqual(expect.arrayContaining(['Matanuska Quilters', 'Quilter', 'Quilting bee']))
  expect(valley.groups.find(({ kind }) => kind === 'job')?.items.map(({ meta }) => meta)).toHaveLength(1)
  expect(await searchTitles('quilting fbks', 'business')).toEqual(['Denali Quilters'])
  expect((await search('quilters mat-su')).understood.city).toBe('Mat-Su Valley')
  const { body } = await visitor.get('/api/profiles?search=quilting+the+valley')
  expect(body.profiles.map(({ business_name }: { business_name: string }) => business_name)).toEqual([
    'Matanuska Quilters',
  ])
})

test('a query of very many words finds the document that has them, and repeated words count once', async () => {
  const words = Array.from({ length: 40 }, (_, index) => `q${String.fromCharCode(97 + (index % 26))}${index}`)
  await makeQuestion({ user_id: owner.id, title: 'Part numbers on old crates', content: words.join(' ') })
  const text = words.toSpliced(31, 1).join(' ')
  await expect
    .poll(async () => (await search(text, '&kind=question')).best.map(({ title }) => title), waiting)
    .toEqual(['Part numbers on old crates'])
  const { best, highlights } = await search('qa0 qb1 '.repeat(20), '&kind=question')
  expect(best[0]).toMatchObject({ title: 'Part numbers on old crates', coverage: 1 })
  expect(new Set(highlights).size).toBe(highlights.length)
})

test('a ZIP code is its town, and another number is none', async () => {
  expect((await searchTitles('roofers 99801', 'business'))[0]).toBe('Harbor Roofers')
  expect((await searchTitles('roofers in juneau 99801', 'business'))[0]).toBe('Harbor Roofers')
  const labels = async (text: string) => (await search(text)).understood.parts.map(({ label }) => label)
  expect(await labels('roofing near 99801')).toContain('Juneau')
  expect(await labels('roofing 99802')).toContain('Juneau')
  expect(await labels('roofing near 99599')).not.toContain('Juneau')
})
