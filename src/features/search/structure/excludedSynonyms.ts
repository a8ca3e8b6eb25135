import { toSingular } from '../../../kit/text/phraseIndex.ts'
import { listTrades } from '../../businesses/industries/trades.ts'
import { parseOrganizations, parseSynonyms } from '../meaning/wordLists.ts'
import type { ParsedQuery } from '../parseQuery.ts'

/** The first names of a trade name the whole trade. Later names may be a part of it, such as yoga in fitness. */
const MAX_MAIN_NAMES = 3

/** Names of young people. A title with one of them is excluded with the others: “not a youth league”. */
const youthWords = ['youth', 'kids', 'children', 'teens', 'teenagers', 'juniors', 'boys', 'girls', 'little league']

/** Returns the key of a phrase. It uses singulars, because planners and planes have the same stem. */
const keyOf = (phrase: string) => phrase.split(' ').map(toSingular).join(' ')

function buildIndex(): Map<string, string[][]> {
  const index = new Map<string, string[][]>()
  const add = (phrase: string, same: string[]) => {
    const key = keyOf(phrase)
    const synonymLists = index.get(key)
    if (synonymLists) synonymLists.push(same)
    else index.set(key, [same])
  }
  for (const { from, to } of parseSynonyms()) for (const phrase of from) add(phrase, to)
  for (const { names } of [...listTrades(), ...parseOrganizations()])
    for (const phrase of names.slice(0, MAX_MAIN_NAMES)) add(phrase, names)
  return index
}

/** Built at the first exclusion. */
let index: Map<string, string[][]> | undefined

/**
 * Lists synonyms of the excluded words, such as aircraft for planes, except synonyms of the requested words: “churches,
 * no Baptists” excludes no chapel.
 */
export function listExcludedSynonyms({ excluded, tokens, expansions }: ParsedQuery): string[] {
  if (excluded.words.length === 0) return []
  index ??= buildIndex()
  const requestedKeys = new Set(
    [...tokens, ...expansions.flatMap(({ phrases }) => phrases.map(({ text }) => text))].map(keyOf),
  )
  const keys = excluded.words.map(keyOf)
  const same = keys.flatMap((key) => index?.get(key)?.flat() ?? [])
  const youthKeys = youthWords.map(keyOf)
  if (keys.some((key) => key.split(' ').some((word) => youthKeys.includes(word)))) same.push(...youthWords)
  return [...new Set(same)].filter((phrase) => !requestedKeys.has(keyOf(phrase)) && !keys.includes(keyOf(phrase)))
}
