const ignoredWords = /^(the|a|an|of|and|&|llc|inc|co|ltd)\.?$/i

/** The first letters of the first two significant words of a name. */
export function getInitials(name: string) {
  const words = name.split(/[\s\-/]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const significantWords = words.filter((word) => !ignoredWords.test(word))
  return (significantWords.length > 0 ? significantWords : words)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}
