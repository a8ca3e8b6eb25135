import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { makePicture } from '../pictures/pictures.make.ts'

const { as, visitor } = await startTestApp()

const weekly = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map((day) => ({
  ...{ day, from: '00:00', until: '24:00' },
}))
const hours = { weekly, seasons: [], holidays: [], exceptions: [], by_appointment: false, note: null }

const details = {
  opening_hours: { ...hours, note: 'Ring the bell' },
  services: ['Boiler repair', 'Thawing of pipes'],
  service_area: ['Copper Center', 'Glennallen'],
  languages: ['English', 'Ahtna'],
  accessibility: ['step_free_entrance', 'home_visits'],
  accessibility_note: 'The lot is gravel.',
  social_links: [
    { kind: 'facebook', url: 'https://www.facebook.com/copperheat' },
    { kind: 'other', url: 'https://mastodon.example/@copperheat' },
  ],
}
const empty = {
  ...{ opening_hours: null, services: [], service_area: [], languages: [], accessibility: [] },
  ...{ accessibility_note: null, social_links: [], opening: null },
}

test('a profile shows the details that its team has saved', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const path = `/api/profiles/${id}`
  expect((await visitor.get(path)).body.profile).toMatchObject({
    ...empty,
    time_zone: 'America/Anchorage',
    confirmed_at: null,
  })

  const { status, body } = await as(owner).post('/api/profiles', { id, ...details })
  expect([status, body.profile]).toMatchObject([200, details])
  const { profile } = (await visitor.get(path)).body
  expect(profile).toMatchObject(details)
  expect(profile.opening).toMatchObject({ state: 'open', label: 'Open 24 hours', closes_at: null, opens_at: null })
  expect(Date.parse(profile.opening.changes_at)).toBeGreaterThan(Date.now())
  expect(Date.now() - Date.parse(profile.confirmed_at)).toBeLessThan(60_000)
  const { profiles } = (await visitor.get('/api/profiles')).body
  expect(profiles.find((each: { id: number }) => each.id === id).opening).toMatchObject({ label: 'Open 24 hours' })
})

test('an absent detail is unchanged; null or an empty list removes it', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  await as(owner).post('/api/profiles', { id, ...details })
  const { body: kept } = await as(owner).post('/api/profiles', { id, tagline: 'New' })
  expect(kept.profile).toMatchObject({ tagline: 'New', ...details })
  const removed = { ...details, opening_hours: null, services: [], languages: null, social_links: null }
  const { body } = await as(owner).post('/api/profiles', {
    ...{ id, service_area: [], accessibility: null, accessibility_note: ' ' },
    ...{ opening_hours: removed.opening_hours, services: [], languages: null, social_links: null },
  })
  expect(body.profile).toMatchObject(empty)
})

test('a new business is created with its details, and only a member confirms it by that', async () => {
  const input = { business_name: 'Copper Heat', alaska_business_license: '1', ...details }
  const { status, body } = await as(await makeUser()).post('/api/profiles', input)
  expect([status, body.profile]).toMatchObject([201, { ...details, confirmed_at: expect.any(String) }])
  const { body: byAdmin } = await as(await makeAdmin()).post('/api/profiles', { ...input, social_links: [] })
  expect(byAdmin.profile).toMatchObject({ services: details.services, confirmed_at: null })
})

test('hours may be sent in part, and links as addresses; repeated entries are one', async () => {
  const { body } = await as(await makeUser()).post('/api/profiles', {
    business_name: 'Adak Store',
    alaska_business_license: '1',
    city: 'Adak',
    opening_hours: {
      weekly: [{ day: 'monday', from: '00:00', until: '00:00' }],
      seasons: [{ from: '11-01', until: '03-31' }],
      exceptions: [
        { from: '2027-01-02', until: '2027-01-05' },
        { from: '2026-12-24', note: 'Christmas' },
      ],
    },
    services: ['Ice', ' ice '],
    social_links: ['https://instagram.com/adak', 'https://youtu.be/x'],
  })
  expect(body.profile).toMatchObject({
    time_zone: 'America/Adak',
    opening_hours: {
      ...hours,
      weekly: [{ day: 'monday', from: '00:00', until: '24:00' }],
      seasons: [{ name: null, from: '11-01', until: '03-31', by_appointment: false, weekly: [] }],
      exceptions: [
        { from: '2026-12-24', until: '2026-12-24', times: [], note: 'Christmas' },
        { from: '2027-01-02', until: '2027-01-05', times: [], note: null },
      ],
    },
    services: ['Ice'],
    social_links: [
      { kind: 'instagram', url: 'https://instagram.com/adak' },
      { kind: 'youtube', url: 'https://youtu.be/x' },
    ],
  })
})

test('the search finds a business by its services, service area and languages, until they are removed', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({ business_name: 'Quiet Name' }, { owner })
  const find = async (words: string) =>
    (await visitor.get(`/api/profiles?search=${encodeURIComponent(words)}`)).body.profiles.map(
      (profile: { id: number }) => profile.id,
    )
  await as(owner).post('/api/profiles', { id, services: ['Zeppelin welding'], languages: ['Wuvulu'] })
  expect(await find('wuvulu zeppelins')).toEqual([id])
  const { body } = await visitor.get('/api/search?q=zeppelin+welding')
  expect(JSON.stringify(body)).toContain('Quiet Name')
  await as(owner).post('/api/profiles', { id, services: [], languages: [] })
  expect(await find('wuvulu zeppelins')).toEqual([])
})

test('removes hours without information', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { body } = await as(owner).post('/api/profiles', { id, opening_hours: { weekly: [], note: '' } })
  expect(body.profile.opening_hours).toBe(null)
})

const monday = (from: string, until: string) => ({ day: 'monday', from, until })
const LINK = 'Each link must be a complete address that starts with https://, such as https://www.facebook.com/name'

test.each<[field: string, message: string, input: object]>([
  ['opening_hours', 'Opening hours must be an object', { opening_hours: 'always' }],
  [
    'opening_hours.weekly.0.from',
    'Opening time must be a time of 24 hours, such as 09:00 or 17:30',
    { opening_hours: { weekly: [monday('9 AM', '17:00')] } },
  ],
  [
    'opening_hours.weekly.0.until',
    'Closing time must be a time of 24 hours, such as 09:00 or 17:30',
    { opening_hours: { weekly: [monday('09:00', '25:00')] } },
  ],
  [
    'opening_hours.weekly.0.until',
    'Opening and closing time must differ. For 24 hours, use 00:00 to 24:00',
    { opening_hours: { weekly: [monday('09:00', '09:00')] } },
  ],
  [
    'opening_hours.weekly',
    'Monday 9 AM – 1 PM and Monday noon – 5 PM overlap',
    { opening_hours: { weekly: [monday('12:00', '17:00'), monday('09:00', '13:00')] } },
  ],
  [
    'opening_hours.weekly',
    'Sunday 10 PM – 3 AM and Monday 2 AM – 5 AM overlap',
    { opening_hours: { weekly: [monday('02:00', '05:00'), { day: 'sunday', from: '22:00', until: '03:00' }] } },
  ],
  [
    'opening_hours.weekly',
    'A day can have at most 5 opening times',
    { opening_hours: { weekly: [1, 2, 3, 4, 5, 6].map((hour) => monday(`0${hour}:00`, `0${hour}:30`)) } },
  ],
  [
    'opening_hours.seasons.0.until',
    'Last day of the season must be a month and a day, such as 05-15',
    { opening_hours: { seasons: [{ from: '02-29', until: '02-30' }] } },
  ],
  [
    'opening_hours.seasons.1',
    'The seasons Dark and May – July overlap. Each day can be in one season only',
    {
      opening_hours: {
        seasons: [
          { name: 'Dark', from: '10-01', until: '05-01' },
          { from: '05-01', until: '07-31' },
        ],
      },
    },
  ],
  [
    'opening_hours.holidays',
    'Thanksgiving Day is in the list twice',
    { opening_hours: { holidays: [{ holiday: 'thanksgiving' }, { holiday: 'thanksgiving' }] } },
  ],
  [
    'opening_hours.exceptions.0.from',
    'First day of the exception must be a date, such as 2026-12-24',
    { opening_hours: { exceptions: [{ from: '2026-02-30' }] } },
  ],
  [
    'opening_hours.exceptions.0.until',
    'The last day of the exception must not be before its first day',
    { opening_hours: { exceptions: [{ from: '2026-12-24', until: '2026-12-23' }] } },
  ],
  [
    'opening_hours.exceptions.0.times',
    '9 AM – noon and 11 AM – 1 PM overlap',
    {
      opening_hours: {
        exceptions: [
          {
            from: '2026-12-24',
            times: [
              { from: '09:00', until: '12:00' },
              { from: '11:00', until: '13:00' },
            ],
          },
        ],
      },
    },
  ],
  ['services', 'Services must be a list', { services: 'plumbing' }],
  ['services', 'Services can have at most 40 entries', { services: Array.from({ length: 41 }, (_, at) => `${at}`) }],
  ['services.0', 'Service must be 80 characters or less', { services: ['x'.repeat(81)] }],
  ['languages.1', 'Language is required', { languages: ['English', ' '] }],
  ['accessibility_note', 'Accessibility note must be 500 characters or less', { accessibility_note: 'x'.repeat(501) }],
  ['social_links.0', LINK, { social_links: ['http://facebook.com/x'] }],
  ['social_links.0', LINK, { social_links: ['facebook.com/x'] }],
  ['social_links.0', LINK, { social_links: ['javascript:alert(1)'] }],
  ['social_links.0', LINK, { social_links: [{ url: '//evil.example' }] }],
])('rejects %s with “%s”', async (field, message, input) => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { status, body } = await as(owner).post('/api/profiles', { id, ...input })
  expect([status, body.errors]).toEqual([400, expect.arrayContaining([{ field, message }])])
})

test('stores opening hours of the maximum size', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const times = [0, 1, 2, 3, 4].map((hour) => ({ from: `0${hour}:00`, until: `0${hour}:30` }))
  const week = weekly.flatMap(({ day }) => times.map((each) => ({ day, ...each })))
  const { status } = await as(owner).post('/api/profiles', {
    id,
    opening_hours: {
      weekly: week,
      seasons: [1, 3, 5, 7, 9, 11].map((month) => ({
        ...{ name: '🐟'.repeat(30), weekly: week },
        ...{ from: `${String(month).padStart(2, '0')}-01`, until: `${String(month).padStart(2, '0')}-20` },
      })),
      exceptions: Array.from({ length: 60 }, () => ({ from: '2026-12-24', times, note: '🐟'.repeat(60) })),
      note: '🐟'.repeat(250),
    },
  })
  expect(status).toBe(200)
})

test('the search finds a business by the descriptions of its pictures, until they are removed', async () => {
  const { id } = await makeBusiness()
  await db
    .insertInto('business_details')
    .values({ business_id: id, services: ['Quiltwork'] })
    .execute()
  const picture = await makePicture({ business_id: id, alt: 'Our zamboni on the frozen lagoon' })
  const find = async (search: string) =>
    (await visitor.get(`/api/profiles?search=${search}`)).body.profiles.map(({ id }: { id: number }) => id)
  expect([await find('lagoon+zamboni'), await find('quiltwork')]).toEqual([[id], [id]])
  await db.deleteFrom('business_pictures').where('id', '=', picture.id).execute()
  expect([await find('lagoon+zamboni'), await find('quiltwork')]).toEqual([[], [id]])
})
