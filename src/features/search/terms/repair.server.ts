import type { Db } from '../../../database/open.server.ts'
import { countTypos, splitWordsAtApostrophes, tokenize } from '../../../kit/text/words.ts'
import { listTrades } from '../../businesses/industries/trades.ts'
import { listHelpWords } from '../../help/helpPages.server.ts'
import { isStopWord } from '../keywords.ts'
import { expandTerms } from '../meaning/expandTerms.ts'
import { findQuotedRanges } from '../parseQuery.ts'
import { matchPlace } from '../places.ts'
import { parseStructure } from '../structure/parseStructure.ts'
import type { Vocabulary } from '../vocabulary.types.ts'
import type { WordStatistics } from './countWords.server.ts'
import { getRarity, isEnglish } from './english.server.ts'
import { findClosestEverydayWord, isEverydayWord } from './everydayWords.ts'
import { isTellingSound, mayBeginLike, toSoundKey } from './soundKey.ts'
import {
  createDictionary,
  type Dictionary,
  hasSameConsonants,
  hasSameLetters,
  hasSameUndoubled,
  MIN_HEARD_LENGTH,
} from './spelling.ts'
import { lookUpCorrections, lookUpWords } from './wordLookup.server.ts'
import { createWordTable } from './wordTable.ts'

/** The maximum number of words that are corrected, because each takes milliseconds. */
const MAX_CORRECTED_WORDS = 6

/** The minimum length of an English word that is checked for two swapped letters. */
const MIN_SWAPPED_LENGTH = 5
/**
 * A word that resembles a trade means the trade when this many times as many documents have the trade as have the
 * word.
 */
const MIN_TRADE_RATIO = 2
/** The minimum length of each of two words that are joined to a compound of the documents. */
const MIN_PART_LENGTH = 3

/**
 * Lists the words that the structure parser recognizes, such as “upvotes” in an order. They are spelled correctly
 * although no document contains them.
 */
function listUnderstoodWords(text: string, places: Vocabulary['places'], today: string): Set<string> {
  const tokens = tokenize(text)
  const isQuoted = tokens.map(() => false)
  const { parts, silent } = parseStructure({ text, tokens, isQuoted, places, today })
  return new Set(
    tokens
      .filter((_, index) => silent.includes(index) || parts.some(({ first, last }) => index >= first && index <= last))
      .map(({ word }) => word),
  )
}

/** The words in the names of all places. */
const placeWords = new WeakMap<Vocabulary['places'], Set<string>>()
function listPlaceWords(places: Vocabulary['places']) {
  const cachedWords = placeWords.get(places)
  if (cachedWords) return cachedWords
  const words = new Set(
    [...places].flatMap(([name, place]) => [...name.split(' '), ...place.name.toLowerCase().split(' ')]),
  )
  placeWords.set(places, words)
  return words
}

let tradeWords: Dictionary | undefined
/**
 * Finds the most similar word that names a trade, because people look for a plumber more often than for a person named
 * Plummer.
 */
const findClosestTrade = (word: string): string | null => getTradeDictionary().correct(word)

function getTradeDictionary(): Dictionary {
  const names = () => listTrades().flatMap((trade) => trade.names.filter((name) => !name.includes(' ')))
  tradeWords ??= createDictionary(createWordTable(new Map(names().map((name) => [name, 1]))))
  return tradeWords
}

/**
 * Whether a rare word, such as “plummer”, is one letter away from a trade. “Framers” is not a misspelling of “farmers”,
 * because its letters are in another order.
 */
function isMisspelledTrade(word: string): boolean {
  if (word.length < 6 || getRarity(word) < 1) return false
  const trade = findClosestTrade(word)
  return trade !== null && trade !== word && !hasSameLetters(word, trade) && countTypos(word, trade, 2) === 1
}

export type Repaired = {
  /** The repaired text, which is searched. */
  text: string
  /** The corrected text to display; null when nothing was misspelled. */
  corrected: string | null
}

/**
 * Replaces misspelled words of a query by words of the documents, and joins words that documents write as one. Quoted
 * words stay unchanged.
 * @param isTyping whether the last word may be incomplete.
 */
export async function repairText(
  db: Db,
  text: string,
  { places, region, industries, today }: Vocabulary,
  { dictionary, share, isComplete }: WordStatistics,
  isTyping: boolean,
): Promise<Repaired> {
  const quoted = findQuotedRanges(text)
  const tokens = tokenize(text).filter(
    ({ start, end }) => !quoted.some(([from = 0, until = 0]) => start >= from && end <= until),
  )
  const names = listPlaceWords(places)
  const understood = listUnderstoodWords(text, places, today)
  const lastStart = isTyping ? tokens.at(-1)?.start : undefined
  /**
   * Whether a word is much rarer than the trade that it resembles, such as “plummer”, and the other words are only
   * places or stop words.
   */
  const isRarerThanTrade = (word: string) =>
    isMisspelledTrade(word) &&
    share(findClosestTrade(word) ?? '') >= MIN_TRADE_RATIO * share(word) &&
    share(findClosestTrade(word) ?? '') > 0 &&
    tokens.every(({ word: other }) => other === word || names.has(other) || region.includes(other) || isStopWord(other))
  // Compares full words, because a misspelling may have a known stem: “staf” has the stem of “staffing”.
  const isKnown = (word: string) =>
    (dictionary.has(word) && !isRarerThanTrade(word)) ||
    names.has(word) ||
    region.includes(word) ||
    isStopWord(word) ||
    (isEnglish(word) && !isMisspelledTrade(word) && !isSwapped(word)) ||
    understood.has(word)
  /** Whether a search by a word can have results: a document contains it, or it has a synonym. */
  const isMeaningful = (word: string) =>
    share(word) > 0 ||
    listHelpWords().has(word) ||
    expandTerms([word], { industries, share }).some(({ phrases }) => phrases.length > 0)
  /** Whether a word, such as “untied”, has no results, and is a word of the documents with two letters swapped. */
  const isSwapped = (word: string) => {
    if (word.length < MIN_SWAPPED_LENGTH || isMeaningful(word)) return false
    const closest = dictionary.correct(word)
    return (
      closest !== null &&
      closest.length === word.length &&
      hasSameLetters(word, closest) &&
      countTypos(word, closest, 2) === 1
    )
  }
  const replacements = new Map<number, { until: number; word: string; isCorrection: boolean }>()

  for (const [index, { word, start, end }] of tokens.entries()) {
    const next = tokens[index + 1]
    if (!next || replacements.has(tokens[index - 1]?.start ?? -1)) continue
    const joined = word + next.word
    const arePlain = [word, next.word].every(
      (part) => part.length >= MIN_PART_LENGTH && !isStopWord(part) && !/\d/.test(part),
    )
    const isPlace = matchPlace([word, next.word], places, true)?.words === 2
    if (arePlain && !isPlace && /^[\s-]$/.test(text.slice(end, next.start)) && dictionary.has(joined))
      replacements.set(start, { until: next.end, word: joined, isCorrection: false })
  }

  // Restores a dropped g: “lookin”, “tryin”.
  for (const { word, start, end } of tokens)
    if (/^\p{L}{3,}in$/u.test(word) && !dictionary.has(word) && !isEnglish(word) && isEnglish(`${word}g`))
      replacements.set(start, { until: end, word: `${word}g`, isCorrection: false })

  const unknown = tokens
    .filter(({ word, start }) => word.length > 3 && !/\d/.test(word) && !isKnown(word) && !replacements.has(start))
    .filter(({ word, start }) => start !== lastStart || !dictionary.hasPrefix(word))
    .slice(0, MAX_CORRECTED_WORDS)
  // A document may be newer than the word counts, so query the database too.
  const typedWords = unknown.map(({ word }) => word)
  const looked =
    typedWords.length > 0 ? await lookUpWords(db, typedWords, splitWordsAtApostrophes(text), isComplete) : []
  const written = new Set(looked.filter(({ is_written }) => is_written).map(({ typed }) => typed))
  const misspelled = unknown.filter(({ word }) => !written.has(word))
  const corrected = misspelled.map((token) => {
    const row = looked.find(({ typed }) => typed === token.word)
    const corrections = [
      findClosestPlaceWord(token.word, names),
      findClosestTrade(token.word),
      findClosestEverydayWord(token.word),
      dictionary.correct(token.word),
      getTradeDictionary().findAlike(token.word),
      dictionary.findAlike(token.word),
      findPlaceWordBySound(token.word, names),
      ...(row?.similar ?? []),
    ]
      .filter((correction) => correction !== null)
      .filter((correction) => correction !== token.word)
      .filter(
        (correction) =>
          names.has(correction) ||
          isEverydayWord(correction) ||
          row?.similar?.includes(correction) ||
          isMeaningful(correction),
      )
    const isStemKnown = (row?.is_known || share(token.word) > 0) && !isMisspelledTrade(token.word)
    return { ...token, corrections, stem: row?.stem, isStemKnown }
  })
  const isGeneral = (word: string) => names.has(word) || isEnglish(word) || listHelpWords().has(word)
  const found = await lookUpCorrections(
    db,
    corrected.flatMap(({ corrections }) => corrections),
  )
  for (const { word, start, end, corrections, stem, isStemKnown } of corrected) {
    // A capitalized word after words in lower case is probably a name.
    const isName = /^\p{Lu}/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text.slice(0, start))
    const [best] = corrections
      .filter((correction) => isGeneral(correction) || found.get(correction)?.is_visible)
      .map((correction) => ({ correction, typos: countTypos(word, correction, 3) }))
      .sort((a, b) => a.typos - similarityBonus(word, a.correction) - (b.typos - similarityBonus(word, b.correction)))
    if (!best) continue
    const isReluctant = isStemKnown || (isName && !names.has(best.correction))
    // A correction with the same stem would find the same documents.
    const isSameStem = found.get(best.correction)?.stem === stem
    if (isLikely(word, best.correction, best.typos, isReluctant, isSameStem))
      replacements.set(start, { until: end, word: best.correction, isCorrection: true })
  }
  if (replacements.size === 0) return { text, corrected: null }

  let repaired = ''
  let position = 0
  for (const [start, { until, word }] of [...replacements].sort(([a], [b]) => a - b)) {
    if (start < position) continue
    repaired += text.slice(position, start) + word
    position = until
  }
  repaired += text.slice(position)
  const isCorrected = [...replacements.values()].some(({ isCorrection }) => isCorrection)
  return { text: repaired, corrected: isCorrected ? repaired.trim() : null }
}

/**
 * The bonuses, in typos, for a correction that sounds like the word, and for a correction that differs only in doubled
 * letters.
 */
const [SOUND_BONUS, UNDOUBLED_BONUS] = [1.2, 0.8]
/** A trade that is one letter away has both bonuses: “plumer” means a plumber rather than a person named Plummer. */
const similarityBonus = (word: string, correction: string) =>
  hasSameUndoubled(word, correction) || (getTradeDictionary().has(correction) && countTypos(word, correction, 2) === 1)
    ? UNDOUBLED_BONUS + SOUND_BONUS
    : soundsAlike(word, correction)
      ? SOUND_BONUS
      : 0
const soundsAlike = (word: string, correction: string) => {
  const key = toSoundKey(word)
  return isTellingSound(key) && key === toSoundKey(correction)
}

/**
 * Whether the correction is probably the intended word. A short word allows fewer typos, because it resembles many
 * words.
 * @param isReluctant whether the word may also be a name or a form of a known word. Then only one repeated, missing or
 * swapped letter is corrected, unless both words have the same stem.
 */
function isLikely(word: string, correction: string, typos: number, isReluctant: boolean, isSameStem: boolean): boolean {
  const isSame = hasSameLetters(word, correction)
  const isStart = word[0] === correction[0] || (word[0] === correction[1] && word[1] === correction[0])
  if (isReluctant) return typos === 1 && isStart && (isSame || isSameStem || word.length !== correction.length)
  if (soundsAlike(word, correction)) return true
  if (hasSameConsonants(word, correction) && typos <= (word.length < MIN_HEARD_LENGTH ? 2 : 3)) return true
  if (isSame) return typos <= 2
  return isStart && typos <= (word.length < 8 ? 1 : 2)
}

/** Finds the most similar word in the names of places. Short names are skipped, because they resemble many words. */
function findClosestPlaceWord(word: string, names: Set<string>): string | null {
  let closest: { name: string; typos: number } | null = null
  for (const name of names) {
    if (name.length < 5 || name[0] !== word[0]) continue
    const typos = countTypos(word, name, word.length < 6 ? 1 : 2)
    if (typos <= (word.length < 6 ? 1 : 2) && typos < (closest?.typos ?? 3)) closest = { name, typos }
  }
  return closest?.name ?? null
}

/** Finds a word that sounds alike in the names of places, such as “ankorage” for Anchorage. */
function findPlaceWordBySound(word: string, names: Set<string>): string | null {
  const key = toSoundKey(word)
  for (const name of names)
    if (name.length > 4 && name !== word && mayBeginLike(name, key) && toSoundKey(name) === key) return name
  return null
}
