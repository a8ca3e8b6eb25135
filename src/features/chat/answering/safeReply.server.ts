import MarkdownIt from 'markdown-it'
import type { KnownLinks } from './links.server.ts'

const { linkify } = new MarkdownIt({ linkify: true })

/** How much may stand between the signs of one link before it is taken for text. */
const LONGEST = 2000
const plainTags = new Set(
  `b strong i em u s del ins sub sup mark small kbd code pre p br hr ul ol li blockquote details summary
  h1 h2 h3 h4 h5 h6 table thead tbody tr th td`.split(/\s+/),
)

/** Text in which nothing finds an address to link to. */
const defang = (text: string) => text.replace(/[.:/]/g, '$&\u2060').replaceAll('@', '\u2060@\u2060')

/** A word as it may stand in an answer: an address that the network does not know leads nowhere. */
function safeWord(word: string, links: KnownLinks): string {
  const decoded = word.replace(/&(#x?[\da-f]+|\w+);/gi, (entity) => decodeEntity(entity))
  const found = linkify.match(decoded) ?? []
  // some find addresses where others see a part of a word
  const seen = found.filter(({ raw }) => raw.includes('://')).length === decoded.split('://').length - 1
  if (found.length === 0 && seen) return word
  if (seen && decoded === word && found.every(({ url }) => links.find(url) !== null)) return word
  return defang(decoded).replaceAll('<', '&lt;')
}

const decoder = new MarkdownIt()
const decodeEntity = (entity: string) => decoder.utils.unescapeAll(entity)

/** @param dropped whether signs around or instead of it have gone, so that its neighbours must not become one word with it. */
type Read = { text: string; next: number; dropped?: boolean }
/** The last sign that was said, and whether something was dropped behind it. */
type Seam = { before: string; dropped: boolean }
/** Not enough of the text is there to tell. */
const unfinished = Symbol('unfinished')
type Maybe = Read | null | typeof unfinished

/**
 * Lets an answer through bit by bit, so that no link and no picture in it leads to where the network does not know:
 * neither by Markdown, nor by raw HTML, nor by an address that a renderer would link. What is cut away is shown as text.
 */
export function safeReply(links: KnownLinks) {
  let held = ''
  let openLinks = 0
  const end: Seam = { before: '', dropped: false }

  /** The brackets that begin at `at`, as the index of their end. */
  function closing(text: string, at: number, last: boolean): number | null | typeof unfinished {
    let depth = 0
    for (let index = at; index < text.length; index++) {
      if (index - at > LONGEST) return null
      if (text[index] === '\\') index++
      else if (text[index] === '[') depth++
      else if (text[index] === ']' && --depth === 0) return index
      else if (text.startsWith('\n\n', index)) return null
    }
    return last || text.length - at > LONGEST ? null : unfinished
  }

  /** `(destination "title")` at `at`. */
  function destination(text: string, at: number, last: boolean): (Read & { url: string }) | null | typeof unfinished {
    const rest = text.slice(at, at + LONGEST)
    const match =
      /^\(\s*(?:<([^<>\n]*)>|((?:[^\s()<>]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/.exec(rest)
    if (match) return { url: match[1] ?? match[2] ?? '', text: match[0], next: at + match[0].length }
    const open = rest.split('(').length - rest.split(')').length
    return last || rest.includes('\n\n') || rest.length >= LONGEST || open <= 0 ? null : unfinished
  }

  function readLink(text: string, at: number, last: boolean, picture: boolean): Maybe {
    const end = closing(text, at, last)
    if (end === unfinished) return unfinished
    if (end === null) return { text: '\\[', next: at + 1 }
    if (end + 1 === text.length && !last) return unfinished
    const label = text.slice(at + 1, end)
    if (text[end + 1] === '(') {
      const target = destination(text, end + 1, last)
      if (target === unfinished) return unfinished
      if (target) {
        const words = scan(label, true).text
        const url = picture ? null : links.find(target.url)
        return url === null
          ? { text: words, next: target.next, dropped: true }
          : { text: `[${words}](${markdownUrl(url)})`, next: target.next }
      }
    }
    // a definition would give an address to every bracket of its name
    if (text[end + 1] === ':' || text[end + 1] === '(') return { text: '\\[', next: at + 1 }
    return picture ? { text: scan(label, true).text, next: end + 1, dropped: true } : { text: '[', next: at + 1 }
  }

  function readTag(text: string, at: number, last: boolean): Maybe {
    const following = text[at + 1]
    if (following === undefined) return last ? { text: '&lt;', next: at + 1 } : unfinished
    if (/[\s\d=]/.test(following)) return { text: '<', next: at + 1 }
    if (!/[a-z/]/i.test(following)) return { text: '&lt;', next: at + 1 }
    const end = text.slice(0, at + LONGEST).indexOf('>', at)
    if (end === -1) return last || text.length - at > LONGEST ? { text: '&lt;', next: at + 1 } : unfinished
    const inside = text.slice(at + 1, end)
    const next = end + 1
    if (/^([a-z][a-z0-9+.-]*:[^\s<>]*|[^\s<>/"'=]+@[^\s<>]+)$/i.test(inside)) {
      if (links.find(inside) !== null) return { text: `<${inside}>`, next }
      return { text: safeWord(inside, links), next, dropped: true }
    }
    const [, slash, name = '', rest = ''] = /^(\/?)([a-z][a-z0-9-]*)([\s\S]*)$/i.exec(inside) ?? []
    const tag = name.toLowerCase()
    if (plainTags.has(tag)) return { text: `<${slash}${tag}>`, next }
    const gone: Read = { text: '', next, dropped: true }
    if (tag === 'img') return gone
    if (tag !== 'a') return { text: '&lt;', next: at + 1 }
    if (slash) return openLinks-- > 0 ? { text: '</a>', next } : gone
    const [, , quoted, bare] = /\shref\s*=\s*(?:(["'])(.*?)\1|([^\s"'<>`]+))/i.exec(rest) ?? []
    const url = links.find(quoted ?? bare ?? '')
    openLinks = Math.max(openLinks, 0)
    if (url === null || /["<>]/.test(url)) return gone
    openLinks++
    return { text: `<a href="${url.replaceAll('&', '&amp;')}">`, next }
  }

  /** @param last whether nothing follows. */
  function scan(text: string, last: boolean, seam: Seam = { before: '', dropped: false }) {
    let safe = ''
    let at = 0
    const take = ({ text: more, next, dropped = false }: Read) => {
      at = next
      if (more !== '') {
        const glued = (seam.dropped || dropped) && /[\p{L}\p{N}.:/@&-]$/u.test(seam.before) && !/^\s/.test(more)
        // a sign of exclamation before a link would make a picture of it
        safe += `${glued ? '\u2060' : more.startsWith('[') && seam.before === '!' ? ' ' : ''}${more}`
        seam.before = more.slice(-1)
      }
      seam.dropped = dropped || (seam.dropped && more === '')
    }
    while (at < text.length) {
      const sign = text[at] as string
      const rest = text.length - at
      if (!last && rest === 1 && /[\\!\]<[]/.test(sign)) break
      if (sign === '\\' && /[^<\w\s]/.test(text[at + 1] ?? ' ')) take({ text: text.slice(at, at + 2), next: at + 2 })
      else if (sign === '[' || (sign === '!' && text[at + 1] === '[')) {
        const picture = sign === '!'
        const read = readLink(text, picture ? at + 1 : at, last, picture)
        if (read === unfinished) break
        if (read) take(read)
      } else if (sign === ']' && /[(:]/.test(text[at + 1] ?? '')) take({ text: '\\]', next: at + 1 })
      else if (sign === '<') {
        const read = readTag(text, at, last)
        if (read === unfinished) break
        if (read) take(read)
      } else if (/[\s[\]!\\]/.test(sign)) take({ text: sign, next: at + 1 })
      else {
        const [word = sign] = /^[^\s[\]<!\\]+/.exec(text.slice(at)) ?? []
        // more of an address may come
        if (!last && at + word.length === text.length && word.length < LONGEST) break
        take({ text: safeWord(word, links), next: at + word.length })
      }
    }
    return { text: safe, rest: text.slice(at) }
  }

  return {
    /** @returns what can be said of all that has come. */
    push(more: string): string {
      const { text, rest } = scan(held + more, false, end)
      held = rest
      return text
    },
    /** @returns what had been held back. */
    end(): string {
      const { text } = scan(held, true, end)
      held = ''
      return text
    },
  }
}

const markdownUrl = (url: string) => (/[()<>]/.test(url) ? url.replaceAll(/[()<>]/g, encodeSign) : url)
const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`
