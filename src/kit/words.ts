/** A word of what was typed, with its place in the text, so that a part can be taken out of it. */
export type Token = { word: string; start: number; end: number }

/** Words as they are compared: without case, accents and signs; an apostrophe belongs to its word. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const word = normalizeWord(raw)
    if (word) tokens.push({ word, start: index, end: index + raw.length })
  }
  return tokens
}

export const normalizeWord = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .toLowerCase()

/** What a word has in common with its plural, its trade and whoever practises it: roofs, roofing and roofers are `roof`. */
export function stem(word: string): string {
  const one = singular(word)
  const bare = /.{3}ing$/.test(one)
    ? one.slice(0, -3)
    : /.{4}(er|ed)$/.test(one)
      ? one.slice(0, -2)
      : one.replace(/(?<=.{4})e$/, '')
  return bare.replace(/(?<=..)([bdfgmnprt])\1$/, '$1')
}

function singular(word: string): string {
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/.{2}(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return /.{2}[^aious]s$|.{2}[ao]s$/.test(word) ? word.slice(0, -1) : word
}

/** How many letters were mistyped, swapped neighbours being one; more than `most` are not counted. */
export function countTypos(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      }
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
