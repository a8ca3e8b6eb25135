import { Hono } from 'hono'
import { findPicture } from '../features/businesses/pictures/servePicture.server.ts'
import type { Services } from '../kit/server/services.server.ts'
import { matchesEtag } from './assets.ts'
import type { Env } from './http.ts'

/**
 * Browsers cache a picture forever, because another picture has another URL. Shared caches revalidate after a
 * minute, so that the pictures of a suspended business disappear.
 */
const PUBLIC = 'public, max-age=31536000, s-maxage=60, immutable'
const PRIVATE = 'private, max-age=300'

/** Serves the pictures of businesses. Browsers must neither execute them nor guess another media type. */
export function createPictures(services: Services) {
  const app = new Hono<Env>()
  app.use('/pictures/*', async (context, next) => {
    await next()
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
  })
  app.get('/pictures/:hash/:file', async (context) => {
    const { hash, file } = context.req.param()
    const { name, format, isPublic, read } = await findPicture(services, { hash, file, query: context.req.query() })
    const headers = {
      'Content-Type': `image/${format}`,
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isPublic ? PUBLIC : PRIVATE,
      ETag: `"${name}"`,
    }
    if (matchesEtag(context.req.header('if-none-match'), headers.ETag)) return context.body(null, 304, headers)
    return context.body(await read(), 200, headers)
  })
  return app
}
