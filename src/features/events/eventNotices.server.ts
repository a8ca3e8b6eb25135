import type { RawBuilder } from 'kysely'
import { sql, type Tx } from '../../database/open.server.ts'
import { formatTime } from '../../kit/text/text.ts'
import { notify, removeNotificationsOf } from '../notifications/notify.server.ts'

/** An event, and the members who are interested in it or follow it. */
/** An event with the accounts that are interested in it or follow it. */
export type WatchedEvent = {
  id: number
  business_id: number
  start_datetime: string
  end_datetime: string
  location: string | null
  /** The time zone of the event; null for that of the region. */
  time_zone: string | null
  user_ids: number[]
}

const cancelled = (id: number) => ({ type: 'cancelled_event', id })

/**
 * Reads the public events that have not ended and have interested members or followers. It must be called before the
 * events change.
 * @param ids a query for the ids of the events.
 */
export async function readWatchedEvents(tx: Tx, ids: RawBuilder<unknown>): Promise<WatchedEvent[]> {
  const { rows } = await sql<WatchedEvent>`
    select e.id, e.business_id, e.start_datetime, e.end_datetime, e.location, s.time_zone, watchers.user_ids
    from events as e left join event_series as s on s.id = e.series_id
    cross join lateral (
      select json_agg(user_id order by user_id) as user_ids from (
        select user_id from event_interests where event_id = e.id
        union select user_id from follows where target_type = 'event' and key = e.id::text
      ) as members
    ) as watchers
    where e.id in (${ids}) and e.is_listed and e.end_datetime >= now() and watchers.user_ids is not null
    order by e.id`.execute(tx)
  return rows
}

/**
 * The notice of a change, without the actor as a recipient. Several unread changes of an event become one notification.
 */
const changeNotice = ({ id, user_ids }: WatchedEvent, actorId: number, title: string) => ({
  kind: 'event.changed' as const,
  actorId,
  subject: { type: 'event', id },
  title,
  plural: '{count} changes to “{about}”',
  group: `event:${id}`,
  url: `/events/${id}`,
  recipients: user_ids,
})

const startOf = ({ start_datetime, time_zone }: WatchedEvent, region_zone: string) =>
  formatTime(start_datetime, time_zone ?? region_zone)

/** Notifies about the new time or place of edited events, but not about other edits. @param before the events before the edit. */
export async function notifyOfEventChanges(tx: Tx, actorId: number, before: WatchedEvent[], region_zone: string) {
  if (before.length === 0) return
  const changed = await tx
    .selectFrom('events')
    .where(
      'id',
      'in',
      before.map(({ id }) => id),
    )
    .select(['id', 'start_datetime', 'end_datetime', 'location'])
    .execute()
  const byId = new Map(changed.map((event) => [event.id, event]))
  for (const event of before) {
    const now = byId.get(event.id)
    if (!now) continue
    const isMoved = now.start_datetime !== event.start_datetime || now.end_datetime !== event.end_datetime
    const isElsewhere = now.location !== event.location
    if (!isMoved && !isElsewhere) continue
    const what = isMoved && isElsewhere ? 'New time and place' : isMoved ? 'New time' : 'New place'
    const details = [isMoved && startOf({ ...event, ...now }, region_zone), isElsewhere && now.location].filter(Boolean)
    const title = [`${what} of “{about}”`, details.join(', ')].filter(Boolean).join(': ')
    await notify(tx, changeNotice(event, actorId, title))
    if (isMoved) {
      await tx.updateTable('event_interests').set({ reminded_at: null }).where('event_id', '=', event.id).execute()
    }
  }
}

/** Notifies about cancelled events. Their pages only say that they are cancelled. @param region_zone null omits the date. */
export async function notifyOfCancellation(
  tx: Tx,
  actorId: number,
  events: WatchedEvent[],
  region_zone: string | null,
) {
  for (const event of events) {
    await notify(tx, {
      kind: 'event.changed',
      actorId,
      subject: cancelled(event.id),
      title: `Cancelled: {about}${region_zone === null ? '' : ` on ${startOf(event, region_zone)}`}`,
      url: `/events/${event.id}`,
      recipients: event.user_ids,
    })
  }
}

/** Notifies that cancelled events take place after all. The notification replaces that of the cancellation. */
export async function notifyOfReactivation(tx: Tx, actorId: number, ids: RawBuilder<unknown>, region_zone: string) {
  for (const event of await readWatchedEvents(tx, ids)) {
    await removeNotificationsOf(tx, cancelled(event.id), 'event.changed')
    const title = `“{about}” takes place again: ${startOf(event, region_zone)}`
    await notify(tx, changeNotice(event, actorId, title))
  }
}
