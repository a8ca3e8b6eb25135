import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sql } from '../database/open.server.ts'
import type { Services } from '../features/services.server.ts'
import { readQueues } from '../features/system/queues.server.ts'
import { readReplicaLag } from '../features/system/replicaLag.server.ts'
import type { OverloadBound } from './overload.ts'

type Sources = {
  pool: Pool
  /** Bytes that the cache of pages takes. */
  keptBytes: () => number
  bound: OverloadBound
}

/** What /metrics shows. A figure that cannot be read, such as one of a database that is away, is absent. */
export function createMetrics(services: Services, { pool, keptBytes, bound }: Sources) {
  const { background: db, replica, settings } = services
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  type Label = Record<string, string>
  /** A gauge that is read anew for each answer. */
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
  gauge('page_cache_bytes', 'Bytes that the cache of pages takes', [], async () => [[{}, keptBytes()]])
  gauge('requests_in_progress', 'Requests that run, wait for a place, and may run at once', ['state'], async () => {
    const { running, waiting, limit } = bound.figures()
    return [
      [{ state: 'running' }, running],
      [{ state: 'waiting' }, waiting],
      [{ state: 'limit' }, limit],
    ]
  })
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
    const { queues } = await readQueues(db)
    return queues.flatMap(({ queue, waiting, delayed, active, failed }) =>
      Object.entries({ waiting, delayed, active, failed }).map(
        ([state, value]) => [{ queue, state }, value] as [Label, number],
      ),
    )
  })
  gauge('task_waiting_seconds', 'How long the task waits that waits longest, by queue', ['queue'], async () =>
    (await readQueues(db)).queues.map(({ queue, waiting_seconds }) => [{ queue }, waiting_seconds]),
  )
  gauge('mails_given_up', 'Emails that could not be sent and wait for a decision', [], async () => [
    [{}, (await readQueues(db)).dead_letters],
  ])
  gauge('backup_age_seconds', 'Time since the last backup', [], async () => {
    const { rows } = await sql<{ age: number | null }>`
      select extract(epoch from now() - max(finished_at)) as age from backups`.execute(db)
    return rows[0]?.age == null ? [] : [[{}, rows[0].age]]
  })
  gauge('disk_free_bytes', 'Space left where DATA_DIR is', [], async () => {
    const { bavail, bsize } = await statfs(settings.data_dir)
    return [[{}, bavail * bsize]]
  })
  if (settings.database_read_url) {
    gauge('replica_lag_seconds', 'How far the replica is behind the primary', [], async () => {
      const lag = await readReplicaLag(db, replica)
      return lag ? [[{}, lag.seconds]] : []
    })
    gauge('replica_connected', '1 while the replica answers, 0 while the primary answers its reads', [], async () => [
      [{}, (await readReplicaLag(db, replica)) ? 1 : 0],
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
