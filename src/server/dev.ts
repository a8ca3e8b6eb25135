import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type * as Application from './app.ts'
import type { Frontend } from './frontend.ts'

// Vite's development server needs inline scripts, inline styles and a WebSocket.
const policy = "default-src 'self' 'unsafe-inline' ws:; img-src 'self' data:; frame-ancestors 'none'"
const ENTRY = '/src/app/entry.tsx'

/** Starts Vite in this process: hot reload for the browser, and reloaded modules for the server. */
export async function createDevelopmentServer(server: Server) {
  const vite: ViteDevServer = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  const frontend: Frontend = {
    assets: new Map(),
    style: () => ({
      tag: '<link rel="stylesheet" href="/src/app/styles.css"><link rel="stylesheet" href="/src/app/fonts.css">',
      policy,
    }),
    // Vite's scripts in the head must run before the application.
    filesToLoad: () => ({ painted: [], touched: [] }),
    startTag: `<script type="module" src="${ENTRY}"></script>`,
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
