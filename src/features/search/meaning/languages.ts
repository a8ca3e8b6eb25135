import { isSmallWord } from '../../../kit/text/phraseIndex.ts'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { region } from '../../../region/region.ts'
import { isStopWord } from '../keywords.ts'
import { isTradeWord } from './expandTerms.ts'
import { parseForeignWords } from './wordLists.ts'

/** A language other than English in which the search understands the most common needs. */
export type Language = 'es' | 'tl' | 'ru' | 'ko' | 'yup' | 'fr' | 'de' | 'ja' | 'zh' | 'vi' | 'sm'

/**
 * The endings that are removed in each language to compare inflected forms. The first match is removed, so longer
 * endings come first. The other languages have no endings here.
 */
const endings: Partial<Record<Language, string>> = {
  es: 'os as es o a e s',
  fr: 'es s e x',
  de: 'ern en er em es e n s',
  // Tagalog links a word to the next one with the ending -ng after a vowel, and with -g after an n.
  tl: 'ng n',
  ru: 'иями ями ами ого его ому ему ыми ими иях ях ах ов ев ей ой ий ый ая яя ое ее ию ью ам ям ом ем ую юю у ю а я о е ы и ь',
  ko: '들에게 들에서 들을 들이 들은 들의 들 에서의 에서는 에게서 한테 이나 에서 에게 까지 부터 으로 하고 을 를 이 가 은 는 에 의 로 도 와 과',
}
/** The minimum number of remaining characters. A normalized Korean syllable has two or three. */
const MIN_STEM_LENGTH = 3

const endingLists = Object.fromEntries(
  Object.entries(endings).map(([language, list]) => [language, listNormalizedWords(list)]),
) as Record<Language, string[] | undefined>

function toForeignKey(word: string, language: Language): string {
  const ending = endingLists[language]?.find(
    (part) => word.endsWith(part) && word.length - part.length >= MIN_STEM_LENGTH,
  )
  return ending ? word.slice(0, -ending.length) : word
}

/** The English for a phrase; null for words without a searchable meaning, such as “please”. */
type Entry = { english: string | null; isPlace: boolean }
const languages: Language[] = ['es', 'tl', 'ru', 'ko', 'yup', 'fr', 'de', 'ja', 'zh', 'vi', 'sm']
type Dictionaries = {
  /** All foreign words of the lists, unchanged. */
  dictionaryWords: Set<string>
  byLanguage: Map<Language, Map<string, Entry>>
}

function buildDictionaries(): Dictionaries {
  const dictionaryWords = new Set<string>()
  const byLanguage = new Map(languages.map((language) => [language, new Map<string, Entry>()]))
  const places = Object.entries(region.places.foreignNames).flatMap(([language, names]) =>
    Object.entries(names).map(([name, english]) => ({ language, words: [name], english, isPlace: true })),
  )
  const others = parseForeignWords().map((entry) => ({ ...entry, isPlace: false }))
  for (const { language, words, english, isPlace } of [...others, ...places]) {
    for (const phrase of words) {
      const parts = listNormalizedWords(phrase)
      for (const part of parts) dictionaryWords.add(part)
      // The dictionary has Korean words without particles, so an ending is a part of the word.
      const keys = language === 'ko' ? parts : parts.map((part) => toForeignKey(part, language as Language))
      byLanguage.get(language as Language)?.set(keys.join(' '), { english, isPlace })
    }
  }
  const spanish = byLanguage.get('es') ?? new Map<string, Entry>()
  for (const [key, entry] of [...spanish]) {
    const [, stem] = /^(.{3,})[aei]r$/.exec(key) ?? []
    if (!stem) continue
    for (const end of spanishVerbEnds) if (!spanish.has(stem + end)) spanish.set(stem + end, entry)
  }
  return { dictionaryWords, byLanguage }
}

/** The endings of Spanish verbs, as in “borramos”, that remain after `toForeignKey` has removed the others. */
const spanishVerbEnds = ['', 'am', 'em', 'im', 'an', 'en', 'and', 'iend', 'ad', 'id']

/** Built at the first search, so that processes start sooner. */
let dictionaries: Dictionaries | undefined
function getDictionaries(): Dictionaries {
  dictionaries ??= buildDictionaries()
  return dictionaries
}

/** Han characters and kana, which have no spaces between words. */
const unspacedPattern = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{M}]+$/u
const MAX_UNSPACED_LENGTH = 12
/** Normalized Hangul, in which each syllable begins with one of these letters. */
const hangulPattern = /^[\u1100-\u11ff]+$/
const syllablePattern = /(?=[\u1100-\u1112])/

/** Splits words that are written together without spaces, if the dictionaries contain all of them except particles. */
function splitRun(word: string): string[] {
  const { dictionaryWords } = getDictionaries()
  if (dictionaryWords.has(word)) return [word]
  if (unspacedPattern.test(word)) {
    const parts: string[] = []
    for (let start = 0; start < word.length; ) {
      let end = Math.min(word.length, start + MAX_UNSPACED_LENGTH)
      while (end > start && !dictionaryWords.has(word.slice(start, end))) end--
      if (end > start) parts.push(word.slice(start, end))
      start = Math.max(end, start + 1)
    }
    return parts.length > 0 ? parts : [word]
  }
  if (!hangulPattern.test(word) || dictionaryWords.has(toForeignKey(word, 'ko'))) return [word]
  const syllables = word.split(syllablePattern)
  for (let count = syllables.length - 1; count > 0; count--) {
    const [head, tail] = [syllables.slice(0, count).join(''), syllables.slice(count).join('')]
    if (dictionaryWords.has(head) && (dictionaryWords.has(tail) || dictionaryWords.has(toForeignKey(tail, 'ko'))))
      return [head, tail]
  }
  return [word]
}

const MAX_WORDS = 3
/** Whether a word is English, a place, or a word of a document. */
type IsKnown = (word: string) => boolean
type ForeignPart = Entry & { first: number; count: number }

function findForeignParts(language: Language, words: string[], isKnown: IsKnown): ForeignPart[] {
  const { dictionaryWords, byLanguage } = getDictionaries()
  const dictionary = byLanguage.get(language)
  // English words and places are not read as forms of foreign words: “plant” and “tech” are not the Spanish “planta”
  // and “techo”.
  const keys = words.map((word) => (isKnown(word) && !dictionaryWords.has(word) ? '' : toForeignKey(word, language)))
  const parts: ForeignPart[] = []
  for (let first = 0; first < words.length; first++) {
    for (let count = Math.min(MAX_WORDS, words.length - first); count > 0; count--) {
      const entry =
        dictionary?.get(keys.slice(first, first + count).join(' ')) ??
        // The Korean entries of the dictionary are whole words, because an apparent ending may belong to the word.
        (language === 'ko' ? dictionary?.get(words.slice(first, first + count).join(' ')) : undefined)
      if (!entry) continue
      parts.push({ first, count, ...entry })
      first += count - 1
      break
    }
  }
  return parts
}

/** A query translated into English, and its original language. */
export type Translation = { language: Language; english: string }

/**
 * Translates the known words of a query in another language. Names, places and other words of documents stay. Unknown
 * words are removed, because they would find nothing.
 * @returns null when fewer than half of the words are known in one language, and for English.
 */
export function translate(text: string, isKnown: IsKnown): Translation | null {
  const { dictionaryWords } = getDictionaries()
  const words = listNormalizedWords(text).flatMap(splitRun)
  // Words such as “dental” and “me” belong to both languages, so they do not count for the decision.
  const mayBeEnglish = (word: string) => isSmallWord(word) || isStopWord(word) || isTradeWord(word)
  const countForeign = (parts: ForeignPart[]) =>
    parts.reduce(
      (sum, { first, count }) => sum + words.slice(first, first + count).filter((word) => !mayBeEnglish(word)).length,
      0,
    )
  const [best] = languages
    .map((language) => ({ language, parts: findForeignParts(language, words, isKnown) }))
    .sort((a, b) => countForeign(b.parts) - countForeign(a.parts))
  if (!best) return null
  const knownCount = countForeign(best.parts)
  const deciding = words.filter((word) => !(mayBeEnglish(word) && dictionaryWords.has(word)))
  if (knownCount === 0 || knownCount * 2 < deciding.length) return null
  const english = words.flatMap((word, position) => {
    const part = best.parts.find(({ first, count }) => position >= first && position < first + count)
    if (!part) return isKnown(word) || /\d/.test(word) ? [word] : []
    return part.first === position && part.english ? [part.english] : []
  })
  // Keep the typed words when the translation would be only a place.
  const isTranslated = best.parts.some((part) => part.english !== null && !part.isPlace)
  const isDropped = words.some(
    (word, position) =>
      !isKnown(word) && !best.parts.some(({ first, count }) => position >= first && position < first + count),
  )
  if (!isTranslated && isDropped) return null
  return english.length > 0 ? { language: best.language, english: [...new Set(english)].join(' ') } : null
}
