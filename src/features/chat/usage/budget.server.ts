import { locks } from '../../../database/locks.ts'
import { type Db, sql, type Tx } from '../../../database/open.server.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Services } from '../../../kit/services.server.ts'
import type { Settings } from '../../../kit/settings.server.ts'
import { LIMIT_REASON } from '../chat.constants.ts'

/** How many questions of one address are answered at the same time. */
const AT_ONCE = 2
/** How often the model may be asked for one answer: at most, and at least, which is once to search and once to answer. */
const MOST_ROUNDS = 6
const LEAST_ROUNDS = 2

/** What an answer of so many rounds costs at worst, in US dollars. */
export type Quote = (rounds: number) => number
export type Consumed = { prompt_tokens: number; completion_tokens: number; cost: number }
/** Leave to answer: with the model in so many rounds, or with 0 without it. */
export type Admission = { reservation_id: number; ip_address: string; rounds: number }

type BudgetServices = Pick<Services, 'db' | 'settings'>

const blockedError = () =>
  new AppError(
    'forbidden',
    'The assistant is not available from your address any more. Please ask an administrator of this network.',
  )
const busyError = () =>
  new AppError(
    'too_many',
    'Your earlier question is still being answered. Please try again in a moment.',
    {},
    { 'Retry-After': '5' },
  )

/** @throws 403 when this address is blocked. */
export async function refuseBlocked(db: Db, ip_address: string) {
  const block = await db.selectFrom('chat_blocks').where('ip_address', '=', ip_address).select('id').executeTakeFirst()
  if (block) throw blockedError()
}

// Serializes reservations over all processes, so that two do not take the same amount.
const lockBudget = (tx: Tx) => sql`select pg_advisory_xact_lock(${locks.chatBudget})`.execute(tx)

/** The used and remaining amounts of the address and of the day. Only the database subtracts amounts exactly. */
async function readBudget(tx: Tx, ip_address: string, { chat, site }: Pick<Settings, 'chat' | 'site'>) {
  const { rows } = await sql<{
    blocked: boolean
    at_once: number
    is_spent: boolean
    is_reserved: boolean
    room: number
    is_day_spent: boolean
    is_day_reserved: boolean
    day_room: number
  }>`
    select blocked, at_once,
      counted >= ${chat.cost_limit}::numeric as is_spent, reserved_here > 0 as is_reserved,
      ${chat.cost_limit}::numeric - counted - reserved_here as room,
      today >= ${chat.daily_limit}::numeric as is_day_spent, reserved > 0 as is_day_reserved,
      ${chat.daily_limit}::numeric - today - reserved as day_room
    from (
      select
        exists (select from chat_blocks where ip_address = ${ip_address}) as blocked,
        coalesce((select counted_cost from chat_usage where ip_address = ${ip_address}), 0) as counted,
        coalesce((select cost from chat_days where day = ${todayIn(site.time_zone)}), 0) as today,
        count(*) filter (where ip_address = ${ip_address}) as at_once,
        coalesce(sum(amount) filter (where ip_address = ${ip_address}), 0) as reserved_here,
        coalesce(sum(amount), 0) as reserved
      from chat_reservations where expires_at > clock_timestamp()
    ) as used`.execute(tx)
  return rows[0] as (typeof rows)[number]
}

// Not now(), which does not advance while the transaction waits for the lock.
const todayIn = (zone: string) => sql`(clock_timestamp() at time zone ${zone})::date`

function roundsWithin(quote: Quote, room: number): number {
  for (let rounds = MOST_ROUNDS; rounds >= LEAST_ROUNDS; rounds--) if (quote(rounds) <= room) return rounds
  return 0
}

/**
 * Reserves what an answer may cost at worst, of what its address and the day have left. Where that is too little and
 * nobody else is being answered, the shortest answer is given all the same: it is the one that reaches the limit.
 * @param quote null where answers cost nothing.
 * @param seconds after which the reservation expires, should this process die.
 * @throws 403 when the address is blocked; 429 while earlier questions of it are being answered.
 */
export async function admit(
  { db, settings }: BudgetServices,
  ip_address: string,
  quote: Quote | null,
  seconds: number,
): Promise<Admission> {
  const admitted = await db.transaction().execute(async (tx) => {
    await lockBudget(tx)
    const budget = await readBudget(tx, ip_address, settings)
    if (budget.blocked) return 'blocked'
    if (settings.rate_limits && budget.at_once >= AT_ONCE) return 'busy'
    let rounds = 0
    if (quote) {
      if (budget.is_spent) {
        await blockAddress(tx, ip_address)
        return 'blocked'
      }
      rounds = roundsWithin(quote, budget.room)
      if (rounds === 0 && budget.is_reserved) return 'busy'
      rounds ||= LEAST_ROUNDS
      let affordable = roundsWithin(quote, budget.day_room)
      if (affordable === 0 && !budget.is_day_reserved && !budget.is_day_spent) affordable = LEAST_ROUNDS
      rounds = Math.min(rounds, affordable)
    }
    const { id } = await tx
      .insertInto('chat_reservations')
      .values({
        ip_address,
        amount: quote && rounds > 0 ? quote(rounds) : 0,
        expires_at: sql<string>`clock_timestamp() + make_interval(secs => ${seconds})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { reservation_id: id, ip_address, rounds }
  })
  if (admitted === 'blocked') throw blockedError()
  if (admitted === 'busy') throw busyError()
  return admitted
}

const blockAddress = (tx: Tx, ip_address: string) =>
  tx
    .insertInto('chat_blocks')
    .values({ ip_address, reason: LIMIT_REASON })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Books what an answer did cost in the place of what was reserved, and blocks the address that has reached its limit. */
export async function book(
  { db, settings: { chat, site } }: BudgetServices,
  { reservation_id, ip_address }: Admission,
  consumed: Consumed,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockBudget(tx)
    await tx.deleteFrom('chat_reservations').where('id', '=', reservation_id).execute()
    await tx
      .insertInto('chat_requests')
      .values({ ip_address, ...consumed })
      .execute()
    const { prompt_tokens, completion_tokens, cost } = consumed
    const { rows } = await sql<{ is_spent: boolean }>`
      insert into chat_usage as u
        (ip_address, total_requests, total_prompt_tokens, total_completion_tokens, total_cost, counted_cost)
      values (${ip_address}, 1, ${prompt_tokens}, ${completion_tokens}, ${cost}, ${cost})
      on conflict (ip_address) do update set
        total_requests = u.total_requests + 1,
        total_prompt_tokens = u.total_prompt_tokens + excluded.total_prompt_tokens,
        total_completion_tokens = u.total_completion_tokens + excluded.total_completion_tokens,
        total_cost = u.total_cost + excluded.total_cost,
        counted_cost = u.counted_cost + excluded.counted_cost,
        last_request = now()
      returning counted_cost >= ${chat.cost_limit}::numeric as is_spent`.execute(tx)
    await sql`
      insert into chat_days as d (day, requests, cost) values (${todayIn(site.time_zone)}, 1, ${cost})
      on conflict (day) do update set requests = d.requests + 1, cost = d.cost + excluded.cost`.execute(tx)
    if (cost > 0 && rows[0]?.is_spent) await blockAddress(tx, ip_address)
  })
}
