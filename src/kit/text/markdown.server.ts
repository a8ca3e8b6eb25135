import { LRUCache } from 'lru-cache'
import { renderMarkdown as render } from './markdown.ts'

/** The maximum size of cached texts and their HTML, in UTF-16 units. */
const MAX_SIZE = 4_000_000

const cache = new LRUCache<string, string>({
  maxSize: MAX_SIZE,
  sizeCalculation: (html, text) => text.length + html.length + 1,
})

/** Renders Markdown like `renderMarkdown`, and caches the HTML, because texts change less often than they are read. */
export function renderMarkdown<T extends string | null>(text: T): T {
  if (text === null) return text
  const html = cache.get(text) ?? render<string>(text)
  cache.set(text, html)
  return html as T
}
