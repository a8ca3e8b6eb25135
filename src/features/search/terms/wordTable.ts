/**
 * Words, each with a number. A table needs a quarter of the memory of a `Map`, because the words are slices of one
 * text. The index of a word is its position among the given words.
 */
export type WordTable = {
  size: number
  has(word: string): boolean
  get(word: string): number | undefined
  wordAt(index: number): string
  valueAt(index: number): number
  /** Iterates over the indexes of the words that begin with a text, in the order of `sort`. */
  startingWith(text: string): Iterable<number>
}

/** The FNV-1a hash of a text: http://www.isthe.com/chongo/tech/comp/fnv */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

export function createWordTable(words: ReadonlyMap<string, number>): WordTable {
  const text = [...words.keys()].join('')
  const values = Float32Array.from(words.values())
  const starts = new Uint32Array(words.size + 1)
  const wordAt = (index: number) => text.slice(starts[index], starts[index + 1])

  /** The index of each word plus one, in the first free slot from the position of its hash. */
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(1.5 * words.size + 1)))
  /** Returns the slot of a word, or the free slot where it would be. */
  function findSlot(word: string): number {
    let slot = hash(word) & (slots.length - 1)
    while (slots[slot] && wordAt((slots[slot] as number) - 1) !== word) slot = (slot + 1) & (slots.length - 1)
    return slot
  }
  let end = 0
  for (const [index, word] of [...words.keys()].entries()) {
    end += word.length
    starts[index + 1] = end
    slots[findSlot(word)] = index + 1
  }

  let sorted: Uint32Array | undefined
  /** Sorts the indexes by word at the first use, because only a large network needs the order. */
  const sortIndexes = () =>
    (sorted ??= Uint32Array.from(
      Array.from(values, (_, index) => ({ word: wordAt(index), index }))
        .sort((a, b) => (a.word < b.word ? -1 : 1))
        .map(({ index }) => index),
    ))

  return {
    size: values.length,
    has: (word) => slots[findSlot(word)] !== 0,
    get(word) {
      const found = slots[findSlot(word)]
      return found ? values[found - 1] : undefined
    },
    wordAt,
    valueAt: (index) => values[index] as number,
    *startingWith(beginning) {
      const places = sortIndexes()
      let [low, high] = [0, places.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (wordAt(places[middle] as number) < beginning) low = middle + 1
        else high = middle
      }
      for (let place = low; place < places.length; place++) {
        const index = places[place] as number
        if (!wordAt(index).startsWith(beginning)) return
        yield index
      }
    },
  }
}
