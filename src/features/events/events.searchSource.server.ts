import type { SearchSource } from '../../kit/server/services.server.ts'
import { formatTime, withoutBlanks } from '../../kit/text/text.ts'
import { readEvents } from './events.query.server.ts'
import { readEventPage } from './readEvents.server.ts'

export const eventsSearchSource: SearchSource = {
  kind: 'event',

  async loadItems({ replica }, ids) {
    const events = await readEvents(replica, null, ids)
    return events.map((event) => ({
      id: event.id,
      title: event.title,
      url: `/events/${event.id}`,
      start_datetime: event.start_datetime,
      end_datetime: event.end_datetime,
      meta: withoutBlanks(event.event_type, event.location ?? event.display_city, event.display_name, event.cost_info),
      body: event.description,
    }))
  },

  async readPage({ replica, settings }, id) {
    const { event } = await readEventPage(replica, null, settings.site.time_zone, id)
    const { title, location, event_type, cost_info, event_url, display_name, display_city: city, description } = event
    const formatLocal = (time: string) => formatTime(time, settings.site.time_zone)
    const fields = {
      title,
      starts_at: event.start_datetime,
      ends_at: event.end_datetime,
      starts_local: formatLocal(event.start_datetime),
      ends_local: formatLocal(event.end_datetime),
      location,
      city,
    }
    return {
      title,
      content: { ...fields, event_type, cost: cost_info, host: display_name, event_url, description },
      links: [event_url],
    }
  },
}
