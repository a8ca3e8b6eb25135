import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import type { Businesses } from '../../database/schema.generated.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { inHours, makeEvent } from './events.make.ts'
import { eventsTasks } from './events.tasks.server.ts'

const { as, visitor } = await startTestApp()

type ListedEvent = { id: number; title: string; start_datetime: string; end_datetime: string }
const titlesOf = (reply: { body: { events: ListedEvent[] } }) => reply.body.events.map(({ title }) => title)
const query = (overrides: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(overrides).map(([name, value]) => [name, String(value)]))
const listEvents = async (overrides: Record<string, string | number>) => visitor.get(`/api/events?${query(overrides)}`)

const sweep = () => eventsTasks['events.sweep'].run({ db } as Services)

const fields = {
  title: 'Open house',
  description: 'Come and **see**.',
  start_datetime: '2030-12-05T03:00:00Z',
  end_datetime: '2030-12-05T05:00:00.000Z',
}

test('creates, reads, changes, deactivates and deletes an event', async () => {
  const [owner, member] = [await makeUser(), await makeUser({ full_name: 'Mia Member' })]
  const { id: business_id } = await makeBusiness(
    { business_name: 'Host', city: 'Sitka', phone: '907-555-0100', website: 'https://host.example/' },
    { owner, member },
  )
  const path = `/api/businesses/${business_id}/events`
  const created = await as(member).post(path, {
    ...fields,
    title: '  Open house ',
    location: ' ',
    cost_info: 'Free',
    event_url: null,
    created_by: 1,
  })
  expect(created.status).toBe(201)
  const { event } = created.body
  expect(event).toEqual({
    id: expect.any(Number),
    title: 'Open house',
    description: 'Come and **see**.',
    start_datetime: '2030-12-05T03:00:00.000Z',
    end_datetime: '2030-12-05T05:00:00.000Z',
    location: null,
    event_type: null,
    cost_info: 'Free',
    event_url: null,
    is_active: true,
    visibility: 'public',
    is_held: false,
    business_id,
    business_name: 'Host',
    display_name: 'Host',
    city: 'Sitka',
    display_city: 'Sitka',
    state: 'AK',
    phone: '907-555-0100',
    website: 'https://host.example/',
    created_by: member.id,
    created_by_name: 'Mia Member',
    created_at: expect.stringMatching(/Z$/),
    series_id: null,
    repeats: null,
    role: 'member',
  })
  const getReply = await visitor.get(`/api/events/${event.id}`)
  expect(getReply.body.event).toMatchObject({
    title: 'Open house',
    role: null,
    description_html: '<p>Come and <strong>see</strong>.</p>\n',
  })

  const changed = await as(member).put(`${path}/${event.id}`, { ...fields, title: 'Closed house', event_type: 'Sale' })
  expect([changed.status, changed.body.event.title, changed.body.event.cost_info]).toEqual([200, 'Closed house', null])

  const toggled = await as(owner).patch(`${path}/${event.id}/toggle`)
  expect([toggled.status, toggled.body.event.is_active]).toEqual([200, false])
  expect((await visitor.get(`/api/events/${event.id}`)).status).toBe(404)
  expect((await visitor.get(path)).body.events).toEqual([])
  expect((await as(member).get(path)).body.events).toHaveLength(1)
  expect((await as(await makeAdmin()).get(`/api/events/${event.id}`)).status).toBe(200)
  expect((await as(owner).patch(`${path}/${event.id}/toggle`)).body.event.is_active).toBe(true)

  expect((await as(member).delete(`${path}/${event.id}`)).body).toEqual({
    message: 'Event deleted successfully',
    undo_until: expect.any(String),
  })
  const missing = await visitor.get(`/api/events/${event.id}`)
  expect([missing.status, missing.body.error]).toEqual([404, 'Event not found'])
})

const textOfLength = (length: number) => 'x'.repeat(length)

test.each([
  [{ title: ' ' }, 'title', 'Title is required'],
  [{ title: undefined }, 'title', 'Title is required'],
  [{ title: textOfLength(256) }, 'title', 'Title must be 255 characters or less'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ description: textOfLength(2001) }, 'description', 'Description must be 2000 characters or less'],
  [{ event_url: 'nowhere' }, 'event_url', 'Invalid URL format'],
  [{ event_url: 'javascript:alert(1)' }, 'event_url', 'Invalid URL format'],
  [{ location: textOfLength(256) }, 'location', 'Location must be 255 characters or less'],
  [{ cost_info: textOfLength(101) }, 'cost_info', 'Cost info must be 100 characters or less'],
  [
    { event_type: 'Party' },
    'event_type',
    'Event type must be one of Networking, Workshop, Conference, Sale, Community, Other',
  ],
  [{ start_datetime: null }, 'start_datetime', 'Start date/time is required'],
  [{ end_datetime: '' }, 'end_datetime', 'End date/time is required'],
  [
    { start_datetime: '2030-12-05T18:00' },
    'start_datetime',
    'Start date/time must be a time such as 2026-12-05T03:00:00Z',
  ],
  [{ start_datetime: '0001-01-01T00:00:00Z' }, 'start_datetime', 'Start date/time must be in the years 1900 to 2200'],
  [{ end_datetime: fields.start_datetime }, 'end_datetime', 'End date/time must be after start date/time'],
  [{ repeats: 'daily' }, 'repeats', 'Repeats must be one of weekly, biweekly, monthly, monthly_weekday'],
  [{ repeats: 'weekly' }, 'repeat_count', 'Say how many times it takes place, or until which day'],
  [
    { repeats: 'weekly', repeat_count: 3, repeat_until: '2031-01-01' },
    'repeat_count',
    'Say how many times it takes place, or until which day',
  ],
  [{ repeats: 'weekly', repeat_count: 105 }, 'repeat_count', 'Number of times must be a whole number from 2 to 104'],
  [{ repeats: 'weekly', repeat_count: 1 }, 'repeat_count', 'Number of times must be a whole number from 2 to 104'],
  [{ repeats: 'weekly', repeat_until: '2030-02-30' }, 'repeat_until', 'Until must be a date such as 2026-12-04'],
  [{ repeats: 'weekly', repeat_until: '2030-12-10' }, 'repeat_until', 'It has to take place at least twice to repeat'],
  [{ repeats: 'weekly', repeat_until: '2033-12-10' }, 'repeat_until', 'An event can take place at most 104 times'],
  [{ time_zone: '+03:00' }, 'time_zone', 'time_zone must be a time zone such as America/Anchorage'],
  [{ time_zone: 'Mars/Base' }, 'time_zone', 'time_zone must be a time zone such as America/Anchorage'],
])('rejects an event with %o', async (overrides, field, message) => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { status, body } = await as(owner).post(`/api/businesses/${id}/events`, { ...fields, ...overrides })
  expect([status, body.error, body.errors]).toEqual([400, message, [{ field, message }]])
})

test('reports all invalid fields at once', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { body } = await as(owner).post(`/api/businesses/${id}/events`, {
    ...fields,
    title: '',
    end_datetime: fields.start_datetime,
  })
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['title', 'end_datetime'])
})

test('accepts texts of maximum length', async () => {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const overrides = {
    ...fields,
    title: textOfLength(255),
    description: textOfLength(2000),
    location: textOfLength(255),
    cost_info: textOfLength(100),
    event_url: `https://example.com/${textOfLength(2028)}`,
  }
  const { status, body } = await as(owner).post(`/api/businesses/${id}/events`, overrides)
  expect(status).toBe(201)
  expect(body.event).toMatchObject({
    title: overrides.title,
    location: overrides.location,
    event_url: overrides.event_url,
  })
})

test('the creator can edit while in the team, and only under the URL of the event’s business', async () => {
  const [owner, member] = [await makeUser(), await makeUser()]
  const { id } = await makeBusiness({}, { owner, member })
  const second = await makeBusiness({}, { owner: member })
  const event = await makeEvent({ business_id: id, created_by: member.id })
  const editVia = (business_id: number) => as(member).put(`/api/businesses/${business_id}/events/${event.id}`, fields)
  expect((await editVia(second.id)).status).toBe(404)
  expect((await editVia(id)).status).toBe(200)
  await db.deleteFrom('business_members').where('user_id', '=', member.id).where('business_id', '=', id).execute()
  expect((await editVia(id)).status).toBe(403)
})

test('writes an audit entry when an administrator acts on an event of another team', async () => {
  const [owner, admin] = [await makeUser(), await makeAdmin()]
  const { id } = await makeBusiness({}, { owner })
  const event = await makeEvent({ business_id: id, created_by: owner.id, title: 'Spam' })
  const path = `/api/businesses/${id}/events/${event.id}`
  await as(admin).put(path, fields)
  await as(admin).patch(`${path}/toggle`)
  await as(admin).delete(path)
  const { body } = await as(admin).get('/api/admin/audit?limit=3')
  expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
    'event.delete',
    'event.deactivate',
    'event.edit',
  ])
})

test('lists events of public businesses that have not ended, soonest first', async () => {
  const { id: business_id } = await makeBusiness()
  const hidden = await makeBusiness({ is_public: false })
  const addEvent = (title: string, from: number, to: number, overrides = {}) =>
    makeEvent({ business_id, title, start_datetime: inHours(from), end_datetime: inHours(to), ...overrides })
  await addEvent('Later', 50, 51)
  await addEvent('Soon', 2, 3)
  await addEvent('Now', -1, 1)
  await addEvent('Over', -3, -2)
  await addEvent('Off', 2, 3, { is_active: false })
  await addEvent('Hidden', 2, 3, { business_id: hidden.id })
  const allEvents = await listEvents({ businessId: business_id })
  expect([titlesOf(allEvents), allEvents.body.total, allEvents.body.next_cursor]).toEqual([
    ['Now', 'Soon', 'Later'],
    3,
    null,
  ])
  expect(titlesOf(await listEvents({ businessId: hidden.id }))).toEqual([])

  const first = await listEvents({ businessId: business_id, limit: 2 })
  expect([titlesOf(first), first.body.total]).toEqual([['Now', 'Soon'], 3])
  const second = await listEvents({ businessId: business_id, limit: 2, cursor: first.body.next_cursor })
  expect([titlesOf(second), second.body.next_cursor]).toEqual([['Later'], null])
})

test("the list reflects changes of the business's visibility and name and of the event's end", async () => {
  const { id: business_id } = await makeBusiness({ business_name: 'Quillback Tours' })
  const event = await makeEvent({ business_id, title: 'Whale watch' })
  const searchTitles = async (overrides = {}) => titlesOf(await listEvents({ search: 'quillback', ...overrides }))
  expect(await searchTitles()).toEqual(['Whale watch'])
  const updateBusiness = (overrides: Updateable<Businesses>) =>
    db.updateTable('businesses').set(overrides).where('id', '=', business_id).execute()
  await updateBusiness({ verification_status: 'suspended' })
  expect(await searchTitles()).toEqual([])
  await updateBusiness({ verification_status: 'approved', business_name: 'Rockfish Tours' })
  expect([await searchTitles(), await searchTitles({ search: 'rockfish' })]).toEqual([[], ['Whale watch']])

  const setTimes = (start: number, end: number) =>
    db
      .updateTable('events')
      .set({ start_datetime: inHours(start), end_datetime: inHours(end) })
      .where('id', '=', event.id)
      .execute()
  const rockfishSearch = { search: 'rockfish' }
  await setTimes(-3, -2)
  await sweep()
  const yesterday = { ...rockfishSearch, startDate: inHours(-48).slice(0, 10) }
  expect([await searchTitles(rockfishSearch), await searchTitles(yesterday)]).toEqual([[], ['Whale watch']])
  await setTimes(2, 3)
  expect(await searchTitles(rockfishSearch)).toEqual(['Whale watch'])
})

test('startDate and endDate are days in the region’s time zone, and include past events', async () => {
  const { id: businessId } = await makeBusiness()
  const addEvent = (title: string, start_datetime: string, end_datetime: string) =>
    makeEvent({ business_id: businessId, title, start_datetime, end_datetime })
  // Anchorage is UTC-9 in winter.
  await addEvent('Eve', '2020-01-01T08:00:00Z', '2020-01-01T09:00:00Z')
  await addEvent('New Year', '2020-01-01T09:00:00Z', '2020-01-01T10:00:00Z')
  await addEvent('Late', '2020-01-02T08:59:00Z', '2020-01-02T10:00:00Z')
  await addEvent('Second', '2020-01-02T09:00:00Z', '2020-01-02T10:00:00Z')
  const searchTitles = async (overrides: object) => titlesOf(await listEvents({ businessId, ...overrides }))
  expect(await searchTitles({ startDate: '2020-01-01', endDate: '2020-01-01' })).toEqual(['New Year', 'Late'])
  expect(await searchTitles({ endDate: '2019-12-31' })).toEqual(['Eve'])
  expect(await searchTitles({ startDate: '2020-01-02' })).toEqual(['Late', 'Second'])
  expect(await searchTitles({})).toEqual([])
})

test('search matches inflected words in title, description, location and business name, the last word as a prefix', async () => {
  const { id: businessId } = await makeBusiness({ business_name: 'Ptarmigan Outfitters' })
  await makeEvent({
    business_id: businessId,
    title: 'Networking Breakfast',
    description: 'Meet the shippers of Utqiaġvik',
    location: 'Egan Center',
    event_type: 'Networking',
  })
  const searchTitles = async (search: string) => (await listEvents({ businessId, search })).body.total
  for (const words of [
    'network',
    'networkin',
    'breakfasts',
    'egan',
    'ptarmigan out',
    'utqiagvik shipper',
    'the meeting',
  ])
    expect([words, await searchTitles(words)]).toEqual([words, 1])
  for (const words of ['lunch', '!!!', "' | & <-> :*", 'zzyzx'])
    expect([words, await searchTitles(words)]).toEqual([words, 0])
  const isPartial = async (search: string) => (await listEvents({ businessId, search })).body.partial
  expect([await searchTitles('breakfast lunch'), await isPartial('breakfast lunch')]).toEqual([1, true])
  expect(await isPartial('networking breakfast')).toBe(false)
  const { total, corrected } = (await listEvents({ businessId, search: 'breakfsat' })).body
  expect([total, corrected]).toEqual([1, 'breakfast'])
  expect(titlesOf(await listEvents({ businessId, type: 'Networking' }))).toEqual(['Networking Breakfast'])
  expect(titlesOf(await listEvents({ businessId, type: 'Sale' }))).toEqual([])

  await db.updateTable('businesses').set({ business_name: 'Grouse' }).where('id', '=', businessId).execute()
  expect([await searchTitles('ptarmigan'), await searchTitles('grouse')]).toEqual([0, 1])
})

test('counts up to a hundred search results, and pages through all of them', async () => {
  const { id: business_id } = await makeBusiness()
  const search = 'Quiltmakers'
  for (let number = 0; number < 105; number++) await makeEvent({ business_id, title: `${search} ${number}` })
  await makeEvent({ business_id, title: 'Knitters' })
  const first = await listEvents({ search, limit: 60 })
  const { body } = await listEvents({ search, limit: 60, cursor: first.body.next_cursor })
  expect([first.body.events.length, first.body.total]).toEqual([60, 100])
  expect([body.events.length, body.total, body.next_cursor]).toEqual([45, 100, null])
  expect((await listEvents({ businessId: business_id })).body.total).toBe(106)
})

test.each([
  { type: 'Party' },
  { startDate: 'tomorrow' },
  { endDate: '2026-02-30' },
  { businessId: 'x' },
  { cursor: 'x' },
  { cursor: '2026-99-01T00:00:00.000Z_1' },
  { limit: 'x' },
] as Record<string, string>[])('rejects a list query with %o', async (overrides) => {
  expect((await listEvents(overrides)).status).toBe(400)
})

test('the calendar contains the days of a month with the number of events and the first three', async () => {
  const { id: businessId } = await makeBusiness()
  const addEvent = (title: string, start_datetime: string, end_datetime: string) =>
    makeEvent({ business_id: businessId, title, start_datetime, end_datetime })
  await addEvent('Over the turn', '2027-12-31T20:00:00Z', '2028-01-02T09:00:00Z')
  for (const title of ['A', 'B', 'C', 'D']) await addEvent(title, '2027-12-05T03:00:00Z', '2027-12-05T05:00:00Z')
  await addEvent('Elsewhere', '2027-12-01T08:59:00Z', '2027-12-01T09:00:00Z')
  const month = async (month: string) => {
    const { body } = await visitor.get(`/api/events/calendar?${query({ month, businessId })}`)
    return body.days.map(({ date, total, events }: { date: string; total: number; events: ListedEvent[] }) => [
      date,
      total,
      events.map(({ title }) => title),
    ])
  }
  expect(await month('2027-12')).toEqual([
    ['2027-12-04', 4, ['A', 'B', 'C']],
    ['2027-12-31', 1, ['Over the turn']],
  ])
  expect(await month('2028-01')).toEqual([['2028-01-01', 1, ['Over the turn']]])
  expect((await visitor.get('/api/events/calendar?month=2028-13')).status).toBe(400)
  const now = (await visitor.get('/api/events/calendar')).body
  expect(now.today.slice(0, 7)).toBe(now.month)
})

/** Creates a series, and returns functions that read its occurrences, also as local times. */
async function createSeries(overrides: object, time_zone: string) {
  const owner = await makeUser()
  const { id } = await makeBusiness({}, { owner })
  const { status, body } = await as(owner).post(`/api/businesses/${id}/events`, { ...fields, ...overrides, time_zone })
  expect([status, body.error]).toEqual([201, undefined])
  const formatLocalTime = (moment: string) =>
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: time_zone }).format(
      new Date(moment),
    )
  const getReply = async () =>
    ((await as(owner).get(`/api/businesses/${id}/events`)).body.events as ListedEvent[]).sort(
      (first, second) => first.id - second.id,
    )
  const readLocalTimes = async () =>
    (await getReply()).map(
      (event) => `${formatLocalTime(event.start_datetime)} – ${formatLocalTime(event.end_datetime)}`,
    )
  return { owner, path: `/api/businesses/${id}/events`, event: body.event, read: getReply, readLocalTimes }
}

test.each(['America/Anchorage', 'America/Adak'])(
  'a series at 18:00 stays at 18:00 across the daylight saving time changes of %s',
  async (zone) => {
    const start = zone === 'America/Adak' ? '2030-03-08T04:00:00Z' : '2030-03-08T03:00:00Z'
    const end = new Date(Date.parse(start) + 2 * 3_600_000).toISOString()
    const spring = await createSeries(
      { start_datetime: start, end_datetime: end, repeats: 'weekly', repeat_count: 3 },
      zone,
    )
    expect(await spring.readLocalTimes()).toEqual([
      '2030-03-07 18:00 – 2030-03-07 20:00',
      '2030-03-14 18:00 – 2030-03-14 20:00',
      '2030-03-21 18:00 – 2030-03-21 20:00',
    ])
    const [first, second] = await spring.read()
    // One hour less than a week.
    expect(Date.parse(second?.start_datetime ?? '') - Date.parse(first?.start_datetime ?? '')).toBe(167 * 3_600_000)

    const autumn = await createSeries(
      {
        start_datetime: start.replace('03-08', '10-31').replace(/T0(\d)/, (_, hour) => `T0${hour - 1}`),
        end_datetime: '2030-10-31T07:30:00Z',
        repeats: 'biweekly',
        repeat_until: '2030-11-13',
      },
      zone,
    )
    const ends = zone === 'America/Adak' ? '22:30' : '23:30'
    expect(await autumn.readLocalTimes()).toEqual([
      `2030-10-30 18:00 – 2030-10-30 ${ends}`,
      `2030-11-13 18:00 – 2030-11-13 ${ends}`,
    ])
  },
)

test('the list and the page of a series state the same number of more dates', async () => {
  const { event } = await createSeries(
    {
      start_datetime: '2031-01-02T03:00:00Z',
      end_datetime: '2031-01-02T05:00:00Z',
      repeats: 'weekly',
      repeat_count: 15,
    },
    'America/Anchorage',
  )
  const { body: list } = await visitor.get(`/api/events?businessId=${event.business_id}&series=next`)
  const { body: page } = await visitor.get(`/api/events/${event.id}`)
  expect(list.events.map(({ more_dates }: { more_dates: number }) => more_dates)).toEqual([14])
  expect(page.event).toMatchObject({ other_date_count: 14, other_dates: { length: 12 } })
})

// In America/Anchorage 02:30 does not exist on 2030-03-10, and 01:00 to 02:00 occurs twice on 2030-11-03.
test.each([
  ['starts in the skipped hour', '2030-03-03T11:30:00Z', 45],
  ['ends in the skipped hour', '2030-03-03T10:45:00Z', 60],
  ['spans the skipped hour', '2030-03-03T10:30:00Z', 120],
  ['starts in the repeated hour', '2030-10-27T09:30:00Z', 90],
  ['ends in the repeated hour', '2030-10-27T08:30:00Z', 45],
  ['spans the repeated hour', '2030-10-27T08:30:00Z', 180],
])('an occurrence that %s keeps its duration', async (_, start_datetime, minutes) => {
  const end_datetime = new Date(Date.parse(start_datetime) + minutes * 60_000).toISOString()
  const {
    owner,
    path,
    read: getReply,
  } = await createSeries({ start_datetime, end_datetime, repeats: 'weekly', repeat_count: 3 }, 'America/Anchorage')
  const lengths = async () =>
    (await getReply()).map(({ start_datetime: from, end_datetime: to }) => (Date.parse(to) - Date.parse(from)) / 60_000)
  expect(await lengths()).toEqual([minutes, minutes, minutes])

  const [first] = await getReply()
  const later = (moment: string) => new Date(Date.parse(moment) + 5 * 60_000).toISOString()
  const moved = { ...fields, start_datetime: later(start_datetime), end_datetime: later(later(end_datetime)) }
  expect((await as(owner).put(`${path}/${first?.id}?scope=following`, moved)).status).toBe(200)
  expect(await lengths()).toEqual([minutes + 5, minutes + 5, minutes + 5])
})

test('an occurrence of a day or longer ends at the same local time', async () => {
  const { readLocalTimes } = await createSeries(
    {
      start_datetime: '2030-03-02T03:00:00Z',
      end_datetime: '2030-03-03T21:00:00Z',
      repeats: 'weekly',
      repeat_count: 2,
    },
    'America/Anchorage',
  )
  expect(await readLocalTimes()).toEqual(['2030-03-01 18:00 – 2030-03-03 12:00', '2030-03-08 18:00 – 2030-03-10 12:00'])
})

test('creates all occurrences of a series at once, and changes, deletes and deactivates them separately', async () => {
  const {
    owner,
    path,
    event,
    read: getReply,
  } = await createSeries({ repeats: 'weekly', repeat_count: 4 }, 'America/Anchorage')
  expect(event).toMatchObject({ repeats: 'weekly', series_id: expect.any(Number) })
  const [, second, third, fourth] = await getReply()
  await as(owner).put(`${path}/${second?.id}`, { ...fields, title: 'Other' })
  await as(owner).delete(`${path}/${third?.id}`)
  await as(owner).patch(`${path}/${fourth?.id}/toggle`)
  expect(await getReply()).toMatchObject([
    { title: 'Open house', is_active: true },
    { title: 'Other', start_datetime: '2030-12-05T03:00:00.000Z' },
    { title: 'Open house', is_active: false },
  ])
})

test('changes or deletes an occurrence and all later ones, in the local time of the series', async () => {
  const {
    owner,
    path,
    read: getReply,
    readLocalTimes,
  } = await createSeries(
    {
      start_datetime: '2030-02-28T03:00:00Z',
      end_datetime: '2030-02-28T05:00:00Z',
      repeats: 'weekly',
      repeat_count: 4,
    },
    'America/Anchorage',
  )
  const [first, second, third] = await getReply()
  // One day earlier and one hour longer.
  const moved = {
    ...fields,
    title: 'Moved',
    start_datetime: '2030-03-06T03:00:00Z',
    end_datetime: '2030-03-06T06:00:00Z',
  }
  await as(owner).put(`${path}/${second?.id}?scope=following`, moved)
  expect(await readLocalTimes()).toEqual([
    '2030-02-27 18:00 – 2030-02-27 20:00',
    '2030-03-05 18:00 – 2030-03-05 21:00',
    '2030-03-12 18:00 – 2030-03-12 21:00',
    '2030-03-19 18:00 – 2030-03-19 21:00',
  ])
  expect((await getReply()).map(({ title }) => title)).toEqual(['Open house', 'Moved', 'Moved', 'Moved'])
  await as(owner).delete(`${path}/${third?.id}?scope=following`)
  expect((await getReply()).map(({ id }) => id)).toEqual([first?.id, second?.id])
  expect((await as(owner).delete(`${path}/${first?.id}?scope=all`)).status).toBe(400)
})

test('lists each series once with its next occurrence, and counts it once', async () => {
  const owner = await makeUser()
  const { id: business_id } = await makeBusiness({}, { owner })
  const path = `/api/businesses/${business_id}/events`
  const days = (count: number) => inHours(count * 24)
  const { id: single } = await makeEvent({
    business_id,
    title: 'Quokka single',
    start_datetime: days(5),
    end_datetime: days(5.1),
  })
  const repeated = { title: 'Quokka market', repeats: 'weekly', repeat_count: 4, time_zone: 'UTC' }
  const { body } = await as(owner).post(path, {
    ...{ ...fields, ...repeated },
    ...{ start_datetime: days(2), end_datetime: days(2.1) },
  })
  const list = async (extra: Record<string, string | number> = {}) => {
    const reply = await listEvents({ businessId: business_id, series: 'next', ...extra })
    return { total: reply.body.total, ids: reply.body.events.map(({ id }: ListedEvent) => id), ...reply.body }
  }
  const [first, second] = (await listEvents({ businessId: business_id, search: 'market' })).body.events
  expect(first.id).toBe(body.event.id)
  expect(await list()).toMatchObject({
    total: 2,
    ids: [first.id, single],
    events: [{ more_dates: 3 }, { more_dates: 0 }],
  })
  expect(first.more_dates).toBeNull()
  expect(await list({ search: 'quokka' })).toMatchObject({ total: 2, ids: [first.id, single] })
  const { next_cursor } = await list({ limit: 1 })
  expect(await list({ limit: 1, cursor: next_cursor })).toMatchObject({ ids: [single], next_cursor: null })
  // Within a range of days, the list shows the first occurrence in that range.
  const startDate = days(8).slice(0, 10)
  expect(await list({ startDate, search: 'market' })).toMatchObject({ total: 1, ids: [second.id] })
  await as(owner).delete(`${path}/${first.id}`)
  await as(owner).patch(`${path}/${second.id + 1}/toggle`)
  expect(await list()).toMatchObject({ total: 2, ids: [single, second.id], events: [{}, { more_dates: 1 }] })
  await as(owner).patch(`${path}/${second.id + 1}/toggle`)
  expect((await listEvents({ businessId: business_id })).body.total).toBe(4)
  expect((await listEvents({ series: 'all' })).status).toBe(400)
})
