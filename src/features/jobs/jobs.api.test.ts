import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makePicture } from '../businesses/pictures/pictures.make.ts'
import { jobTypes } from './jobs.constants.ts'
import { makeApplication, makeJob } from './jobs.make.ts'

const { as, visitor } = await startTestApp()

type ListedJob = { id: number; title: string }
const titlesOf = (reply: { body: { jobs: ListedJob[] } }) => reply.body.jobs.map(({ title }) => title)
const listTitles = async (query = '') => titlesOf(await visitor.get(`/api/jobs?is_active=true&limit=100${query}`))
const searchTitles = (search: string) => listTitles(`&search=${encodeURIComponent(search)}`)
const jobFields = { title: 'Cook', company: 'The Galley', description: 'Cook for **six**.' }
const past = '2026-01-02T03:04:05.000Z'

test('posts, reads, changes, closes, reopens and deletes a job', async () => {
  const owner = await makeUser({ full_name: 'Olga Owner' })
  const posted = await as(owner).post('/api/jobs', { ...jobFields, title: ' Cook ', location: ' ', user_id: 1 })
  expect(posted.status).toBe(201)
  const { job } = posted.body
  expect(job).toEqual({
    id: expect.any(Number),
    ...jobFields,
    business_id: null,
    logo: null,
    location: null,
    job_type: null,
    requirements: null,
    salary_range: null,
    pay_from: null,
    pay_to: null,
    pay_unit: null,
    is_active: true,
    visibility: 'public',
    is_held: false,
    user_id: owner.id,
    full_name: 'Olga Owner',
    created_at: expect.stringMatching(/Z$/),
    edited_at: null,
    expires_at: expect.stringMatching(/Z$/),
  })
  const days = (Date.parse(job.expires_at) - Date.parse(job.created_at)) / 86_400_000
  expect(days).toBeCloseTo(60, 0)

  const path = `/api/jobs/${job.id}`
  const changed = await as(owner).put(path, { location: 'Sitka, AK', job_type: 'Part-time', requirements: '*Knives*' })
  expect(changed.body.job).toMatchObject({ title: 'Cook', location: 'Sitka, AK', edited_at: expect.any(String) })
  const read = (await visitor.get(path)).body.job
  expect(read).toMatchObject({ has_applied: null, application_count: null, is_active: true })
  expect([read.description_html, read.requirements_html]).toEqual([
    '<p>Cook for <strong>six</strong>.</p>\n',
    '<p><em>Knives</em></p>\n',
  ])

  const closed = await as(owner).put(path, { is_active: false })
  expect(closed.body.job.is_active).toBe(false)
  expect(await listTitles()).not.toContain('Cook')
  expect((await visitor.get(path)).body.job.is_active).toBe(false)
  expect((await as(owner).put(path, { is_active: true })).body.job.is_active).toBe(true)
  expect(await listTitles()).toContain('Cook')

  expect((await as(owner).delete(path)).body).toEqual({
    message: expect.any(String),
    undo_until: expect.any(String),
  })
  expect((await visitor.get(path)).body).toEqual({ error: 'Job not found' })
})

test.each([
  [{ title: '' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(256) }, 'title', 'Title must be 255 characters or less'],
  [{ company: ' ' }, 'company', 'Company is required'],
  [{ company: 'x'.repeat(256) }, 'company', 'Company must be 255 characters or less'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ description: 'x'.repeat(20_001) }, 'description', 'Description must be 20000 characters or less'],
  [{ requirements: 'x'.repeat(20_001) }, 'requirements', 'Requirements must be 20000 characters or less'],
  [{ location: 'x'.repeat(256) }, 'location', 'Location must be 255 characters or less'],
  [{ salary_range: 'x'.repeat(101) }, 'salary_range', 'Salary range must be 100 characters or less'],
  [{ job_type: 'Seasonal' }, 'job_type', `Job type must be one of ${jobTypes.join(', ')}`],
])('rejects %o in a new job and in a change', async (fields, field, message) => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id })
  for (const answer of [
    await as(owner).post('/api/jobs', { ...jobFields, ...fields }),
    await as(owner).put(`/api/jobs/${id}`, fields),
  ]) {
    expect([answer.status, answer.body.error, answer.body.errors]).toEqual([400, message, [{ field, message }]])
  }
})

test('accepts a job of maximum length, of every type', async () => {
  const owner = await makeUser()
  const longest = {
    title: 'x'.repeat(255),
    company: 'x'.repeat(255),
    location: 'x'.repeat(255),
    salary_range: 'x'.repeat(100),
    description: 'x'.repeat(20_000),
    requirements: 'x'.repeat(20_000),
  }
  for (const job_type of [...jobTypes, '', null]) {
    const { status, body } = await as(owner).post('/api/jobs', { ...longest, job_type })
    expect([status, body.job?.job_type]).toEqual([201, job_type || null])
  }
})

test('a job may name a business of the poster, and shows it only to viewers who may see it', async () => {
  const [owner, stranger] = [await makeUser(), await makeUser()]
  const open = await makeBusiness({}, { member: owner })
  const hidden = await makeBusiness({ is_public: false }, { owner })
  const viewed = await makeBusiness({}, { viewer: owner })
  const otherBusiness = await makeBusiness()
  const post = (business_id: number) => as(owner).post('/api/jobs', { ...jobFields, business_id })
  const readBusinessId = async (user: { token: string } | null, id: number) =>
    (await as(user).get(`/api/jobs/${id}`)).body.job.business_id

  const { job } = (await post(open.id)).body
  expect(await readBusinessId(null, job.id)).toBe(open.id)
  const unseen = (await post(hidden.id)).body.job
  expect([await readBusinessId(stranger, unseen.id), await readBusinessId(owner, unseen.id)]).toEqual([null, hidden.id])
  expect([
    (await post(viewed.id)).status,
    (await post(otherBusiness.id)).status,
    (await post(4_000_000)).status,
  ]).toEqual([403, 403, 404])

  await db.deleteFrom('business_members').where('business_id', '=', open.id).execute()
  expect(await readBusinessId(null, job.id)).toBe(null)
  const updated = await as(owner).put(`/api/jobs/${job.id}`, { title: 'Baker', business_id: open.id })
  expect([updated.status, updated.body.job.title]).toEqual([200, 'Baker'])
})

test('a job has the logo of its business, for viewers who may see the business', async () => {
  const [owner, stranger] = [await makeUser(), await makeUser()]
  const readLogos = async (is_public: boolean) => {
    const { id: business_id } = await makeBusiness({ is_public }, { owner })
    const { hash } = await makePicture({ business_id, role: 'logo' })
    const { id } = await makeJob({ user_id: owner.id, business_id })
    const read = async (viewer: typeof owner) => (await as(viewer).get(`/api/jobs/${id}`)).body.job.logo
    return { hash, seen: [await read(stranger), await read(owner)] }
  }
  const listed = await readLogos(true)
  const logo = { url_96: `/pictures/${listed.hash}/96.webp`, url_192: `/pictures/${listed.hash}/192.webp` }
  expect(listed.seen).toEqual([logo, logo])
  const unlisted = await readLogos(false)
  expect(unlisted.seen).toEqual([null, { url_96: expect.stringContaining('key='), url_192: expect.any(String) }])
})

test('accepts one application per user, and none for a closed job or by its poster', async () => {
  const [owner, applicant] = [await makeUser(), await makeUser()]
  const { id } = await makeJob({ user_id: owner.id })
  const path = `/api/jobs/${id}/apply`
  const tooLong = await as(applicant).post(path, { cover_letter: 'x'.repeat(5001) })
  expect([tooLong.status, tooLong.body.error]).toEqual([400, 'Cover letter must be 5000 characters or less'])
  const ownApplication = await as(owner).post(path, {})
  expect([ownApplication.status, ownApplication.body.error]).toEqual([403, 'You cannot apply to your own job'])

  const sent = await as(applicant).post(path, { cover_letter: 'x'.repeat(5000) })
  expect(sent.status).toBe(201)
  expect(sent.body).toEqual({
    message: expect.any(String),
    application: {
      id: expect.any(Number),
      job_id: id,
      user_id: applicant.id,
      cover_letter: 'x'.repeat(5000),
      created_at: expect.stringMatching(/Z$/),
    },
  })
  const repeated = await as(applicant).post(path)
  expect([repeated.status, repeated.body.error]).toEqual([409, 'You have already applied to this job'])
  expect((await as(applicant).get(`/api/jobs/${id}`)).body.job).toMatchObject({
    has_applied: true,
    application_count: null,
  })
  expect((await as(owner).get(`/api/jobs/${id}`)).body.job).toMatchObject({ has_applied: false, application_count: 1 })

  await as(owner).put(`/api/jobs/${id}`, { is_active: false })
  const lateApplication = await as(await makeUser()).post(path, {})
  expect([lateApplication.status, lateApplication.body.error]).toEqual([
    409,
    'This job is no longer accepting applications',
  ])
  expect((await as(applicant).post('/api/jobs/4000000/apply', {})).status).toBe(404)
})

test('accepts one of ten concurrent applications of one user', async () => {
  const [owner, applicant] = [await makeUser(), await makeUser()]
  const { id } = await makeJob({ user_id: owner.id })
  const answers = await Promise.all(Array.from({ length: 10 }, () => as(applicant).post(`/api/jobs/${id}/apply`, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
})

test('rejects an application that arrives while the job is being closed', async () => {
  const [owner, applicant] = [await makeUser(), await makeUser()]
  const { id } = await makeJob({ user_id: owner.id })
  const { promise: gateOpened, resolve: openGate } = Promise.withResolvers<void>()
  const { promise: closed, resolve: hasClosed } = Promise.withResolvers<void>()
  const closing = db.transaction().execute(async (tx) => {
    await tx.updateTable('jobs').set({ closed_at: sql<string>`now()` }).where('id', '=', id).execute()
    hasClosed()
    await gateOpened
  })
  await closed
  const applying = as(applicant).post(`/api/jobs/${id}/apply`, {})
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBe(1)
  openGate()
  await closing
  expect((await applying).status).toBe(409)
})

test('lists the applications for the owner only, newest first, in pages', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id, title: 'Deckhand' })
  const applicants = []
  for (let n = 0; n < 3; n++) {
    const applicant = await makeUser({ full_name: `Applicant ${n}` })
    applicants.push(applicant)
    await makeApplication({ job_id: id, user_id: applicant.id, cover_letter: `Letter ${n}` })
  }
  await db
    .updateTable('users')
    .set({ phone: '907-555-0100' })
    .where('id', '=', applicants[2]?.id as number)
    .execute()
  const path = `/api/jobs/${id}/applications`
  const first = (await as(owner).get(`${path}?limit=2`)).body
  expect(first.applications[0]).toEqual({
    id: expect.any(Number),
    user_id: applicants[2]?.id,
    full_name: 'Applicant 2',
    email: applicants[2]?.email,
    phone: '907-555-0100',
    cover_letter: 'Letter 2',
    state: 'new',
    state_changed_at: null,
    created_at: expect.stringMatching(/Z$/),
  })
  const second = (await as(owner).get(`${path}?limit=2&cursor=${first.next_cursor}`)).body
  expect([...first.applications, ...second.applications].map(({ full_name }) => full_name)).toEqual([
    'Applicant 2',
    'Applicant 1',
    'Applicant 0',
  ])
  expect(second.next_cursor).toBe(null)
  const { status, body } = await as(await makeAdmin()).get(path)
  expect([status, body.error]).toEqual([403, 'Only the owner of the job can see its applications'])
  expect((await as(owner).get('/api/jobs/user/me')).body.jobs).toMatchObject([
    { title: 'Deckhand', application_count: 3 },
  ])
})

test('a job is closed from the moment of its expiry and can be renewed', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id, title: 'Lamplighter', location: 'Nenana' })
  const setExpiry = (expires_at: string) => db.updateTable('jobs').set({ expires_at }).where('id', '=', id).execute()
  await setExpiry(past)
  for (const query of ['', '&search=lamplighter', '&location=nenana']) {
    expect([query, await listTitles(query)]).toEqual([query, expect.not.arrayContaining(['Lamplighter'])])
  }
  expect(titlesOf(await visitor.get('/api/jobs?is_active=false'))).toContain('Lamplighter')
  expect((await visitor.get(`/api/jobs/${id}`)).body.job.is_active).toBe(false)
  expect((await as(await makeUser()).post(`/api/jobs/${id}/apply`, {})).status).toBe(409)

  const { job } = (await as(owner).post(`/api/jobs/${id}/renew`)).body
  expect([job.is_active, Date.parse(job.expires_at) - Date.now() > 59.9 * 86_400_000]).toEqual([true, true])
  expect(await searchTitles('lamplighter')).toEqual(['Lamplighter'])
})

test('keeps a job when its business is deleted, and deletes it with its owner', async () => {
  const [owner, applicant] = [await makeUser(), await makeUser()]
  const business = await makeBusiness({}, { admin: owner })
  const { id } = await makeJob({ user_id: owner.id, business_id: business.id })
  await makeApplication({ job_id: id, user_id: applicant.id })
  await db.deleteFrom('businesses').where('id', '=', business.id).execute()
  expect((await visitor.get(`/api/jobs/${id}`)).body.job.business_id).toBe(null)
  await db.deleteFrom('users').where('id', '=', owner.id).execute()
  expect((await visitor.get(`/api/jobs/${id}`)).status).toBe(404)
})

test('audits the deletion of a job by an administrator, not by its owner', async () => {
  const [owner, admin] = [await makeUser(), await makeAdmin()]
  const job = await makeJob({ user_id: owner.id, title: 'Easy money from home' })
  const ownApplication = await makeJob({ user_id: owner.id })
  await makeApplication({ job_id: job.id, user_id: admin.id })
  expect((await as(admin).delete(`/api/admin/jobs/${job.id}`)).status).toBe(200)
  expect((await as(owner).delete(`/api/jobs/${ownApplication.id}`)).status).toBe(200)
  const { entries } = (await as(admin).get('/api/admin/audit?limit=1')).body
  expect(entries[0]).toMatchObject({
    action: 'job.delete',
    target_type: 'job',
    target_id: job.id,
    target_name: 'Easy money from home',
  })
})

test('statistics count open jobs only', async () => {
  const owner = await makeUser()
  await db.deleteFrom('jobs').execute()
  await makeJob({ user_id: owner.id })
  await makeJob({ user_id: owner.id, closed_at: past })
  await makeJob({ user_id: owner.id, expires_at: past })
  expect((await as(await makeAdmin()).get('/api/admin/stats')).body.active_jobs).toBe(1)
})

test('search requires every word, the last one as a prefix, in any text of a job, sorted by relevance', async () => {
  const { id: user_id } = await makeUser()
  await makeJob({
    user_id,
    title: 'Millwright',
    company: 'Chugach Timber',
    location: 'Utqiaġvik, AK',
    description: 'You repair conveyors.',
    requirements: 'A certificate in hydraulics.',
  })
  await makeJob({ user_id, title: 'Sales clerk', description: 'You sell what a millwright needs.' })
  expect(await searchTitles('millwrights')).toEqual(['Millwright', 'Sales clerk'])
  for (const typed of ['millwr', 'millwright chugach', 'utqiagvik', 'conveyor', 'hydraulics', 'repair hydr']) {
    expect([typed, (await searchTitles(typed))[0]]).toEqual([typed, 'Millwright'])
  }
  expect(await searchTitles('millwright zeppelin')).toEqual([])
  const { body } = await visitor.get('/api/jobs?search=milwright')
  expect([titlesOf({ body }), body.corrected]).toEqual([['Millwright', 'Sales clerk'], 'millwright'])
})

test.each([`'`, '& | !', ':*', '<->', '(((', '#open', '@sitka', '\\', '%', '😀', 'the', 'a'.repeat(200), '%00'])(
  'search and location accept %s without an error',
  async (text) => {
    for (const name of ['search', 'location']) {
      expect((await visitor.get(`/api/jobs?${name}=${encodeURIComponent(text)}`)).status).toBe(200)
    }
  },
)

test('job type and location filter the list and the search', async () => {
  const { id: user_id } = await makeUser()
  await makeJob({ user_id, title: 'Guide one', location: 'Wrangell, AK', job_type: 'Temporary' })
  await makeJob({ user_id, title: 'Guide two', location: 'Wrangell Narrows', job_type: 'Contract' })
  await makeJob({ user_id, title: 'Guide three', location: 'Port Wrangell, AK' })
  await makeJob({ user_id, title: 'Guide four', location: 'Wrangell, AK', closed_at: past })
  const listAt = (location: string) => listTitles(`&location=${encodeURIComponent(location)}`)
  expect(await listAt('Wrangell')).toEqual(['Guide three', 'Guide two', 'Guide one'])
  expect(await listAt('wrang')).toHaveLength(3)
  expect(await listAt('Wrangell, AK')).toEqual(['Guide three', 'Guide one'])
  expect(await listAt('wrangell narrows')).toEqual(['Guide two'])
  expect(await listAt('Atlantis')).toEqual([])
  expect(await listTitles('&location=wrangell&job_type=Temporary')).toEqual(['Guide one'])
  expect(await listTitles('&search=guide&location=wrangell&job_type=Contract')).toEqual(['Guide two'])
  expect(titlesOf(await visitor.get('/api/jobs?location=wrangell&is_active=false'))).toEqual(['Guide four'])
  expect(titlesOf(await visitor.get('/api/jobs?location=wrangell'))).toHaveLength(4)
  for (const query of ['job_type=Seasonal', 'is_active=maybe', 'cursor=x', `search=${'a'.repeat(201)}`]) {
    expect([query, (await visitor.get(`/api/jobs?${query}`)).status]).toEqual([query, 400])
  }
})

test('the feed contains the open jobs that match its filters, and escapes every text', async () => {
  const { id: user_id } = await makeUser({ full_name: 'Tom & Jerry' })
  const fields = { user_id, location: 'Whittier', job_type: 'Contract' }
  const listed = await makeJob({ ...fields, title: '<b>]]>&\u0001\ud800', description: 'A *feed*.' })
  await makeJob({ ...fields, title: 'Over', closed_at: past })
  await makeJob({ ...fields, title: 'Elsewhere', location: 'Adak' })
  const { status, headers, body } = await visitor.get('/jobs.atom?location=whittier&job_type=Contract&utm=x')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(body.match(/<entry>/g)).toHaveLength(1)
  expect(body).toContain(`/jobs/${listed.id}</id>`)
  expect(body).toContain('&#60;b&#62;]]&#62;&#38;')
  expect(body).toContain('&#60;p&#62;A &#60;em&#62;feed&#60;/em&#62;.&#60;/p&#62;')
  expect(body).toContain('<name>Tom &#38; Jerry</name>')
  expect(body).toContain('jobs.atom?job_type=Contract&#38;location=whittier')
  expect((await visitor.get('/jobs.atom?search=zzz')).body).not.toContain('<entry>')
  expect((await visitor.get('/jobs')).body).toContain('<link rel="alternate" type="application/atom+xml"')
})

test('pages return every job once, newest first, with every filter', async () => {
  const { id: user_id } = await makeUser()
  await db.deleteFrom('jobs').execute()
  for (let n = 0; n < 9; n++) {
    await makeJob({ user_id, title: `Paged ${n}`, location: n % 2 ? 'Kake' : 'Hoonah', job_type: 'Internship' })
  }
  const oldIds = 2_000_000
  for (const id of [7, 8192, 90_000, 700_000].map((n) => oldIds + n)) {
    await sql`insert into jobs (id, user_id, title, company, description, location, job_type) overriding system value
      values (${id}, ${user_id}, ${`Paged ${id}`}, 'x', 'x', 'Kake', 'Internship')`.execute(db)
  }
  for (const [query, total] of [
    ['is_active=true', 13],
    ['', 13],
    ['job_type=Internship', 13],
    ['location=kake&is_active=true', 8],
    ['search=paged', 13],
  ] as const) {
    const pagedJobs: ListedJob[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await visitor.get(`/api/jobs?${query}&limit=2${cursor && `&cursor=${cursor}`}`)
      pagedJobs.push(...body.jobs)
      cursor = body.next_cursor
    }
    const ids = pagedJobs.map(({ id }) => id)
    expect([query, ids.length, new Set(ids).size]).toEqual([query, total, total])
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  }
})

test('an edit is refused when a field that it changes was saved elsewhere meanwhile', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id, title: 'Cook', salary_range: '$20 an hour', job_type: null })
  const save = (body: object) => as(owner).put(`/api/jobs/${id}`, body)
  await save({ salary_range: '$25 an hour', job_type: 'Contract' })

  const refused = await save({ salary_range: '$22 an hour', expected: { salary_range: '$20 an hour' } })
  expect(refused.status).toBe(409)
  expect(refused.body).toEqual({
    error:
      'This job was saved elsewhere while you were editing it, with other values here: salary range. Save again to replace them with yours.',
    conflicts: [{ field: 'salary_range', value: '$25 an hour' }],
  })
  const other = await save({ title: 'Chef', expected: { title: 'Cook', salary_range: '$20 an hour' } })
  expect(other.body.job).toMatchObject({ title: 'Chef', salary_range: '$25 an hour', job_type: 'Contract' })
  expect((await save({ salary_range: '$25 an hour', expected: { salary_range: '$20 an hour' } })).status).toBe(200)
  expect((await save({ title: 'Baker', expected: 'Chef' })).status).toBe(400)
})
