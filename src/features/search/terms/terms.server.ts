import type { Db } from '../../../database/open.server.ts'
import { allOf, anyOf, exactWord, parsePhrases, parseWords, type TsQuery } from '../../../database/tsquery.server.ts'
import { listNormalizedWords, splitWordsAtApostrophes, stem } from '../../../kit/text/words.ts'
import { isFaultWord, isOptionalWord, isStopWord } from '../keywords.ts'
import type { Expansion } from '../meaning/expandTerms.ts'
import { findRelated } from '../meaning/relatedWords.ts'
import { completeWord } from './completions.server.ts'
import type { CountedKind, WordStatistics } from './countWords.server.ts'
import { irregularForms } from './irregularForms.ts'
import { splitCompound } from './spelling.ts'
import { weighWord } from './weights.server.ts'

/** A query for one wording of a term. Its strength is from 0 to 1. */
export type Alternative = { query: TsQuery; strength: number }

/** A word or a phrase of the query, with everything of the same meaning. */
export type Term = {
  /** The typed words. */
  words: string[]
  /** The weight of the term relative to the others, which depends on its rarity: see `weighWord`. */
  weight: number
  /** The queries for its wordings: the typed words first, then weaker ones. */
  alternatives: Alternative[]
  /**
   * Returns the query for words of texts about the same subject. The query is empty when there are no such words. Null
   * when related words are not searched.
   */
  findRelated: (() => Promise<TsQuery>) | null
  /** The improbability that a document has the typed words by chance, from 0 to 1. */
  telling: number
  /** The query for the completions of the last word; null when the word is complete. */
  prefix: TsQuery | null
  /** Whether it names a trade or a need. */
  isSubject: boolean
  /** Whether no counted document of the kind contains the term; false for every term of a strict search. */
  isUnknown: boolean
}

/** Returns a tsquery for marker words in the search documents, such as `@juneau` for a city. */
export const markerQuery = (sign: '@' | '#', names: string[]): TsQuery =>
  anyOf(names.map((name) => exactWord(sign + name.toLowerCase())))

/** Returns a tsquery for the alternatives of a term with at least the given strength. */
export const termQuery = ({ alternatives, prefix }: Term, withPrefix: boolean, minStrength = 0): TsQuery =>
  anyOf([
    ...(withPrefix && prefix !== null ? [prefix] : []),
    ...alternatives.filter(({ strength }) => strength >= minStrength).map(({ query }) => query),
  ])

/** Adds forms that the English stemmer does not connect, such as quilting and quilter. */
function listForms(word: string): string[] {
  const root = stem(word)
  const derived = /(ing|ers?)$/.test(word) && root.length > 3 && root !== word ? [root, `${root}er`, `${root}ing`] : []
  return [...new Set([word, ...derived, ...irregularForms(word)])]
}

/** The strength of a compound that documents write as two words. */
const SPLIT_STRENGTH = 0.9

/** Rounds a strength, so that alternatives of similar strength become one tsquery. */
const roundStrength = (strength: number) => Math.max(0.2, Math.min(0.9, Math.round(strength * 5) / 5))

const extractStem = (query: TsQuery) => /'((?:[^']|'')+)'/.exec(query)?.[1] ?? ''

/** The probability below which words are not in a document by chance. */
const MIN_CHANCE = 1e-5

/** Returns the improbability that a document has all words by chance, from 0 to 1. The words count as independent. */
function measureTelling(words: string[], { share }: WordStatistics): number {
  const chance = words.reduce((product, word) => product * Math.max(share(word), MIN_CHANCE), 1)
  return Math.min(1, Math.log(chance) / Math.log(MIN_CHANCE))
}

type Tokens = { tokens: string[]; expansions: Expansion[] }
type TermOptions = {
  /** The query as it was typed, with its apostrophes. */
  typedText: string
  kind: CountedKind
  statistics: WordStatistics
  /** Whether the last token may be incomplete. */
  isTyping: boolean
  /** Whether words that no document contains must match too. */
  isStrict?: boolean
  /** Whether related words are searched when too few documents have the words themselves. */
  withRelated?: boolean
}

/** Creates one term for each word and for each expansion of a query. Function words are skipped. */
export async function createTerms(
  db: Db,
  { tokens, expansions }: Tokens,
  { typedText, kind, statistics, isTyping, isStrict = false, withRelated = false }: TermOptions,
): Promise<Term[]> {
  const forms = tokens.map(listForms)
  // Documents may write a compound as two words: snowplow, snow plow.
  const isKnown = (word: string) => statistics.share(word) > 0
  const splits = tokens.map((word) => splitCompound(word, isKnown)?.join(' ') ?? null)
  // A contraction such as “we'll” begins with a stop word.
  const written = new Map(
    [...splitWordsAtApostrophes(typedText)].filter(([, parts]) => !isStopWord(parts.split(' ')[0] ?? '')),
  )
  const partsOf = (word: string) => written.get(word)?.split(' ') ?? []
  const [toQuery, toPhrase] = await Promise.all([
    parseWords(db, [...forms.flat(), ...tokens.flatMap(partsOf)]),
    parsePhrases(db, [
      ...expansions.flatMap(({ phrases }) => phrases.map(({ text }) => text)),
      ...splits.filter((split) => split !== null),
      ...written.values(),
    ]),
  ])
  const isCounted = (word: string) =>
    [word, ...partsOf(word)].some((part) => statistics.stems[kind].has(extractStem(toQuery(part))))
  const findWord = (index: number) => {
    const parts = written.get(tokens[index] ?? '')
    return anyOf([...(forms[index] ?? []).map(toQuery), ...(parts === undefined ? [] : [toPhrase(parts)])])
  }
  const weigh = (words: string[]) => words.map((word) => weighWord(statistics, kind, word, extractStem(toQuery(word))))
  const related = withRelated ? createRelatedQueries(db, tokens, statistics, kind) : null
  const terms: Term[] = []
  for (let index = 0; index < tokens.length; ) {
    const expansion = expansions.find(({ first }) => first === index)
    const words = tokens.slice(index, index + (expansion?.count ?? 1))
    const split = words.length === 1 ? (splits[index] ?? null) : null
    const typed = allOf(words.map((_, offset) => findWord(index + offset)))
    const positions = [index, index + words.length] as const
    index += words.length
    const alternatives = [
      { query: typed, strength: 1 },
      ...mergeAlternatives(
        [...(expansion?.phrases ?? []), ...(split === null ? [] : [{ text: split, strength: SPLIT_STRENGTH }])].map(
          ({ text, strength }) => ({ query: toPhrase(text), strength }),
        ),
        kind === 'business' ? (expansion?.industries ?? []) : [],
      ),
    ].filter(({ query }) => query !== '')
    if (alternatives.length === 0) continue
    // A repeated word adds no information, and each term takes time in every document.
    const repeated = terms.findIndex((term) => term.words.join(' ') === words.join(' '))
    if (repeated >= 0) terms.splice(repeated, 1)
    const last = words.at(-1) ?? ''
    const isPrefix = isTyping && index === tokens.length && typed !== '' && words.length === 1
    terms.push({
      words,
      // A phrase has the weight of its rarest word, and a little more.
      weight: Math.max(...weigh(words)) * (1 + 0.2 * (words.length - 1)),
      alternatives,
      findRelated: related && (() => related(...positions)),
      telling: measureTelling(words, statistics),
      prefix: isPrefix ? completeWord(statistics, kind, last, extractStem(toQuery(last))) : null,
      isSubject: expansion?.label != null,
      isUnknown: !isStrict && alternatives.length === 1 && !words.some(isCounted),
    })
  }
  // General words such as “services” are not required beside other words: “Arctic Services”.
  const namesTrade = terms.some(({ isSubject }) => isSubject)
  const isGeneral = (word: string) => isOptionalWord(word) || (namesTrade && isFaultWord(word))
  const required = terms.filter(({ words }) => !words.every(isGeneral))
  return keepTelling(kind === 'question' || required.length === 0 ? terms : required)
}

/** Related words in more documents are too general, and slow to search. */
const MAX_RELATED_DOCUMENTS = 1000

/** Returns a function that creates the query for the related words of some tokens. Few searches need the query. */
function createRelatedQueries(db: Db, tokens: string[], statistics: WordStatistics, kind: CountedKind) {
  let telling: string[][] | undefined
  return async (first: number, end: number): Promise<TsQuery> => {
    telling ??= selectTelling(findRelated(tokens), statistics, kind)
    const phrases = [...new Set(telling.slice(first, end).flat())]
    const toPhrase = await parsePhrases(db, phrases)
    return anyOf([...new Set(phrases.map(toPhrase))])
  }
}

/** Keeps the related phrases of each token that some documents have, but not many. */
function selectTelling(related: string[][], { documents, share }: WordStatistics, kind: CountedKind): string[][] {
  const isTelling = (phrase: string) => {
    const least = Math.min(...listNormalizedWords(phrase).map(share))
    return least > 0 && least * documents[kind] <= MAX_RELATED_DOCUMENTS
  }
  return related.map((phrases) => phrases.filter(isTelling))
}

/** The maximum number of terms. The ranking has a bit of an integer for each, and compares each with every document. */
const MAX_TERMS = 24

/** Keeps the terms with the highest weights, in the order of the query. */
function keepTelling(terms: Term[]): Term[] {
  if (terms.length <= MAX_TERMS) return terms
  const kept = new Set(terms.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_TERMS))
  return terms.filter((term) => kept.has(term))
}

/** The number of terms from which a query describes a situation: “support for people who cannot hear”. */
const MIN_SITUATION_TERMS = 2

/**
 * The weight of all other words together, as a share of the weight of the trade. Below 1, so that they alone cover less
 * than half of the total weight.
 */
const OTHER_WORDS_SHARE = 0.95

/**
 * Lowers the weights of the other words, so that a match of the trade alone covers half of the total weight.
 * @returns null when the terms contain no trade, or too few other words.
 */
export function weighSubject(terms: Term[]): Term[] | null {
  const [main] = terms.filter(({ isSubject }) => isSubject).sort((a, b) => b.weight - a.weight)
  if (!main || terms.length < MIN_SITUATION_TERMS) return null
  const others = terms.reduce((sum, term) => (term === main ? sum : sum + term.weight), 0)
  const scale = Math.min(1, (OTHER_WORDS_SHARE * main.weight) / others)
  return terms.map((term) => (term === main ? term : { ...term, weight: term.weight * scale }))
}

/** Merges alternatives into one tsquery for each strength, strongest first. */
function mergeAlternatives(phrases: Alternative[], industries: string[]): Alternative[] {
  const markers = industries.length > 0 ? [{ query: markerQuery('#', industries), strength: 0.9 }] : []
  const byStrength = Map.groupBy([...phrases, ...markers], ({ strength }) => roundStrength(strength))
  return [...byStrength]
    .map(([strength, same]) => ({ strength, query: anyOf([...new Set(same.map(({ query }) => query))]) }))
    .sort((a, b) => b.strength - a.strength)
}
