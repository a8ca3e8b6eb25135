import { type Db, sql } from '../../../database/open.server.ts'
import type { Settings } from '../../../kit/server/settings.server.ts'

const currentDay = (zone: string) => sql`(clock_timestamp() at time zone ${zone})::date`

/** Adds a request to the usage of the day. @returns the cost of the day in US dollars */
export async function recordUsage(db: Db, { site, embeddings }: Settings, tokens: number): Promise<number> {
  const cost = (tokens * (embeddings?.price ?? 0)) / 1_000_000
  const { rows } = await sql<{ cost: number }>`
    insert into embedding_days as d (day, requests, tokens, cost)
    values (${currentDay(site.time_zone)}, 1, ${tokens}, ${cost.toFixed(12)}::numeric)
    on conflict (day) do update set
      requests = d.requests + 1, tokens = d.tokens + excluded.tokens, cost = d.cost + excluded.cost
    returning cost`.execute(db)
  return Number(rows[0]?.cost)
}

/** Whether today's cost of the service has reached its limit. */
export async function isBudgetSpent(db: Db, { site, embeddings }: Settings): Promise<boolean> {
  const { rows } = await sql<{ cost: number }>`
    select cost from embedding_days where day = ${currentDay(site.time_zone)}`.execute(db)
  return Number(rows[0]?.cost ?? 0) >= (embeddings?.daily_limit ?? 0)
}
