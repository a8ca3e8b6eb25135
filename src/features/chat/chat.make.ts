import { type Insertable, sql } from 'kysely'
import { db } from '../../../test/database.ts'
import type { ChatUsage, UnansweredQuestions } from '../../database/schema.generated.ts'

let sequence = 0

/** Returns a new, unused IP address of the test network 198.18.0.0/15. */
export function makeIp() {
  sequence += 1
  return `198.18.${sequence >> 8}.${sequence & 255}`
}

/** Inserts the usage of an IP address, with its requests. */
export async function makeUsage(fields: Partial<Insertable<ChatUsage>> & { requests?: number } = {}) {
  const { requests = 1, ...columns } = fields
  const usage = await db
    .insertInto('chat_usage')
    .values({ ip_address: makeIp(), total_requests: requests, counted_cost: columns.total_cost ?? 0, ...columns })
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

export const makeBlock = (ip_address = makeIp(), reason = 'Nothing but nonsense') =>
  db.insertInto('chat_blocks').values({ ip_address, reason }).returningAll().executeTakeFirstOrThrow()

/** Records the cost of the assistant for today in the region's time zone. */
export const makeCostOfToday = (requests: number, cost: number) =>
  db
    .insertInto('chat_days')
    .values({ day: sql<string>`(now() at time zone 'America/Anchorage')::date`, requests, cost })
    .execute()

/** Inserts a question that the assistant could not answer. */
export const makeUnansweredQuestion = (fields: Partial<Insertable<UnansweredQuestions>> = {}) => {
  sequence += 1
  const question = fields.question ?? `Who rents zeppelins in village ${sequence}?`
  return db
    .insertInto('unanswered_questions')
    .values({ question, stems: ['zeppelin', `${sequence}`], ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}
