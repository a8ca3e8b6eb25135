import MarkdownIt from 'markdown-it'
import type { AllowedLinks } from './allowedLinks.server.ts'

/** A parser that accepts every link and all HTML, so that it overlooks nothing that another renderer shows. */
export const markdown = new MarkdownIt({ html: true, linkify: false, breaks: true })
export type Token = ReturnType<typeof markdown.parse>[number]
markdown.validateLink = () => true
const { linkify } = new MarkdownIt({ linkify: true })
const { normalizeLink } = markdown
const { unescapeAll } = markdown.utils

const allowedTags = new Set('b strong i em u s del ins sub sup mark small kbd code br'.split(' '))

/** Sanitizes a tag. Returns an allowed tag without attributes, a link, or null; the result is safe to write. */
export function sanitizeTag(html: string, links: AllowedLinks): string | null {
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)[\s/>]/i.exec(html) ?? []
  const tag = name.toLowerCase()
  if (allowedTags.has(tag)) return `<${slash}${tag}>`
  if (tag !== 'a') return null
  if (slash) return '</a>'
  const [, , quoted, bare] = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'<>`]+))/is.exec(html) ?? []
  const url = links.find(quoted ?? bare ?? '')
  return url === null || /["<>&]/.test(url) ? null : `<a href="${url}">`
}

/** Whether renderers find only allowed URLs and email addresses in a text. */
export function hasOnlyAllowedUrls(text: string, links: AllowedLinks): boolean {
  const decoded = unescapeAll(text)
  const matches = linkify.match(decoded) ?? []
  // Other renderers may find a URL within a word where linkify finds none.
  return (
    matches.filter(({ raw }) => raw.includes('://')).length === decoded.split('://').length - 1 &&
    matches.every(({ url }) => links.find(url) !== null)
  )
}

/** Whether an inline part is safe. Adjacent texts are checked as one. */
function isSafeInline(tokens: Token[], links: AllowedLinks): boolean {
  let text = ''
  for (const token of [...tokens, null]) {
    if (token?.type === 'text' || token?.type === 'text_special') {
      text += token.content
      continue
    }
    if (!hasOnlyAllowedUrls(text, links)) return false
    text = ''
    if (token?.type === 'image') return false
    if (token?.type === 'html_inline' && sanitizeTag(token.content, links) !== token.content) return false
    if (token?.type === 'link_open') {
      const href = String(token.attrGet('href') ?? '')
      const url = links.find(href)
      if (url === null || normalizeLink(url) !== href || token.attrGet('title') !== null) return false
    }
  }
  return true
}

/**
 * Whether a whole text is safe: it contains no image, no HTML except formatting, no link definition, and only allowed
 * links.
 */
export function isSafeMarkdown(text: string, links: AllowedLinks): boolean {
  const env: Parameters<typeof markdown.parse>[1] = {}
  const tokens = markdown.parse(text, env)
  return (
    Object.keys(env?.references ?? {}).length === 0 &&
    tokens.every(
      ({ type, info, children }) =>
        type !== 'html_block' && /^[\w+#.-]*$/.test(info) && isSafeInline(children ?? [], links),
    )
  )
}
