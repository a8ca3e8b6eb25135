import { listHelpPages } from '../../help/helpPages.server.ts'
import { getRarity } from '../terms/english.server.ts'
import { classifySiteSign, computeSiteLead, rateHelpPages } from './helpClassifier.server.ts'
import { extractHelpWords, type HelpWord } from './helpWords.ts'
import { plainHit, type SearchHit } from './ranking.server.ts'
import type { SiteSign } from './siteQuestion.ts'

/** The strength of a synonym. */
const SYNONYM_STRENGTH = 0.85
/** The share of the best phrase or title in the score of a page. The rest is the share of the whole text. */
const PHRASE_SHARE = 0.75
/** The share of precision in the score of a phrase: how many of its words are in the question. */
const PRECISION_SHARE = 0.25
/** The minimum score of a result. */
const MIN_SCORE = 0.25
/** The score from which a page counts as a full match. */
const HELP_FULL_MATCH = 0.5

/** For a question about the site, this share of `score * (1 - score)` is added to the score of a page. */
const SURE_BONUS: Record<SiteSign, number> = { certain: 0.35, likely: 0.2, possible: 0, none: 0 }
/** The highest score by the probability of a page, which assumes that the question is about the site. */
const MAX_CLASSIFIED_SCORE: Record<SiteSign, number> = { certain: 1, likely: 0.9, possible: 0.75, none: 0 }

/** The score by words, and the probability, from which the best page is certainly meant. */
const CERTAIN_SCORE: Record<SiteSign, number> = {
  certain: HELP_FULL_MATCH,
  likely: HELP_FULL_MATCH,
  possible: 0.7,
  none: Infinity,
}
/** The minimum lead of the site over the content for a page that is certainly meant. */
const CERTAIN_LEAD = 0.5
const CERTAIN_PROBABILITY: Record<SiteSign, number> = { certain: 0.5, likely: 0.5, possible: 0.8, none: Infinity }

type WordSet = { words: HelpWord[]; roots: Set<string>; groups: Set<number> }
type WeighedWord = HelpWord & { weight: number }
/** `total` is the sum of the weights of its words. */
type Phrase = WordSet & { words: WeighedWord[]; total: number }

const toSet = (text: string): WordSet => {
  const words = extractHelpWords(text)
  return {
    words,
    roots: new Set(words.map(({ root }) => root)),
    groups: new Set(words.flatMap(({ groups }) => groups)),
  }
}

/** Returns the strength with which a text contains a word, from 0 to 1. */
const findStrength = ({ root, groups }: HelpWord, set: WordSet) =>
  set.roots.has(root) ? 1 : groups.some((group) => set.groups.has(group)) ? SYNONYM_STRENGTH : 0

type IndexedPage = { name: string; phrases: Phrase[]; text: WordSet }
/** The keys of `counts` are word stems, and its values are the numbers of pages that contain them. */
type HelpIndex = { pages: IndexedPage[]; counts: Map<string, number> }

/** The minimum weight of a common word of spoken English, as a share of the greatest weight. */
const MIN_COMMON_SHARE = 0.33

/** The factor for a word that no page has. Such a word often does not name the subject. */
const UNKNOWN_FACTOR = 0.8

/** Weighs a word by the share of pages that have it, and by its rarity in spoken English. */
function weigh({ word, root }: HelpWord, { pages, counts }: Pick<HelpIndex, 'counts'> & { pages: unknown[] }): number {
  const count = counts.get(root) ?? 0
  const inverseOf = (occurrences: number) => Math.log(1 + (pages.length + 1) / (occurrences + 0.5))
  return Math.min(
    count === 0 ? UNKNOWN_FACTOR * inverseOf(0) : inverseOf(count),
    inverseOf(0) * (MIN_COMMON_SHARE + (1 - MIN_COMMON_SHARE) * getRarity(word)),
  )
}

const sumWeights = (words: WeighedWord[], strengthOf: (word: WeighedWord) => number = () => 1) =>
  words.reduce((sum, word) => sum + word.weight * strengthOf(word), 0)

let helpIndex: HelpIndex | undefined
/** Returns the index of the help pages, created at the first use. */
function getIndex(): HelpIndex {
  if (helpIndex) return helpIndex
  const helpPages = listHelpPages().map(({ name, title, phrases, text }) => ({
    name,
    phrases: [title, ...phrases].map(toSet),
    text: toSet([title, ...phrases, text].join(' ')),
  }))
  const counts = new Map<string, number>()
  for (const { text } of helpPages) for (const root of text.roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weighPhrase = (set: WordSet): Phrase => {
    const words = set.words.map((word) => ({ ...word, weight: weigh(word, { pages: helpPages, counts }) }))
    return { ...set, words, total: sumWeights(words) }
  }
  helpIndex = { pages: helpPages.map((page) => ({ ...page, phrases: page.phrases.map(weighPhrase) })), counts }
  return helpIndex
}

/** Rates each page by the weighted share of the words, or of their synonyms, in its phrases and in its text. */
function ratePagesByWords(question: string): Map<string, number> {
  const index = getIndex()
  const asked = toSet(question)
  const words = asked.words.map((word) => ({ ...word, weight: weigh(word, index) }))
  const total = sumWeights(words) || 1
  const cover = (set: WordSet) => sumWeights(words, (word) => findStrength(word, set)) / total
  const scorePhrase = (phrase: Phrase) =>
    (1 - PRECISION_SHARE) * cover(phrase) +
    (PRECISION_SHARE * sumWeights(phrase.words, (word) => findStrength(word, asked))) / (phrase.total || 1)
  const rate = ({ phrases, text }: IndexedPage) => {
    // The text of a page has the words of its phrases too.
    if (!words.some((word) => findStrength(word, text) > 0)) return 0
    return PHRASE_SHARE * Math.max(...phrases.map(scorePhrase)) + (1 - PHRASE_SHARE) * cover(text)
  }
  return new Map(index.pages.map((page) => [page.name, rate(page)]))
}

type RatedPage = { name: string; score: number; probability: number; wordScore: number }

/** Rates the help pages by their words, and for a question about the site by their probability. The best come first. */
function ratePages(question: string, sign: SiteSign): RatedPage[] {
  const isLikeContent = sign === 'none' || computeSiteLead(question) < 0
  const probabilities = isLikeContent ? new Map<string, number>() : rateHelpPages(question)
  const rated = [...ratePagesByWords(question)].map(([name, score]) => {
    const wordScore = score + (1 - score) * score * SURE_BONUS[sign]
    const probability = probabilities.get(name) ?? 0
    return {
      name,
      probability,
      wordScore,
      score: Math.max(wordScore, MAX_CLASSIFIED_SCORE[sign] * Math.sqrt(probability)),
    }
  })
  return rated.sort((a, b) => b.score - a.score)
}

/** Finds help pages by their words and, when the question is about this site, by what people ask for them. */
export function findHelp(question: string, limit: number): SearchHit[] {
  return ratePages(question, classifySiteSign(question))
    .filter(({ score }) => score > MIN_SCORE)
    .slice(0, limit)
    .map(({ name, score }) => ({
      ...plainHit(0),
      ...{ help_name: name, document_score: score, coverage: score >= HELP_FULL_MATCH ? 1 : score },
    }))
}

/** Returns the name of the page that a question about this site certainly means; null when there is none. */
export function findCertainHelp(question: string): string | null {
  if (computeSiteLead(question) < CERTAIN_LEAD) return null
  const sign = classifySiteSign(question)
  const [best] = ratePages(question, sign)
  const isCertain = best && (best.wordScore >= CERTAIN_SCORE[sign] || best.probability >= CERTAIN_PROBABILITY[sign])
  return isCertain ? best.name : null
}
