import { createHash } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { AppError } from '../kit/api/errors.ts'
import type { FeedRequest } from '../kit/server/feature.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import { matchesEtag } from './assets.ts'
import { features } from './features.ts'
import type { Env } from './http.ts'
import { limitReads } from './readers.ts'

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

/** The policy for an SVG picture: it has inline styles, but loads and runs nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const toFeedRequest = (context: Context): FeedRequest => ({
  params: context.req.param(),
  query: new URL(context.req.url).searchParams,
})

/** Serves the feeds, calendars and drawings of all features. They are not cached, so that they never contain expired items. */
export function createFeeds(services: Services) {
  const app = new Hono<Env>()
  for (const { path, type, read, file } of features.flatMap(({ feeds }) => feeds)) {
    const handler: MiddlewareHandler<Env> = async (context, next) => {
      const request = toFeedRequest(context)
      let body: string
      try {
        body = await read(services, request)
      } catch (error) {
        if (error instanceof AppError && error.status === 404) return next()
        throw error
      }
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const headers = {
        'Content-Type': types[type],
        'Cache-Control': 'no-cache',
        ETag: etag,
        ...(type === 'svg' && { 'Content-Security-Policy': PICTURE_POLICY }),
        ...(file && { 'Content-Disposition': `attachment; filename="${file(request)}"` }),
      }
      if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
      return context.body(body, 200, headers)
    }
    app.get(path, limitReads(services), compress(), handler)
  }
  return app
}
