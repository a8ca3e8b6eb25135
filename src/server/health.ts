import { timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { AppError } from '../kit/api/errors.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Env } from './http.ts'
import type { Metrics } from './metrics.ts'
import { checkReadiness } from './readiness.ts'

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

function canReadMetrics(context: Context, token: string | undefined): boolean {
  if (token) return isEqual(context.req.header('authorization') ?? '', `Bearer ${token}`)
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  // Behind a proxy on the same machine, every client has a local address.
  if (context.req.header('x-forwarded-for')) return false
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(incoming?.socket?.remoteAddress ?? '')
}

/** Serves liveness, readiness and metrics. */
export function createHealth({ db, settings }: Services, { registry, requests }: Metrics) {
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    const end = requests.startTimer()
    await next()
    end({ method: context.req.method, status: context.res.status })
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const error = await checkReadiness(db)
    return error ? context.json({ error }, 503, { 'Retry-After': '5' }) : context.json({ status: 'ready' })
  })
  app.get('/metrics', async (context) => {
    if (!canReadMetrics(context, settings.metrics_token))
      throw new AppError('forbidden', 'Metrics are for operators only')
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return app
}
