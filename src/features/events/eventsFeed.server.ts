import { type Db, sql } from '../../database/open.server.ts'
import { renderAtomFeed } from '../../kit/atom.ts'
import { renderMarkdown } from '../../kit/markdown.ts'
import type { Services } from '../../kit/services.server.ts'
import { formatTime } from '../../kit/text.ts'
import { eventsPath, feedPath, readEventFilters, wantedOf } from './eventFilters.ts'
import { type Filters, hasWords, matching, type Range, rangeOf } from './eventList.server.ts'
import { FEED_MAX } from './events.constants.ts'
import { readEvents } from './events.query.server.ts'

/** The events of the list as an Atom feed, by the filters of its address: the last announced first. */
export async function eventsFeed({ replica, settings: { site } }: Services, params: URLSearchParams): Promise<string> {
  const filters = readEventFilters(params)
  const wanted = wantedOf(filters)
  const ids = await listAnnounced(replica, wanted, rangeOf(wanted, site.time_zone))
  const events = await readEvents(replica, null, ids)
  const changes = events.map(({ created_at, edited_at }) => edited_at ?? created_at)
  return renderAtomFeed({
    title: `${site.region_name} Business Events · ${site.name}`,
    url: site.url + eventsPath({ ...filters, view: '', month: '', day: '' }),
    self: site.url + feedPath(filters, 'atom'),
    updated: changes.toSorted().at(-1) ?? new Date(0).toISOString(),
    entries: events.map((event, at) => {
      const when = formatTime(event.start_datetime, event.time_zone ?? site.time_zone)
      return {
        url: `${site.url}/events/${event.id}`,
        title: [event.title, when, event.location].filter(Boolean).join(' · '),
        author: event.business_name,
        published: event.created_at,
        updated: changes[at] as string,
        content_html: renderMarkdown(event.description),
        categories: event.event_type ? [event.event_type] : [],
      }
    }),
  })
}

/** Of what repeats the next time alone. */
async function listAnnounced(db: Db, filters: Filters, { from, until }: Range): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events as e
    where ${matching(filters)}
      ${filters.search ? sql`and ${hasWords(filters.search)}` : sql``}
      ${from ? sql`and e.end_datetime >= ${from}` : sql``}
      ${until ? sql`and e.start_datetime < ${until}` : sql``}
      and not exists (
        select from events as before
        where before.series_id = e.series_id and before.listed and before.end_datetime >= ${from ?? sql`'-infinity'`}
          and (before.start_datetime, before.id) < (e.start_datetime, e.id)
      )
    order by e.id desc limit ${FEED_MAX}`.execute(db)
  return rows.map(({ id }) => id)
}
