import MarkdownIt from 'markdown-it'
import { topLevelDomains } from '../../kit/text/links.ts'

export type Link = {
  /**
   * The URL without scheme, `www.` and trailing slash, in lower case. Two links with the same target count as one.
   */
  target: string
  host: string
  /** Whether the link is written to evade filters: `hxxp`, `[dot]`, invisible or look-alike characters. */
  isDisguised: boolean
}

const markdown = new MarkdownIt({ html: false, linkify: true })
const { unescapeAll } = markdown.utils
/**
 * Frequent top-level domains, which always count. Any other one with a capital letter at its start alone may be the first
 * word of a sentence, as in `a permit.In Alaska`, and does not count.
 */
const endings = 'app biz cc club cn co com dev info io icu ly me net online org ru shop site store tk top us vip xyz'
const commonEndings = new Set(endings.split(' '))

const WORD = '[\\p{L}\\p{N}-]'
const domain = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?:[\\p{L}\\p{N}]${WORD}{0,62}\\.)+(?<ending>\\p{L}${WORD}{1,62})(?![@\\p{L}\\p{N}])(?<rest>(?::\\d+)?(?:[/?#][^\\s<>"')\\]]*)?)`,
  'gu',
)
/**
 * An email address in a text, which is not a link to a page. With a path it is the URL of a page:
 * `https://name@evil.example/`.
 */
const emailAddress =
  /(?<![\p{L}\p{N}.+_-])[\p{L}\p{N}.+_-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}(?![\p{L}\p{N}/:?#-])/gu
const withScheme = /(?<![a-z0-9])(?:[a-z][a-z0-9+.*-]{1,20}:\/\/[^\s<>"')\]]+|mailto:[^\s<>"')\]]+)/gi
const numericHost = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\/[^\s<>"')\]]*|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}:\d+/g
const withWww = /(?<![\p{L}\p{N}])www\d?\.[\p{L}\p{N}][^\s<>"')\]]*/giu

const toTarget = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.*-]*:\/\//, '')
    .replace(/^\/\//, '')
    .replace(/^www\d?\./, '')
    .replace(/[/.,;:!?*_~`|]+$/, '')

const isDomain = (ending: string, rest: string) => {
  const name = ending.toLowerCase()
  if (rest !== '' || name.startsWith('xn--')) return true
  const beginsSentence = /^\p{Lu}\p{Ll}+$/u.test(ending) && !commonEndings.has(name)
  return !beginsSentence && (topLevelDomains.has(name) || (/^\p{L}+$/u.test(name) && /[^a-z]/.test(name)))
}

/** The links that Markdown makes clickable, except paths on this site and plain email addresses. */
function findRendered(text: string): string[] {
  const targets: string[] = []
  for (const { children } of markdown.parse(text, {})) {
    for (const token of children ?? []) {
      const target = token.type === 'image' ? token.attrGet('src') : token.attrGet('href')
      const href = String(target ?? '')
      if (token.info === 'auto' && href.startsWith('mailto:')) continue
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) targets.push(href)
    }
  }
  return targets
}

function findTextLinks(text: string): string[] {
  const withoutEmails = text.replace(emailAddress, ' ')
  const domains = [...withoutEmails.matchAll(domain)].flatMap((match) =>
    isDomain(match.groups?.ending ?? '', match.groups?.rest ?? '') ? match[0] : [],
  )
  return [...(text.match(withScheme) ?? []), ...(withoutEmails.match(withWww) ?? []), ...domains].concat(
    withoutEmails.match(numericHost) ?? [],
  )
}

const hiddenScheme = /\bh(?:xx|\*\*|tx|xt)ps?\b|https?\s*(?:\[:\]|\(:\)|\s:|:\s)\s*\/\s*\//i
const DOT = '\\s*[\\[({<]\\s*(?:\\.|dot)\\s*[\\])}>]\\s*'
/**
 * The text as a reader understands it: without escapes and invisible characters, and with dots in place of spelled-out
 * ones. Runs of spaces become one space, because the regular expressions would need quadratic time for them.
 */
const revealText = (text: string) =>
  unescapeAll(text)
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034F|\u115F|\u1160|\u3164/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[。․]/g, '.')
    .replace(/\bh(?:xx|\*\*|tx|xt)p(s?)\b/gi, 'http$1')
    .replace(/(https?)\s*(?:\[:\]|\(:\)|:)\s*\/\s*\/\s*/gi, '$1://')
    .replace(new RegExp(DOT, 'gi'), '.')
    .replace(
      new RegExp(
        `(?<=[\\p{L}\\p{N}])(?:\\s+dot\\s+|\\s+\\.\\s*|,)(?=(?:${endings.replaceAll(' ', '|')})(?![\\p{L}\\p{N}]))`,
        'giu',
      ),
      '.',
    )

const extractHost = (target: string) => (target.match(/^(?:[^/?#]*@)?([^/?#:]+)/)?.[1] ?? target).replace(/\.$/, '')

const MAX_COMPARED_LINKS = 300

/**
 * Returns the links of a Markdown text: those that become clickable, and those that a reader recognizes as
 * URLs. Links to `ownHost` are left out.
 */
export function findLinks(text: string, ownHost: string | null = null): Link[] {
  const toTargets = (found: string[]) => found.map(toTarget).filter((target) => target !== '')
  const plain = new Set(toTargets([...findRendered(text), ...findTextLinks(text)]))
  const revealed = new Set([...plain, ...toTargets(findTextLinks(revealText(text)))])
  const hasHiddenScheme = hiddenScheme.test(text)
  const links = [...revealed].map((target) => ({
    target,
    host: extractHost(target),
    isDisguised: hasHiddenScheme || !plain.has(target),
  }))
  const foreign = links.filter(({ host }) => host !== ownHost)
  // Comparing thousands of links with each other would hold up other requests.
  if (foreign.length > MAX_COMPARED_LINKS) return foreign
  // `evil.example` was also found within `https://evil.example/path`.
  return foreign.filter(({ target }) => !links.some((other) => isPartOf(target, other.target)))
}

const isPartOf = (target: string, longer: string) => longer.startsWith(`${target}/`) || longer.endsWith(`@${target}`)
