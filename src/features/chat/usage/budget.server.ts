import { locks } from '../../../database/locks.ts'
import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import type { Settings } from '../../../kit/server/settings.server.ts'
import { LIMIT_REASON } from '../chat.constants.ts'

/** The maximum number of questions of one client that are answered at the same time. */
const MAX_CONCURRENT = 2
/** The maximum number of model calls for one answer. Two is the minimum: one to call tools and one to answer. */
const MAX_ROUNDS = 6
const MIN_ROUNDS = 2

/** Returns the maximum cost of an answer with this number of rounds, in US dollars. */
export type CostEstimate = (rounds: number) => number
export type TokenUsage = { prompt_tokens: number; completion_tokens: number; cost: number }
/** A reserved budget. With 0 rounds the answer must not use the model. */
export type Reservation = { reservation_id: number; client: string; rounds: number }

type BudgetServices = Pick<Services, 'db' | 'settings'>

const createBlockedError = () =>
  new AppError(
    'forbidden',
    'The assistant is not available from your address any more. Please ask an administrator of this network.',
  )
const createBusyError = () =>
  new AppError(
    'too_many',
    'Your earlier question is still being answered. Please try again in a moment.',
    {},
    {
      'Retry-After': '5',
      'RateLimit-Policy': `"chat-concurrent";q=${MAX_CONCURRENT};qu="concurrent-requests"`,
      RateLimit: '"chat-concurrent";r=0;t=5',
    },
  )

/** @throws 403 when the client is blocked. */
export async function assertNotBlocked(db: Db, client: string) {
  const block = await db.selectFrom('chat_blocks').where('ip_address', '=', client).select('id').executeTakeFirst()
  if (block) throw createBlockedError()
}

// Serializes reservations over all processes, so that two do not reserve the same amount.
const lockBudget = (tx: Tx) => sql`select pg_advisory_xact_lock(${locks.chatBudget})`.execute(tx)

/** The used and remaining amounts of the client and of the day. Only the database subtracts amounts exactly. */
async function readBudget(tx: Tx, client: string, { chat, site }: Pick<Settings, 'chat' | 'site'>) {
  const { rows } = await sql<{
    blocked: boolean
    concurrent: number
    is_spent: boolean
    is_reserved: boolean
    remaining: number
    is_day_spent: boolean
    is_day_reserved: boolean
    day_remaining: number
  }>`
    select blocked, concurrent,
      counted >= ${chat.cost_limit}::numeric as is_spent, reserved_here > 0 as is_reserved,
      ${chat.cost_limit}::numeric - counted - reserved_here as remaining,
      today >= ${chat.daily_limit}::numeric as is_day_spent, reserved > 0 as is_day_reserved,
      ${chat.daily_limit}::numeric - today - reserved as day_remaining
    from (
      select
        exists (select from chat_blocks where ip_address = ${client}) as blocked,
        coalesce((select counted_cost from chat_usage where ip_address = ${client}), 0) as counted,
        coalesce((select cost from chat_days where day = ${currentDay(site.time_zone)}), 0) as today,
        count(*) filter (where ip_address = ${client}) as concurrent,
        coalesce(sum(amount) filter (where ip_address = ${client}), 0) as reserved_here,
        coalesce(sum(amount), 0) as reserved
      from chat_reservations where expires_at > clock_timestamp()
    ) as used`.execute(tx)
  return rows[0] as (typeof rows)[number]
}

// now() would return the start of the transaction, before it waited for the lock.
const currentDay = (zone: string) => sql`(clock_timestamp() at time zone ${zone})::date`

function countAffordableRounds(estimate: CostEstimate, remaining: number): number {
  for (let rounds = MAX_ROUNDS; rounds >= MIN_ROUNDS; rounds--) if (estimate(rounds) <= remaining) return rounds
  return 0
}

/**
 * Reserves the maximum cost of an answer from the remaining budgets of the client and of the day. When a budget is too
 * small but has no other reservation, the minimum is reserved nevertheless, and the answer reaches the limit.
 * @param estimate null when answers are free.
 * @param seconds until the reservation expires, in case this process dies.
 * @throws 403 when the client is blocked, 429 while its earlier questions are being answered.
 */
export async function reserveBudget(
  { db, settings }: BudgetServices,
  client: string,
  estimate: CostEstimate | null,
  seconds: number,
): Promise<Reservation> {
  const reservation = await db.transaction().execute(async (tx) => {
    await lockBudget(tx)
    const budget = await readBudget(tx, client, settings)
    if (budget.blocked) return 'blocked'
    if (settings.rate_limits && budget.concurrent >= MAX_CONCURRENT) return 'busy'
    let rounds = 0
    if (estimate) {
      if (budget.is_spent) {
        await blockOverLimit(tx, client)
        return 'blocked'
      }
      rounds = countAffordableRounds(estimate, budget.remaining)
      if (rounds === 0 && budget.is_reserved) return 'busy'
      rounds ||= MIN_ROUNDS
      let affordable = countAffordableRounds(estimate, budget.day_remaining)
      if (affordable === 0 && !budget.is_day_reserved && !budget.is_day_spent) affordable = MIN_ROUNDS
      rounds = Math.min(rounds, affordable)
    }
    const { id } = await tx
      .insertInto('chat_reservations')
      .values({
        ip_address: client,
        amount: estimate && rounds > 0 ? estimate(rounds) : 0,
        expires_at: sql<string>`clock_timestamp() + make_interval(secs => ${seconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { reservation_id: id, client, rounds }
  })
  if (reservation === 'blocked') throw createBlockedError()
  if (reservation === 'busy') throw createBusyError()
  return reservation
}

const blockOverLimit = (tx: Tx, client: string) =>
  tx
    .insertInto('chat_blocks')
    .values({ ip_address: client, reason: LIMIT_REASON })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Replaces a reservation by the actual cost of the answer, and blocks the client when it has reached its limit. */
export async function recordCost(
  { db, settings: { chat, site } }: BudgetServices,
  { reservation_id, client }: Reservation,
  usage: TokenUsage,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockBudget(tx)
    await tx.deleteFrom('chat_reservations').where('id', '=', reservation_id).execute()
    await tx
      .insertInto('chat_requests')
      .values({ ip_address: client, ...usage })
      .execute()
    const { prompt_tokens, completion_tokens, cost } = usage
    const { rows } = await sql<{ is_spent: boolean }>`
      insert into chat_usage as u
        (ip_address, total_requests, total_prompt_tokens, total_completion_tokens, total_cost, counted_cost)
      values (${client}, 1, ${prompt_tokens}, ${completion_tokens}, ${cost}, ${cost})
      on conflict (ip_address) do update set
        total_requests = u.total_requests + 1,
        total_prompt_tokens = u.total_prompt_tokens + excluded.total_prompt_tokens,
        total_completion_tokens = u.total_completion_tokens + excluded.total_completion_tokens,
        total_cost = u.total_cost + excluded.total_cost,
        counted_cost = u.counted_cost + excluded.counted_cost,
        last_request = now()
      returning counted_cost >= ${chat.cost_limit}::numeric as is_spent`.execute(tx)
    await sql`
      insert into chat_days as d (day, requests, cost) values (${currentDay(site.time_zone)}, 1, ${cost})
      on conflict (day) do update set requests = d.requests + 1, cost = d.cost + excluded.cost`.execute(tx)
    if (cost > 0 && rows[0]?.is_spent) await blockOverLimit(tx, client)
  })
}
