import type { Db } from '../../../database/open.server.ts'
import { assertFound } from '../../../kit/api/errors.ts'
import type { Site } from '../../../kit/page/site.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { addDays } from '../../../kit/text/calendar.ts'
import { readBusiness } from '../../businesses/readBusinesses.server.ts'
import { listCancelledEvents, readCancelledEvent } from '../cancelledEvents.server.ts'
import { type EventFilters, feedPath, parseEventFilters, toListFilters } from '../eventFilters.ts'
import { listEvents, toTimeRange } from '../eventList.server.ts'
import { MAX_CALENDAR_EVENTS, PAST_DAYS } from '../events.constants.ts'
import { selectEvents, toVisibleEvent } from '../events.query.server.ts'
import type * as icalendar from './icalendar.server.ts'

/** Loads the library for calendars on the first use. */
async function renderICalendar(...data: Parameters<typeof icalendar.renderICalendar>): Promise<string> {
  const { renderICalendar } = await import('./icalendar.server.ts')
  return renderICalendar(...data)
}

/** Returns the iCalendar file of one public or recently cancelled event. @throws 404 for any other event */
export async function renderEventCalendar({ replica, settings: { site } }: Services, id: number): Promise<string> {
  const event = toVisibleEvent(null, await selectEvents(replica, null).where('e.id', '=', id).executeTakeFirst())
  if (event) return renderICalendar({ events: [event], cancelled: [] }, site)
  const cancelled = assertFound(await readCancelledEvent(replica, id), 'Event not found')
  return renderICalendar({ events: [], cancelled: [cancelled] }, site)
}

/** Returns the iCalendar feed of the event list with the filters in `params`. */
export async function renderEventListCalendar({ replica, settings: { site } }: Services, params: URLSearchParams) {
  const filters = parseEventFilters(params)
  const calendar = await readCalendar(replica, site, filters)
  const feed = { name: `${site.region_name} Business Events`, source: site.url + feedPath(filters, 'ics') }
  return renderICalendar({ feed, ...calendar }, site)
}

/** Returns the iCalendar feed of a business, including the events of the last 90 days. @throws 404 */
export async function renderBusinessCalendar({ replica, settings: { site } }: Services, id: number): Promise<string> {
  const { display_name } = await readBusiness(replica, null, id)
  const startDate = addDays(new Date().toISOString().slice(0, 10), -PAST_DAYS)
  const filters = parseEventFilters(new URLSearchParams({ businessId: String(id), startDate }))
  const calendar = await readCalendar(replica, site, filters)
  const feed = { name: display_name, source: `${site.url}/businesses/${id}/events.ics` }
  return renderICalendar({ feed, ...calendar }, site)
}

async function readCalendar(db: Db, { time_zone }: Site, filters: EventFilters) {
  const listFilters = toListFilters(filters)
  const [{ events }, cancelled] = await Promise.all([
    listEvents(db, null, time_zone, { ...listFilters, limit: MAX_CALENDAR_EVENTS }),
    listCancelledEvents(db, listFilters, toTimeRange(listFilters, time_zone)),
  ])
  return { events, cancelled }
}
