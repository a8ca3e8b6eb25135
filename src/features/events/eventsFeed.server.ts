import { type Db, sql } from '../../database/open.server.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { renderAtomFeed } from '../../kit/text/atom.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import { formatTime } from '../../kit/text/text.ts'
import { eventsPath, feedPath, parseEventFilters, toListFilters } from './eventFilters.ts'
import { type EventListFilters, filterListed, matchesText, type TimeRange, toTimeRange } from './eventList.server.ts'
import { MAX_FEED_ENTRIES } from './events.constants.ts'
import { readEvents } from './events.query.server.ts'

/** Returns the events that match the filters in `params` as an Atom feed, the most recently created first. */
export async function renderEventsFeed(
  { replica, settings: { site } }: Services,
  params: URLSearchParams,
): Promise<string> {
  const filters = parseEventFilters(params)
  const listFilters = toListFilters(filters)
  const ids = await listAnnounced(replica, listFilters, toTimeRange(listFilters, site.time_zone))
  const events = await readEvents(replica, null, ids)
  const updateTimes = events.map(({ created_at, edited_at }) => edited_at ?? created_at)
  return renderAtomFeed({
    title: `${site.region_name} Business Events · ${site.name}`,
    url: site.url + eventsPath({ ...filters, view: '', month: '', day: '' }),
    self: site.url + feedPath(filters, 'atom'),
    updated: updateTimes.toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: events.map((event, index) => {
      const startTime = formatTime(event.start_datetime, event.time_zone ?? site.time_zone)
      return {
        url: `${site.url}/events/${event.id}`,
        title: [event.title, startTime, event.location].filter(Boolean).join(' · '),
        author: event.display_name,
        published: event.created_at,
        updated: updateTimes[index] as string,
        content_html: renderMarkdown(event.description),
        categories: event.event_type ? [event.event_type] : [],
      }
    }),
  })
}

/** Returns event ids, newest first. Each series is listed once, with its next occurrence. */
async function listAnnounced(db: Db, filters: EventListFilters, { from, until }: TimeRange): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events as e
    where ${filterListed(filters)}
      ${filters.search ? sql`and ${matchesText(filters.search)}` : sql``}
      ${from ? sql`and e.end_datetime >= ${from}` : sql``}
      ${until ? sql`and e.start_datetime < ${until}` : sql``}
      and not exists (
        select from events as before
        where before.series_id = e.series_id and before.is_listed and before.end_datetime >= ${from ?? sql`'-infinity'`}
          and (before.start_datetime, before.id) < (e.start_datetime, e.id)
      )
    order by e.id desc limit ${MAX_FEED_ENTRIES}`.execute(db)
  return rows.map(({ id }) => id)
}
