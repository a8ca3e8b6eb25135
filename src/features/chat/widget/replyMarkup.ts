import createPurifier, { type Config } from 'dompurify'
import MarkdownIt from 'markdown-it'
import { NEW_TAB, safeHref } from './safeHref.ts'

// addresses that the server left as plain text stay plain text: no linkify
const markdown = new MarkdownIt({ html: true, linkify: false })
// a link to where it may not lead keeps its words
markdown.validateLink = () => true
markdown.renderer.rules.image = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '')

const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'br',
      'hr',
      'div',
      'span',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'pre', 'code', 'kbd', 'samp', 'var', 'a'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'q', 'cite', 'abbr', 'dfn'],
    ...['details', 'summary'],
  ],
  ALLOWED_ATTR: ['href', 'start'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|ircs?|mailto|xmpp):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
}

const purifier = createPurifier(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'TABLE') element.setAttribute('tabindex', '0')
  if (element.tagName !== 'A') return
  const href = safeHref(element.getAttribute('href') ?? 'none:')
  if (!href) return element.removeAttribute('href')
  element.setAttribute('target', NEW_TAB.target)
  element.setAttribute('rel', NEW_TAB.rel)
  element.setAttribute('title', `${whereTo(new URL(href))} (opens in a new tab)`)
})

const whereTo = (url: URL) => (url.origin === location.origin ? url.pathname : url.host || url.pathname)

/** An answer stands below the panel's heading, which is of the second level. */
function lowerHeadings(reply: DocumentFragment): DocumentFragment {
  for (const heading of reply.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const lower = document.createElement(`h${Math.min(Number(heading.tagName.slice(1)) + 2, 6)}`)
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return reply
}

/** A reply, which is Markdown with HTML in it, as elements that can do nothing and load nothing. */
export function renderReply(text: string): DocumentFragment {
  const html = markdown.render(text)
  // where it cannot work it hands back what it was given; of a frameset, which leaves no body, it makes nothing
  const clean = purifier.isSupported ? (purifier.sanitize(html, allowed) as DocumentFragment | null) : null
  if (clean) return lowerHeadings(clean)
  const plain = new DocumentFragment()
  plain.append(text)
  return plain
}

/** Puts a newer rendering in place of an older one and leaves alone what both begin with. */
export function showReply(target: Element, text: string) {
  const fresh = renderReply(text)
  let old = target.firstChild
  while (old && fresh.firstChild && old.isEqualNode(fresh.firstChild)) {
    fresh.firstChild.remove()
    old = old.nextSibling
  }
  while (old) {
    const next: ChildNode | null = old.nextSibling
    old.remove()
    old = next
  }
  target.append(fresh)
}
