import { type Db, sql } from '../../database/open.server.ts'
import { truncate } from '../../kit/text/text.ts'
import { describeDevice } from './device.ts'
import type { SecurityEventKind } from './securityEvents.ts'

/** Days after which an event is deleted. */
export const EVENT_DAYS = 180
/** The maximum number of stored events per account. */
export const MAX_EVENTS = 1000
/** The maximum number of clients per day and account that have a row of their own for wrong passwords. The others share one. */
export const MAX_CLIENTS_A_DAY = 10

/** The maximum length of a stored user agent. */
const MAX_USER_AGENT = 500

/** The client that causes an event, and its user agent. */
export type Origin = { client: string; user_agent: string | null }

/** The origin of a call: pass the arguments of its handler. */
export const toOrigin = ({ client, request }: { client: string; request: Request }): Origin => ({
  client,
  user_agent: truncate(request.headers.get('user-agent')?.trim() ?? '', MAX_USER_AGENT) || null,
})

/**
 * Records an event.
 * @param origin null when another person or the server causes the event, because the member must not see their IP address.
 */
export async function recordSecurityEvent(
  db: Db,
  user_id: number,
  origin: Origin | null,
  event: { kind: SecurityEventKind; detail?: string },
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ user_id, ...describeOrigin(origin), kind: event.kind, detail: event.detail ?? null })
    .execute()
}

/**
 * Counts a wrong password. The failures of one client on one day share a row. After `MAX_CLIENTS_A_DAY` clients, the
 * rest of the day shares one row too, so that many failures fill neither the table nor the screen.
 */
export async function recordWrongPassword(
  db: Db,
  user_id: number,
  origin: Origin,
  kind: 'login.failed' | 'login.second_failed' | 'password.wrong',
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const todays = await db
    .selectFrom('security_events')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('repetition', 'like', `${today} %`)
    .select('client')
    .execute()
  const hasOwnRow = todays.length < MAX_CLIENTS_A_DAY || todays.some(({ client }) => client === origin.client)
  await db
    .insertInto('security_events')
    .values({
      user_id,
      kind,
      ...describeOrigin(hasOwnRow ? origin : null),
      repetition: `${today} ${hasOwnRow ? origin.client : 'others'}`,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'repetition']).where('repetition', 'is not', null).doUpdateSet({
        id: sql`default`,
        device: sql`excluded.device`,
        count: sql`security_events.count + 1`,
        last_at: sql`now()`,
      }),
    )
    .execute()
}

/** Records a login with a browser and client with which this account has not logged in for 180 days. */
export async function recordNewDevice(db: Db, user_id: number, origin: Origin): Promise<void> {
  const described = describeOrigin(origin)
  await db
    .insertInto('security_events')
    .values({
      user_id,
      kind: 'login.new_device' satisfies SecurityEventKind,
      ...described,
      repetition: `${described.client} ${described.device}`,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'repetition']).where('repetition', 'is not', null).doNothing(),
    )
    .execute()
}

const describeOrigin = (origin: Origin | null) => ({
  client: origin?.client ?? null,
  device: origin ? describeDevice(origin.user_agent) : null,
})

/** Deletes old events, and the oldest events of accounts with more than `MAX_EVENTS`. */
export async function sweepSecurityEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('last_at', '<', sql<string>`now() - make_interval(days => ${EVENT_DAYS})`)
    .execute()
  await sql`
    with crowded as (select user_id from security_events group by user_id having count(*) > ${MAX_EVENTS}),
      ranked as (
        select id, row_number() over (partition by user_id order by id desc) as position
        from security_events join crowded using (user_id)
      )
    delete from security_events using ranked where security_events.id = ranked.id and position > ${MAX_EVENTS}`.execute(
    db,
  )
}
