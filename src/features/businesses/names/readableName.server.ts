import { LRUCache } from 'lru-cache'
import { fixedForms } from './nameWords.ts'
import { capitalize, type Position, readableWithApostrophe, readableWord, toLower } from './readableWord.server.ts'
import { getVocabulary } from './vocabulary.server.ts'

/** The version of the rule. A higher number makes `fillNames` compute all names again. */
export const RULE_VERSION = 2

/**
 * The name as people write it: "AURORA BOATS LLC" becomes "Aurora Boats LLC". A name that has a lower-case letter is
 * returned unchanged. Letters and digits keep their order; only their case changes, and some words get an apostrophe.
 */
export const readableName = (name: string) => readable(name, false)

/** A city as people write it: `McGrath`. */
export const readableCity = (city: string) => readable(city, true)

/** A word of letters only, like most words. */
const PLAIN = /^[A-Z]+$/
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʻ`][\p{L}\p{M}\p{N}]+)*['’]?/gu
const HYPHENATED = /\p{L}+(?:-\p{L}+)+/u
const INITIALS = /^\P{L}*(?:\p{L}\.)+\p{L}?(?!\p{L})/u
const DOMAIN = /\.(COM|ORG|NET|INFO|BIZ|GOV|EDU|US)(?![\p{L}\p{N}])/giu
const LOWER_SLASHED = /^(C\/O|D\/B\/A|F\/K\/A|A\/K\/A|W\/)$/

function readable(text: string, isPlace: boolean): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return text
  const chunks = text.split(/(\s+)/)
  const words = chunks.map((chunk) =>
    PLAIN.test(chunk) ? chunk : chunk.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, ''),
  )
  const initials = isPlace
    ? ''
    : words
        .map(([letter]) => (letter && /\p{L}/u.test(letter) ? letter : ' '))
        .join('')
        .replaceAll(' ', '')
  const filled = words.flatMap((word, index) => (word === '' ? [] : [index]))
  return chunks
    .map((chunk, index) => {
      const place = filled.indexOf(index)
      if (place < 0) return chunk
      const before = filled[place - 1]
      const isAfterBreak = before === undefined || /[:;.!?–—([/"]$/.test(chunks[before] ?? '') || /^[("[]/.test(chunk)
      return readableChunk(chunk, {
        isFirst:
          isAfterBreak ||
          /^[-–—/|]$/.test(
            chunks
              .slice((before ?? 0) + 1, index)
              .join('')
              .trim(),
          ),
        isLast: place === filled.length - 1,
        previous: (before !== undefined && words[before]) || '',
        next: words[filled[place + 1] ?? -1] ?? '',
        isPlace,
        // A word that consists of initials of the whole name is an abbreviation: see `isAbbreviation`.
        initials,
      })
    })
    .join('')
}

/** A part of a name without spaces. */
function readableChunk(chunk: string, position: Position): string {
  if (PLAIN.test(chunk)) return readableWord(chunk, position)
  if (LOWER_SLASHED.test(chunk) || chunk.startsWith('WWW.')) return toLower(chunk)
  if (INITIALS.test(chunk)) return chunk.replace(/(?<=['’])\p{Lu}+$/u, toLower)
  if (chunk.includes('&') && chunk.length > 1) {
    const isShort = chunk.split('&').every((part) => part.replace(/\P{L}/gu, '').length < 3)
    if (isShort) return chunk
  }
  const hyphenated = chunk.includes('-') && chunk.match(HYPHENATED)?.[0]
  if (hyphenated) {
    const form = fixedForms.get(hyphenated) ?? (getVocabulary().isEntry(hyphenated) && capitalize(hyphenated))
    if (form) return chunk.replace(hyphenated, form)
  }
  const count = chunk.match(WORD)?.length ?? 0
  let done = 0
  const result = chunk.replace(WORD, (word, offset: number) => {
    done += 1
    const isFirstPart = done === 1
    const isLastPart = done === count
    return readablePart(word, {
      ...position,
      isFirst: isFirstPart ? position.isFirst : !/-/.test(chunk[offset - 1] ?? '') || isLastPart,
      isLast: isLastPart ? position.isLast && isFirstPart : false,
      previous: isFirstPart ? position.previous : '',
      next: isLastPart ? position.next : '',
    })
  })
  return result.replace(DOMAIN, toLower)
}

function readablePart(word: string, position: Position): string {
  if (/['’‘ʻ`]/.test(word)) return readableWithApostrophe(word, position)
  if (!/\p{N}/u.test(word)) return readableWord(word, position)
  if (/^\d+(ST|ND|RD|TH|S|ERS|HR|HRS|X\d+)$/.test(word)) return toLower(word)
  return word.replace(/\p{L}{4,}/gu, (letters) => readableWord(letters, { ...position, isFirst: true, isLast: false }))
}

/**
 * The columns for the readable name and city, which an import writes too; null where the imported text is readable
 * already.
 */
export function readableColumns({ business_name, city }: { business_name: string | null; city: string | null }) {
  return {
    readable_name: applyRule(business_name, readableName),
    readable_city: applyRule(city, cachedCity),
  }
}

// A list has few different cities, so their forms are cached.
const cities = new LRUCache<string, string>({ max: 2000 })

function cachedCity(city: string): string {
  const readable = cities.get(city) ?? readableCity(city)
  cities.set(city, readable)
  return readable
}

const MAX_NAME_LENGTH = 255

function applyRule(text: string | null, rule: (text: string) => string): string | null {
  const result = text === null ? null : rule(text)
  return result === text || (result !== null && Array.from(result).length > MAX_NAME_LENGTH) ? null : result
}
