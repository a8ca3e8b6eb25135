import { escapeXml, renderElement } from './xml.ts'

export type Entry = {
  url: string
  title: string
  author: string
  published: string
  updated: string
  content_html: string
  categories?: string[]
}

export type Feed = { title: string; url: string; self: string; updated: string; entries: Entry[] }

/** Renders an Atom feed: https://www.rfc-editor.org/rfc/rfc4287 */
export const renderAtomFeed = ({ title, url, self, updated, entries }: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
${renderElement('id', self)}
${renderElement('title', title)}
${renderElement('updated', updated)}
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${entries.map(renderEntry).join('\n')}
</feed>
`

const renderEntry = (entry: Entry) => `<entry>
${renderElement('id', entry.url)}
${renderElement('title', entry.title)}
${renderElement('published', entry.published)}
${renderElement('updated', entry.updated)}
<author>${renderElement('name', entry.author)}</author>
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
${(entry.categories ?? []).map((term) => `<category term="${escapeXml(term)}"/>`).join('')}
<content type="html">${escapeXml(entry.content_html)}</content>
</entry>`
