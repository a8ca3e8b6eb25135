import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../../businesses/businesses.make.ts'
import { inHours, makeEvent } from '../events.make.ts'
import { eventsTasks } from '../events.tasks.server.ts'

const { as, visitor, url } = await startTestApp()

type ParsedCalendar = Awaited<ReturnType<typeof readCalendar>>
type Entry = ParsedCalendar['events'][number]

/** Reads a calendar with an independent parser. */
async function readCalendar(path: string) {
  const { status, headers, body } = await visitor.get(path)
  expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const value = (name: string) => component.getFirstPropertyValue(name)
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      description: event.description,
      location: event.location,
      status: value('status'),
      zone: component.getFirstProperty('dtstart')?.getParameter('tzid') ?? null,
      clock: event.startDate.toString(),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      stamp: String(value('dtstamp')),
      modified: String(value('last-modified')),
      url: value('url'),
    }
  })
  return { body: body as string, headers, name: calendar.getFirstPropertyValue('name'), events }
}

const titlesOf = ({ events }: ParsedCalendar) => events.map(({ title }) => title)
const singleEvent = ({ events }: ParsedCalendar): Entry => {
  expect(events).toHaveLength(1)
  return events[0] as Entry
}

const fields = {
  title: 'Open house',
  description: 'Come and **see**.',
  start_datetime: '2030-12-05T03:00:00.000Z',
  end_datetime: '2030-12-05T05:00:00.000Z',
}

/** Creates a business with an owner, and returns the paths of its events. */
async function makeHost(overrides = {}) {
  const owner = await makeUser()
  const { id } = await makeBusiness(overrides, { owner })
  return { owner, id, path: `/api/businesses/${id}/events`, feed: `/businesses/${id}/events.ics` }
}

test('the iCalendar file of an event contains all its fields', async () => {
  const { owner, path } = await makeHost({ business_name: 'Harbor, Hall & Sons' })
  const { body } = await as(owner).post(path, {
    ...fields,
    description: 'Come and **see**.\n\n- [Program](https://example.com/program)\n- Coffee',
    location: 'Harbor Hall; 2nd floor, Sitka',
    cost_info: '$5',
    event_type: 'Community',
    event_url: 'https://example.com/house',
  })
  const { id } = body.event
  const calendar = await readCalendar(`/events/${id}.ics`)
  const event = singleEvent(calendar)
  expect(event).toMatchObject({
    uid: `event-${id}@127.0.0.1`,
    sequence: 0,
    title: 'Open house',
    location: 'Harbor Hall; 2nd floor, Sitka',
    status: 'CONFIRMED',
    zone: 'America/Anchorage',
    clock: '2030-12-04T18:00:00',
    start: fields.start_datetime,
    end: fields.end_datetime,
    url: `${url}/events/${id}`,
  })
  expect(event.description).toBe(
    `Come and see.\n\n• Program (https://example.com/program)\n• Coffee\n\nHosted by Harbor, Hall & Sons\nCost: $5\nEvent page: https://example.com/house\n${url}/events/${id}`,
  )
  // RFC 5545 requires DTSTAMP in UTC.
  expect(calendar.body).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  expect(calendar.body).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(calendar.headers.get('content-disposition')).toBe(`attachment; filename="event-${id}.ics"`)
})

test.each(['/events/4000000.ics', '/events/x.ics', '/events/0.ics', '/events/.ics', '/businesses/x/events.ics'])(
  'answers 404 for %s',
  async (path) => {
    expect((await visitor.get(path)).status).toBe(404)
  },
)

test('answers 304 for an unchanged calendar', async () => {
  const { owner, path, feed } = await makeHost()
  const { body } = await as(owner).post(path, fields)
  const etag = (await visitor.get(feed)).headers.get('etag') ?? ''
  const repeated = await visitor.get(feed, { 'If-None-Match': etag })
  expect([repeated.status, repeated.body]).toEqual([304, ''])
  await as(owner).put(`${path}/${body.event.id}`, { ...fields, title: 'Closed house' })
  expect((await visitor.get(feed, { 'If-None-Match': etag })).status).toBe(200)
})

test('an edited event keeps its UID and gets a higher sequence number', async () => {
  const { owner, path, feed } = await makeHost()
  const { body } = await as(owner).post(path, fields)
  const before = singleEvent(await readCalendar(feed))
  await as(owner).put(`${path}/${body.event.id}`, {
    ...fields,
    title: 'Closed house',
    start_datetime: '2030-12-06T03:00:00Z',
    end_datetime: '2030-12-06T05:00:00Z',
  })
  const after = singleEvent(await readCalendar(feed))
  expect(after).toMatchObject({
    uid: before.uid,
    sequence: 1,
    title: 'Closed house',
    start: '2030-12-06T03:00:00.000Z',
  })
  expect(after.modified >= before.modified).toBe(true)
  const stored = await db
    .selectFrom('events')
    .where('id', '=', body.event.id)
    .select(['created_at', 'edited_at'])
    .executeTakeFirstOrThrow()
  expect(Date.parse(stored.edited_at ?? '')).toBeGreaterThan(Date.parse(stored.created_at))
})

test('each occurrence of a series has its own sequence number', async () => {
  const { owner, path, feed } = await makeHost()
  const { body } = await as(owner).post(path, { ...fields, repeats: 'weekly', repeat_count: 3 })
  const edited = { ...fields, title: 'Moved', end_datetime: '2030-12-05T06:00:00Z' }
  await as(owner).put(`${path}/${body.event.id + 1}`, {
    ...edited,
    start_datetime: '2030-12-12T03:00:00Z',
    end_datetime: '2030-12-12T06:00:00Z',
  })
  expect((await readCalendar(feed)).events.map(({ sequence }) => sequence)).toEqual([0, 1, 0])
  await as(owner).put(`${path}/${body.event.id}?scope=following`, edited)
  expect((await readCalendar(feed)).events.map(({ sequence, title }) => [sequence, title])).toEqual([
    [1, 'Moved'],
    [2, 'Moved'],
    [1, 'Moved'],
  ])
  await as(owner).delete(`${path}/${body.event.id}?scope=following`)
  expect((await readCalendar(feed)).events.map(({ sequence, status }) => [sequence, status])).toEqual([
    [2, 'CANCELLED'],
    [3, 'CANCELLED'],
    [2, 'CANCELLED'],
  ])
})

test('a deactivated event is cancelled with its last public title, and confirmed again after reactivation', async () => {
  const { owner, path, feed } = await makeHost()
  const { body } = await as(owner).post(path, { ...fields, location: 'Secret cove' })
  const { id } = body.event
  const { uid } = singleEvent(await readCalendar(feed))
  await as(owner).patch(`${path}/${id}/toggle`)
  await as(owner).put(`${path}/${id}`, { ...fields, title: 'A surprise' })
  for (const calendarPath of [feed, `/events/${id}.ics`, `/events.ics?businessId=${body.event.business_id}`]) {
    const event = singleEvent(await readCalendar(calendarPath))
    expect(event).toMatchObject({
      uid,
      sequence: 1,
      status: 'CANCELLED',
      title: 'Open house',
      clock: '2030-12-04T18:00:00',
    })
    expect([event.location, event.description]).toEqual([null, null])
  }
  await as(owner).patch(`${path}/${id}/toggle`)
  expect(singleEvent(await readCalendar(feed))).toMatchObject({
    uid,
    sequence: 3,
    status: 'CONFIRMED',
    title: 'A surprise',
  })
})

test('gives a restored event a later calendar revision than its cancellation', async () => {
  const { owner, path, feed } = await makeHost()
  const { id } = (await as(owner).post(path, fields)).body.event
  await as(owner).delete(`${path}/${id}`)
  const { sequence } = singleEvent(await readCalendar(feed))
  await as(owner).post(`${path}/${id}/restore`)
  const restored = singleEvent(await readCalendar(feed))
  expect(restored).toMatchObject({ status: 'CONFIRMED', title: 'Open house' })
  expect(restored.sequence).toBeGreaterThan(sequence)
})

test('a deleted event is cancelled in calendars for 90 days', async () => {
  const { owner, path, feed } = await makeHost()
  const { body } = await as(owner).post(path, fields)
  const { id } = body.event
  const { uid } = singleEvent(await readCalendar(feed))
  await as(owner).patch(`${path}/${id}/toggle`)
  await as(owner).delete(`${path}/${id}`)
  expect(singleEvent(await readCalendar(feed))).toMatchObject({
    uid,
    sequence: 2,
    status: 'CANCELLED',
    title: 'Cancelled event',
  })
  expect(singleEvent(await readCalendar(`/events/${id}.ics`))).toMatchObject({ uid, status: 'CANCELLED' })
  expect((await visitor.get(`/api/events/${id}`)).status).toBe(404)

  const sweep = () => eventsTasks['events.sweep'].run({ db } as Services)
  await sweep()
  expect((await readCalendar(feed)).events).toHaveLength(1)
  await db
    .updateTable('cancelled_events')
    .set({ cancelled_at: inHours(-91 * 24) })
    .where('event_id', '=', id)
    .execute()
  await sweep()
  const empty = await readCalendar(feed)
  expect(empty.events).toEqual([])
  // RFC 5545 requires at least one component.
  expect(empty.body).toContain('BEGIN:VTIMEZONE')
  expect((await visitor.get(`/events/${id}.ics`)).status).toBe(404)
})

test('the title of an event that an administrator removed is not published in calendars', async () => {
  const { owner, path, feed } = await makeHost()
  const [first, second] = [
    await as(owner).post(path, { ...fields, title: 'Spam' }),
    await as(owner).post(path, { ...fields, title: 'Scam' }),
  ]
  const admin = await makeAdmin()
  await as(admin).delete(`${path}/${first.body.event.id}`)
  await as(owner).patch(`${path}/${second.body.event.id}/toggle`)
  await as(admin).delete(`${path}/${second.body.event.id}`)
  const calendar = await readCalendar(feed)
  expect(titlesOf(calendar)).toEqual(['Cancelled event', 'Cancelled event'])
  expect(calendar.body).not.toMatch(/Spam|Scam/)
})

test('records no cancellation for ended events and for events that were never public', async () => {
  const { owner, id, path, feed } = await makeHost()
  const past = await makeEvent({
    business_id: id,
    created_by: owner.id,
    start_datetime: inHours(-50),
    end_datetime: inHours(-48),
  })
  await as(owner).delete(`${path}/${past.id}`)
  const hidden = await makeHost({ is_public: false })
  const event = await makeEvent({ business_id: hidden.id, created_by: hidden.owner.id })
  await as(hidden.owner).delete(`${hidden.path}/${event.id}`)
  expect(
    await db.selectFrom('cancelled_events').where('business_id', 'in', [id, hidden.id]).selectAll().execute(),
  ).toEqual([])
  expect((await readCalendar(feed)).events).toEqual([])
})

test('calendars and feeds contain public events only', async () => {
  const { owner, id, path, feed } = await makeHost({ business_name: 'Soon Hidden' })
  const deleted = await as(owner).post(path, { ...fields, title: 'Cancelled before' })
  await as(owner).delete(`${path}/${deleted.body.event.id}`)
  const event = await makeEvent({ business_id: id, title: 'Private view' })
  for (const hiding of [{ is_public: false }, { is_public: true, verification_status: 'suspended' }]) {
    await db.updateTable('businesses').set(hiding).where('id', '=', id).execute()
    for (const feedPath of [
      '/events.ics',
      '/events.atom',
      `/events.ics?businessId=${id}`,
      `/events.atom?businessId=${id}`,
    ]) {
      const { status, body } = await visitor.get(feedPath)
      expect([feedPath, status]).toEqual([feedPath, 200])
      expect(body).not.toMatch(/Private view|Cancelled before|Soon Hidden/)
    }
    for (const path of [feed, `/events/${event.id}.ics`, `/events/${deleted.body.event.id}.ics`]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
      expect((await as(owner).get(path)).status).toBe(404)
    }
  }
})

test('the calendar of the list applies the filters of the list', async () => {
  const { owner, id, path } = await makeHost({ business_name: 'Filter Fair' })
  const addEvent = (title: string, overrides = {}) =>
    makeEvent({ business_id: id, created_by: owner.id, title, ...overrides })
  await addEvent('Knitting', { event_type: 'Workshop', start_datetime: inHours(2), end_datetime: inHours(3) })
  await addEvent('Yard sale', { event_type: 'Sale', start_datetime: inHours(50), end_datetime: inHours(51) })
  await addEvent('New Year', { start_datetime: '2020-01-01T09:00:00Z', end_datetime: '2020-01-01T10:00:00Z' })
  const inactiveEvent = await addEvent('Knitting off', {
    event_type: 'Workshop',
    start_datetime: inHours(4),
    end_datetime: inHours(5),
  })
  await as(owner).patch(`${path}/${inactiveEvent.id}/toggle`)
  const searchTitles = async (overrides: Record<string, string>) => {
    const query = new URLSearchParams({ businessId: String(id), ...overrides })
    return titlesOf(await readCalendar(`/events.ics?${query}`))
  }
  expect(await searchTitles({})).toEqual(['Knitting', 'Yard sale', 'Knitting off'])
  expect(await searchTitles({ search: 'knit' })).toEqual(['Knitting', 'Knitting off'])
  expect(await searchTitles({ type: 'Sale' })).toEqual(['Yard sale'])
  expect(await searchTitles({ startDate: '2020-01-01', endDate: '2020-01-01' })).toEqual(['New Year'])
  // Invalid filters are ignored, as in the list, and so are the parameters of the calendar view.
  expect(await searchTitles({ type: 'Party', startDate: 'x', view: 'calendar', month: '2020-01' })).toHaveLength(3)
  const calendar = await readCalendar('/events.ics')
  expect(titlesOf(calendar)).toEqual(expect.arrayContaining(['Knitting', 'Yard sale']))
  expect(titlesOf(calendar)).not.toContain('New Year')
  expect(calendar.name).toBe('Alaska Business Events')
})

test('the calendar of a business contains events of the last 90 days', async () => {
  const { id, feed } = await makeHost({ business_name: 'Evil\r\nEND:VCALENDAR; Ltd, Inc' })
  const days = (from: number) => ({ start_datetime: inHours(from * 24), end_datetime: inHours(from * 24 + 1) })
  for (const [title, from] of [
    ['Long ago', -100],
    ['Last month', -30],
    ['Next month', 30],
  ] as const) {
    await makeEvent({ business_id: id, title, ...days(from) })
  }
  const calendar = await readCalendar(feed)
  expect(titlesOf(calendar)).toEqual(['Last month', 'Next month'])
  expect(calendar.body).toContain('\r\nNAME:Evil END:VCALENDAR\\; Ltd\\, Inc\r\n')
})

const spring = '2031-03-09'
const autumn = '2030-11-03'

test.each(['America/Anchorage', 'America/Adak'])(
  'a weekly event at 18:00 in %s stays at 18:00 across both daylight saving time changes',
  async (zone) => {
    const { owner, path, feed } = await makeHost()
    const offset = zone === 'America/Adak' ? 9 : 8
    const start = new Date(`2030-10-24T${18 + offset - 24 < 0 ? 18 + offset : `0${18 + offset - 24}`}:00:00Z`)
    const overrides = {
      ...fields,
      start_datetime: start.toISOString(),
      end_datetime: new Date(start.getTime() + 7_200_000).toISOString(),
      repeats: 'weekly',
      repeat_until: '2031-03-31',
      time_zone: zone,
    }
    expect((await as(owner).post(path, overrides)).status).toBe(201)
    const { events } = await readCalendar(feed)
    expect(events.length).toBeGreaterThan(20)
    expect(new Set(events.map(({ clock }) => clock.slice(10)))).toEqual(new Set(['T18:00:00']))
    expect(new Set(events.map((event) => event.zone))).toEqual(new Set([zone]))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const event of events) {
      const standard = event.clock.slice(0, 10) > autumn && event.clock.slice(0, 10) < spring
      const hours = 18 + offset + Number(standard)
      expect(event.start).toBe(
        new Date(Date.parse(`${event.clock.slice(0, 10)}T00:00:00Z`) + hours * 3_600_000).toISOString(),
      )
    }
  },
)

test.each([
  ['daylight saving time starts', '2031-03-09T09:00:00.000Z', '2031-03-09T12:00:00.000Z'],
  ['daylight saving time ends', '2030-11-03T08:30:00.000Z', '2030-11-03T11:30:00.000Z'],
  ['the event starts in the first pass of the repeated hour', '2030-11-03T09:30:00.000Z', '2030-11-03T12:00:00.000Z'],
  ['the event starts in the second pass of the repeated hour', '2030-11-03T10:30:00.000Z', '2030-11-03T12:00:00.000Z'],
  ['the event ends in the second pass of the repeated hour', '2030-11-03T07:30:00.000Z', '2030-11-03T10:30:00.000Z'],
  ['the event spans two centuries', '1999-12-31T20:00:00.000Z', '2000-01-02T09:00:00.000Z'],
])('start and end are exact when %s', async (_, start_datetime, end_datetime) => {
  const { id } = await makeHost()
  const event = await makeEvent({ business_id: id, start_datetime, end_datetime })
  expect(singleEvent(await readCalendar(`/events/${event.id}.ics`))).toMatchObject({
    start: start_datetime,
    end: end_datetime,
  })
})

test('escapes hostile texts, and folds lines between characters', async () => {
  const { id } = await makeHost()
  const hostile = [
    'a\r\nEND:VEVENT\r\nEND:VCALENDAR',
    'semi;colon, comma\\ back\\n',
    `${'🐋'.repeat(60)} é ${'ж'.repeat(60)}`,
    ...Array.from({ length: 8 }, (_, index) => `${'x'.repeat(60 + index)}👩‍🚒${'y'.repeat(70)}`),
    '"quoted" ^caret \u2028 separator',
  ]
  const controls = 'bell\u0007 and \u0001 tab\t.'
  for (const [index, title] of [...hostile, controls].entries()) {
    await makeEvent({
      business_id: id,
      title,
      location: title,
      start_datetime: inHours(index + 1),
      end_datetime: inHours(40),
    })
  }
  const { body, events } = await readCalendar(`/businesses/${id}/events.ics`)
  const calendar = [...hostile.map((text) => text.replaceAll('\r\n', '\n')), 'bell and  tab\t.']
  expect(events.map(({ title }) => title)).toEqual(calendar)
  expect(events.map(({ location }) => location)).toEqual(calendar)
  const lines = body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(body).not.toMatch(/[^\r]\n|\r[^\n]|\uFFFD/)
})
