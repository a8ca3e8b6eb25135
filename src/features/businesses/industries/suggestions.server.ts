import { listNormalizedWords } from '../../../kit/text/words.ts'
import type { Facet } from '../directory/directory.ts'
import { parseTradeList } from './classify.ts'
import { groupSlugs, nameGroup } from './groups.ts'
import { groupTrades } from './groupTrades.ts'
import { groupOfNaics } from './naics.ts'
import naicsTitles from './naicsTitles.ts'
import { listTrades } from './trades.ts'

export type IndustrySuggestion = { name: string; group: string | null; count: number }
type IndustryName = IndustrySuggestion & {
  /** The words of the name and their synonyms. */
  words: string[]
  others: string[]
  /** Whether this is an everyday name, which comes before official titles. */
  isTrade: boolean
}

function buildIndustryNames(): IndustryName[] {
  const namesByKey = new Map<string, IndustryName>()
  const add = (name: string, group: string | null, others: string[], isTrade: boolean) => {
    const key = name.toLowerCase()
    if (!namesByKey.has(key))
      namesByKey.set(key, { name, group, count: 0, words: listNormalizedWords(name), others, isTrade })
  }
  const trades = new Map(listTrades().map((trade) => [trade.name, trade]))
  for (const group of groupSlugs) {
    for (const name of parseTradeList(groupTrades[group])) {
      const trade = trades.get(name)
      add(name, nameGroup(group), [...(trade?.names ?? []), ...(trade?.needs ?? [])].flatMap(listNormalizedWords), true)
    }
  }
  for (const line of naicsTitles.trim().split('\n')) {
    const group = groupOfNaics(line)
    add(line.replace(/^\d+ /, ''), group && nameGroup(group), [], false)
  }
  return [...namesByKey.values()]
}

/** Built at the first request, so that processes start sooner. */
let industryNames: IndustryName[] | undefined

/**
 * Names for an industry that contain all typed words or words beginning with them: industries that businesses have,
 * everyday names of trades, which are found by synonyms too, and official titles.
 * @param used the industries of listed businesses.
 */
export function suggestIndustries(used: Facet[], search: string, limit: number): IndustrySuggestion[] {
  industryNames ??= buildIndustryNames()
  const typed = listNormalizedWords(search)
  const counts = new Map(used.map(({ name, count }) => [name.toLowerCase(), count]))
  const names = new Set(industryNames.map(({ name }) => name.toLowerCase()))
  const own: IndustryName[] = used
    .filter(({ name }) => !names.has(name.toLowerCase()))
    .map(({ name, count }) => ({
      name,
      count,
      group: null,
      words: listNormalizedWords(name),
      others: [],
      isTrade: false,
    }))
  const all = [
    ...own,
    ...industryNames.map((entry) => ({ ...entry, count: counts.get(entry.name.toLowerCase()) ?? 0 })),
  ]
  const has = (words: string[], word: string) => words.some((other) => other.startsWith(word))
  const rated = all.flatMap((entry) => {
    const inName = typed.filter((word) => has(entry.words, word)).length
    const isFound = typed.every((word) => has(entry.words, word) || has(entry.others, word))
    if (!isFound || (typed.length === 0 && entry.count === 0 && !entry.isTrade)) return []
    const isFirst = typed[0] !== undefined && entry.words[0]?.startsWith(typed[0])
    return [{ entry, score: inName * 4 + (isFirst ? 2 : 0) + (entry.count > 0 ? 3 : 0) + (entry.isTrade ? 2 : 0) }]
  })
  rated.sort((a, b) => b.score - a.score || b.entry.count - a.entry.count || a.entry.name.length - b.entry.name.length)
  return rated.slice(0, limit).map(({ entry: { name, group, count } }) => ({ name, group, count }))
}
