import { toSingular } from '../../../kit/text/phraseIndex.ts'
import { readTrades } from '../../businesses/industries/trades.ts'
import { readOrganizations, readSynonyms } from '../meaning/wordLists.ts'
import type { ParsedQuery } from '../parseQuery.ts'

/** The first names of a trade name all of it. Later ones may be a part of it, as yoga is of fitness. */
const MAIN_NAMES = 3

/** Stems would take planners for planes. */
const keyOf = (phrase: string) => phrase.split(' ').map(toSingular).join(' ')

function buildIndex(): Map<string, string[][]> {
  const index = new Map<string, string[][]>()
  const add = (phrase: string, same: string[]) => {
    const key = keyOf(phrase)
    const known = index.get(key)
    if (known) known.push(same)
    else index.set(key, [same])
  }
  for (const { from, to } of readSynonyms()) for (const phrase of from) add(phrase, to)
  for (const { names } of [...readTrades(), ...readOrganizations()])
    for (const phrase of names.slice(0, MAIN_NAMES)) add(phrase, names)
  return index
}

/** Built at the first exclusion. */
let index: Map<string, string[][]> | undefined

/**
 * Returns other words for what a query excludes: aircraft for planes. What the query also asks for is not among them: “churches, no
 * Baptists” excludes no chapel.
 */
export function listSame({ excluded, tokens, expansions }: ParsedQuery): string[] {
  if (excluded.words.length === 0) return []
  index ??= buildIndex()
  const wanted = new Set(
    [...tokens, ...expansions.flatMap(({ phrases }) => phrases.map(({ text }) => text))].map(keyOf),
  )
  const keys = excluded.words.map(keyOf)
  const same = keys.flatMap((key) => index?.get(key)?.flat() ?? [])
  return [...new Set(same)].filter((phrase) => !wanted.has(keyOf(phrase)) && !keys.includes(keyOf(phrase)))
}
