import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { AppError } from '../kit/api/errors.ts'
import type { Services } from '../kit/server/services.server.ts'
import type { Settings } from '../kit/server/settings.server.ts'
import type { Siblings } from '../kit/server/siblings.server.ts'
import type { Env } from './http.ts'
import type { Metrics } from './metrics.ts'
import { checkReadiness } from './readiness.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

const isLoopback = (host: string) => /^(localhost|\[?::1\]?|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(host)
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request may read the metrics: with the token, or without a token from this machine. Behind a proxy on the
 * same machine, every client has a local IP address and some proxies add no header, so the settings must exclude a proxy
 * too.
 */
function canReadMetrics(context: Context, { metrics_token, trust_proxy, public_url }: Settings): boolean {
  if (metrics_token) return isEqual(context.req.header('authorization') ?? '', `Bearer ${metrics_token}`)
  const { protocol, hostname } = new URL(public_url)
  if (trust_proxy !== 0 || protocol === 'https:' || !isLoopback(hostname)) return false
  if (forwardingHeaders.some((name) => context.req.header(name) !== undefined)) return false
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return isLoopback(incoming?.socket?.remoteAddress ?? '')
}

/** Serves liveness, readiness and metrics. With several workers, each reply names its worker. */
export function createHealth(
  { db, settings }: Services,
  { print, contentType, requests }: Metrics,
  siblings: Siblings,
) {
  const worker = siblings.count > 1 ? { worker: siblings.number } : {}
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    const end = requests.startTimer()
    await next()
    end({ method: context.req.method, status: context.res.status })
  })
  app.get('/healthz', (context) => context.json({ status: 'ok', ...worker }))
  app.get('/readyz', async (context) => {
    const error = await checkReadiness(db)
    return error ? context.json({ error }, 503, { 'Retry-After': '5' }) : context.json({ status: 'ready', ...worker })
  })
  app.get('/metrics', async (context) => {
    if (!canReadMetrics(context, settings))
      throw new AppError(
        'forbidden',
        'Metrics need METRICS_TOKEN, or a request from the same machine to a server without a proxy',
      )
    return context.text(await print(), 200, { 'Content-Type': contentType })
  })
  return app
}
