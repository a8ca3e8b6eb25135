import { type HelpPage, listHelpPages } from '../../help/helpPages.server.ts'
import { readRarity } from '../terms/english.server.ts'
import { extractHelpWords, type HelpWord } from './helpWords.ts'
import { plainHit, type SearchHit } from './ranking.server.ts'
import { detectSiteSign, type SiteSign } from './siteQuestion.ts'

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

/**
 * The share of the best phrase in the score of a page for a question about the site. The rest measures how typical the
 * words of the question are of the page.
 */
const BEST_PHRASE_SHARE = 0.4
/** For a question about the site, this share of `score * (1 - score)` is added to the score of a page. */
const SURE_BONUS: Record<SiteSign, number> = { certain: 0.35, likely: 0.2, possible: 0, none: 0 }

/** The score from which the best page is certainly meant, by the sign that the question is about this site. */
const CERTAIN_SCORE: Record<SiteSign, number> = {
  certain: HELP_FULL_MATCH,
  likely: HELP_FULL_MATCH,
  possible: 0.7,
  none: Infinity,
}

type WordSet = { words: HelpWord[]; roots: Set<string>; groups: Set<number> }
type WeighedWord = HelpWord & { weight: number }
/** `total` is the sum of the weights of its words. */
type Phrase = WordSet & { words: WeighedWord[]; total: number }

const toSet = (text: string, isAboutSite: boolean): WordSet => {
  const words = extractHelpWords(text, isAboutSite)
  return {
    words,
    roots: new Set(words.map(({ root }) => root)),
    groups: new Set(words.flatMap(({ groups }) => groups)),
  }
}

/** Returns the strength with which a text contains a word, from 0 to 1. */
const strengthIn = ({ root, groups }: HelpWord, set: WordSet) =>
  set.roots.has(root) ? 1 : groups.some((group) => set.groups.has(group)) ? SYNONYM_STRENGTH : 0

/**
 * `typical` has the share of the page's phrases with each word and with each group of synonyms, divided by the highest
 * such share of all pages.
 */
type IndexedPage = { name: string; phrases: Phrase[]; text: WordSet; typical: Map<string | number, number> }
/** `counts` has the number of pages with each word, by its root. */
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
    inverseOf(0) * (MIN_COMMON_SHARE + (1 - MIN_COMMON_SHARE) * readRarity(word)),
  )
}

const sumWeights = (words: WeighedWord[], strengthOf: (word: WeighedWord) => number = () => 1) =>
  words.reduce((sum, word) => sum + word.weight * strengthOf(word), 0)

function createIndex(phrasesOf: (page: HelpPage) => string[], isAboutSite: boolean): HelpIndex {
  const helpPages = listHelpPages().map((page) => ({
    name: page.name,
    phrases: phrasesOf(page).map((phrase) => toSet(phrase, isAboutSite)),
    text: toSet([...phrasesOf(page), page.text].join(' '), isAboutSite),
  }))
  const counts = new Map<string, number>()
  for (const { text } of helpPages) for (const root of text.roots) counts.set(root, (counts.get(root) ?? 0) + 1)
  const weighPhrase = (set: WordSet): Phrase => {
    const words = set.words.map((word) => ({ ...word, weight: weigh(word, { pages: helpPages, counts }) }))
    return { ...set, words, total: sumWeights(words) }
  }
  const shares = helpPages.map(({ phrases }) => {
    const share = new Map<string | number, number>()
    for (const { roots, groups } of phrases)
      for (const key of [...roots, ...groups]) share.set(key, (share.get(key) ?? 0) + 1 / phrases.length)
    return share
  })
  const highest = new Map<string | number, number>()
  for (const share of shares) for (const [key, value] of share) highest.set(key, Math.max(value, highest.get(key) ?? 0))
  const pages = helpPages.map((page, index) => ({
    ...page,
    phrases: page.phrases.map(weighPhrase),
    typical: new Map([...(shares[index] ?? [])].map(([key, value]) => [key, value / (highest.get(key) ?? 1)])),
  }))
  return { pages, counts }
}

const indexes = new Map<boolean, HelpIndex>()
/** Returns the index of the help pages, created at the first use; for a question about the site, with their sayings. */
function getIndex(isAboutSite: boolean): HelpIndex {
  const known = indexes.get(isAboutSite)
  if (known) return known
  const index = createIndex(
    ({ title, phrases, sayings }) => [title, ...phrases, ...(isAboutSite ? sayings : [])],
    isAboutSite,
  )
  indexes.set(isAboutSite, index)
  return index
}

/**
 * Finds help pages by the weighted share of the words, or of their synonyms, in their phrases and in their text. The
 * sayings of a page count only when the question is about this site.
 */
export function findHelp(question: string, limit: number): SearchHit[] {
  const sign = detectSiteSign(question)
  const scores = ratePages(toSet(question, false), getIndex(false))
  const sayingScores = sign === 'none' ? null : rateSayings(toSet(question, true), getIndex(true))
  return [...scores]
    .map(([name, score]) => {
      const best = Math.max(score, sayingScores?.get(name) ?? 0)
      return { name, score: best + (1 - best) * best * SURE_BONUS[sign] }
    })
    .filter(({ score }) => score > MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ name, score }) => ({
      ...plainHit(0),
      ...{ help_name: name, document_score: score, coverage: score >= HELP_FULL_MATCH ? 1 : score },
    }))
}

/** Returns the name of the page that a question about this site certainly means; null when there is none. */
export function findCertainHelp(question: string): string | null {
  const [first] = findHelp(question, 1)
  return first?.help_name && first.document_score >= CERTAIN_SCORE[detectSiteSign(question)] ? first.help_name : null
}

function createScoring(asked: WordSet, index: HelpIndex) {
  const words = asked.words.map((word) => ({ ...word, weight: weigh(word, index) }))
  const total = sumWeights(words) || 1
  const cover = (set: WordSet) => sumWeights(words, (word) => strengthIn(word, set)) / total
  // The text of a page has the words of its phrases too.
  const isUnlike = ({ text }: IndexedPage) => !words.some((word) => strengthIn(word, text) > 0)
  const scorePhrase = (phrase: Phrase) =>
    (1 - PRECISION_SHARE) * cover(phrase) +
    (PRECISION_SHARE * sumWeights(phrase.words, (word) => strengthIn(word, asked))) / (phrase.total || 1)
  return { words, total, cover, isUnlike, scorePhrase }
}

function ratePages(asked: WordSet, index: HelpIndex): Map<string, number> {
  const { cover, isUnlike, scorePhrase } = createScoring(asked, index)
  const rate = ({ phrases, text }: IndexedPage) =>
    PHRASE_SHARE * Math.max(...phrases.map((phrase) => scorePhrase(phrase))) + (1 - PHRASE_SHARE) * cover(text)
  return new Map(index.pages.map((page) => [page.name, isUnlike(page) ? 0 : rate(page)]))
}

function rateSayings(asked: WordSet, index: HelpIndex): Map<string, number> {
  const { words, total, isUnlike, scorePhrase } = createScoring(asked, index)
  return new Map(
    index.pages.map((page) => {
      const { name, phrases, typical } = page
      if (isUnlike(page)) return [name, 0]
      const best = Math.max(...phrases.map((phrase) => scorePhrase(phrase)))
      const bag = sumWeights(words, ({ root, groups }) =>
        Math.max(typical.get(root) ?? 0, ...groups.map((group) => SYNONYM_STRENGTH * (typical.get(group) ?? 0))),
      )
      return [name, BEST_PHRASE_SHARE * best + (1 - BEST_PHRASE_SHARE) * (bag / total)]
    }),
  )
}
