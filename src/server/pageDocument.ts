import type { Rendered } from '../app/render.server.tsx'
import { escapeHtml } from '../kit/text/html.ts'
import { headScript } from './security.ts'

/**
 * Returns everything of a page before its body.
 * @param head the elements that React moves into the head.
 * @param headTags the styles and scripts of the frontend.
 */
export const renderHead = (head: string, headTags: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><script>${headScript}</script>${headTags}<link rel="icon" href="/icon.svg" type="image/svg+xml">${head}</head>`

/**
 * Returns the HTML of a rendered page.
 * @param entry the address of the script that hydrates it.
 */
export const renderDocument = (
  rendered: Rendered,
  headTags: string,
  entry: string,
) => `${renderHead(rendered.head, headTags)}
<body><div id="root">${rendered.body}</div><script type="application/json" id="hydration">${rendered.hydration}</script>
<script type="module" src="${escapeHtml(entry)}"></script></body></html>`
