import { stem, tokenize } from '../../../../kit/text/words.ts'
import type { Source } from '../../chat.contract.ts'
import { extractRecords } from '../../tools/toolResult.server.ts'

/** The words that tools returned from one page. */
type Evidence = Source & { words: Set<string> }

/** The minimum length of a word that can identify a source. Shorter words are too common. */
const MIN_WORD_LENGTH = 5
const extractDistinctiveWords = (text: string) =>
  new Set(tokenize(text).flatMap(({ word }) => (word.length >= MIN_WORD_LENGTH ? [stem(word)] : [])))

/** The numbers of a text as digits. “90k” counts as 90000. */
function extractNumbers(text: string): string[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?(k\b)?/gi)].flatMap(([match, thousands]) => {
    const digits = match.replace(/[,k]/gi, '').replace(/\.0+$/, '')
    return thousands ? [digits, String(Number(digits) * 1000)] : [digits]
  })
}
/** The numbers that state a fact: amounts of money, and numbers of three or more digits, such as in a telephone number. */
const extractClaimedNumbers = (text: string) =>
  [...text.matchAll(/(\$\s?)?(\d[\d,]*(?:\.\d+)?)(k\b)?/gi)].flatMap(([match, dollar, digits = '']) =>
    dollar || digits.replace(/\D/g, '').length >= 3 ? [extractNumbers(match)] : [],
  )

const calendarWords =
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'
/** Names within a sentence: two or more words that begin with capitals. */
const findNames = (text: string) =>
  [...text.matchAll(/(?<=[\p{Ll}\p{N},;:)“"(]\s?)\p{Lu}[\p{Ll}’']+(?:\s+(?:&\s+)?\p{Lu}[\p{Ll}’']+)+/gu)].map(
    ([name]) => name,
  )

const removeLinks = (text: string) => text.replace(/\]\([^)]*\)/g, '] ')
const escapeLabel = (title: string) => title.replace(/\s+/g, ' ').replace(/[\\`*_[\]~|<>]/g, '\\$&')
const toLink = ({ title, url }: Source) => `[${escapeLabel(title)}](${url})`

/** Removes a block but keeps the line breaks around it, which separate its neighbors. */
const removeBlock = (block: string) => (/^\s*\n/.exec(block)?.[0] ?? '') + (/\n\s*$/.exec(block)?.[0] ?? '')

/** The minimum number of distinctive words that a sentence shares with its source. */
const MIN_SHARED_WORDS = 3

/**
 * Adds sources to sentences. A sentence that names a result gets a link to it. A sentence that repeats the content of a
 * result gets the link at its end. A sentence with a number or a name that no result contains is removed.
 * @param known texts that need no source: the instructions, and the messages of the person.
 */
export function createCitations(known: string[]) {
  const evidence = new Map<string, Evidence>()
  const numbers = new Set(known.flatMap(extractNumbers))
  const words = new Set(tokenize(`${known.join(' ')} ${calendarWords}`).map(({ word }) => stem(word)))
  const knownWords = extractDistinctiveWords(known.join(' '))

  const addKnownText = (text: string) => {
    for (const number of extractNumbers(text)) numbers.add(number)
    for (const { word } of tokenize(text)) words.add(stem(word))
  }

  const isSupported = (text: string) =>
    extractClaimedNumbers(removeLinks(text)).every((spellings) => spellings.some((number) => numbers.has(number)))
  const hasKnownNames = (text: string) =>
    findNames(text).every((name) => tokenize(name).every(({ word }) => words.has(stem(word))))

  /** Links the first mention of a result. @returns null when none is named */
  function linkTitle(text: string): string | null {
    if (/[[`<]/.test(text)) return null
    for (const source of [...evidence.values()].sort((a, b) => b.title.length - a.title.length)) {
      const place = source.title.length > 3 ? text.indexOf(source.title) : -1
      const end = place + source.title.length
      if (place === -1 || /[\p{L}\p{N}]/u.test(`${text[place - 1] ?? ''}${text[end] ?? ''}`)) continue
      return `${text.slice(0, place)}${toLink(source)}${text.slice(end)}`
    }
    return null
  }

  /** Finds the page that a sentence is about. */
  function findSource(text: string): Evidence | null {
    const sentenceWords = [...extractDistinctiveWords(text)].filter((word) => !knownWords.has(word))
    let best: { source: Evidence; shared: number } | null = null
    for (const source of evidence.values()) {
      const shared = sentenceWords.filter((word) => source.words.has(word)).length
      if (shared > (best?.shared ?? MIN_SHARED_WORDS - 1)) best = { source, shared }
    }
    return best?.source ?? null
  }

  let paragraphSources = new Set<string>()
  return {
    /** Adds the result of a tool. */
    add(content: Record<string, unknown>, sources: Source[]) {
      addKnownText(JSON.stringify(content))
      const records = extractRecords(content)
      for (const source of sources) {
        const text = JSON.stringify(records ? (records.find(({ url }) => url === source.url) ?? '') : content)
        const earlier = evidence.get(source.url)?.words ?? []
        evidence.set(source.url, { ...source, words: new Set([...earlier, ...extractDistinctiveWords(text)]) })
      }
    },
    /** Returns a finished block or sentence with its source; an empty text when nothing supports it. */
    cite(block: string): string {
      if (/^\s*(```|~~~)/.test(block)) return block
      if (/^\s*\|/.test(block)) return block.replace(/^.*\n?/gm, (row) => (isSupported(row) ? row : ''))
      if (!isSupported(block)) return removeBlock(block)
      const startsParagraph = /^\s*\n/.test(block)
      if (startsParagraph) paragraphSources = new Set()
      const cited = citeSentence(block)
      for (const [, url = ''] of cited.matchAll(/\]\(([^)\s]+)\)/g)) paragraphSources.add(url)
      if (/\n\s*$/.test(block)) paragraphSources = new Set()
      return cited
    },
  }

  function citeSentence(block: string): string {
    if (/\]\(|<a\s/.test(block)) return block
    if (!hasKnownNames(block)) return removeBlock(block)
    if (/^\s*#/.test(block)) return block
    const linked = linkTitle(block)
    if (linked) return linked
    const source = findSource(block)
    if (!source || paragraphSources.has(source.url)) return block
    const [, content = '', after = ''] = /^([\s\S]*?)(\s*)$/.exec(block) ?? []
    return `${content} (${toLink(source)})${after}`
  }
}
