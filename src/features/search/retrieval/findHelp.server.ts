import { helpTopics } from '../../help/helpTopics.server.ts'
import { readRarity } from '../terms/english.server.ts'
import { type HelpWord, readHelpWords } from './helpWords.ts'
import { plainHit, type SearchHit } from './ranking.server.ts'

/** The strength of a synonym. */
const SYNONYM = 0.85
/** The share of the best phrase or title in the score of a page. The rest is the share of the whole text. */
const PHRASE = 0.75
/** The share of precision in the score of a phrase: how many of its words are in the question. */
const PRECISION = 0.25
/** The minimum score of a result. */
const MIN_SCORE = 0.25
/** The score from which a page counts as a full match. */
const HELP_FULL_MATCH = 0.5

type WordSet = { words: HelpWord[]; roots: Set<string>; groups: Set<number> }
type WeighedWord = HelpWord & { weight: number }
/** `total` is the sum of the weights of its words. */
type Phrase = WordSet & { words: WeighedWord[]; total: number }

const toSet = (text: string): WordSet => {
  const words = readHelpWords(text)
  return {
    words,
    roots: new Set(words.map(({ root }) => root)),
    groups: new Set(words.flatMap(({ groups }) => groups)),
  }
}

/** Returns the strength with which a text contains a word, from 0 to 1. */
const strengthIn = ({ root, groups }: HelpWord, set: WordSet) =>
  set.roots.has(root) ? 1 : groups.some((group) => set.groups.has(group)) ? SYNONYM : 0

type IndexedPage = { name: string; phrases: Phrase[]; text: WordSet }
/** `counts` has the number of pages with each word, by its root. */
type HelpIndex = { pages: IndexedPage[]; counts: Map<string, number> }

/** The minimum weight of a word as a share of the greatest weight, however common the word is in spoken English. */
const COMMON = 0.33

/** The weight of a word that no page has, relative to the rarest word. Such a word often does not name the subject. */
const UNKNOWN = 0.8

/** Weighs a word by the share of pages that contain it, and by its rarity in spoken English. */
function weigh({ word, root }: HelpWord, counts: Map<string, number>, pages: number): number {
  const count = counts.get(root) ?? 0
  const inverseOf = (occurrences: number) => Math.log(1 + (pages + 1) / (occurrences + 0.5))
  return Math.min(
    count === 0 ? UNKNOWN * inverseOf(0) : inverseOf(count),
    inverseOf(0) * (COMMON + (1 - COMMON) * readRarity(word)),
  )
}

const sumWeights = (words: WeighedWord[], strengthOf: (word: WeighedWord) => number = () => 1) =>
  words.reduce((sum, word) => sum + word.weight * strengthOf(word), 0)

let indexed: HelpIndex | undefined
function readIndex(): HelpIndex {
  if (indexed) return indexed
  const topics = helpTopics().map(({ name, title, phrases, text }) => ({
    name,
    phrases: [title, ...phrases].map(toSet),
    text: toSet([title, ...phrases, text].join(' ')),
  }))
  const counts = new Map<string, number>()
  for (const { text } of topics) for (const root of text.roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weighPhrase = (set: WordSet): Phrase => {
    const words = set.words.map((word) => ({ ...word, weight: weigh(word, counts, topics.length) }))
    return { ...set, words, total: sumWeights(words) }
  }
  indexed = { pages: topics.map((topic) => ({ ...topic, phrases: topic.phrases.map(weighPhrase) })), counts }
  return indexed
}

/**
 * Finds help pages by the weighted share of the words, or of their synonyms, that their phrases and their text contain.
 */
export function findHelp(question: string, limit: number): SearchHit[] {
  const { pages, counts } = readIndex()
  const asked = toSet(question)
  const words = asked.words.map((word) => ({ ...word, weight: weigh(word, counts, pages.length) }))
  const total = sumWeights(words)
  if (total === 0) return []
  const cover = (set: WordSet) => sumWeights(words, (word) => strengthIn(word, set)) / total
  const scorePhrase = (phrase: Phrase) =>
    (1 - PRECISION) * cover(phrase) +
    (PRECISION * sumWeights(phrase.words, (word) => strengthIn(word, asked))) / (phrase.total || 1)
  return pages
    .map(({ name, phrases, text }) => ({
      name,
      score: PHRASE * Math.max(...phrases.map(scorePhrase)) + (1 - PHRASE) * cover(text),
    }))
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ name, score }) => ({
      ...plainHit(0),
      ...{ help_name: name, document_score: score, coverage: score >= HELP_FULL_MATCH ? 1 : score },
    }))
}
