import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { screens } from '../app/features.ts'
import type { Services } from '../kit/server/services.server.ts'
import { features } from './features.ts'
import { type Env, respondNotFound } from './http.ts'
import { limitReads } from './readers.ts'
import { createSitemap } from './sitemap.ts'

/**
 * Crawlers may follow the pages of a list, which lead to all its items. Other parameters have unlimited combinations.
 */
const crawledParameter = 'page'

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
}

/** Renders robots.txt: https://www.rfc-editor.org/rfc/rfc9309 */
function renderRobots(url: string): string {
  const guarded = screens.filter(({ access }) => access !== 'public')
  const filters = screens.flatMap(({ path, query = [] }) =>
    query.filter((name) => name !== crawledParameter).flatMap((name) => [`${path}?${name}=`, `${path}?*&${name}=`]),
  )
  const disallowed = ['/api/', ...guarded.map(({ path }) => `${path.replaceAll(/:\w+/g, '*')}`), ...filters]
  return `User-agent: *
${disallowed.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${url}/sitemap.xml
`
}

/** Serves robots.txt and the sitemaps. Sitemaps are not cached, so that they never list expired items. */
export function createRobots(services: Services) {
  const { replica, settings } = services
  const { url } = settings.site
  const sitemap = createSitemap(
    replica,
    url,
    features.flatMap((feature) => feature.sitemap),
  )
  const app = new Hono<Env>()

  function respond(context: Context, chunks: AsyncGenerator<string>) {
    const bytes = Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>
    return context.body(bytes, 200, headers)
  }

  app.get('/robots.txt', (context) => context.text(renderRobots(url), 200, { 'Cache-Control': 'public, max-age=300' }))
  app.use('/:sitemap{sitemap.*\\.xml}', limitReads(services), compress())
  app.get('/sitemap.xml', async (context) => respond(context, await sitemap.readRoot()))
  app.get('/:sitemap{sitemap-.+\\.xml}', async (context) => {
    const name = context.req.param('sitemap').replace(/^sitemap-|\.xml$/g, '')
    const part = await sitemap.readPart(name)
    return part ? respond(context, part) : respondNotFound(context)
  })
  return app
}
