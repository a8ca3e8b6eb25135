import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import type { Contract } from '../kit/api/contract.ts'
import type { Settings } from '../kit/server/settings.server.ts'
import { escapeHtml } from '../kit/text/html.ts'
import { type Asset, createAsset, serveAssets } from './assets.ts'
import { createOpenApiDocument } from './openApi.ts'

const renderPage = (title: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API of ${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>
`
// The validator badge is off, because it is an image from another origin.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

async function readDocsAssets(): Promise<Map<string, Asset>> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const read = async (name: string, content: Buffer) =>
    [`/api/docs/${name}`, createAsset(name, content, { gzip: await promisify(gzip)(content) })] as const
  const names = ['swagger-ui.css', 'swagger-ui-bundle.js']
  const files = names.map(async (name) => read(name, await readFile(join(folder, name))))
  return new Map(await Promise.all([...files, read('start.js', Buffer.from(start))]))
}

/** Serves the OpenAPI document and Swagger UI. */
export function serveApiDocs(contract: Contract, settings: Settings) {
  // Created at the first request, because it takes longer than the rest of a start.
  let document: ReturnType<typeof createOpenApiDocument> | undefined
  let assets: Promise<Map<string, Asset>> | undefined

  const app = new Hono()
  app.get('/openapi.json', (context) => {
    context.header('Cache-Control', 'public, max-age=300')
    document ??= createOpenApiDocument(contract, settings, __VERSION__)
    return context.json(document)
  })
  app.get('/docs', (context) => {
    context.header('Content-Security-Policy', policy)
    context.header('Cache-Control', 'public, max-age=300')
    return context.html(renderPage(escapeHtml(settings.site.name)))
  })
  app.get('/docs/*', async (context, next) => {
    assets ??= readDocsAssets()
    return serveAssets(await assets)(context, next)
  })
  return app
}
