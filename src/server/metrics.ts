import type { Pool } from 'pg'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, type MetricObject, Registry } from 'prom-client'
import { readPictureQueue } from '../features/businesses/pictures/pictureQueue.server.ts'
import { readQueryCounts } from '../features/search/embeddings/queryVector.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Siblings } from '../kit/server/siblings.server.ts'
import type { ConcurrencyLimit } from './concurrencyLimit.ts'
import { createGauges } from './gauges.ts'
import { createNetworkMetrics } from './networkMetrics.ts'
import type { PageCache } from './pageCache.ts'

type Sources = {
  pool: Pool
  readPageCache: PageCache['readStatus']
  concurrency: ConcurrencyLimit
}

/** Milliseconds to wait for the metrics of the siblings. The metrics of a worker that does not reply are left out. */
const SIBLINGS_TIMEOUT_MS = 2000

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
  const registry = new Registry()
  const networkRegistry = createNetworkMetrics(services)
  const registerGauge = createGauges(registry)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  registerGauge('database_connections', 'Connections of the pool, by state', ['state'], async () => [
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'used' }, pool.totalCount - pool.idleCount],
    [{ state: 'awaited' }, pool.waitingCount],
  ])
  registerGauge('page_cache_bytes', 'Size of the page cache', [], async () => [[{}, readPageCache().bytes]])
  registerGauge('page_cache_pages', 'Cached pages', [], async () => [[{}, readPageCache().pages]])
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
    'picture_uploads',
    'Uploaded pictures that are being prepared, and that wait for it',
    ['state'],
    async () => Object.entries(readPictureQueue()).map(([state, count]) => [{ state }, count]),
  )
  const { embeddings } = services.settings
  if (embeddings) {
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
    const others = (await siblings.request('metrics', SIBLINGS_TIMEOUT_MS)) as WorkerMetrics[]
    const registries = [siblings.count > 1 ? mergeWorkers([await readOwn(), ...others]) : registry, networkRegistry]
    return (await Promise.all(registries.map((each) => each.metrics()))).join('\n')
  }
  return { print, contentType: registry.contentType, requests }
}

export type Metrics = ReturnType<typeof createMetrics>
