import ical, {
  type ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalLuxonDateTimeStub,
} from 'ical-generator'
import type { Site } from '../../kit/settings.server.ts'
import { isAmbiguous, toLocalClock } from '../../kit/timeZones.ts'
import { formatVtimezone } from '../../kit/vtimezone.ts'
import type { Event } from './events.contract.ts'
import type { Revision } from './events.query.server.ts'
import { eventWords } from './eventWords.ts'

type PublicEvent = Event & Revision

/** What is left of an event that has been taken off or deleted. */
export type CancelledEvent = {
  event_id: number
  title: string | null
  start_datetime: string
  end_datetime: string
  time_zone: string | null
  sequence: number
  created_at: string
  cancelled_at: string
}

type CalendarData = {
  /** What to subscribe to; none for one event alone, which then takes up the time of whoever adds it. */
  feed?: { name: string; source: string }
  events: PublicEvent[]
  cancelled: CancelledEvent[]
}

/** What may stand in a text of a calendar: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
const clean = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
/** Names of calendars are the one text that the library does not escape. */
const nameOf = (text: string) =>
  clean(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)

const DIGITS: Record<string, [number, number]> = { yyyyLLdd: [0, 10], HHmmss: [11, 19] }

/** A moment in the shape that the library takes and can show by the clocks of any zone. */
function atMoment(moment: number): ICalLuxonDateTimeStub {
  const shown = (clock: Date): ICalLuxonDateTimeStub => ({
    isValid: true,
    zone: { type: 'iana' },
    setZone: (zone = 'utc') => shown(toLocalClock(zone, moment)),
    toFormat: (format) =>
      clock
        .toISOString()
        .slice(...(DIGITS[format] as [number, number]))
        .replace(/[-:]/g, ''),
    toJSDate: () => new Date(moment),
    toJSON: () => new Date(moment).toISOString(),
  })
  return shown(new Date(moment))
}

const SECOND = 1000

/** When it is, and by whose clocks it is said: an hour that comes twice is told in UTC. */
function spanOf(event: { start_datetime: string; end_datetime: string; time_zone: string | null }, site: Site) {
  const zone = event.time_zone ?? site.time_zone
  const start = Math.floor(Date.parse(event.start_datetime) / SECOND) * SECOND
  const end = Math.ceil(Date.parse(event.end_datetime) / SECOND) * SECOND
  const isNamed = /^[a-z]/i.test(zone) && zone !== 'UTC'
  const timezone = isNamed && !isAmbiguous(zone, start) && !isAmbiguous(zone, end) ? zone : null
  return { start: atMoment(start), end: atMoment(end), timezone }
}

const stamp = (moment: string) => atMoment(Date.parse(moment))

function addEvent(calendar: ICalCalendar, event: PublicEvent, site: Site, transparency: ICalEventTransparency | null) {
  const changed = stamp(event.edited_at ?? event.created_at)
  const url = `${site.url}/events/${event.id}`
  calendar.createEvent({
    ...spanOf(event, site),
    id: uidOf(event.id, site),
    sequence: event.sequence,
    stamp: changed,
    created: stamp(event.created_at),
    lastModified: changed,
    status: ICalEventStatus.CONFIRMED,
    transparency,
    summary: clean(event.title),
    description: clean(eventWords(event, url)),
    location: event.location && clean(event.location),
    categories: event.event_type ? [{ name: event.event_type }] : [],
    url,
  })
}

function addCancelled(calendar: ICalCalendar, event: CancelledEvent, site: Site) {
  const changed = stamp(event.cancelled_at)
  calendar.createEvent({
    ...spanOf(event, site),
    id: uidOf(event.event_id, site),
    sequence: event.sequence,
    stamp: changed,
    created: stamp(event.created_at),
    lastModified: changed,
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: clean(event.title ?? 'Cancelled event'),
  })
}

/** The same for the life of an event, whatever is changed about it. */
const uidOf = (id: number, { url }: Site) => `event-${id}@${new URL(url).hostname}`

/** Events as calendars take them: https://www.rfc-editor.org/rfc/rfc5545 */
export function icalendar({ feed, events, cancelled }: CalendarData, site: Site): string {
  const moments = [...events, ...cancelled].flatMap(({ start_datetime, end_datetime }) => [
    Date.parse(start_datetime),
    Date.parse(end_datetime),
  ])
  const [from, to] = moments.length > 0 ? [Math.min(...moments), Math.max(...moments)] : [Date.now(), Date.now()]
  const zoneOf = (zone: string) => formatVtimezone(zone, from, to)
  const calendar = ical({
    prodId: { company: nameOf(site.name), product: 'Events' },
    // without a zone of its own: the library would write stamps by its clocks, which have to be UTC
    timezone: { name: null, generator: zoneOf },
    ...(feed && { source: feed.source, name: nameOf(feed.name), ttl: 3600 }),
  })
  const transparency = feed ? ICalEventTransparency.TRANSPARENT : null
  for (const event of events) addEvent(calendar, event, site, transparency)
  for (const event of cancelled) addCancelled(calendar, event, site)
  // a calendar has to have something in it, and a last line that ends
  const rest = moments.length > 0 ? '' : `${zoneOf(site.time_zone)}\r\n`
  return calendar.toString().replace(/END:VCALENDAR$/, `${rest}END:VCALENDAR\r\n`)
}
