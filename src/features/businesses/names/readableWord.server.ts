import { LRUCache } from 'lru-cache'
import {
  articlesAfterDe,
  beforePronoun,
  capitalsInNames,
  clippedWords,
  contractions,
  fixedForms,
  greekLetters,
  shortenedWords,
  shortNames,
  shortWords,
  smallWords,
  stateWords,
} from './nameWords.ts'
import { getVocabulary } from './vocabulary.server.ts'

/** The position of a word in its name. The neighboring words are in capitals. */
export type Position = {
  isFirst: boolean
  isLast: boolean
  previous: string
  next: string
  /** Whether the text is the name of a place, where an unknown word is not an abbreviation. */
  isPlace: boolean
  /** The initials of the words of the whole name. */
  initials: string
}

/** The text in lower case. Letters whose lower case has two characters stay, so that the length is the same. */
export function toLower(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : text.replace(/./gsu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
}
export const capitalize = (word: string) => word.slice(0, 1) + toLower(word.slice(1))

/** Roman numerals from 2 to 39 of more than one letter. */
const ROMAN = /^(?=..)X{0,3}(IX|IV|V?I{0,3})$/
/** Words that follow the call letters of a station. */
const STATION = /^(RADIO|FM|AM|TV)$/
/** Words that follow IT in the sense of information technology. */
const IT_TRADE = /^(SOLUTION|SERVICE|SUPPORT|CONSULT)/
const VOWEL = /[AEIOUYÀ-ÆÈ-ÏÒ-ÖØ-Ý]/
/** Three letters that can be pronounced: `TOK`. */
const SYLLABLE = /^(?:[BCDFGHJ-NP-TV-Z]|[BCFGP]L|[BCDFGPT]R|S[KLMNPTW])[AEIOUY]{1,2}[B-DF-HJ-NP-TV-Z]?$/
/** Four letters that can be pronounced: `YUUT`. */
const SYLLABLES = /^[B-DF-HJ-NP-TV-Z](?!(.)\1\1)[AEIOUY]{1,2}[^AEIOU]?[AEIOUY]?$/
const MC = /^MC(?=.{2})(?=.*[AEIOUY])/

/** Returns a word of letters as people write it at this position. */
export function readableWord(word: string, position: Position): string {
  const { isFirst, isLast, previous, next, isPlace } = position
  if (word.length === 1) return readableLetter(word, position)
  if (word === 'US') return beforePronoun.has(previous) ? 'Us' : 'US'
  if (ROMAN.test(word)) {
    return greekLetters.has(word) && (greekLetters.has(previous) || greekLetters.has(next)) ? capitalize(word) : word
  }
  if (isLast && !isFirst && stateWords.has(word)) return word
  if (word === 'MC' && next !== '' && !fixedForms.has(next)) return 'Mc'
  const isBetween = !isFirst && !isLast
  if (isBetween && smallWords.has(word) && next !== '&' && previous !== '&') return toLower(word)
  if (isBetween && articlesAfterDe.has(word) && previous === 'DE') return toLower(word)
  if (smallWords.has(word))
    return next === '&' || previous === '&' ? readableBesideAnd(word, position) : capitalize(word)
  if (word === 'IT') return isFirst || IT_TRADE.test(next) ? word : 'It'
  const fixed = fixedForms.get(word)
  if (fixed) return fixed
  if (shortenedWords.has(word) || shortNames.has(word)) return capitalize(word)
  if (greekLetters.has(word) && (word.length > 2 || greekLetters.has(previous) || greekLetters.has(next))) {
    return capitalize(word)
  }
  if (MC.test(word)) return `Mc${capitalize(word.slice(2))}`
  if (capitalsInNames.has(word)) return word
  if (word.length === 2) return shortWords.has(word) || isPlace ? capitalize(word) : word
  const vocabularyForm = findCachedForm(word, isPlace)
  if (vocabularyForm) return vocabularyForm
  return isAbbreviation(word, position) ? word : capitalize(word)
}

// A list has few different words, so their forms are cached.
const formsOfWords = new LRUCache<string, string>({ max: 5000 })
const formsOfPlaces = new LRUCache<string, string>({ max: 1000 })

function findCachedForm(word: string, isPlace: boolean): string {
  const forms = isPlace ? formsOfPlaces : formsOfWords
  const remembered = forms.get(word)
  if (remembered !== undefined) return remembered
  const form = findFixedForm(word, isPlace)
  forms.set(word, form)
  return form
}

/** The form of a word that does not depend on its position; empty when no list has it. */
function findFixedForm(word: string, isPlace: boolean): string {
  const vocabulary = getVocabulary()
  const plural = isPlace ? null : findPossessivePlural(word)
  if (plural) return plural
  if (vocabulary.isWord(word)) return capitalize(word)
  const mixed = vocabulary.mixedForm(word) ?? fixedForms.get(word)
  if (mixed) return mixed
  const stem = word.slice(0, -1)
  const hasMixedStem = word.endsWith('S') && stem.length > 1
  return hasMixedStem && (fixedForms.get(stem) ?? vocabulary.mixedForm(stem)) === stem ? `${stem}s` : ''
}

/** `A` between words is the article, `Y` the Spanish "and"; any other letter is an initial. */
function readableLetter(letter: string, { isFirst, isLast, previous, next }: Position): string {
  const { isName, isWord } = getVocabulary()
  const isBetween = !isFirst && !isLast && previous.length > 1 && next.length > 1
  // After a given name, the letter is an initial.
  if (letter === 'A' && isBetween) return !isName(previous) && isWord(next) && !fixedForms.has(next) ? 'a' : 'A'
  if (letter === 'Y' && isBetween && /[AO]S?( |$)/.test(`${previous} ${next}`)) {
    return isWord(previous) && isWord(next) ? 'Y' : 'y'
  }
  return letter
}

/** "AT" in "AT & T", and "ON" in "PASS IT ON & ON". */
const readableBesideAnd = (word: string, { previous, next, isFirst }: Position) =>
  previous.length + next.length <= 3 && word.length < 3 ? word : isFirst ? capitalize(word) : toLower(word)

/** Returns `Women's` for WOMENS; null for other words. These plurals cannot end with an S otherwise. */
function findPossessivePlural(word: string): string | null {
  const { isEntry, contraction } = getVocabulary()
  const stem = word.slice(0, -1)
  if (/(MEN|CHILDREN)S$/.test(word) && !isEntry(word) && isEntry(stem) && isEntry(stem.replace(/MEN$/, 'MAN'))) {
    return `${capitalize(stem)}'s`
  }
  const contracted = isEntry(word) ? undefined : contraction(word)
  return contracted ? capitalize(contracted) : null
}

/** Whether an unknown word is an abbreviation, by its length and by sequences of letters that no word has. */
function isAbbreviation(word: string, { initials, isPlace, next }: Position): boolean {
  if (!VOWEL.test(word)) return !isPlace || word.length < 3
  const odd = getVocabulary().countOddTrigrams(word)
  if (isPlace) return word.length <= 4 && odd > 1
  if (word.length > 2 && word.length < 6 && initials.includes(word)) return true
  if (word.length === 3) return !SYLLABLE.test(word)
  if (/^[KW]...$/.test(word) && STATION.test(next)) return true
  if (word.length === 4) return odd > 0 && !SYLLABLES.test(word)
  return word.length === 5 && odd > 1
}

/** Whether only the pronunciation of the word decides whether it is an abbreviation. */
export const isUnsure = (word: string) =>
  word.length > 2 &&
  word.length < 6 &&
  VOWEL.test(word) &&
  ![smallWords, shortenedWords, shortNames, greekLetters, capitalsInNames, fixedForms].some((known) =>
    known.has(word),
  ) &&
  !getVocabulary().isWord(word) &&
  !getVocabulary().mixedForm(word) &&
  !MC.test(word) &&
  !ROMAN.test(word)

/** A word with apostrophes: `McDonald's`, `O'Reilly`, `K'enaht'ana`, `'til`. */
export function readableWithApostrophe(word: string, position: Position): string {
  const [first = '', mark = '', second = '', ...rest] = word.split(/(['’‘ʻ`])/)
  const tail = toLower(rest.join(''))
  if (first === '') {
    return mark + (clippedWords.has(second) ? toLower(second) : capitalize(second)) + tail
  }
  if (rest.length === 0 && contractions.has(second)) {
    const isContraction = second !== 'S' && second !== ''
    const start = isContraction || smallWords.has(first) ? capitalize(first) : readableWord(first, position)
    return start + mark + toLower(second)
  }
  if (second === '') return readableWord(first, position) + mark
  const isParticle = first === 'O' ? second !== 'AHU' : /^[DL]$/.test(first)
  // Coeur d'Alene
  if (first === 'D' && second === 'ALENE') return toLower(first) + mark + capitalize(second) + tail
  if (isParticle && second.length > 2) return first + mark + readableWord(second, { ...position, isFirst: true }) + tail
  return capitalize(first) + mark + toLower(second) + tail
}
