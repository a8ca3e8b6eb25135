import { listNormalizedWords, stem } from './words.ts'

/**
 * The position of a match: the index of its first word, the number of words, the number of words that belong to the
 * phrase, and the positions of other words between them.
 */
export type PhraseMatch<Value> = { first: number; count: number; size: number; between: number[]; value: Value }

const smallWords = new Set(
  `a an the my our your his her their its of for to in on at with from and or is are was were be been am i im ive we you he she
  it they me us them some any this that these those do does did will would can could should has have had not very so too just
  really please but because cause if then than when while as about`.split(/\s+/),
)
/** Whether a word is ignored inside a phrase: “clean the house” matches “clean house”. */
export const isSmallWord = (word: string) => smallWords.has(word)

/** Whether a word of a text is ignored. “Will” after “a” or “my” is not ignored, because it means a document. */
const isSkipped = (word: string, position: number, words: string[]) =>
  isSmallWord(word) && !(word === 'will' && /^(a|my|our|his|her|their|the)$/.test(words[position - 1] ?? ''))

/** Irregular forms, which no rule of endings covers. */
const irregular = new Map(
  Object.entries({
    cannot: 'cant',
    froze: 'freeze',
    frozen: 'freeze',
    broke: 'break',
    broken: 'break',
    died: 'die',
    dead: 'die',
    dying: 'die',
    stole: 'steal',
    stolen: 'steal',
    lost: 'lose',
    leaky: 'leak',
    teeth: 'tooth',
    feet: 'foot',
    mice: 'mouse',
    children: 'child',
    women: 'woman',
    men: 'man',
    knives: 'knife',
    wives: 'wife',
    bought: 'buy',
    sold: 'sell',
    built: 'build',
    taught: 'teach',
    caught: 'catch',
    sang: 'sing',
    swam: 'swim',
    flew: 'fly',
    drank: 'drink',
    ate: 'eat',
    fell: 'fall',
  }),
)
/** Returns the form of a word that is compared. */
export const toKey = (word: string) => stem(irregular.get(word) ?? word)

/** Returns the singular of a word, or the word itself. */
export const toSingular = (word: string) =>
  word.replace(/(?<=..)ies$/, 'y').replace(/(?<=s|sh|ch|x|z)es$|(?<=[^aious])(?<!^new)s$/, '')

/** The maximum number of other words between the words of a phrase. */
const MAX_GAP = 1
const MAX_WORDS = 4

type Entry<Value> = {
  keys: string[]
  value: Value
  /** The singular of the only word that the entry matches; null when it matches all forms. */
  only: string | null
}

/** An index that finds phrases in the words of a query, in any order and inflection. */
export class PhraseIndex<Value> {
  #byKey = new Map<string, Entry<Value>[]>()
  /** Stores each key once, because tens of thousands of phrases share them. */
  #keys = new Map<string, string>()

  /** @param isStrict whether a single word matches only itself and its plural: “training” is not “train”. */
  add(phrase: string, value: Value, isStrict = false) {
    const words = listNormalizedWords(phrase)
    const content = words.filter((word, position) => !isSkipped(word, position, words))
    const keys = [...new Set((content.length > 0 ? content : words).map(toKey))]
      .slice(0, MAX_WORDS)
      .map((key) => this.#share(key))
    const only = isStrict && keys.length === 1 ? toSingular(content[0] ?? '') : null
    // The longest word is usually the rarest.
    const key = keys.reduce((longest, other) => (other.length > longest.length ? other : longest), '')
    const entries = this.#byKey.get(key) ?? []
    if (entries.length === 0) this.#byKey.set(key, entries)
    entries.push({ keys, value, only })
  }

  #share(key: string): string {
    const sharedKey = this.#keys.get(key)
    if (sharedKey === undefined) this.#keys.set(key, key)
    return sharedKey ?? key
  }

  /** Returns all matches, including overlapping ones. */
  find(words: string[]): PhraseMatch<Value>[] {
    const content = words.flatMap((word, position) =>
      isSkipped(word, position, words) ? [] : [{ word, key: toKey(word), position }],
    )
    return content.flatMap(({ word, key }, index) =>
      (this.#byKey.get(key) ?? []).flatMap(({ keys, value, only }) => {
        if (only !== null && toSingular(word) !== only) return []
        const reach = keys.length - 1 + MAX_GAP
        const from = Math.max(0, index - reach)
        const positions = keys.map((other) =>
          other === key
            ? index
            : content.findIndex((near, at) => near.key === other && at >= from && at <= index + reach),
        )
        const [low, high] = [Math.min(...positions), Math.max(...positions)]
        if (low === -1 || high - low >= keys.length + MAX_GAP) return []
        const first = content[low]?.position ?? 0
        const between = content
          .slice(low, high)
          .flatMap(({ position }, at) => (positions.includes(low + at) ? [] : [position]))
        return [{ first, count: (content[high]?.position ?? 0) - first + 1, size: keys.length, between, value }]
      }),
    )
  }
}
