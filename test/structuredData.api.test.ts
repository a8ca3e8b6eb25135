import { expect, test, vi } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makePicture } from '../src/features/businesses/pictures/pictures.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'

const { visitor, url } = await startTestApp()

const hostile = '</script><script>alert(1)</script><!-- <script> ]]> \u2028 \u{1f43b} "\\u003c/script>" &lt;'
// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its data
type Data = any

/** The structured data of a page by schema.org type. */
async function read(path: string): Promise<Record<string, Data>> {
  const { status, body } = await visitor.get(path)
  expect([path, status]).toEqual([path, 200])
  expect(body).not.toContain('<script>alert')
  const blocks = [...(body as string).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const all = blocks.map(([, json = '']) => {
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    return JSON.parse(json)
  })
  for (const data of all) expect(data['@context']).toBe('https://schema.org')
  expect(new Set(all.map((data) => data['@type'])).size).toBe(all.length)
  return Object.fromEntries(all.map((data) => [data['@type'], data]))
}

const trail = (...steps: [name: string, path: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url + path,
  })),
})

test('the home page has structured data of the network and its search', async () => {
  const { WebSite, Organization } = await read('/')
  expect(WebSite).toMatchObject({ name: 'Alaska Business Network', url: `${url}/` })
  const { target, 'query-input': input } = WebSite.potentialAction
  expect(input).toBe('required name=search_term_string')
  const searchPath = target.urlTemplate.replace('{search_term_string}', 'kelp')
  expect((await visitor.get(searchPath.replace(url, ''))).body).toContain('value="kelp"')
  expect(Organization).toMatchObject({ name: 'Alaska Business Network', url: `${url}/` })
  expect((await visitor.get(Organization.logo.replace(url, ''))).status).toBe(200)
})

test.each([
  ['/questions?sort=votes', 'Q&A Forum', '/questions'],
  ['/jobs?search=cook', 'Job Board', '/jobs'],
  ['/events', 'Alaska Business Events', '/events'],
  ['/businesses', 'Businesses', '/businesses'],
  ['/privacy', 'Privacy policy', '/privacy'],
  ['/terms', 'Terms of service', '/terms'],
])('%s has a breadcrumb', async (path, label, own) => {
  expect((await read(path)).BreadcrumbList).toEqual(trail(['Alaska Business Network', '/'], [label, own]))
})

test('structured data of questions and answers is complete, also with hostile text', async () => {
  const user = await makeUser({ full_name: hostile })
  const content = `A *question*. \`${hostile}\``
  const question = await makeQuestion({ user_id: user.id, title: hostile, content })
  const path = `/questions/${question.id}`
  const bare = (await read(path)).QAPage.mainEntity
  expect(bare.answerCount).toBe(0)
  expect(bare).not.toHaveProperty('acceptedAnswer')
  expect(bare).not.toHaveProperty('suggestedAnswer')

  const answer = (user_id: number | null) => makeAnswer({ question_id: question.id, user_id, content })
  const [former, accepted, other] = [await answer(null), await answer(user.id), await answer(user.id)]
  await db.insertInto('answer_votes').values({ answer_id: other.id, user_id: user.id, vote_type: 'downvote' }).execute()
  await db
    .updateTable('questions')
    .set({ accepted_answer_id: accepted.id, edited_at: '2026-02-03T04:05:06Z' })
    .where('id', '=', question.id)
    .execute()
  const expected = ({ id }: { id: number }, name: string, upvoteCount: number) => ({
    '@type': 'Answer',
    text: `A question. ${hostile}`,
    url: `${url}${path}#answer-${id}`,
    upvoteCount,
    datePublished: expect.stringMatching(/Z$/),
    author: { '@type': 'Person', name, ...(name === hostile && { url: `${url}/users/${user.id}` }) },
  })
  await vi.waitFor(async () => expect((await read(path)).QAPage.mainEntity.answerCount).toBe(3), { timeout: 60_000 })
  const { QAPage, BreadcrumbList } = await read(path)
  expect(QAPage.mainEntity).toEqual({
    '@type': 'Question',
    name: hostile,
    text: `A question. ${hostile}`,
    url: url + path,
    answerCount: 3,
    upvoteCount: 0,
    datePublished: question.created_at,
    dateModified: '2026-02-03T04:05:06.000Z',
    author: { '@type': 'Person', name: hostile, url: `${url}/users/${user.id}` },
    acceptedAnswer: expected(accepted, hostile, 0),
    suggestedAnswer: [expected(former, 'Former member', 0), expected(other, hostile, -1)],
  })
  expect(BreadcrumbList.itemListElement).toHaveLength(2)
  const { body } = await visitor.get(path)
  for (const { id } of [former, accepted, other]) expect(body).toContain(`<li id="answer-${id}"`)
})

test('structured data of a business has its address and never its EIN', async () => {
  const { id } = await makeBusiness({
    business_name: hostile,
    tagline: hostile,
    description: 'We *run*.',
    location: '12 Juneau Ave, Suite 3, Juneau, AK 99801',
    city: 'Juneau',
    zip_code: '99801',
    phone: '907-555-0100',
    website: 'https://example.com/?a&b',
    about_url: 'https://example.org/about',
    year_established: 1986,
    ein: '12-3456789',
  })
  const path = `/businesses/${id}`
  const { LocalBusiness, BreadcrumbList } = await read(path)
  expect(LocalBusiness).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    geo: { '@type': 'GeoCoordinates', latitude: 58.3628, longitude: -134.5294 },
    '@id': url + path,
    name: hostile,
    slogan: hostile,
    url: 'https://example.com/?a&b',
    sameAs: ['https://example.org/about'],
    description: 'We run.',
    telephone: '907-555-0100',
    foundingDate: '1986',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Juneau Ave, Suite 3',
      addressLocality: 'Juneau',
      addressRegion: 'AK',
      postalCode: '99801',
      addressCountry: 'US',
    },
  })
  expect(BreadcrumbList.itemListElement[0]).toMatchObject({ name: 'Businesses', item: `${url}/businesses` })

  const bare = await makeBusiness({ business_name: 'Bare' })
  expect((await read(`/businesses/${bare.id}`)).LocalBusiness).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}/businesses/${bare.id}`,
    name: 'Bare',
    url: `${url}/businesses/${bare.id}`,
    address: { '@type': 'PostalAddress', addressRegion: 'AK', addressCountry: 'US' },
  })
})

const readJobPosting = async (given: Partial<Parameters<typeof makeJob>[0]>) => {
  const { id: user_id } = await makeUser()
  const job = await makeJob({ user_id, ...given })
  const { JobPosting, BreadcrumbList } = await read(`/jobs/${job.id}`)
  return { job, JobPosting, BreadcrumbList }
}

test('structured data of an open job is complete, also with hostile text', async () => {
  const owner = await makeUser()
  const business = await makeBusiness({}, { owner })
  const { job, JobPosting, BreadcrumbList } = await readJobPosting({
    user_id: owner.id,
    business_id: business.id,
    title: hostile,
    company: hostile,
    location: '12 Harbor Way, Homer, AK 99603',
    job_type: 'Internship',
    salary_range: '$28–34 an hour and housing',
    description: `We *sail*. ${hostile}`,
    requirements: 'A **licence**.',
  })
  expect(JobPosting).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: hostile,
    description: expect.stringMatching(/^<p>We <em>sail<\/em>\.[^<]*<\/p>\n\n<h2>Requirements<\/h2><p>A <strong>/),
    identifier: { '@type': 'PropertyValue', name: 'Alaska Business Network', value: String(job.id) },
    url: `${url}/jobs/${job.id}`,
    datePosted: job.created_at,
    validThrough: job.expires_at,
    directApply: true,
    employmentType: 'INTERN',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 28, maxValue: 34, unitText: 'HOUR' },
    },
    hiringOrganization: { '@type': 'Organization', name: hostile, sameAs: `${url}/businesses/${business.id}` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Harbor Way',
        addressLocality: 'Homer',
        addressRegion: 'AK',
        postalCode: '99603',
        addressCountry: 'US',
      },
    },
  })
  expect(BreadcrumbList.itemListElement).toHaveLength(2)
})

test('the structured data of a job names the website and the logo of its business', async () => {
  const owner = await makeUser()
  const business = await makeBusiness({ website: 'https://sealion.example' }, { owner })
  const { hash } = await makePicture({ business_id: business.id, role: 'logo' })
  const { JobPosting } = await readJobPosting({ user_id: owner.id, business_id: business.id, company: 'Sea Lion' })
  expect(JobPosting.hiringOrganization).toEqual({
    '@type': 'Organization',
    name: 'Sea Lion',
    sameAs: 'https://sealion.example',
    logo: `${url}/pictures/${hash}/192.webp`,
  })
})

test.each([
  ['Sitka', { addressLocality: 'Sitka', addressRegion: 'AK' }],
  ['Seattle, WA', { addressLocality: 'Seattle', addressRegion: 'WA' }],
  ['Alaska', { addressRegion: 'AK' }],
  ['Remote camp near Bethel, AK', { addressLocality: 'Remote camp near Bethel', addressRegion: 'AK' }],
  [null, { addressRegion: 'AK' }],
])('a job at %s has a location', async (location, place) => {
  const { JobPosting } = await readJobPosting({ location })
  expect(JobPosting.jobLocation.address).toEqual({ '@type': 'PostalAddress', ...place, addressCountry: 'US' })
  expect(JobPosting).not.toHaveProperty('jobLocationType')
  expect(JobPosting).not.toHaveProperty('baseSalary')
})

test.each(['Remote', 'remote, anywhere in Alaska', 'Fully remote (Alaska)', 'Remote within Alaska'])(
  'a remote job (%s) has no location',
  async (location) => {
    const { JobPosting } = await readJobPosting({ location })
    expect(JobPosting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'State', name: 'Alaska, USA' },
    })
    expect(JobPosting).not.toHaveProperty('jobLocation')
  },
)

test('an event has a breadcrumb', async () => {
  const event = await makeEvent({ business_id: (await makeBusiness()).id, title: hostile })
  const { BreadcrumbList } = await read(`/events/${event.id}`)
  expect(BreadcrumbList.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Events',
    item: `${url}/events`,
  })
})

test('pages that are not indexed have no structured data', async () => {
  const { id } = await makeJob({ user_id: (await makeUser()).id, closed_at: '2026-02-03T04:05:06Z' })
  for (const path of [`/jobs/${id}`, '/login', '/register', '/jobs/new', '/questions/new']) {
    expect([path, await read(path)]).toEqual([path, {}])
    expect((await visitor.get(path)).body).toContain('<meta name="robots" content="noindex"')
  }
})
