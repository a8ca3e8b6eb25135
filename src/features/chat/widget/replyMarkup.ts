import createPurifier, { type Config } from 'dompurify'
import MarkdownIt from 'markdown-it'
import { NEW_TAB, toSafeHref } from './safeHref.ts'

// No linkify: URLs that the server left as plain text must stay plain text.
const markdown = new MarkdownIt({ html: true, linkify: false })
// Accepts every link, so that a forbidden one keeps its label. The sanitizer removes the href.
markdown.validateLink = () => true
markdown.renderer.rules.image = (tokens, index) => markdown.utils.escapeHtml(tokens[index]?.content ?? '')

const sanitizerConfig: Config & { RETURN_DOM_FRAGMENT: true } = {
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
  const href = toSafeHref(element.getAttribute('href') ?? 'none:')
  if (!href) return element.removeAttribute('href')
  element.setAttribute('target', NEW_TAB.target)
  element.setAttribute('rel', NEW_TAB.rel)
  element.setAttribute('title', `${describeTarget(new URL(href))} (opens in a new tab)`)
})

const describeTarget = (url: URL) => (url.origin === location.origin ? url.pathname : url.host || url.pathname)

/** Lowers headings by two levels, because the heading of the panel is an h2. */
function lowerHeadings(reply: DocumentFragment): DocumentFragment {
  for (const heading of reply.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const lower = document.createElement(`h${Math.min(Number(heading.tagName.slice(1)) + 2, 6)}`)
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return reply
}

/** Renders a reply, which is Markdown with HTML, to sanitized elements without scripts and external resources. */
export function renderReply(text: string): DocumentFragment {
  const html = markdown.render(text)
  // In an unsupported browser DOMPurify returns its input. For a frameset it returns null.
  const sanitized = purifier.isSupported ? (purifier.sanitize(html, sanitizerConfig) as DocumentFragment | null) : null
  if (sanitized) return lowerHeadings(sanitized)
  const plain = new DocumentFragment()
  plain.append(text)
  return plain
}

/** Renders a longer version of a reply into `target`. Leading elements that did not change stay in the DOM. */
export function updateReply(target: Element, text: string) {
  const fragment = renderReply(text)
  let oldNode = target.firstChild
  while (oldNode && fragment.firstChild && oldNode.isEqualNode(fragment.firstChild)) {
    fragment.firstChild.remove()
    oldNode = oldNode.nextSibling
  }
  while (oldNode) {
    const next: ChildNode | null = oldNode.nextSibling
    oldNode.remove()
    oldNode = next
  }
  target.append(fragment)
}
