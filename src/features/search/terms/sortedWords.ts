/** Returns the index of the first word that is not before a text. @param words sorted as `sort` does. */
export function findFirst(words: string[], text: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
