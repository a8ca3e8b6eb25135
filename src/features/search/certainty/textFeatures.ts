import { remember } from '../../../kit/text/remember.ts'
import { listNormalizedWords, stem } from '../../../kit/text/words.ts'
import { classifyIndustry } from '../../businesses/industries/classify.ts'
import { isStopWord } from '../keywords.ts'
import { type Expansion, expandTerms } from '../meaning/expandTerms.ts'
import { findRelated } from '../meaning/relatedWords.ts'

/** Features of the match between a query and the title and sentences of a result, each from 0 to 1. */
export type TextFeatures = {
  /** The greatest share of the query's words, weighted by rarity, that one sentence or the title has. */
  passage: number
  /** The share of the title's words, weighted by rarity, that the query has or means. */
  explained: number
  /** 1 when the title names a trade outside of the groups of the query, else 0. */
  other_trade: number
  /** The same as `passage`, but a related word counts as the word itself. */
  near_passage: number
  /** The same as `explained`, but a related word counts as the word itself. */
  near_explained: number
  /** The share of the query's words, weighted by rarity, that the title has itself or as a related word. */
  near_title: number
}

type Query = {
  tokens: string[]
  expansions: Expansion[]
  getRarity: (word: string) => number
}
export type TextMeasure = (title: string, body: string) => TextFeatures

/** The maximum length of the text whose sentences are compared, in UTF-16 units. */
const MAX_TEXT_LENGTH = 2000
const extractStems = (text: string) => listNormalizedWords(text).map(stem)
const splitPhrase = remember(listNormalizedWords)
const extractTitleWords = (title: string) => listNormalizedWords(title).filter((word) => !isStopWord(word))
/** The group of a trade; null when it has none. */
const groupOf = remember(classifyIndustry)
const corpus = { industries: [], share: () => 0 }
/** The group of the last trade in a title, because the last word is the head noun: “Little Flower Ministries”. */
const groupOfTitle = remember((title) => {
  const head = expandTerms(extractTitleWords(title), corpus).findLast(({ label }) => label !== null)
  return head?.label ? groupOf(head.label) : null
})

/** Maps a stem to the positions of the query words that it matches, with the strength without and with related words. */
type Meanings = Map<string, [position: number, own: number, near: number][]>
/** The same figure of a text, computed twice: `own` without related words, and `near` with them. */
type Measure = { own: number; near: number }

/** The strengths of a related word, and of each word of a related phrase of two words. */
const [RELATED_WORD_STRENGTH, RELATED_PART_STRENGTH] = [0.55, 0.35]

/** Indexes the query words, their synonyms and their related words by their stems. */
function indexMeanings({ tokens, expansions }: Query): Meanings {
  const meanings: Meanings = new Map()
  const add = (word: string, position: number, own: number, near: number) => {
    const root = stem(word)
    const entries = meanings.get(root)
    if (entries) entries.push([position, own, near])
    else meanings.set(root, [[position, own, near]])
  }
  for (const [position, token] of tokens.entries()) add(token, position, 1, 1)
  for (const { first, count, phrases } of expansions)
    for (const { text, strength } of phrases) {
      const words = splitPhrase(text)
      if (words.length > 2) continue
      const share = strength / words.length
      for (let position = first; position < first + count; position++)
        for (const word of words) if (!isStopWord(word)) add(word, position, share, share)
    }
  for (const [position, phrases] of findRelated(tokens).entries())
    for (const words of phrases.map(splitPhrase)) {
      if (words.length > 2) continue
      const strength = words.length === 1 ? RELATED_WORD_STRENGTH : RELATED_PART_STRENGTH
      for (const word of words) if (!isStopWord(word)) add(word, position, 0, strength)
    }
  return meanings
}

const findBest = (measures: Measure[]): Measure => ({
  own: Math.max(0, ...measures.map(({ own }) => own)),
  near: Math.max(0, ...measures.map(({ near }) => near)),
})

/** Prepares the comparison of a query with the texts of its results. */
export function measureTexts(query: Query): TextMeasure {
  const { tokens, expansions, getRarity } = query
  const meanings = indexMeanings(query)
  const weights = tokens.map((token) => getRarity(token))
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const groups = new Set(expansions.flatMap(({ label }) => (label === null ? [] : [groupOf(label)])))

  function cover(stems: string[]): Measure {
    const [owns, nears] = [new Array<number>(tokens.length).fill(0), new Array<number>(tokens.length).fill(0)]
    for (const root of stems)
      for (const [position, own, near] of meanings.get(root) ?? []) {
        owns[position] = Math.max(owns[position] ?? 0, own)
        nears[position] = Math.max(nears[position] ?? 0, near)
      }
    const weigh = (strengths: number[]) =>
      strengths.reduce((sum, strength, position) => sum + strength * (weights[position] ?? 0), 0) / total
    return { own: weigh(owns), near: weigh(nears) }
  }

  function explain(titleWords: string[]): Measure {
    const titleTotal = titleWords.reduce((sum, word) => sum + getRarity(word), 0) || 1
    const sums = { own: 0, near: 0 }
    for (const word of titleWords) {
      const entries = meanings.get(stem(word)) ?? []
      const { own, near } = findBest(entries.map(([, own, near]) => ({ own, near })))
      sums.own += own * getRarity(word)
      sums.near += near * getRarity(word)
    }
    return { own: sums.own / titleTotal, near: sums.near / titleTotal }
  }

  return (title, body) => {
    const titleWords = extractTitleWords(title)
    const inTitle = cover(titleWords.map(stem))
    const sentences = body.slice(0, MAX_TEXT_LENGTH).split(/(?<=[.!?;:])\s+|\n+/)
    const passage = findBest([inTitle, ...sentences.map((sentence) => cover(extractStems(sentence)))])
    const explained = explain(titleWords)
    const group = groups.size === 0 ? null : groupOfTitle(title)
    const isOther = group !== null && !groups.has(null) && !groups.has(group)
    return {
      passage: passage.own,
      explained: explained.own,
      other_trade: isOther ? 1 : 0,
      near_passage: passage.near,
      near_explained: explained.near,
      near_title: inTitle.near,
    }
  }
}
