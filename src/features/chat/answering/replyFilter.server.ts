import MarkdownIt from 'markdown-it'
import type { AllowedLinks } from './allowedLinks.server.ts'

const { linkify } = new MarkdownIt({ linkify: true })

/** Brackets and tags longer than this are treated as text. In UTF-16 units. */
const LINK_MAX = 2000
const allowedTags = new Set(
  `b strong i em u s del ins sub sup mark small kbd code pre p br hr ul ol li blockquote details summary
  h1 h2 h3 h4 h5 h6 table thead tbody tr th td`.split(/\s+/),
)

/** Inserts word joiners, so that no renderer recognizes a URL or an email address in the text. */
const breakUrls = (text: string) => text.replace(/[.:/]/g, '$&\u2060').replaceAll('@', '\u2060@\u2060')

/** Returns a word unchanged, or with its URLs broken when they are not allowed. */
function filterWord(word: string, links: AllowedLinks): string {
  const decoded = word.replace(/&(#x?[\da-f]+|\w+);/gi, (entity) => decodeEntity(entity))
  const matches = linkify.match(decoded) ?? []
  // Other renderers may find a URL within a word where linkify finds none.
  const isComplete = matches.filter(({ raw }) => raw.includes('://')).length === decoded.split('://').length - 1
  if (matches.length === 0 && isComplete) return word
  if (isComplete && decoded === word && matches.every(({ url }) => links.find(url) !== null)) return word
  return breakUrls(decoded).replaceAll('<', '&lt;')
}

const decoder = new MarkdownIt()
const decodeEntity = (entity: string) => decoder.utils.unescapeAll(entity)

/**
 * A part of the filtered text. `next` is the position after it in the input. `hasRemovedText` says that
 * characters were removed. The text before and after them must then not join to one word, which could be a URL.
 */
type Token = { text: string; next: number; hasRemovedText?: boolean }
/** The last character of the output, and whether characters were removed after it. */
type Boundary = { lastChar: string; hasRemovedText: boolean }
/** The text so far is too short to decide. */
const incomplete = Symbol('unfinished')
type TokenResult = Token | null | typeof incomplete

/**
 * Creates a streaming filter for answers. Its output contains no images, and links to allowed URLs only, whether written
 * as Markdown, as HTML or as a plain URL. The labels of removed links stay as text.
 */
export function createReplyFilter(links: AllowedLinks) {
  let pending = ''
  let openLinks = 0
  const outputEnd: Boundary = { lastChar: '', hasRemovedText: false }

  /** Returns the position of the bracket that closes the one at `position`; null when there is none. */
  function findClosingBracket(text: string, position: number, isLast: boolean): number | null | typeof incomplete {
    let depth = 0
    for (let index = position; index < text.length; index++) {
      if (index - position > LINK_MAX) return null
      if (text[index] === '\\') index++
      else if (text[index] === '[') depth++
      else if (text[index] === ']' && --depth === 0) return index
      else if (text.startsWith('\n\n', index)) return null
    }
    return isLast || text.length - position > LINK_MAX ? null : incomplete
  }

  /** Reads `(destination "title")` at `position`. */
  function readDestination(
    text: string,
    position: number,
    isLast: boolean,
  ): (Token & { url: string }) | null | typeof incomplete {
    const remaining = text.slice(position, position + LINK_MAX)
    const match =
      /^\(\s*(?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/.exec(remaining)
    if (match) return { url: match[1] ?? match[2] ?? '', text: match[0], next: position + match[0].length }
    const open = remaining.split('(').length - remaining.split(')').length
    return isLast || remaining.includes('\n\n') || remaining.length >= LINK_MAX || open <= 0 ? null : incomplete
  }

  function readLink(text: string, position: number, isLast: boolean, isImage: boolean): TokenResult {
    const end = findClosingBracket(text, position, isLast)
    if (end === incomplete) return incomplete
    if (end === null) return { text: '\\[', next: position + 1 }
    if (end + 1 === text.length && !isLast) return incomplete
    const label = text.slice(position + 1, end)
    if (text[end + 1] === '(') {
      const target = readDestination(text, end + 1, isLast)
      if (target === incomplete) return incomplete
      if (target) {
        const filteredLabel = scan(label, true).text
        const url = isImage ? null : links.find(target.url)
        return url === null
          ? { text: filteredLabel, next: target.next, hasRemovedText: true }
          : { text: `[${filteredLabel}](${escapeMarkdownUrl(url)})`, next: target.next }
      }
    }
    // A link definition would turn every bracket with its name into a link.
    if (text[end + 1] === ':' || text[end + 1] === '(') return { text: '\\[', next: position + 1 }
    return isImage
      ? { text: scan(label, true).text, next: end + 1, hasRemovedText: true }
      : { text: '[', next: position + 1 }
  }

  function readTag(text: string, position: number, isLast: boolean): TokenResult {
    const following = text[position + 1]
    if (following === undefined) return isLast ? { text: '&lt;', next: position + 1 } : incomplete
    if (/[\s\d=]/.test(following)) return { text: '<', next: position + 1 }
    if (!/[a-z/]/i.test(following)) return { text: '&lt;', next: position + 1 }
    const end = text.slice(0, position + LINK_MAX).indexOf('>', position)
    if (end === -1)
      return isLast || text.length - position > LINK_MAX ? { text: '&lt;', next: position + 1 } : incomplete
    const inside = text.slice(position + 1, end)
    const next = end + 1
    if (/^([a-z][a-z0-9+.-]*:[^\s<>]*|[^\s<>/"'=]+@[^\s<>]+)$/i.test(inside)) {
      if (links.find(inside) !== null) return { text: `<${inside}>`, next }
      return { text: filterWord(inside, links), next, hasRemovedText: true }
    }
    const [, slash, name = '', remaining = ''] = /^(\/?)([a-z][a-z0-9-]*)([\s\S]*)$/i.exec(inside) ?? []
    const tag = name.toLowerCase()
    if (allowedTags.has(tag)) return { text: `<${slash}${tag}>`, next }
    const removedToken: Token = { text: '', next, hasRemovedText: true }
    if (tag === 'img') return removedToken
    if (tag !== 'a') return { text: '&lt;', next: position + 1 }
    if (slash) return openLinks-- > 0 ? { text: '</a>', next } : removedToken
    const [, , quoted, bare] = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'<>`]+))/i.exec(remaining) ?? []
    const url = links.find(quoted ?? bare ?? '')
    openLinks = Math.max(openLinks, 0)
    if (url === null || /["<>]/.test(url)) return removedToken
    openLinks++
    return { text: `<a href="${decoder.utils.escapeHtml(url)}">`, next }
  }

  /** @param isLast whether the text is complete. */
  function scan(text: string, isLast: boolean, boundary: Boundary = { lastChar: '', hasRemovedText: false }) {
    let output = ''
    let position = 0
    const emit = ({ text: added, next, hasRemovedText = false }: Token) => {
      position = next
      if (added !== '') {
        const isAdjacent =
          (boundary.hasRemovedText || hasRemovedText) &&
          /[\p{L}\p{N}.:/@&-]$/u.test(boundary.lastChar) &&
          !/^\s/.test(added)
        // An exclamation mark before a link would turn it into an image.
        output += `${isAdjacent ? '\u2060' : added.startsWith('[') && boundary.lastChar === '!' ? ' ' : ''}${added}`
        boundary.lastChar = added.slice(-1)
      }
      boundary.hasRemovedText = hasRemovedText || (boundary.hasRemovedText && added === '')
    }
    while (position < text.length) {
      const char = text[position] as string
      const remaining = text.length - position
      if (!isLast && remaining === 1 && /[\\!\]<[]/.test(char)) break
      if (char === '\\' && /[^<\w\s]/.test(text[position + 1] ?? ' '))
        emit({ text: text.slice(position, position + 2), next: position + 2 })
      else if (char === '[' || (char === '!' && text[position + 1] === '[')) {
        const isImage = char === '!'
        const token = readLink(text, isImage ? position + 1 : position, isLast, isImage)
        if (token === incomplete) break
        if (token) emit(token)
      } else if (char === ']' && /[(:]/.test(text[position + 1] ?? '')) emit({ text: '\\]', next: position + 1 })
      else if (char === '<') {
        const token = readTag(text, position, isLast)
        if (token === incomplete) break
        if (token) emit(token)
      } else if (/[\s[\]!\\]/.test(char)) emit({ text: char, next: position + 1 })
      else {
        const [word = char] = /^[^\s[\]<!\\]+/.exec(text.slice(position)) ?? []
        // The rest of a URL may follow.
        if (!isLast && position + word.length === text.length && word.length < LINK_MAX) break
        emit({ text: filterWord(word, links), next: position + word.length })
      }
    }
    return { text: output, rest: text.slice(position) }
  }

  return {
    /** @returns the filtered text that is ready to send. */
    push(added: string): string {
      const { text, rest: remaining } = scan(pending + added, false, outputEnd)
      pending = remaining
      return text
    },
    /** @returns the rest of the filtered text. */
    end(): string {
      const { text } = scan(pending, true, outputEnd)
      pending = ''
      return text
    },
  }
}

const escapeMarkdownUrl = (url: string) => (/[()<>]/.test(url) ? url.replaceAll(/[()<>]/g, encodeChar) : url)
const encodeChar = (char: string) => `%${char.charCodeAt(0).toString(16)}`
