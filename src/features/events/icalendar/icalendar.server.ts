import { TZDate } from '@date-fns/tz'
import ical, {
  escape as escapeICalendar,
  type ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Site } from '../../../kit/page/site.ts'
import type { Event } from '../event.contract.ts'
import { describeEvent } from '../eventDescription.ts'
import type { Revision } from '../events.query.server.ts'
import { isAmbiguous } from '../timeZones.ts'
import { formatVtimezone } from './vtimezone.ts'

type PublicEvent = Event & Revision

/** The data of a deactivated or deleted event. */
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
  /**
   * The name and URL of a feed. Without them the file is for one event, which then blocks its time in the user's
   * calendar.
   */
  feed?: { name: string; source: string }
  events: PublicEvent[]
  cancelled: CancelledEvent[]
}

/** Removes characters that iCalendar texts must not contain: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
const removeControlCharacters = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the function removes control characters
  text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
/** Escapes the name of a calendar, which is the only text that ical-generator does not escape. */
const escapeName = (text: string) => escapeICalendar(removeControlCharacters(text).replace(/\s+/g, ' '), false)

const SECOND_MS = 1000

/** Returns start, end and time zone. The repeated hour at the end of daylight saving time is written in UTC. */
function toCalendarRange(
  event: { start_datetime: string; end_datetime: string; time_zone: string | null },
  site: Site,
) {
  const zone = event.time_zone ?? site.time_zone
  const start = Math.floor(Date.parse(event.start_datetime) / SECOND_MS) * SECOND_MS
  const end = Math.ceil(Date.parse(event.end_datetime) / SECOND_MS) * SECOND_MS
  const isNamed = /^[a-z]/i.test(zone) && zone !== 'UTC'
  const timezone = isNamed && !isAmbiguous(zone, start) && !isAmbiguous(zone, end) ? zone : null
  return timezone
    ? { start: new TZDate(start, timezone), end: new TZDate(end, timezone), timezone }
    : { start: new Date(start), end: new Date(end) }
}

function addEvent(calendar: ICalCalendar, event: PublicEvent, site: Site, transparency: ICalEventTransparency | null) {
  const changedAt = new Date(event.edited_at ?? event.created_at)
  const url = `${site.url}/events/${event.id}`
  calendar.createEvent({
    ...toCalendarRange(event, site),
    id: createUid(event.id, site),
    sequence: event.sequence,
    stamp: changedAt,
    created: new Date(event.created_at),
    lastModified: changedAt,
    status: ICalEventStatus.CONFIRMED,
    transparency,
    summary: removeControlCharacters(event.title),
    description: removeControlCharacters(describeEvent(event, url)),
    location: event.location && removeControlCharacters(event.location),
    categories: event.event_type ? [{ name: event.event_type }] : [],
    url,
  })
}

function addCancelledEvent(calendar: ICalCalendar, event: CancelledEvent, site: Site) {
  const changedAt = new Date(event.cancelled_at)
  calendar.createEvent({
    ...toCalendarRange(event, site),
    id: createUid(event.event_id, site),
    sequence: event.sequence,
    stamp: changedAt,
    created: new Date(event.created_at),
    lastModified: changedAt,
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: removeControlCharacters(event.title ?? 'Cancelled event'),
  })
}

/** The id of an event in calendars. It never changes, so that calendars recognize a changed event. */
const createUid = (id: number, { url }: Site) => `event-${id}@${new URL(url).hostname}`

/** Returns an iCalendar file: https://www.rfc-editor.org/rfc/rfc5545 */
export function renderICalendar({ feed, events, cancelled }: CalendarData, site: Site): string {
  const moments = [...events, ...cancelled].flatMap(({ start_datetime, end_datetime }) => [
    Date.parse(start_datetime),
    Date.parse(end_datetime),
  ])
  const [from, to] = moments.length > 0 ? [Math.min(...moments), Math.max(...moments)] : [Date.now(), Date.now()]
  const renderZone = (zone: string) => formatVtimezone(zone, from, to)
  const calendar = ical({
    prodId: { company: escapeName(site.name), product: 'Events' },
    // The calendar has no time zone, because ical-generator would write DTSTAMP in it instead of UTC.
    timezone: { name: null, generator: renderZone },
    ...(feed && { source: feed.source, name: escapeName(feed.name), ttl: 3600 }),
  })
  const transparency = feed ? ICalEventTransparency.TRANSPARENT : null
  for (const event of events) addEvent(calendar, event, site, transparency)
  for (const event of cancelled) addCancelledEvent(calendar, event, site)
  // RFC 5545 requires at least one component and a line break after the last line.
  const placeholder = moments.length > 0 ? '' : `${renderZone(site.time_zone)}\r\n`
  return calendar.toString().replace(/END:VCALENDAR$/, `${placeholder}END:VCALENDAR\r\n`)
}
