/** Replacements that turn the spelling of an English word into its sounds, in this order. Silent letters are removed. */
const spellings: [RegExp, string][] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^wh/, 'w'],
  [/eigh/g, 'a'],
  [/igh/g, 'i'],
  [/(?:[cst]ion|[cst]ian|shun|shin)(?=s?$)/, 'shn'],
  [/ph/g, 'f'],
  [/(?<=[ns])ch(?=[aeo])|ch(?=[rl])|ck|q|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/ea|ee/g, 'e'],
  [/ai|ay|ei|ey(?!$)/g, 'a'],
  [/oa/g, 'o'],
  [/oo|ou/g, 'u'],
  [/(?:ey|ie|y)$/, 'i'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[^aeiou])e(?=s?$)/, ''],
  [/[aou]r(?=s?$)/, 'er'],
]

/** Returns a key for the sound of a word. “Flite” and “flight” have the same key, and so have “simfony” and “symphony”. */
export function toSoundKey(word: string): string {
  let key = word
  for (const [spelling, sound] of spellings) key = key.replace(spelling, sound)
  return key
}

/** Shorter keys are ambiguous: “see” and “zzzz” both have the key “s”. */
const MIN_SOUNDS = 3
export const isTellingSound = (key: string) => key.length >= MIN_SOUNDS

/** For the first letter of a sound key, the first letters of words that may have this key. */
const beginnings: Record<string, string> = {
  k: 'kcq',
  s: 'scpz',
  f: 'fp',
  n: 'nkgp',
  r: 'rw',
  a: 'ae',
  e: 'ea',
  i: 'iye',
}

/** Compares only the first letters of a word and a key, which excludes most words quickly. */
export const mayBeginLike = (word: string, key: string) =>
  (beginnings[key[0] ?? ''] ?? key[0] ?? '').includes(word[0] ?? ' ')
