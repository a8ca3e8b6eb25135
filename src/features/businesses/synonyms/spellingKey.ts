/** The letters and digits of a name, without case, accents, punctuation and a trailing name of the region. */
export function spellingKey(name: string, regionNames: string[] = []): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’ʼ.]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const isRegion = (word: string | undefined) => regionNames.some((region) => region.toLowerCase() === word)
  if (words.length > 1 && isRegion(words.at(-1))) words.pop()
  return words.join('')
}
