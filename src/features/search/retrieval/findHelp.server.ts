import { helpTopics } from '../../help/helpTopics.server.ts'
import { readRarity } from '../terms/english.server.ts'
import { type HelpWord, readHelpWords } from './helpWords.ts'
import { plainHit, type SearchHit } from './ranking.server.ts'

/** The strength of a synonym. */
const SYNONYM = 0.85
/** The share of a page's score that its best phrase or title has. The rest is that of its whole text. */
const PHRASE = 0.75
/** The share of a phrase's score for how many words of the phrase the question has. */
const PRECISION = 0.25
/** Pages with a lower score are not found. */
const MIN_SCORE = 0.25
/** A page counts as a full match from this score on. */
const HELP_FULL_MATCH = 0.5

type WordSet = { words: HelpWord[]; roots: Set<string>; groups: Set<number> }

const toSet = (text: string): WordSet => {
  const words = readHelpWords(text)
  return {
    words,
    roots: new Set(words.map(({ root }) => root)),
    groups: new Set(words.flatMap(({ groups }) => groups)),
  }
}

/** Returns how much of a word a text has, from 0 to 1. */
const strengthIn = ({ root, groups }: HelpWord, set: WordSet) =>
  set.roots.has(root) ? 1 : groups.some((group) => set.groups.has(group)) ? SYNONYM : 0

type IndexedPage = { name: string; phrases: WordSet[]; text: WordSet }
let indexed: IndexedPage[] | undefined
function readIndex(): IndexedPage[] {
  indexed ??= helpTopics().map(({ name, title, phrases, text }) => ({
    name,
    phrases: [title, ...phrases].map(toSet),
    text: toSet([title, ...phrases, text].join(' ')),
  }))
  return indexed
}

/** The least share of the greatest weight that a word has, however common it is in spoken English. */
const COMMON = 0.33

/** The weight of a word that no page has, relative to the rarest word. It often does not name the subject. */
const UNKNOWN = 0.8

/** Weighs a word by the share of pages that have it, and by its rarity in spoken English. */
function weigh({ word, root }: HelpWord, pages: IndexedPage[]): number {
  const count = pages.filter(({ text }) => text.roots.has(root)).length
  const inverseOf = (occurrences: number) => Math.log(1 + (pages.length + 1) / (occurrences + 0.5))
  return Math.min(
    count === 0 ? UNKNOWN * inverseOf(0) : inverseOf(count),
    inverseOf(0) * (COMMON + (1 - COMMON) * readRarity(word)),
  )
}

/** Finds help pages by how much of the words, or of words that mean the same, is in their phrases and in their text. */
export function findHelp(question: string, limit: number): SearchHit[] {
  const pages = readIndex()
  const words = readHelpWords(question)
  const weights = new Map<string, number>()
  const weightOf = (word: HelpWord) => {
    const weight = weights.get(word.root) ?? weigh(word, pages)
    weights.set(word.root, weight)
    return weight
  }
  const sum = (of: HelpWord[], set: WordSet | null) =>
    of.reduce((total, word) => total + weightOf(word) * (set === null ? 1 : strengthIn(word, set)), 0)
  const total = sum(words, null)
  if (total === 0) return []
  const asked = toSet(question)
  const scorePhrase = (phrase: WordSet) =>
    ((1 - PRECISION) * sum(words, phrase)) / total +
    (PRECISION * sum(phrase.words, asked)) / (sum(phrase.words, null) || 1)
  return pages
    .map(({ name, phrases, text }) => ({
      name,
      score: PHRASE * Math.max(...phrases.map(scorePhrase)) + ((1 - PHRASE) * sum(words, text)) / total,
    }))
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ name, score }) => ({
      ...plainHit(0),
      ...{ help_name: name, document_score: score, coverage: score >= HELP_FULL_MATCH ? 1 : score },
    }))
}
