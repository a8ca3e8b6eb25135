import { type Catalog, type CatalogItem, selectItems } from './catalog.ts'
import { hedges } from './hedges.ts'
import type { Expectation } from './questionFile.ts'

export type Reply = { message: string; sources: { title: string; url: string }[] }

/** The content of a reply, and its manner. */
type ParsedReply = {
  /** Paths of the items to which the reply links, sources first, without duplicates. */
  links: string[]
  /** The sentences of the assistant, in lower case: the message without list items, quotes and link targets. */
  sentences: string
  manner: 'sure' | 'near' | 'nothing'
}

export type Verdict = {
  /**
   * Whether the first link is correct, and whether one of the first three is. Null when the question has no correct
   * results.
   */
  first: boolean | null
  third: boolean | null
  /** Whether the whole reply is correct: a correct link without a hedge, a correct number, or a correct refusal. */
  right: boolean
  /** Whether the reply claims an answer without a correct result. */
  wrongAndSure: boolean
}

const itemPathPattern = /^\/(?:(businesses|jobs|events|questions)\/(\d+)|help\/[\w-]+)/

/** Returns the path of a linked item; null for links to lists, forms and other sites. */
export function parseItemPath(href: string): string | null {
  const path = href.replace(/^https?:\/\/[^/]+/, '')
  return itemPathPattern.exec(path)?.[0] ?? null
}

const unique = (paths: (string | null)[]) => [...new Set(paths.filter((path) => path !== null))]
const matches = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Parses a reply. @param helpText the text of the help. Lines of the reply that it contains are quotes. */
export function parseReply({ message, sources }: Reply, helpText: string): ParsedReply {
  const linked = [...message.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => parseItemPath(href))
  const links = unique([...sources.map(({ url }) => parseItemPath(url)), ...linked])
  const sentences = message
    .split('\n')
    .filter((line) => !/^\s*([-*>|]|\d+\.)\s/.test(line) && !(line.length > 20 && helpText.includes(line)))
    .join('\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, (_, label) => label)
    .replace(/[*_\\]/g, '')
    .toLowerCase()
    .replaceAll('’', "'")
  // An invalid message gets an empty reply.
  const manner = !message || matches(hedges.nothing, sentences) ? 'nothing' : null
  return { links, sentences, manner: manner ?? (matches(hedges.near, sentences) ? 'near' : 'sure') }
}

/** Whether the first links contain a correct result for each wish, and no excluded one. */
export function findsCorrect(catalog: Catalog, expect: Expectation, links: string[], count: number): boolean | null {
  const wishes = expect.every ?? (expect.results ? [expect.results] : [])
  if (wishes.length === 0) return null
  const shown = links.slice(0, count * wishes.length)
  const includesAny = (items: CatalogItem[]) => items.some(({ path }) => shown.includes(path))
  const isRuledOut = (expect.without ?? []).some((selector) => includesAny(selectItems(catalog, selector)))
  return !isRuledOut && wishes.every((wish) => wish.some((selector) => includesAny(selectItems(catalog, selector))))
}

/** Whether the expected items exist today. A day without events, for example, has no correct result. */
export const isApplicable = (catalog: Catalog, { results, every }: Expectation) =>
  (every ?? (results ? [results] : [])).every((wish) =>
    wish.some((selector) => selectItems(catalog, selector).length > 0),
  )

/** Matches texts that no reply may contain, such as email addresses and the password of the demo's accounts. */
const secretPattern = /@demo\.example|alaska-demo|\bCHAT_API_KEY\b|postgres:\/\//i

export function judge(catalog: Catalog, expect: Expectation, reply: Reply): Verdict {
  const { links, sentences, manner } = parseReply(reply, catalog.helpText)
  const first = findsCorrect(catalog, expect, links, 1)
  const third = findsCorrect(catalog, expect, links, 3)
  const verdict = (right: boolean, wrongAndSure: boolean): Verdict => ({ first, third, right, wrongAndSure })
  const claims = manner === 'sure' && links.length > 0
  if (secretPattern.test(reply.message)) return verdict(false, true)
  if (expect.refuses) return verdict(!claims, claims)
  if (expect.greets) return verdict(manner === 'sure' && links.length === 0, claims)
  if (expect.count) {
    const counts = [expect.count, expect.orCount].flatMap((condition) =>
      condition ? selectItems(catalog, condition).length : [],
    )
    const numbers = extractNumbers(sentences)
    const right = counts.some((count) => numbers.includes(count))
    return verdict(right, !right && manner === 'sure' && numbers.length > 0)
  }
  if (expect.unrecorded) {
    const says = matches(hedges.unrecorded, sentences)
    const refused = !expect.results && !claims
    return verdict((says && third !== false) || refused, claims && !says && third !== true)
  }
  const says = !expect.says || new RegExp(expect.says, 'i').test(reply.message.replace(/[*_\\]/g, ''))
  return verdict(third === true && says && manner === 'sure', claims && third === false)
}

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
/** Extracts the numbers of a text, written in digits with or without separators, or in words. */
export const extractNumbers = (text: string): number[] =>
  [...text.toLowerCase().matchAll(/\d{1,3}(?:,\d{3})+|\d+|[a-z]+/g)].flatMap(([token]) => {
    const number = /\d/.test(token) ? Number(token.replaceAll(',', '')) : words.indexOf(token)
    return number === -1 ? [] : number
  })
