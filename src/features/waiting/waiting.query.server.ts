import { type Db, sql } from '../../database/open.server.ts'
import type { WaitingQueue } from '../../kit/server/services.server.ts'

/** SQL that selects all items of these queues, as `kind`, `id` and `since`. */
export const selectWaitingItems = (queues: readonly WaitingQueue[]) =>
  queues.length === 0
    ? sql`select null::text as kind, null::bigint as id, null::timestamptz as since where false`
    : sql.join(
        queues.map(({ kind, rows }) => sql`select ${kind}::text as kind, id, since from (${rows}) as queue`),
        sql` union all `,
      )

type Count = { count: number; oldest_at: string | null }

/** The number of items in each queue, and the time since which the oldest one waits. */
export async function countWaitingItems(db: Db, queues: readonly WaitingQueue[]) {
  const { rows } = await sql<Count & { kind: string }>`
    select kind, count(*) as count, min(since) as oldest_at from (${selectWaitingItems(queues)}) as waiting
    group by kind`.execute(db)
  const counts = new Map(rows.map(({ kind, ...count }) => [kind, count]))
  const none: Count = { count: 0, oldest_at: null }
  return queues.map((queue) => ({ queue, ...(counts.get(queue.kind) ?? none) }))
}
