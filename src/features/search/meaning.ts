import { type Token, tokenize } from '../../kit/words.ts'
import type { EventType } from '../events/events.constants.ts'
import type { JobType } from '../jobs/jobs.constants.ts'
import { readDays } from './days.ts'
import { kinds as allKinds, type Kind, kindNames } from './kinds.ts'
import { guessPlace, type Place, readPlace } from './places.ts'
import { eventTypeOf, isEventNoun, isNoise, isQuestion, jobTypeOf, kindOf, leadsToPlace } from './said.ts'
import { readTrade, type Wanted } from './wanted.ts'

/** Something that was understood, in words, and the text without it. */
type Part = {
  what: 'kind' | 'industry' | 'city' | 'job_type' | 'event_type' | 'date'
  label: string
  without: string
}

/** What a text asks for. */
export type Meaning = {
  /** What is looked for, the likeliest first; all kinds when nothing says which. */
  kinds: Kind[]
  /** Whether the text names the kinds, so that others are not looked for. */
  explicit: boolean
  /** How to do something, or what something is. */
  question: boolean
  /** Words to be found, without all that was understood. */
  words: string[]
  trade: Wanted | null
  /** The words that said the trade. */
  trade_words: string[]
  city: Place | null
  job_type: JobType | null
  event_type: EventType | null
  from: string | null
  until: string | null
  parts: Part[]
}

/** What the directory knows, and which day it is in the region. */
export type Known = { places: Map<string, Place>; industries: string[]; region: string[]; today: string }

type Found = Pick<Part, 'what' | 'label'> & { first: number; last: number }

/** What stands between quotation marks is to be found as it is. */
const quoted = (text: string) =>
  [...text.matchAll(/["“”]([^"“”]+)["“”]/g)].map(({ 0: all, index }) => [index, index + all.length])

/** Says what a text asks for: what kind of thing, what of it, where and when. */
export function understandText(text: string, known: Known): Meaning {
  const tokens = tokenize(text)
  const literal = quoted(text)
  const isLiteral = tokens.map(({ start, end }) =>
    literal.some(([from = 0, until = 0]) => start >= from && end <= until),
  )
  const words = tokens.map(({ word }) => word)
  const question = isQuestion(words)
  const meaning: Meaning = {
    ...{ kinds: [], explicit: false, question, words: [], trade: null, trade_words: [], city: null },
    ...{ job_type: null, event_type: null, from: null, until: null, parts: [] },
  }
  const found: Found[] = []
  const used = new Array<boolean>(words.length).fill(false)
  const named = new Set<Kind>()
  const take = (first: number, count: number, what: Part['what'] | null, label = '') => {
    used.fill(true, first, first + count)
    if (what) found.push({ what, label, first, last: first + count - 1 })
  }
  /** Words from here to the next that has been taken or is to be found as it is. */
  const free = (at: number) => {
    const end = words.findIndex((_, index) => index >= at && (used[index] || isLiteral[index]))
    return words.slice(at, end === -1 ? undefined : end)
  }
  const scan = (read: (at: number, rest: string[]) => void) => {
    for (let at = 0; at < words.length; at++) {
      const rest = free(at)
      if (rest.length > 0) read(at, rest)
    }
  }

  scan((at, rest) => {
    if (meaning.from !== null || meaning.until !== null) return
    const days = readDays(rest, known.today)
    if (!days) return
    // “past” and “upcoming” are said of much else
    if (/^(past|previous|upcoming)$/.test(rest[0] ?? '') && !rest.some(isEventNoun)) return
    meaning.from = days.from
    meaning.until = days.until
    take(at, days.words, 'date', days.label)
  })
  const placeAt = (read: typeof readPlace) =>
    scan((at, rest) => {
      if (meaning.city) return
      const lead = leadsToPlace(rest[0] ?? '') ? 1 : 0
      const place = read(rest.slice(lead), known.places, lead > 0)
      if (!place || (place.words === 1 && isKnownWord(rest[lead] ?? ''))) return
      meaning.city = place.place
      const next = free(at + place.words + lead)
      const region = known.region.find((name) => `${next.join(' ')} `.startsWith(`${name} `))
      take(at, place.words + lead + (region?.split(' ').length ?? 0), 'city', place.place.name)
    })
  placeAt(readPlace)
  // all of the region is no place to be narrowed to
  scan((at, rest) => {
    const lead = leadsToPlace(rest[0] ?? '') ? 1 : 0
    const region = known.region.find((name) => `${rest.slice(lead).join(' ')} `.startsWith(`${name} `))
    const length = lead + (region?.split(' ').length ?? 0)
    if (region && (lead > 0 || (at > 0 && at + length === words.length))) take(at, length, null)
  })
  scan((at, rest) => {
    const type = jobTypeOf(rest, words)
    if (!type || meaning.job_type) return
    meaning.job_type = type.type
    named.add('job')
    take(at, type.words, 'job_type', type.type)
  })
  scan((at, rest) => {
    const type = eventTypeOf(rest, words, meaning.from !== null || meaning.until !== null)
    if (!type || meaning.event_type || question) return
    meaning.event_type = type.type
    named.add('event')
    take(at, type.words, 'event_type', type.label)
  })
  scan((at, rest) => {
    const kind = question ? null : kindOf(rest, words)
    if (!kind) return
    named.add(kind.kind)
    take(at, kind.words, 'kind', kindNames[kind.kind])
  })
  scan((at, rest) => {
    const trade = meaning.trade ? null : readTrade(rest, known.industries)
    if (!trade) return
    meaning.trade = trade.trade
    meaning.trade_words = rest.slice(0, trade.words)
    take(at, trade.words, 'industry', trade.trade.name)
  })
  // beside a trade a place is likely
  if (!meaning.city) placeAt((rest, places, behind) => guessPlace(rest, places, behind, meaning.trade ? 6 : 7))

  const left = words.filter((word, at) => !used[at] && (isLiteral[at] || !isNoise(word)))
  const isEmpty = found.length === 0
  meaning.words = [...new Set(left.length > 0 || !isEmpty ? left : words)]
  // businesses are spoken of in the forum, too
  meaning.explicit = named.size > 0 && !(named.size === 1 && named.has('business') && meaning.words.length > 0)
  meaning.kinds = meaning.explicit ? allKinds.filter((kind) => named.has(kind)) : likely(meaning)
  meaning.parts = partsOf(text, tokens, found)
  return meaning

  function isKnownWord(word: string) {
    return readTrade([word], known.industries) !== null || isNoise(word)
  }
}

/** All kinds, the likeliest first. */
function likely({ question, trade, city, from, until, words }: Meaning): Kind[] {
  if (words.length === 1 && words[0] === 'remote' && !trade && !question) return ['job']
  const dated = from !== null || until !== null
  if (dated && words.length === 0 && !trade && !question) return ['event']
  const first: Kind[] =
    trade && (city || !question)
      ? ['business', 'job']
      : question
        ? ['help', 'question']
        : dated && words.length < 3
          ? ['event']
          : []
  return [...first, ...allKinds.filter((kind) => !first.includes(kind))]
}

/** Without the spaces and signs that stood around what was taken out. */
const tidy = (text: string) =>
  text
    .replace(/\s+(?=[\s,.;:?!])/g, '')
    .replace(/^[\s,.;:?!]+|[\s,.;:]+$/g, '')
    .trim()

/** What was understood, in the order in which it is said: what, of which trade or type, where, when. */
function partsOf(text: string, tokens: Token[], found: Found[]): Part[] {
  const order: Part['what'][] = ['kind', 'job_type', 'event_type', 'industry', 'city', 'date']
  const kept = found.filter(
    ({ what, label }, at) => found.findIndex((one) => one.what === what && one.label === label) === at,
  )
  return kept
    .sort((a, b) => order.indexOf(a.what) - order.indexOf(b.what))
    .map(({ what, label }) => {
      const gone = found.filter((one) => one.what === what && one.label === label)
      const rest = gone
        .sort((a, b) => b.first - a.first)
        .reduce((left, { first, last }) => left.slice(0, tokens[first]?.start) + left.slice(tokens[last]?.end), text)
      return { what, label, without: tidy(rest) }
    })
}
