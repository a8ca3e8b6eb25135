import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { inHours, makeEvent } from './events.make.ts'
import { eventsTasks } from './events.tasks.server.ts'

const { as, visitor, url } = await startTestApp()

type Read = Awaited<ReturnType<typeof calendarAt>>
type Entry = Read['events'][number]

/** A calendar as a program that knows nothing of this one reads it. */
async function calendarAt(path: string) {
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

const titles = ({ events }: Read) => events.map(({ title }) => title)
const only = ({ events }: Read): Entry => {
  expect(events).toHaveLength(1)
  return events[0] as Entry
}

const fields = {
  title: 'Open house',
  description: 'Come and **see**.',
  start_datetime: '2030-12-05T03:00:00.000Z',
  end_datetime: '2030-12-05T05:00:00.000Z',
}

/** A business with an owner, and the paths of its events. */
async function host(given = {}) {
  const owner = await makeUser()
  const { id } = await makeBusiness(given, { owner })
  return { owner, id, path: `/api/businesses/${id}/events`, feed: `/businesses/${id}/events.ics` }
}

test('an event is a file for calendars, with all that they know of', async () => {
  const { owner, path } = await host({ business_name: 'Harbor, Hall & Sons' })
  const { body } = await as(owner).post(path, {
    ...fields,
    description: 'Come and **see**.\n\n- [Program](https://example.com/program)\n- Coffee',
    location: 'Harbor Hall; 2nd floor, Sitka',
    cost_info: '$5',
    event_type: 'Community',
    event_url: 'https://example.com/house',
  })
  const { id } = body.event
  const read = await calendarAt(`/events/${id}.ics`)
  const event = only(read)
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
  // stamps have to be in UTC
  expect(read.body).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  expect(read.body).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(read.headers.get('content-disposition')).toBe(`attachment; filename="event-${id}.ics"`)
})

test.each(['/events/4000000.ics', '/events/x.ics', '/events/0.ics', '/events/.ics', '/businesses/x/events.ics'])(
  'there is nothing at %s',
  async (path) => {
    expect((await visitor.get(path)).status).toBe(404)
  },
)

test('a calendar that has not changed is not sent again', async () => {
  const { owner, path, feed } = await host()
  const { body } = await as(owner).post(path, fields)
  const etag = (await visitor.get(feed)).headers.get('etag') ?? ''
  const again = await visitor.get(feed, { 'If-None-Match': etag })
  expect([again.status, again.body]).toEqual([304, ''])
  await as(owner).put(`${path}/${body.event.id}`, { ...fields, title: 'Closed house' })
  expect((await visitor.get(feed, { 'If-None-Match': etag })).status).toBe(200)
})

test('an event keeps its name among calendars and counts its changes', async () => {
  const { owner, path, feed } = await host()
  const { body } = await as(owner).post(path, fields)
  const before = only(await calendarAt(feed))
  await as(owner).put(`${path}/${body.event.id}`, {
    ...fields,
    title: 'Closed house',
    start_datetime: '2030-12-06T03:00:00Z',
    end_datetime: '2030-12-06T05:00:00Z',
  })
  const after = only(await calendarAt(feed))
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

test('each occurrence counts its changes', async () => {
  const { owner, path, feed } = await host()
  const { body } = await as(owner).post(path, { ...fields, repeats: 'weekly', repeat_count: 3 })
  const edited = { ...fields, title: 'Moved', end_datetime: '2030-12-05T06:00:00Z' }
  await as(owner).put(`${path}/${body.event.id + 1}`, {
    ...edited,
    start_datetime: '2030-12-12T03:00:00Z',
    end_datetime: '2030-12-12T06:00:00Z',
  })
  expect((await calendarAt(feed)).events.map(({ sequence }) => sequence)).toEqual([0, 1, 0])
  await as(owner).put(`${path}/${body.event.id}?scope=following`, edited)
  expect((await calendarAt(feed)).events.map(({ sequence, title }) => [sequence, title])).toEqual([
    [1, 'Moved'],
    [2, 'Moved'],
    [1, 'Moved'],
  ])
  await as(owner).delete(`${path}/${body.event.id}?scope=following`)
  expect((await calendarAt(feed)).events.map(({ sequence, status }) => [sequence, status])).toEqual([
    [2, 'CANCELLED'],
    [3, 'CANCELLED'],
    [2, 'CANCELLED'],
  ])
})

test('one that is taken off is cancelled in calendars, as everybody saw it last, and takes place again when it is back', async () => {
  const { owner, path, feed } = await host()
  const { body } = await as(owner).post(path, { ...fields, location: 'Secret cove' })
  const { id } = body.event
  const { uid } = only(await calendarAt(feed))
  await as(owner).patch(`${path}/${id}/toggle`)
  await as(owner).put(`${path}/${id}`, { ...fields, title: 'A surprise' })
  for (const at of [feed, `/events/${id}.ics`, `/events.ics?businessId=${body.event.business_id}`]) {
    const event = only(await calendarAt(at))
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
  expect(only(await calendarAt(feed))).toMatchObject({ uid, sequence: 3, status: 'CONFIRMED', title: 'A surprise' })
})

test('one that is deleted is cancelled in calendars for a while', async () => {
  const { owner, path, feed } = await host()
  const { body } = await as(owner).post(path, fields)
  const { id } = body.event
  const { uid } = only(await calendarAt(feed))
  await as(owner).patch(`${path}/${id}/toggle`)
  await as(owner).delete(`${path}/${id}`)
  expect(only(await calendarAt(feed))).toMatchObject({ uid, sequence: 2, status: 'CANCELLED', title: 'Open house' })
  expect(only(await calendarAt(`/events/${id}.ics`))).toMatchObject({ uid, status: 'CANCELLED' })
  expect((await visitor.get(`/api/events/${id}`)).status).toBe(404)

  const sweep = () => eventsTasks['events.sweep']?.({ db } as never, {} as never)
  await sweep()
  expect((await calendarAt(feed)).events).toHaveLength(1)
  await db
    .updateTable('cancelled_events')
    .set({ cancelled_at: inHours(-91 * 24) })
    .where('event_id', '=', id)
    .execute()
  await sweep()
  const empty = await calendarAt(feed)
  expect(empty.events).toEqual([])
  // a calendar without anything in it is none
  expect(empty.body).toContain('BEGIN:VTIMEZONE')
  expect((await visitor.get(`/events/${id}.ics`)).status).toBe(404)
})

test('the words of what an administrator takes away are not passed on', async () => {
  const { owner, path, feed } = await host()
  const [first, second] = [
    await as(owner).post(path, { ...fields, title: 'Spam' }),
    await as(owner).post(path, { ...fields, title: 'Scam' }),
  ]
  const admin = await makeAdmin()
  await as(admin).delete(`${path}/${first.body.event.id}`)
  await as(owner).patch(`${path}/${second.body.event.id}/toggle`)
  await as(admin).delete(`${path}/${second.body.event.id}`)
  const read = await calendarAt(feed)
  expect(titles(read)).toEqual(['Cancelled event', 'Cancelled event'])
  expect(read.body).not.toMatch(/Spam|Scam/)
})

test('what is over is not cancelled, and what nobody saw is not told', async () => {
  const { owner, id, path, feed } = await host()
  const past = await makeEvent({
    business_id: id,
    created_by: owner.id,
    start_datetime: inHours(-50),
    end_datetime: inHours(-48),
  })
  await as(owner).delete(`${path}/${past.id}`)
  const hidden = await host({ is_public: false })
  const event = await makeEvent({ business_id: hidden.id, created_by: hidden.owner.id })
  await as(hidden.owner).delete(`${hidden.path}/${event.id}`)
  expect(
    await db.selectFrom('cancelled_events').where('business_id', 'in', [id, hidden.id]).selectAll().execute(),
  ).toEqual([])
  expect((await calendarAt(feed)).events).toEqual([])
})

test('no calendar or feed has what is not for everybody', async () => {
  const { owner, id, path, feed } = await host({ business_name: 'Soon Hidden' })
  const gone = await as(owner).post(path, { ...fields, title: 'Cancelled before' })
  await as(owner).delete(`${path}/${gone.body.event.id}`)
  const event = await makeEvent({ business_id: id, title: 'Private view' })
  for (const hiding of [{ is_public: false }, { is_public: true, verification_status: 'suspended' }]) {
    await db.updateTable('businesses').set(hiding).where('id', '=', id).execute()
    for (const all of [
      '/events.ics',
      '/events.atom',
      `/events.ics?businessId=${id}`,
      `/events.atom?businessId=${id}`,
    ]) {
      const { status, body } = await visitor.get(all)
      expect([all, status]).toEqual([all, 200])
      expect(body).not.toMatch(/Private view|Cancelled before|Soon Hidden/)
    }
    for (const one of [feed, `/events/${event.id}.ics`, `/events/${gone.body.event.id}.ics`]) {
      expect([one, (await visitor.get(one)).status]).toEqual([one, 404])
      expect((await as(owner).get(one)).status).toBe(404)
    }
  }
})

test('the calendar of the list has its filters', async () => {
  const { owner, id, path } = await host({ business_name: 'Filter Fair' })
  const make = (title: string, given = {}) => makeEvent({ business_id: id, created_by: owner.id, title, ...given })
  await make('Knitting', { event_type: 'Workshop', start_datetime: inHours(2), end_datetime: inHours(3) })
  await make('Yard sale', { event_type: 'Sale', start_datetime: inHours(50), end_datetime: inHours(51) })
  await make('New Year', { start_datetime: '2020-01-01T09:00:00Z', end_datetime: '2020-01-01T10:00:00Z' })
  const off = await make('Knitting off', {
    event_type: 'Workshop',
    start_datetime: inHours(4),
    end_datetime: inHours(5),
  })
  await as(owner).patch(`${path}/${off.id}/toggle`)
  const find = async (given: Record<string, string>) => {
    const query = new URLSearchParams({ businessId: String(id), ...given })
    return titles(await calendarAt(`/events.ics?${query}`))
  }
  expect(await find({})).toEqual(['Knitting', 'Yard sale', 'Knitting off'])
  expect(await find({ search: 'knit' })).toEqual(['Knitting', 'Knitting off'])
  expect(await find({ type: 'Sale' })).toEqual(['Yard sale'])
  expect(await find({ startDate: '2020-01-01', endDate: '2020-01-01' })).toEqual(['New Year'])
  // what makes no sense is ignored, as on the list, and a calendar has no months to turn
  expect(await find({ type: 'Party', startDate: 'x', view: 'calendar', month: '2020-01' })).toHaveLength(3)
  const all = await calendarAt('/events.ics')
  expect(titles(all)).toEqual(expect.arrayContaining(['Knitting', 'Yard sale']))
  expect(titles(all)).not.toContain('New Year')
  expect(all.name).toBe('Alaska Business Events')
})

test('the calendar of a business keeps what is lately over', async () => {
  const { id, feed } = await host({ business_name: 'Evil\r\nEND:VCALENDAR; Ltd, Inc' })
  const days = (from: number) => ({ start_datetime: inHours(from * 24), end_datetime: inHours(from * 24 + 1) })
  for (const [title, from] of [
    ['Long ago', -100],
    ['Last month', -30],
    ['Next month', 30],
  ] as const) {
    await makeEvent({ business_id: id, title, ...days(from) })
  }
  const read = await calendarAt(feed)
  expect(titles(read)).toEqual(['Last month', 'Next month'])
  expect(read.body).toContain('\r\nNAME:Evil END:VCALENDAR\\; Ltd\\, Inc\r\n')
})

const spring = '2031-03-09'
const autumn = '2030-11-03'

test.each(['America/Anchorage', 'America/Adak'])(
  'six in the evening of %s stays six over both changes of clocks',
  async (zone) => {
    const { owner, path, feed } = await host()
    const offset = zone === 'America/Adak' ? 9 : 8
    const start = new Date(`2030-10-24T${18 + offset - 24 < 0 ? 18 + offset : `0${18 + offset - 24}`}:00:00Z`)
    const given = {
      ...fields,
      start_datetime: start.toISOString(),
      end_datetime: new Date(start.getTime() + 7_200_000).toISOString(),
      repeats: 'weekly',
      repeat_until: '2031-03-31',
      time_zone: zone,
    }
    expect((await as(owner).post(path, given)).status).toBe(201)
    const { events } = await calendarAt(feed)
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
  ['the clocks go forward', '2031-03-09T09:00:00.000Z', '2031-03-09T12:00:00.000Z'],
  ['the clocks go back', '2030-11-03T08:30:00.000Z', '2030-11-03T11:30:00.000Z'],
  ['it begins in the hour that comes again', '2030-11-03T09:30:00.000Z', '2030-11-03T12:00:00.000Z'],
  ['it begins when that hour has come again', '2030-11-03T10:30:00.000Z', '2030-11-03T12:00:00.000Z'],
  ['it ends when that hour has come again', '2030-11-03T07:30:00.000Z', '2030-11-03T10:30:00.000Z'],
  ['it is in another century', '1999-12-31T20:00:00.000Z', '2000-01-02T09:00:00.000Z'],
])('moments are exact when %s', async (_, start_datetime, end_datetime) => {
  const { id } = await host()
  const event = await makeEvent({ business_id: id, start_datetime, end_datetime })
  expect(only(await calendarAt(`/events/${event.id}.ics`))).toMatchObject({ start: start_datetime, end: end_datetime })
})

test('hostile texts stay texts, and lines are folded between characters', async () => {
  const { id } = await host()
  const hostile = [
    'a\r\nEND:VEVENT\r\nEND:VCALENDAR',
    'semi;colon, comma\\ back\\n',
    `${'🐋'.repeat(60)} é ${'ж'.repeat(60)}`,
    ...Array.from({ length: 8 }, (_, at) => `${'x'.repeat(60 + at)}👩‍🚒${'y'.repeat(70)}`),
    '"quoted" ^caret \u2028 separator',
  ]
  const controls = 'bell\u0007 and \u0001 tab\t.'
  for (const [at, title] of [...hostile, controls].entries()) {
    await makeEvent({
      business_id: id,
      title,
      location: title,
      start_datetime: inHours(at + 1),
      end_datetime: inHours(40),
    })
  }
  const { body, events } = await calendarAt(`/businesses/${id}/events.ics`)
  const read = [...hostile.map((text) => text.replaceAll('\r\n', '\n')), 'bell and  tab\t.']
  expect(events.map(({ title }) => title)).toEqual(read)
  expect(events.map(({ location }) => location)).toEqual(read)
  const lines = body.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(body).not.toMatch(/[^\r]\n|\r[^\n]|\uFFFD/)
})
