import { isSmallWord, PhraseIndex, type PhraseMatch, toSingular } from '../../../kit/text/phraseIndex.ts'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { listTrades, type Trade } from '../../businesses/industries/trades.ts'
import { isStopWord } from '../keywords.ts'
import { parseNeeds, parseOrganizations, parseSynonyms } from './wordLists.ts'

/** The data about the words of the network that a search uses. */
export type Corpus = {
  /** The industries in their spelling in the directory. */
  industries: string[]
  /**
   * Returns the share of documents that contain a word in any of its forms, from 0 to 1. It is 0 for an unknown word.
   */
  share(word: string): number
}

/** Alternatives for some words of a query. The typed words themselves are always searched too. */
export type Expansion = {
  /** The index of the first replaced word of the query, and the number of replaced words. */
  first: number
  count: number
  /** Words and phrases with a similar meaning, with a strength from 0 to 1. */
  phrases: { text: string; strength: number }[]
  /** The industries of the directory with the same meaning. */
  industries: string[]
  /** The display name of the trade; null when the words are not shown as an understood part. */
  label: string | null
}

type Meaning = { trade: Trade; isName: boolean; isNarrow?: boolean } | { trade: null; synonyms: string[] }
type Match = PhraseMatch<Meaning>

/**
 * The strengths of a trade's names and of its hints, when the query contains a name of the trade, and when it contains
 * a need. Names of organizations are narrower: a query for the epilepsy foundation does not mean the foundation for
 * another disease.
 */
const STRENGTHS = { name: [0.9, 0.6], narrowName: [0.7, 0.4], need: [0.8, 0.4] } as const
/**
 * The strengths of a trade beside a narrower kind of organization that the same words mean: potters are also in the
 * trade of crafts, with quilters.
 */
const STRENGTHS_BESIDE_NARROW = [0.55, 0.3] as const
/** The strengths of a trade beside the long form of an abbreviation: the VFW is one of many veterans’ organizations. */
const STRENGTHS_BESIDE_SPELLED_OUT = [0.5, 0.3] as const
/** The strength of a synonym. */
const SYNONYM_STRENGTH = 0.6
/** The strength of the long form of an abbreviation such as “VFW”. */
const SPELLED_OUT_STRENGTH = 0.9
/**
 * The minimum and the maximum strength of a single word of a phrase. The rarer word is stronger: “avalanche” in
 * “avalanche class”.
 */
const [MIN_PART_STRENGTH, MAX_PART_STRENGTH] = [0.3, 0.9]
/**
 * A phrase of a need with at least this many words is long. A single word of it has this low strength: “sea” in “throw
 * themselves into the freezing sea”.
 */
const [LONG_NEED_WORDS, LONG_NEED_PART_STRENGTH] = [4, 0.25]
/** The minimum share of documents that is assumed for a word, also for a word in no document. */
const MIN_SHARE = 1e-5
/** The maximum number of trades of a phrase. */
const MAX_TRADES = 4

type Lexicon = {
  index: PhraseIndex<Meaning>
  /** The names and needs of trades that consist of one word, in the singular. */
  tradeWords: Set<string>
  /** Words that the names of many trades share, such as “repair”. Such a word alone does not identify a trade. */
  sharedWords: Set<string>
}

function buildLexicon(): Lexicon {
  const index = new PhraseIndex<Meaning>()
  const tradeWords = new Set<string>()
  const trades = listTrades()
  const organizations = parseOrganizations()
  const tradesByName = new Map([...organizations, ...trades].map((trade) => [trade.name, trade]))
  for (const kind of parseNeeds()) {
    const trade = tradesByName.get(kind.name)
    if (trade) {
      trade.needs.push(...kind.needs)
      trade.names.push(...kind.names.filter((name) => name.includes(' ') && !trade.names.includes(name)))
      trade.hints.push(...kind.hints.filter((hint) => !trade.hints.includes(hint)))
      continue
    }
    organizations.push(kind)
    tradesByName.set(kind.name, kind)
  }
  // Narrower meanings come first.
  for (const trade of organizations) addTrade(trade, true)
  for (const trade of trades) addTrade(trade, false)
  for (const { from, to } of parseSynonyms()) {
    const meaning = { trade: null, synonyms: to }
    for (const phrase of from) {
      const others = to.includes(phrase) ? to.filter((other) => other !== phrase) : to
      index.add(phrase, others === to ? meaning : { trade: null, synonyms: others }, true)
    }
  }
  return { index, tradeWords, sharedWords: listSharedWords(trades) }

  function addTrade(trade: Trade, isNarrow: boolean) {
    // Shared by thousands of phrases to save memory.
    const [name, need] = [true, false].map((isName) => ({ trade, isName, isNarrow })) as [Meaning, Meaning]
    for (const phrase of trade.names) index.add(phrase, name, true)
    // Other forms of an activity are needs: “recycle” for recycling. For a short activity they are not: “run” does not
    // mean running. A market, a camp or a house is a separate thing.
    for (const phrase of trade.names)
      if (/^\w{5,}ing$/.test(phrase) && !/^(?:account|bank|camp|hous|lodg|market|park|ship|train)ing$/.test(phrase))
        index.add(phrase, need)
    // A derived word matches only exactly: “write” does not match the need “writer”.
    for (const phrase of new Set(trade.needs)) index.add(phrase, need, exactNeedPattern.test(phrase))
    for (const phrase of [...trade.names, ...trade.needs]) if (!phrase.includes(' ')) tradeWords.add(toSingular(phrase))
  }
}

/** The number of trades with the same word in their names from which the word alone identifies no trade. */
const MIN_SHARING_TRADES = 6

function listSharedWords(trades: Trade[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { names } of trades) {
    const parts = names.filter((name) => name.includes(' ')).flatMap((name) => name.split(' ').map(toSingular))
    for (const word of new Set(parts)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([word, count]) => (count >= MIN_SHARING_TRADES ? [word] : [])))
}

/** Matches needs that are indexed only in this form, because other forms mean something else: “improving” is not improv. */
const exactNeedPattern =
  /^(?:\w+(?:ing|ers?|ed)|improv|books?|plays?|bank|park|ship|store|bars?|court|match|lights?|water|rings?|dates?|spring|fall|stamps?|bowls?|squash|cricket|draft|press|sail|sew)$/

/** Built at the first search, so that processes start sooner. */
let lexicon: Lexicon | undefined
function getLexicon(): Lexicon {
  lexicon ??= buildLexicon()
  return lexicon
}

/** Whether a word alone names a trade. It is then not a place of the same name. */
export const isTradeWord = (word: string) => getLexicon().tradeWords.has(toSingular(word))

/** The index of industries by their words. A list of industries lives as long as the directory is unchanged. */
const industryIndexes = new WeakMap<string[], PhraseIndex<Meaning>>()
function indexIndustries(industries: string[]): PhraseIndex<Meaning> {
  const cachedIndex = industryIndexes.get(industries)
  if (cachedIndex) return cachedIndex
  const names = new PhraseIndex<Meaning>()
  for (const name of industries) {
    const trade = { name, names: [], hints: [], needs: [], industry: new RegExp(`^${RegExp.escape(name)}$`, 'i') }
    names.add(name, { trade, isName: true }, true)
  }
  industryIndexes.set(industries, names)
  return names
}

/**
 * Finds words with a similar meaning.
 * @param words consecutive words of a query, normalized.
 * @returns expansions that do not overlap.
 */
export function expandTerms(words: string[], corpus: Corpus): Expansion[] {
  const matches = [...getLexicon().index.find(words), ...indexIndustries(corpus.industries).find(words)]
  const groups = groupMatches(words, matches)
  const isCovered = (position: number) =>
    groups.some(([match]) => match && position >= match.first && position < match.first + match.count)
  const uncovered = words.filter(
    (word, position) => !isCovered(position) && !isSmallWord(word) && !isStopWord(word),
  ).length
  return groups.map((group) => toExpansion(group, words, uncovered, corpus))
}

const isFunctionWord = (word: string) => isSmallWord(word) || isStopWord(word) || isStopWord(toSingular(word))

/** Whether a need consists of function words only, beside other words: “who helps” in “who helps with rent”. */
function isVague({ first, count, value }: Match, words: string[]): boolean {
  if (value.trade === null || value.isName) return false
  return (
    words.slice(first, first + count).every(isFunctionWord) &&
    words.some((word, position) => (position < first || position >= first + count) && !isFunctionWord(word))
  )
}

/** Returns the strength of each telling word of a phrase, by its share of their information content. */
function weighParts(words: string[], share: Corpus['share']) {
  const telling = words.filter((word) => !isSmallWord(word) && !isStopWord(word))
  const weights = telling.map((word) => -Math.log(Math.max(share(word), MIN_SHARE)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return telling.map((word, index) => ({
    word,
    strength:
      MIN_PART_STRENGTH + (MAX_PART_STRENGTH - MIN_PART_STRENGTH) * (sum === 0 ? 0 : (weights[index] ?? 0) / sum),
  }))
}

/** Matches words before “plays” when it is a verb. */
const playerPattern = /^(?:that|who|which|and|he|she|son|daughter|kid|club|group|band|team|somebody|someone|anyone)$/

/** Groups the matches of the same words, longest first, without matches that overlap longer ones. */
function groupMatches(words: string[], matches: Match[]): Match[][] {
  const isName = ({ value }: Match) => Number(value.trade !== null && value.isName)
  const sorted = matches
    // “Show” and “will” are verbs in “show me plumbers”, so they have no synonyms.
    .filter(({ first, size, value }) => size > 1 || value.trade !== null || !isStopWord(words[first] ?? ''))
    // In “training in avalanche safety”, “avalanche” is more specific than “safety training”.
    .filter(({ between }) => !between.some((position) => isTradeWord(words[position] ?? '')))
    .filter((match) => !isVague(match, words))
    // In “a group that plays pool”, “plays” is a verb.
    .filter(({ first, size }) => size > 1 || words[first] !== 'plays' || !playerPattern.test(words[first - 1] ?? ''))
    // A number alone is no part of a name such as “I-9”.
    .filter(({ first, count }) => count > 1 || words.length === 1 || !/^\d+$/.test(words[first] ?? ''))
    // “Account” alone means a user's account, not the trade of accounting.
    .filter(({ first, size }) => size > 1 || !/^accounts?$/.test(words[first] ?? ''))
    .sort((a, b) => b.size - a.size || a.count - b.count || isName(b) - isName(a) || a.first - b.first)
  const isTaken = words.map(() => false)
  const groups: Match[][] = []
  for (const match of sorted) {
    const same = groups.find(([other]) => other?.first === match.first && other.count === match.count)
    if (same) {
      if (same[0]?.size === match.size) same.push(match)
      continue
    }
    if (isTaken.slice(match.first, match.first + match.count).includes(true)) {
      if (!addToSynonyms(match)) extendGroup(match)
      continue
    }
    isTaken.fill(true, match.first, match.first + match.count)
    groups.push([match])
  }
  return groups.sort(([a], [b]) => (a?.first ?? 0) - (b?.first ?? 0))

  /** Adds a trade to the synonyms that its words contain: “heater died” still means a heater. */
  function addToSynonyms(match: Match): boolean {
    const { first, count, value } = match
    const group = groups.find(([other]) => other && other.first <= first && first + count <= other.first + other.count)
    const [main] = group ?? []
    if (!group || !main || value.trade === null || group.some((other) => other.value.trade !== null)) return false
    group.push({ ...match, first: main.first, count: main.count, size: main.size })
    return true
  }

  /** Adds the unused words of a match to an overlapping match of the same trade: “public radio station”. */
  function extendGroup({ first, count, value }: Match) {
    const overlaps = groups.filter(
      ([other]) => other && other.first < first + count && first < other.first + other.count,
    )
    const [main] = overlaps.length === 1 ? (overlaps[0] ?? []) : []
    if (!main || value.trade === null || main.value.trade !== value.trade) return
    const start = Math.min(first, main.first)
    const end = Math.max(first + count, main.first + main.count)
    for (const other of overlaps[0] ?? []) Object.assign(other, { first: start, count: end - start })
    isTaken.fill(true, start, end)
  }
}

function toExpansion(group: Match[], words: string[], uncovered: number, { industries, share }: Corpus): Expansion {
  const [{ first, count, size }] = group as [Match]
  const tradeMeanings = group.flatMap(({ value }) => (value.trade ? [value] : []))
  const meanings = tradeMeanings
    .filter(({ trade }, position) => tradeMeanings.findIndex((other) => other.trade === trade) === position)
    .slice(0, MAX_TRADES)
  const strengths = new Map<string, number>()
  const add = (phrases: string[], strength: number) => {
    for (const phrase of phrases) strengths.set(phrase, Math.max(strength, strengths.get(phrase) ?? 0))
  }
  const typed = words.slice(first, first + count)
  const isSpelledOut = group.some(
    ({ value }) => value.trade === null && value.synonyms.some((synonym) => isAbbreviation(typed.join(' '), synonym)),
  )
  const isNamedKind = ({ isName, isNarrow }: { isName: boolean; isNarrow?: boolean }) => isName && isNarrow === true
  const isNeeded = ({ isName, isNarrow }: { isName: boolean; isNarrow?: boolean }) => !isName && isNarrow === true
  for (const { trade, isName, isNarrow } of meanings) {
    const [name, hint] = isSpelledOut
      ? STRENGTHS_BESIDE_SPELLED_OUT
      : !isNarrow && (isName ? size > 1 && meanings.some(isNamedKind) : meanings.some(isNeeded))
        ? STRENGTHS_BESIDE_NARROW
        : STRENGTHS[!isName ? 'need' : isNarrow ? 'narrowName' : 'name']
    add(trade.names, name)
    add(trade.hints, hint)
  }
  for (const { value } of group)
    for (const synonym of value.trade === null ? value.synonyms : [])
      add([synonym], isAbbreviation(typed.join(' '), synonym) ? SPELLED_OUT_STRENGTH : SYNONYM_STRENGTH)
  const parts = size > 1 ? weighParts(typed, share) : []
  const isShared = ({ word }: { word: string }) => getLexicon().sharedWords.has(toSingular(word))
  const telling = parts.filter((part) => !isShared(part))
  const isNamed = tradeMeanings.some(({ isName }) => isName)
  for (const { word, strength } of telling.length > 0 && isNamed ? telling : parts)
    add([word], !isNamed && tradeMeanings.length > 0 && size >= LONG_NEED_WORDS ? LONG_NEED_PART_STRENGTH : strength)
  strengths.delete(typed.join(' '))
  return {
    first,
    count,
    phrases: [...strengths].map(([text, strength]) => ({ text, strength })),
    industries: industries.filter((name) => meanings.some(({ trade }) => trade.industry?.test(name))),
    label: isSubject(meanings, count, uncovered) ? (meanings[0]?.trade.name ?? null) : null,
  }
}

/** Whether letters such as “gvea” are the initials of “golden valley electric”. Either may be longer. */
function isAbbreviation(letters: string, phrase: string): boolean {
  const initials = listNormalizedWords(phrase)
    .filter((word) => !isSmallWord(word))
    .map((word) => word[0])
    .join('')
  return initials.length > 1 && (letters.startsWith(initials) || (letters.length > 1 && initials.startsWith(letters)))
}

/**
 * Whether the trade of a query is certain enough to be shown. It is when the query contains its name, or when it describes a
 * need of one trade in few other words. A narrow trade may come with the broader trade that contains it.
 */
function isSubject(meanings: { isName: boolean; isNarrow?: boolean }[], count: number, uncovered: number) {
  if (meanings.some(({ isName }) => isName)) return true
  const narrow = meanings.filter(({ isNarrow }) => isNarrow).length
  return meanings.length > 0 && narrow <= 1 && meanings.length - narrow <= 1 && count >= uncovered
}
