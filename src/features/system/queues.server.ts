import { type Db, sql } from '../../database/open.server.ts'

type QueueState = {
  queue: string
  /** The number of tasks that are ready to run. */
  waiting: number
  /** The number of tasks that wait for a retry. */
  delayed: number
  active: number
  /** The number of tasks whose last try failed within a day. */
  failed: number
  /** Seconds that the oldest task of `waiting` has waited; 0 when there is none. */
  waiting_seconds: number
}

/** The state of every task queue, and the number of undelivered emails without a decision. */
export async function readQueues(db: Db): Promise<{ queues: QueueState[]; dead_letters: number }> {
  const isQueued = sql`state in ('created', 'retry')`
  const { rows: queues } = await sql<QueueState>`
    select q.name as queue,
      count(*) filter (where ${isQueued} and start_after <= now()) as waiting,
      count(*) filter (where ${isQueued} and start_after > now()) as delayed,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where ${isQueued} and start_after <= now())), 0)
        as waiting_seconds
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where not starts_with(q.name, '__pgboss')
    group by q.name order by q.name`.execute(db)
  const { dead_letters } = await db
    .selectFrom('unsent_mails')
    .where('state', '=', 'given_up')
    .select(({ fn }) => fn.countAll<number>().as('dead_letters'))
    .executeTakeFirstOrThrow()
  return { queues, dead_letters }
}
