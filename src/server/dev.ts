import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type * as Application from './app.ts'
import type { Frontend } from './frontend.ts'

const ENTRY = '/src/app/entry.tsx'

/** Hot reload in this process: the browser's code through Vite, the server's code loaded anew when it changed. */
export async function developmentServer() {
  const vite: ViteDevServer = await createServer({ appType: 'custom', server: { middlewareMode: true } })
  const frontend: Frontend = {
    assets: new Map(),
    entry: ENTRY,
    headTags: () => '<link rel="stylesheet" href="/src/app/styles.css">',
    transform: (url, html) => vite.transformIndexHtml(url, html),
  }
  return {
    frontend,
    load: () => vite.ssrLoadModule('/src/server/app.ts') as Promise<typeof Application>,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
