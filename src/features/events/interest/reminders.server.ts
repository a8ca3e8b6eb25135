import { sql, type Tx } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { formatTime } from '../../../kit/text/text.ts'
import { notify } from '../../notifications/notify.server.ts'

/** Members who are reminded in one transaction. */
const BATCH_SIZE = 500

type Reminder = { event_id: number; user_ids: number[] | null; start_datetime: string; time_zone: string | null }

/**
 * Reminds the next members, and records that in the same transaction. Members who became interested within the last day
 * before the start are not reminded.
 * @returns false when nobody is left.
 */
async function remindBatch(tx: Tx, region_zone: string): Promise<boolean> {
  const { rows } = await sql<Reminder>`
    with due as materialized (
      select i.event_id, i.user_id from events as e join event_interests as i on i.event_id = e.id
      where e.is_listed and e.start_datetime > now() and e.start_datetime <= now() + interval '1 day'
        and i.reminded_at is null
      order by i.event_id, i.user_id limit ${BATCH_SIZE} for update of i skip locked
    ),
    noted as (
      update event_interests as i set reminded_at = now() from due
      where (i.event_id, i.user_id) = (due.event_id, due.user_id)
      returning i.event_id, i.user_id, i.created_at
    )
    select e.id as event_id, e.start_datetime, s.time_zone,
      json_agg(n.user_id order by n.user_id) filter (where n.created_at < e.start_datetime - interval '1 day') as user_ids
    from noted as n join events as e on e.id = n.event_id left join event_series as s on s.id = e.series_id
    group by e.id, s.time_zone order by e.id`.execute(tx)
  for (const { event_id: id, user_ids, start_datetime, time_zone } of rows) {
    await notify(tx, {
      kind: 'event.changed',
      actorId: null,
      subject: { type: 'event', id },
      title: `Reminder: “{about}” starts ${formatTime(start_datetime, time_zone ?? region_zone)}`,
      url: `/events/${id}`,
      recipients: user_ids ?? [],
    })
  }
  return rows.length > 0
}

/** Reminds members once of each event that they are interested in and that starts within a day, in batches. */
export async function sendReminders({ background, settings }: Pick<Services, 'background' | 'settings'>) {
  const { time_zone } = settings.site
  while (await background.transaction().execute((tx) => remindBatch(tx, time_zone)));
}
