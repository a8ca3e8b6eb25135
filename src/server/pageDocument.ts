import type { Rendered } from '../app/render.server.tsx'
import type { Screen } from '../kit/page/screens.ts'
import { escapeHtml } from '../kit/text/html.ts'
import type { FilesToLoad, Frontend } from './frontend.ts'
import { headScript } from './headScript.ts'

/** The HTML of a page, and its Content-Security-Policy. */
type PageDocument = { html: string; policy: string }

const fileAttributes = (files: FilesToLoad) =>
  Object.entries(files)
    .map(([when, urls]) => (urls.length > 0 ? ` data-${when}="${escapeHtml(urls.join(' '))}"` : ''))
    .join('')

/** @param attributes for the script in the head. */
const renderHead = (head: string, styleTag: string, attributes = '') => `<!doctype html>
<html lang="en"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><script>${headScript}</script>${styleTag}<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/touch-180.png"><link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#f6f8f9" media="(prefers-color-scheme:light)"><meta name="theme-color" content="#0c151d" media="(prefers-color-scheme:dark)">${head}</head>`

export function renderDocument(rendered: Rendered, frontend: Frontend, screen: Screen | undefined): PageDocument {
  const { tag, policy } = frontend.style(rendered.body)
  // Some views of a screen, such as the map, contain an element that only scripts can draw, so they hydrate at once.
  const preloadedScreen =
    screen && rendered.body.includes(' data-at-once=') ? { ...screen, actsAtOnce: true as const } : screen
  const html = `${renderHead(rendered.head, tag, fileAttributes(frontend.filesToLoad(preloadedScreen)))}
<body><div id="root">${rendered.body}</div><script type="application/json" id="hydration">${rendered.hydration}</script>
${frontend.startTag}</body></html>`
  return { html, policy }
}

/** Renders the page for a crash. It does not run the application, because that may be broken too. */
export function renderCrashDocument({ head, body }: Pick<Rendered, 'head' | 'body'>, frontend: Frontend): PageDocument {
  const { tag, policy } = frontend.style(body)
  return { html: `${renderHead(head, tag)}<body>${body}</body></html>`, policy }
}
