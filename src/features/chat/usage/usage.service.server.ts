import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/errors.ts'
import type { Settings } from '../../../kit/settings.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import type { BlockedAddress, ChatUsage } from '../chat.contract.ts'
import { addressKey } from './addressKey.server.ts'
import { addressLabel } from './addressLabel.ts'

/** How many days the chart shows, and how many requests the detail. */
const DAYS = 30
const LATEST = 50

function keyOf(ip: string): string {
  const key = addressKey(ip)
  if (!key) throw new AppError('invalid', 'This is not an IP address')
  return key
}

/** What the assistant has cost: in all, in the last 24 hours, and on each of the last days. */
export async function readStats(db: Db, { chat, site }: Pick<Settings, 'chat' | 'site'>) {
  const [alltime, daily, { blocked }, days] = await Promise.all([
    db
      .selectFrom('chat_usage')
      .select((sum) => [
        sql<number>`coalesce(sum(total_cost), 0)`.as('cost_total'),
        sql<number>`coalesce(sum(total_requests), 0)`.as('requests_total'),
        sum.fn.countAll<number>().as('unique_ips'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_requests')
      .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
      .select((sum) => [
        sql<number>`coalesce(sum(cost), 0)`.as('cost_24h'),
        sum.fn.countAll<number>().as('requests_24h'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_blocks')
      .select((sum) => sum.fn.countAll<number>().as('blocked'))
      .executeTakeFirstOrThrow(),
    sql<{ day: string; cost: number; requests: number }>`
      select shown.day::date as day, coalesce(d.cost, 0) as cost, coalesce(d.requests, 0) as requests
      from (select (now() at time zone ${site.time_zone})::date as today) as clock,
        generate_series(today - ${DAYS - 1}::integer, today, interval '1 day') as shown (day)
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

type UsageSearch = { search?: string; limit: number; offset: number }

/** Usage per address, the dearest first, of those that begin with what is searched for. */
export async function listUsage(db: Db, { search, limit, offset }: UsageSearch) {
  // whoever pastes a whole address looks for the network it is counted under
  const beginning = search && (addressKey(search) ?? search.toLowerCase())
  const matches = sql<boolean>`${beginning ? sql`starts_with(u.ip_address, ${beginning})` : sql`true`}`
  const usage = await selectUsage(db)
    .where(matches)
    .orderBy('u.total_cost', 'desc')
    .orderBy('u.ip_address')
    .limit(limit)
    .offset(offset)
    .execute()
  const totals = await db
    .selectFrom('chat_usage as u')
    .where(matches)
    .select((count) => count.fn.countAll<number>().as('unique_ips'))
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

const unused = (ip_address: string): ChatUsage => ({
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
  const ip_address = keyOf(ip)
  const [used, block, requests] = await Promise.all([
    selectUsage(db).where('u.ip_address', '=', ip_address).executeTakeFirst(),
    selectBlocks(db).where('b.ip_address', '=', ip_address).executeTakeFirst(),
    db
      .selectFrom('chat_requests')
      .where('ip_address', '=', ip_address)
      .select(['created_at', 'prompt_tokens', 'completion_tokens', 'cost'])
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute(),
  ])
  const usage = assertFound(
    used ?? (block ? unused(ip_address) : null),
    'This address has not asked the assistant anything',
  )
  return { usage, block: block ?? null, requests }
}

export const listBlocked = (db: Db): Promise<BlockedAddress[]> =>
  selectBlocks(db).orderBy('b.blocked_at', 'desc').orderBy('b.id', 'desc').execute()

/** Blocks an address; one that is blocked already is from now on for this reason. */
export function block(db: Db, actor: Actor, ip: string, reason: string) {
  const ip_address = keyOf(ip)
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('chat_blocks')
      .values({ ip_address, reason })
      .onConflict((conflict) => conflict.column('ip_address').doUpdateSet({ reason }))
      .execute()
    await writeAudit(tx, actor, {
      action: 'chat.block',
      target_type: 'address',
      target_name: addressLabel(ip_address),
      details: { reason },
    })
    return { message: `${addressLabel(ip_address)} has been blocked.` }
  })
}

/** Unblocks an address, whose count towards the limit begins anew. */
export function unblock(db: Db, actor: Actor, ip: string) {
  const ip_address = keyOf(ip)
  return db.transaction().execute(async (tx) => {
    const lifted = await tx
      .deleteFrom('chat_blocks')
      .where('ip_address', '=', ip_address)
      .returning('reason')
      .executeTakeFirst()
    if (!lifted) return { message: `${addressLabel(ip_address)} is not blocked.` }
    await tx.updateTable('chat_usage').set({ counted_cost: 0 }).where('ip_address', '=', ip_address).execute()
    await writeAudit(tx, actor, {
      action: 'chat.unblock',
      target_type: 'address',
      target_name: addressLabel(ip_address),
      details: { reason: lifted.reason },
    })
    return { message: `${addressLabel(ip_address)} has been unblocked.` }
  })
}
