import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client'
import { sql } from '../database/open.server.ts'
import { readPictureQueue } from '../features/businesses/pictures/pictureQueue.server.ts'
import { readQueryCounts } from '../features/search/embeddings/queryVector.server.ts'
import { readQueues } from '../features/system/queues.server.ts'
import { readReplicaLag } from '../features/system/replicaLag.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Siblings } from '../kit/server/siblings.server.ts'
import type { ConcurrencyLimit } from './concurrencyLimit.ts'
import type { PageCache } from './pageCache.ts'

type Sources = {
  pool: Pool
  readPageCache: PageCache['readStatus']
  concurrency: ConcurrencyLimit
}

/** Runs `read` once for all concurrent callers, because several metrics use the same query. */
function shareConcurrentReads<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () => {
    pending ??= read().finally(() => {
      pending = undefined
    })
    return pending
  }
}

/** Milliseconds to wait for the metrics of the siblings. The metrics of a worker that does not reply are left out. */
const SIBLINGS_TIMEOUT = 2000

type WorkerMetrics = { number: number; metrics: MetricObject[] }

/** Adds the label `worker` to the metrics of each worker, because sums would hide a slow worker. */
function mergeWorkers(workers: WorkerMetrics[]) {
  const labelled = workers
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, metrics }) =>
      metrics.map((metric) => ({
        ...metric,
        aggregator: 'sum',
        values: (metric as unknown as { values: { labels: object }[] }).values.map((value) => ({
          ...value,
          labels: { worker: number, ...value.labels },
        })),
      })),
    )
  return AggregatorRegistry.aggregate(labelled)
}

/**
 * Creates the metrics of /metrics: those of each worker, and those of the network. A value that cannot be read, for
 * example because the database is down, is left out.
 */
export function createMetrics(services: Services, { pool, readPageCache, concurrency }: Sources, siblings: Siblings) {
  // Uses the timeouts of requests, so that a database that does not respond does not block /metrics.
  const { db, settings } = services
  const queueDepths = shareConcurrentReads(() => readQueues(db))
  const registry = new Registry()
  const networkRegistry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  type Label = Record<string, string>
  /** Registers a gauge whose values are read at each scrape. */
  function registerGauge(
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<[Label, number][]>,
    registers = [networkRegistry],
  ) {
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

  registerGauge(
    'database_connections',
    'Connections of the pool, by state',
    ['state'],
    async () => [
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'used' }, pool.totalCount - pool.idleCount],
      [{ state: 'awaited' }, pool.waitingCount],
    ],
    registers,
  )
  registerGauge('page_cache_bytes', 'Size of the page cache', [], async () => [[{}, readPageCache().bytes]], registers)
  registerGauge('page_cache_pages', 'Cached pages', [], async () => [[{}, readPageCache().pages]], registers)
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for pages, by whether the page was cached',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = readPageCache()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
  new Counter({
    name: 'page_cache_forgotten_total',
    help: 'Cached pages that were invalidated: because of a tag, or all of them because changes may have been missed',
    labelNames: ['by'],
    registers,
    collect() {
      const { forgottenByTag, forgottenAll } = readPageCache()
      this.reset()
      this.inc({ by: 'tag' }, forgottenByTag)
      this.inc({ by: 'all' }, forgottenAll)
    },
  })
  registerGauge(
    'requests_in_progress',
    'Running requests, waiting requests, and the limit of running requests',
    ['state'],
    async () => {
      const { running, waiting, limit } = concurrency.readStatus()
      return [
        [{ state: 'running' }, running],
        [{ state: 'waiting' }, waiting],
        [{ state: 'limit' }, limit],
      ]
    },
    registers,
  )
  new Counter({
    name: 'requests_refused_total',
    help: 'Requests refused with 503 because of overload',
    registers,
    collect() {
      this.reset()
      this.inc(concurrency.readStatus().refused)
    },
  })
  registerGauge(
    'questions_to_index',
    'Changes of questions that wait to be indexed; each search reads them',
    [],
    async () => {
      const { count } = await db
        .selectFrom('questions_to_index')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [[{}, Number(count)]]
    },
  )
  registerGauge('tasks', 'Background tasks, by queue and state', ['queue', 'state'], async () => {
    const { queues } = await queueDepths()
    return queues.flatMap(({ queue, waiting, delayed, active, failed }) =>
      Object.entries({ waiting, delayed, active, failed }).map(
        ([state, value]) => [{ queue, state }, value] as [Label, number],
      ),
    )
  })
  registerGauge('task_waiting_seconds', 'Waiting time of the oldest task that is due, by queue', ['queue'], async () =>
    (await queueDepths()).queues.map(({ queue, waiting_seconds }) => [{ queue }, waiting_seconds]),
  )
  registerGauge(
    'mails_given_up',
    'Emails that failed for good and wait for a decision of an administrator',
    [],
    async () => [[{}, (await queueDepths()).dead_letters]],
  )
  registerGauge('backup_age_seconds', 'Time since the last backup', [], async () => {
    const { rows } = await sql<{ age: number | null }>`
      select extract(epoch from now() - max(finished_at)) as age from backups`.execute(db)
    return rows[0]?.age == null ? [] : [[{}, rows[0].age]]
  })
  registerGauge('disk_free_bytes', 'Free space on the disk of DATA_DIR', [], async () => {
    const { bavail, bsize } = await statfs(settings.data_dir)
    return [[{}, bavail * bsize]]
  })
  registerGauge(
    'picture_uploads',
    'Uploaded pictures that are being prepared, and that wait for it',
    ['state'],
    async () => Object.entries(readPictureQueue()).map(([state, count]) => [{ state }, count]),
    registers,
  )
  registerGauge('picture_bytes', 'Size of all files of pictures', [], async () => {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(sum(bytes), 0)::float8 as bytes from picture_files`.execute(db)
    return rows[0] ? [[{}, rows[0].bytes]] : []
  })
  const { database_read_url, embeddings } = settings
  if (embeddings) {
    registerGauge(
      'embeddings_waiting',
      'Documents that wait for their vectors, and failures in a row of the embedding service',
      ['what'],
      async () => {
        const { waiting, failures } = await db
          .selectFrom('embedding_status')
          .select(['waiting', 'failures'])
          .executeTakeFirstOrThrow()
        return [
          [{ what: 'documents' }, waiting],
          [{ what: 'failures' }, failures],
        ]
      },
    )
    new Counter({
      name: 'embedding_searches_total',
      help: 'Searches that needed the embedding service, by what came of it',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset()
        for (const [result, count] of Object.entries(readQueryCounts(embeddings))) this.inc({ result }, count)
      },
    })
  }
  if (database_read_url) {
    const replicaLag = shareConcurrentReads(() => readReplicaLag(db, database_read_url))
    registerGauge('replica_lag_seconds', 'Replication lag of the replica', [], async () => {
      const lag = await replicaLag()
      return lag ? [[{}, lag.seconds]] : []
    })
    registerGauge('replica_connected', '1 while the replica responds, else 0', [], async () => [
      [{}, (await replicaLag()) ? 1 : 0],
    ])
  }

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to respond, by method and status',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 10],
    registers,
  })
  const readOwn = async (): Promise<WorkerMetrics> => ({
    number: siblings.number,
    metrics: await registry.getMetricsAsJSON(),
  })
  siblings.onMessage('metrics', readOwn)

  async function print() {
    const others = (await siblings.ask('metrics', SIBLINGS_TIMEOUT)) as WorkerMetrics[]
    const registries = [siblings.count > 1 ? mergeWorkers([await readOwn(), ...others]) : registry, networkRegistry]
    return (await Promise.all(registries.map((each) => each.metrics()))).join('\n')
  }
  return { print, contentType: registry.contentType, requests }
}

export type Metrics = ReturnType<typeof createMetrics>
