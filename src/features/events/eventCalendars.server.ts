import type { Db } from '../../database/open.server.ts'
import { assertFound } from '../../kit/errors.ts'
import type { Services } from '../../kit/services.server.ts'
import type { Site } from '../../kit/settings.server.ts'
import { readBusiness } from '../businesses/businesses.service.server.ts'
import { addDays } from './calendar.ts'
import { listCancelled, readCancelled } from './cancelledEvents.server.ts'
import { type EventFilters, feedPath, readEventFilters, wantedOf } from './eventFilters.ts'
import { listEvents, rangeOf } from './eventList.server.ts'
import { CALENDAR_MAX, PAST_DAYS } from './events.constants.ts'
import { seenBy, selectEvents } from './events.query.server.ts'
import { icalendar } from './icalendar.server.ts'

/** One event, to be put into a calendar. @throws 404 when there is none that everybody sees, or lately saw. */
export async function eventCalendar({ replica, settings: { site } }: Services, id: number): Promise<string> {
  const event = seenBy(null, await selectEvents(replica, null).where('e.id', '=', id).executeTakeFirst())
  if (event) return icalendar({ events: [event], cancelled: [] }, site)
  const cancelled = assertFound(await readCancelled(replica, id), 'Event not found')
  return icalendar({ events: [], cancelled: [cancelled] }, site)
}

/** The events of the list, by the filters of its address, to subscribe to. */
export async function eventsCalendar({ replica, settings: { site } }: Services, params: URLSearchParams) {
  const filters = readEventFilters(params)
  const calendar = await readCalendar(replica, site, filters)
  const feed = { name: `${site.region_name} Business Events`, source: site.url + feedPath(filters, 'ics') }
  return icalendar({ feed, ...calendar }, site)
}

/** The events of a business to subscribe to, those lately over too. @throws 404 */
export async function businessCalendar({ replica, settings: { site } }: Services, id: number): Promise<string> {
  const { business_name } = await readBusiness(replica, null, id)
  const startDate = addDays(new Date().toISOString().slice(0, 10), -PAST_DAYS)
  const filters = readEventFilters(new URLSearchParams({ businessId: String(id), startDate }))
  const calendar = await readCalendar(replica, site, filters)
  const feed = { name: business_name, source: `${site.url}/businesses/${id}/events.ics` }
  return icalendar({ feed, ...calendar }, site)
}

async function readCalendar(db: Db, { time_zone }: Site, filters: EventFilters) {
  const wanted = wantedOf(filters)
  const [{ events }, cancelled] = await Promise.all([
    listEvents(db, null, time_zone, { ...wanted, limit: CALENDAR_MAX }),
    listCancelled(db, wanted, rangeOf(wanted, time_zone)),
  ])
  return { events, cancelled }
}
