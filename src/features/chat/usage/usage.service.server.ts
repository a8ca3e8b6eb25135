import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { parseClient } from '../../../kit/server/clients.server.ts'
import type { Settings } from '../../../kit/server/settings.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import type { BlockedIp, ChatUsage } from '../chat.contract.ts'
import { formatIp } from './formatIp.ts'
import { NO_IP_MESSAGE } from './isIp.ts'

/** The number of days in the chart, and of requests in the details of an IP address. */
const CHART_DAYS = 30
const MAX_LATEST_REQUESTS = 50

/** @throws 400 for an invalid IP address */
function parseIp(ip: string): string {
  const key = parseClient(ip)
  if (!key) throw new AppError('invalid', NO_IP_MESSAGE)
  return key
}

/** Returns the cost of the assistant in US dollars: in total, in the last 24 hours, and per day. */
export async function readChatStats(db: Db, { chat, site }: Pick<Settings, 'chat' | 'site'>) {
  const [alltime, daily, { blocked }, days] = await Promise.all([
    db
      .selectFrom('chat_usage')
      .select((select) => [
        sql<number>`coalesce(sum(total_cost), 0)`.as('cost_total'),
        sql<number>`coalesce(sum(total_requests), 0)`.as('requests_total'),
        select.fn.countAll<number>().as('unique_ips'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_requests')
      .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
      .select((select) => [
        sql<number>`coalesce(sum(cost), 0)`.as('cost_24h'),
        select.fn.countAll<number>().as('requests_24h'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_blocks')
      .select((select) => select.fn.countAll<number>().as('blocked'))
      .executeTakeFirstOrThrow(),
    sql<{ day: string; cost: number; requests: number }>`
      select shown.day::date as day, coalesce(d.cost, 0) as cost, coalesce(d.requests, 0) as requests
      from (select (now() at time zone ${site.time_zone})::date as today) as clock,
        generate_series(today - ${CHART_DAYS - 1}::integer, today, interval '1 day') as shown (day)
        left join chat_days as d on d.day = shown.day::date
      order by day`.execute(db),
  ])
  return { alltime, daily, blocked, cost_threshold: chat.cost_limit, days: days.rows }
}

const selectUsage = (db: Db) =>
  db
    .selectFrom('chat_usage as u')
    .leftJoin('chat_blocks as b', 'b.ip_address', 'u.ip_address')
    .select([
      'u.ip_address',
      'u.total_requests',
      'u.total_prompt_tokens',
      'u.total_completion_tokens',
      sql<number>`u.total_prompt_tokens + u.total_completion_tokens`.as('total_tokens'),
      'u.total_cost',
      'u.counted_cost',
      'u.first_request',
      'u.last_request',
      sql<boolean>`b.id is not null`.as('is_blocked'),
    ])

type UsageListQuery = { search?: string; limit: number; offset: number }

/** Returns the usage of the IP addresses that begin with `search`, highest cost first. */
export async function listUsage(db: Db, { search, limit, offset }: UsageListQuery) {
  // The usage of a complete IPv6 address is counted for its /64 network.
  const prefix = search && (parseClient(search) ?? search.toLowerCase())
  const ipFilter = sql<boolean>`${prefix ? sql`starts_with(u.ip_address, ${prefix})` : sql`true`}`
  const usage = await selectUsage(db)
    .where(ipFilter)
    .orderBy('u.total_cost', 'desc')
    .orderBy('u.ip_address')
    .limit(limit)
    .offset(offset)
    .execute()
  const totals = await db
    .selectFrom('chat_usage as u')
    .where(ipFilter)
    .select((select) => select.fn.countAll<number>().as('unique_ips'))
    .executeTakeFirstOrThrow()
  return { usage, totals }
}

const selectBlocks = (db: Db) =>
  db
    .selectFrom('chat_blocks as b')
    .leftJoin('chat_usage as u', 'u.ip_address', 'b.ip_address')
    .select([
      'b.id',
      'b.ip_address',
      sql<number>`coalesce(u.total_cost, 0)`.as('total_cost_usd'),
      sql<number>`coalesce(u.total_requests, 0)`.as('total_requests'),
      'b.reason',
      'b.blocked_at',
    ])

const emptyUsage = (ip_address: string): ChatUsage => ({
  ip_address,
  total_requests: 0,
  total_prompt_tokens: 0,
  total_completion_tokens: 0,
  total_tokens: 0,
  total_cost: 0,
  counted_cost: 0,
  first_request: null,
  last_request: null,
  is_blocked: true,
})

export async function readUsage(db: Db, ip: string) {
  const ip_address = parseIp(ip)
  const [usageRow, block, requests] = await Promise.all([
    selectUsage(db).where('u.ip_address', '=', ip_address).executeTakeFirst(),
    selectBlocks(db).where('b.ip_address', '=', ip_address).executeTakeFirst(),
    db
      .selectFrom('chat_requests')
      .where('ip_address', '=', ip_address)
      .select(['created_at', 'prompt_tokens', 'completion_tokens', 'cost'])
      .orderBy('id', 'desc')
      .limit(MAX_LATEST_REQUESTS)
      .execute(),
  ])
  const usage = assertFound(
    usageRow ?? (block ? emptyUsage(ip_address) : null),
    'This address has not asked the assistant anything',
  )
  return { usage, block: block ?? null, requests }
}

export const listBlockedIps = (db: Db): Promise<BlockedIp[]> =>
  selectBlocks(db).orderBy('b.blocked_at', 'desc').orderBy('b.id', 'desc').execute()

/** Blocks an IP address. The reason replaces the reason of an earlier block. @throws 400 */
export function blockIp(db: Db, actor: Actor, ip: string, reason: string) {
  const ip_address = parseIp(ip)
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('chat_blocks')
      .values({ ip_address, reason })
      .onConflict((conflict) => conflict.column('ip_address').doUpdateSet({ reason }))
      .execute()
    await writeAudit(tx, actor, {
      action: 'chat.block',
      target_type: 'address',
      target_name: formatIp(ip_address),
      details: { reason },
    })
    return { message: `${formatIp(ip_address)} has been blocked.` }
  })
}

/** Unblocks an IP address, and resets its cost towards the limit. @throws 400 */
export function unblockIp(db: Db, actor: Actor, ip: string) {
  const ip_address = parseIp(ip)
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('chat_blocks')
      .where('ip_address', '=', ip_address)
      .returning('reason')
      .executeTakeFirst()
    if (!removed) return { message: `${formatIp(ip_address)} is not blocked.` }
    await tx.updateTable('chat_usage').set({ counted_cost: 0 }).where('ip_address', '=', ip_address).execute()
    await writeAudit(tx, actor, {
      action: 'chat.unblock',
      target_type: 'address',
      target_name: formatIp(ip_address),
      details: { reason: removed.reason },
    })
    return { message: `${formatIp(ip_address)} has been unblocked.` }
  })
}
