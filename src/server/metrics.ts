import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sql } from '../database/open.server.ts'
import { readQueues } from '../features/system/queues.server.ts'
import { readReplicaLag } from '../features/system/replicaLag.server.ts'
import type { Services } from '../kit/services.server.ts'
import type { OverloadBound } from './concurrencyLimit.ts'

type Sources = {
  pool: Pool
  /** Returns the size of the page cache in bytes. */
  keptBytes: () => number
  bound: OverloadBound
}

/** Calls `read` once for all callers that wait at the same time: several figures come from one reading. */
function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () => {
    pending ??= read().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** The metrics of /metrics. A figure that cannot be read, such as one from a database that is away, is absent. */
export function createMetrics(services: Services, { pool, keptBytes, bound }: Sources) {
  // The limits of requests apply, so that a silent database does not hold up /metrics.
  const { db, settings } = services
  const queueDepths = shareReading(() => readQueues(db))
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  type Label = Record<string, string>
  /** Registers a gauge whose figures are read for each scrape. */
  function gauge(name: string, help: string, labelNames: string[], read: () => Promise<[Label, number][]>) {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of await read().catch(() => [])) this.set(labels, value)
      },
    })
  }

  gauge('database_connections', 'Connections of the pool, by state', ['state'], async () => [
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'used' }, pool.totalCount - pool.idleCount],
    [{ state: 'awaited' }, pool.waitingCount],
  ])
  gauge('page_cache_bytes', 'Size of the page cache', [], async () => [[{}, keptBytes()]])
  gauge(
    'requests_in_progress',
    'Requests that run, that wait, and that may run at the same time',
    ['state'],
    async () => {
      const { running, waiting, limit } = bound.figures()
      return [
        [{ state: 'running' }, running],
        [{ state: 'waiting' }, waiting],
        [{ state: 'limit' }, limit],
      ]
    },
  )
  new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused with 503 because of overload',
    registers,
    collect() {
      this.reset()
      this.inc(bound.figures().refused)
    },
  })
  gauge('tasks', 'Background tasks, by queue and state', ['queue', 'state'], async () => {
    const { queues } = await queueDepths()
    return queues.flatMap(({ queue, waiting, delayed, active, failed }) =>
      Object.entries({ waiting, delayed, active, failed }).map(
        ([state, value]) => [{ queue, state }, value] as [Label, number],
      ),
    )
  })
  gauge('task_waiting_seconds', 'Waiting time of the oldest task that could run, by queue', ['queue'], async () =>
    (await queueDepths()).queues.map(({ queue, waiting_seconds }) => [{ queue }, waiting_seconds]),
  )
  gauge('mails_given_up', 'Emails that were given up and wait for a decision', [], async () => [
    [{}, (await queueDepths()).dead_letters],
  ])
  gauge('backup_age_seconds', 'Time since the last backup', [], async () => {
    const { rows } = await sql<{ age: number | null }>`
      select extract(epoch from now() - max(finished_at)) as age from backups`.execute(db)
    return rows[0]?.age == null ? [] : [[{}, rows[0].age]]
  })
  gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR', [], async () => {
    const { bavail, bsize } = await statfs(settings.data_dir)
    return [[{}, bavail * bsize]]
  })
  const { database_read_url } = settings
  if (database_read_url) {
    const replicaLag = shareReading(() => readReplicaLag(db, database_read_url))
    gauge('replica_lag_seconds', 'How far the replica is behind the primary', [], async () => {
      const lag = await replicaLag()
      return lag ? [[{}, lag.seconds]] : []
    })
    gauge('replica_connected', '1 while the replica answers, else 0', [], async () => [
      [{}, (await replicaLag()) ? 1 : 0],
    ])
  }

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method and status',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 10],
    registers,
  })
  return { registry, requests }
}

export type Metrics = ReturnType<typeof createMetrics>
