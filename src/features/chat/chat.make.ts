import { type Insertable, sql } from 'kysely'
import { db } from '../../../test/database.ts'
import type { ChatUsage } from '../../database/schema.generated.ts'

let made = 0

/** An address of this network that nobody else has here. */
export function newAddress() {
  made += 1
  return `198.18.${made >> 8}.${made & 255}`
}

/** An address that has asked the assistant, with the requests that it was. */
export async function makeUsage(given: Partial<Insertable<ChatUsage>> & { requests?: number } = {}) {
  const { requests = 1, ...columns } = given
  const usage = await db
    .insertInto('chat_usage')
    .values({ ip_address: newAddress(), total_requests: requests, counted_cost: columns.total_cost ?? 0, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (let number = 0; number < requests; number++) {
    await db
      .insertInto('chat_requests')
      .values({
        ip_address: usage.ip_address,
        prompt_tokens: Math.round(usage.total_prompt_tokens / requests),
        completion_tokens: Math.round(usage.total_completion_tokens / requests),
        cost: usage.total_cost / requests,
      })
      .execute()
  }
  return usage
}

export const makeBlock = (ip_address = newAddress(), reason = 'Nothing but nonsense') =>
  db.insertInto('chat_blocks').values({ ip_address, reason }).returningAll().executeTakeFirstOrThrow()

/** Records the cost of the assistant for today in the region's time zone. */
export const makeCostOfToday = (requests: number, cost: number) =>
  db
    .insertInto('chat_days')
    .values({ day: sql<string>`(now() at time zone 'America/Anchorage')::date`, requests, cost })
    .execute()
