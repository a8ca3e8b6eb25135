import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from './businesses.make.ts'

const { as, visitor } = await startTestApp()

type DirectoryReply = { profiles: { business_name: string }[]; total: number }
const extractNames = ({ profiles }: DirectoryReply) => profiles.map(({ business_name }) => business_name)
const find = async (query: string) => extractNames((await visitor.get(`/api/profiles?${query}`)).body)

const validInput = { business_name: 'Kodiak Kayaks', alaska_business_license: '10012345' }

test('a new business is pending, owned by its creator and hidden from others', async () => {
  const [owner, stranger, admin] = [await makeUser({ full_name: 'Olga Owner' }), await makeUser(), await makeAdmin()]
  const { status, body } = await as(owner).post('/api/profiles', {
    ...validInput,
    tagline: '  Paddle north ',
    description: '',
    website: 'https://kayaks.example',
    year_established: '1999',
    ein: '12-3456789',
    admin_verification_status: 'approved',
    admin_is_public: true,
    is_claimed: false,
    owner_name: 'Somebody Else',
  })
  expect(status).toBe(201)
  expect(typeof body.message).toBe('string')
  expect(body.profile).toMatchObject({
    ...validInput,
    tagline: 'Paddle north',
    description: null,
    website: 'https://kayaks.example',
    year_established: 1999,
    ein: '12-3456789',
    state: 'AK',
    verification_status: 'pending',
    verified_at: null,
    is_public: false,
    is_claimed: true,
    role: 'owner',
    owner_name: 'Olga Owner',
  })
  const path = `/api/profiles/${body.profile.id}`
  expect((await as(owner).get(path)).body.profile).toMatchObject(body.profile)
  expect((await as(admin).get(path)).status).toBe(200)
  expect((await as(stranger).get(path)).status).toBe(404)
  expect((await visitor.get(path)).status).toBe(404)
  expect(await find('search=kodiak+kayaks')).toEqual([])
  const [own] = (await as(owner).get('/api/profiles/user/me')).body.profiles
  expect(body.profile).toMatchObject(own)
})

test.each([
  [{ alaska_business_license: '1' }, 'business_name', 'Business name is required'],
  [{ business_name: 'X' }, 'alaska_business_license', 'Alaska Business Entity Number is required'],
  [{ ...validInput, business_name: 'x'.repeat(256) }, 'business_name', 'Business name must be 255 characters or less'],
  [{ ...validInput, tagline: 'x'.repeat(256) }, 'tagline', 'Tagline must be 255 characters or less'],
  [{ ...validInput, description: 'x'.repeat(20_001) }, 'description', 'Description must be 20000 characters or less'],
  [{ ...validInput, ein: 'x'.repeat(21) }, 'ein', 'EIN must be 20 characters or less'],
  [
    { ...validInput, website: 'javascript:alert(1)' },
    'website',
    'Website must be a valid URL, starting with http:// or https://',
  ],
  [
    { ...validInput, about_url: 'kayaks.example' },
    'about_url',
    'About page must be a valid URL, starting with http:// or https://',
  ],
  [
    { ...validInput, website: `https://a.example/${'x'.repeat(2040)}` },
    'website',
    'Website must be 2048 characters or less',
  ],
  [
    { ...validInput, business_structure: 'CARTEL' },
    'business_structure',
    'Business structure must be one of LLC, CORP, SOLE_PROPRIETORSHIP, PARTNERSHIP, NONPROFIT',
  ],
  [
    { ...validInput, year_established: 1799 },
    'year_established',
    `Year established must be a number from 1800 to ${new Date().getFullYear()}`,
  ],
  [
    { ...validInput, year_established: new Date().getFullYear() + 1 },
    'year_established',
    `Year established must be a number from 1800 to ${new Date().getFullYear()}`,
  ],
  [
    { ...validInput, alaska_business_license: 'abc<>' },
    'alaska_business_license',
    'Alaska Business Entity Number may contain only letters, digits, spaces and - . / # ( ) : ,',
  ],
  [
    { ...validInput, phone: 'call me maybe' },
    'phone',
    'Phone must have at least 7 digits, with the area code if possible: (907) 555-0123',
  ],
])('rejects creating a business with %o', async (input, field, message) => {
  const { status, body } = await as(await makeUser()).post('/api/profiles', input)
  expect(status).toBe(400)
  expect(body.errors).toContainEqual({ field, message })
  expect(body.error).toBe(body.errors[0].message)
})

test('accepts values at their maximum lengths', async () => {
  const { status, body } = await as(await makeUser()).post('/api/profiles', {
    business_name: '🔑'.repeat(127),
    alaska_business_license: '7'.repeat(255),
    tagline: 'x'.repeat(255),
    description: 'x'.repeat(20_000),
    ein: 'x'.repeat(20),
    year_established: new Date().getFullYear(),
    business_structure: '',
  })
  expect(status).toBe(201)
  expect(body.profile.business_structure).toBe(null)
})

test('owner, team admin and administrator can edit, other members and strangers cannot', async () => {
  const [owner, admin, member, viewer, stranger, site] = await Promise.all([
    makeUser(),
    makeUser(),
    makeUser(),
    makeUser(),
    makeUser(),
    makeAdmin(),
  ])
  const { id } = await makeBusiness({ tagline: 'as it was', ein: '1' }, { owner, admin, member, viewer })
  const edit = (user: { token: string }, tagline: string) => as(user).post('/api/profiles', { id, tagline })
  for (const editor of [owner, admin, site]) {
    const { status, body } = await edit(editor, `by ${editor.id}`)
    expect([status, body.profile.tagline, body.profile.ein]).toEqual([200, `by ${editor.id}`, '1'])
  }
  for (const other of [member, viewer, stranger]) {
    const { status, body } = await edit(other, 'hijacked')
    expect([status, body.error]).toEqual([403, 'You do not have permission to edit this business'])
  }
  expect((await as(member).get(`/api/profiles/${id}`)).body.profile).toMatchObject({ role: 'member', ein: null })
  expect((await visitor.get(`/api/profiles/${id}`)).body.profile).toMatchObject({
    role: null,
    ein: null,
    tagline: `by ${site.id}`,
  })

  const hidden = await makeBusiness({ is_public: false })
  expect((await as(stranger).post('/api/profiles', { id: hidden.id, tagline: 'x' })).status).toBe(404)
  expect((await as(stranger).post('/api/profiles', { id: 999_999, tagline: 'x' })).status).toBe(404)
  expect((await as(stranger).post('/api/profiles', { id: 'x', tagline: 'x' })).status).toBe(400)
})

test('an edit changes only the fields that are present, and a blank clears a field', async () => {
  const owner = await makeUser()
  const business = await makeBusiness({ tagline: 'kept', phone: '907', alaska_business_license: '7' }, { owner })
  const { body } = await as(owner).post('/api/profiles', { id: business.id, phone: ' ' })
  expect(body.profile).toMatchObject({
    business_name: business.business_name,
    tagline: 'kept',
    phone: null,
    alaska_business_license: '7',
  })
  const clearReply = await as(owner).post('/api/profiles', { id: business.id, alaska_business_license: '' })
  expect([clearReply.status, clearReply.body.error]).toEqual([400, 'Alaska Business Entity Number is required'])
})

test('a member without the entity number gets 400 before it is known whether the business exists', async () => {
  const reply = await as(await makeUser()).post('/api/profiles', { id: 999_999, alaska_business_license: ' ' })
  expect(reply).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'alaska_business_license', message: 'Alaska Business Entity Number is required' }] },
  })
})

test('only changing the legal identity sets an approved business to pending', async () => {
  const owner = await makeUser()
  for (const change of [
    { business_name: 'Another' },
    { alaska_business_license: '8' },
    { ein: '9' },
    { business_structure: 'LLC' },
  ]) {
    const { id } = await makeBusiness({ alaska_business_license: '7' }, { owner })
    const other = await as(owner).post('/api/profiles', { id, tagline: 'new', alaska_business_license: '7' })
    expect(other.body.profile.verification_status).toBe('approved')
    const { body } = await as(owner).post('/api/profiles', { id, ...change })
    expect(body.profile.verification_status).toBe('pending')
    expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(404)
  }
  const byAdmin = await makeBusiness({})
  const { body } = await as(await makeAdmin()).post('/api/profiles', { id: byAdmin.id, business_name: 'Corrected' })
  expect(body.profile.verification_status).toBe('approved')
})

test('a business that an administrator creates is curated, not public and unclaimed by default', async () => {
  const admin = await makeAdmin()
  const createReply = await as(admin).post('/api/profiles', { business_name: 'Curated Cafe' })
  expect(createReply.status).toBe(201)
  expect(createReply.body.profile).toMatchObject({
    verification_status: 'curated',
    is_public: false,
    is_claimed: false,
    role: null,
    owner_name: null,
    alaska_business_license: null,
  })
  const { body } = await as(admin).post('/api/profiles', {
    business_name: 'Approved Cafe',
    admin_verification_status: 'approved',
    admin_is_public: true,
  })
  expect(body.profile).toMatchObject({ verification_status: 'approved', is_public: true })
  expect(body.profile.verified_at).not.toBe(null)
  expect(await find('search=cafe')).toEqual(['Approved Cafe'])
})

test('lists only public businesses that are curated or approved', async () => {
  const namePrefix = 'Visibility'
  for (const verification_status of ['imported', 'curated', 'pending', 'approved', 'rejected', 'suspended'] as const) {
    for (const is_public of [true, false]) {
      const { id } = await makeBusiness({
        business_name: `${namePrefix} ${verification_status} ${is_public}`,
        verification_status,
        is_public,
      })
      const isListed = is_public && ['curated', 'approved'].includes(verification_status)
      expect((await visitor.get(`/api/profiles/${id}`)).status).toBe(isListed ? 200 : 404)
    }
  }
  expect(await find(`search=${namePrefix}`)).toEqual([`${namePrefix} approved true`, `${namePrefix} curated true`])
})

test('search matches words and literal substrings of name, tagline, description, industry and city, regardless of case', async () => {
  await makeBusiness({ business_name: 'Ångström 100%_Lab', city: 'Nome' })
  await makeBusiness({ business_name: 'Second', tagline: 'Fresh XYZZY fish', city: 'Nome' })
  await makeBusiness({ business_name: 'Third', description: 'since xyzzy' })
  await makeBusiness({ business_name: 'Fourth', industry: 'Xyzzy making' })
  await makeBusiness({ business_name: 'Fifth', city: 'Port Xyzzy' })
  await makeBusiness({ business_name: 'xyz', tagline: 'zy' })
  expect(await find('search=xYzZy')).toEqual(['Fifth', 'Fourth', 'Second', 'Third'])
  expect(await find('search=ångström')).toEqual(['Ångström 100%_Lab'])
  expect(await find(`search=${encodeURIComponent('100%_l')}`)).toEqual(['Ångström 100%_Lab'])
  expect(await find('search=lab+100')).toEqual(['Ångström 100%_Lab'])
  // Wildcards of LIKE.
  expect(await find('search=%25')).toEqual(['Ångström 100%_Lab'])
  expect(await find('search=0__L')).toEqual([])
  expect(await find('search=%5C')).toEqual([])
  expect(await find('search=xyzzy&city=port+xyzzy')).toEqual(['Fifth'])
  expect(await find('industry=XYZZY+MAKING')).toEqual(['Fourth'])
  expect(await find('city=nome&search=fish')).toEqual(['Second'])
  expect((await visitor.get(`/api/profiles?search=${'x'.repeat(201)}`)).status).toBe(400)
})

test('sorts the directory by the rules of the language, and pages it with limit and offset', async () => {
  for (const name of ['Östlund', 'zebra', 'Apfel', 'öl', 'Ähre', 'Bär']) {
    await makeBusiness({ business_name: `${name} sorted`, city: 'Sorting' })
  }
  const sorted = ['Ähre sorted', 'Apfel sorted', 'Bär sorted', 'öl sorted', 'Östlund sorted', 'zebra sorted']
  expect(await find('city=Sorting')).toEqual(sorted)
  const { body } = await visitor.get('/api/profiles?city=Sorting&limit=2&offset=3')
  expect([extractNames(body), body.total]).toEqual([sorted.slice(3, 5), 6])
  expect(extractNames((await visitor.get('/api/profiles?city=Sorting&limit=0')).body)).toHaveLength(1)
  expect(extractNames((await visitor.get('/api/profiles?city=Sorting&limit=99999')).body)).toHaveLength(6)
  expect((await visitor.get('/api/profiles?limit=ten')).status).toBe(400)
  expect((await visitor.get('/api/profiles?offset=-3')).status).toBe(200)
})

test('facets count listed businesses, and merge spellings that differ in case', async () => {
  await makeBusiness({ city: 'Talkeetna', industry: 'Aviation' })
  await makeBusiness({ city: 'TALKEETNA', industry: 'Aviation' })
  await makeBusiness({ city: 'Talkeetna', industry: null })
  await makeBusiness({ city: 'Talkeetna', is_public: false })
  const { body } = await visitor.get('/api/profiles/facets')
  expect(body.cities).toContainEqual({ name: 'Talkeetna', count: 3 })
  expect(body.industries).toContainEqual({ name: 'Aviation', count: 2 })
})

test('only the owner can delete a business, with either path', async () => {
  const [owner, admin, site] = [await makeUser(), await makeUser(), await makeAdmin()]
  const [first, second] = [await makeBusiness({}, { owner, admin }), await makeBusiness({}, { owner, admin })]
  for (const user of [admin, site, await makeUser()]) {
    expect((await as(user).delete(`/api/profiles/${first.id}`)).status).toBe(403)
  }
  expect((await as(owner).delete(`/api/profiles/${first.id}`)).body).toEqual({
    message: expect.any(String),
    undo_until: expect.any(String),
  })
  expect((await as(owner).delete(`/api/profiles?id=${second.id}`)).status).toBe(200)
  expect((await as(owner).delete(`/api/profiles?id=${second.id}`)).status).toBe(404)
  expect((await as(owner).delete('/api/profiles')).status).toBe(400)
})

test('renders Markdown without raw HTML, images or scripts, and with headings below level 1', async () => {
  const description = [
    '# Big',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[a](javascript:alert(1)) [b](https://b.example) ![c](https://c.example/c.png)',
  ].join('\n\n')
  const { id } = await makeBusiness({ description })
  const { description_html: html } = (await visitor.get(`/api/profiles/${id}`)).body.profile
  expect(html).not.toMatch(/<(script|img|h1)/)
  expect(html).not.toContain('href="javascript')
  expect(html).toContain('<a href="https://b.example" rel="nofollow ugc noopener">b</a>')
  expect(html).toContain('<h2>Big</h2>')
})

test('the database rejects a second owner', async () => {
  const { id } = await makeBusiness({}, { owner: await makeUser() })
  const { id: user_id } = await makeUser()
  await expect(
    db.insertInto('business_members').values({ business_id: id, user_id, role: 'owner' }).execute(),
  ).rejects.toThrow('business_members_one_owner')
})
