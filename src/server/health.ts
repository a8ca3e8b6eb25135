import { timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../features/services.server.ts'
import { AppError } from '../kit/errors.ts'
import type { Env } from './http.ts'
import { findUnreadiness } from './readiness.ts'

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

function mayRead(context: Context, token: string | undefined): boolean {
  if (token) return same(context.req.header('authorization') ?? '', `Bearer ${token}`)
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  // through a proxy on the same machine every client seems to be local
  if (context.req.header('x-forwarded-for')) return false
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(incoming?.socket?.remoteAddress ?? '')
}

/**
 * For those who watch over the process: alive, ready, and in numbers.
 * @param keptBytes how many bytes the cache of pages takes.
 */
export function createHealth({ db, settings }: Services, pool: Pool, keptBytes: () => number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method and status',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes that the cache of pages takes',
    registers: [registry],
    collect() {
      this.set(keptBytes())
    },
  })

  const app = new Hono<Env>()
  app.use(async (context, next) => {
    const end = duration.startTimer()
    await next()
    end({ method: context.req.method, status: context.res.status })
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const error = await findUnreadiness(db)
    return error ? context.json({ error }, 503, { 'Retry-After': '5' }) : context.json({ status: 'ready' })
  })
  app.get('/metrics', async (context) => {
    if (!mayRead(context, settings.metrics_token)) throw new AppError('forbidden', 'Metrics are for the operator')
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return app
}
