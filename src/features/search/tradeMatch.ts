import { stem, tokenize } from '../../kit/text/words.ts'
import { type Trade, trades } from './trades.ts'

/** A trade that was recognized in a query. */
export type TradeMatch = {
  name: string
  synonyms: string[]
  /** Words that are found in documents about the trade, among others. */
  hints: string[]
  industries: string[]
}

const MAX_WORDS = 4
const stemPhrase = (phrase: string) =>
  tokenize(phrase)
    .map(({ word }) => stem(word))
    .join(' ')
const tradesByKeyword = new Map<string, Trade>()
for (const trade of trades) {
  for (const phrase of trade.keywords)
    if (!tradesByKeyword.has(stemPhrase(phrase))) tradesByKeyword.set(stemPhrase(phrase), trade)
}

/** The industries by their stemmed words, for each list of industries, which lives as long as the directory is unchanged. */
const indexes = new WeakMap<string[], Map<string, string[]>>()
function indexIndustries(industries: string[]): Map<string, string[]> {
  const known = indexes.get(industries)
  if (known) return known
  const index = Map.groupBy(industries, (name) =>
    tokenize(name)
      .map(({ word }) => stem(word))
      .filter((word) => word !== 'and')
      .join(' '),
  )
  indexes.set(industries, index)
  return index
}

/**
 * Finds a trade or an industry of the directory at the beginning of the words.
 * @returns the trade and the number of its words; null when there is none.
 */
export function readTrade(words: string[], industries: string[]): { trade: TradeMatch; words: number } | null {
  const stemmed = words.slice(0, MAX_WORDS).map(stem)
  // An account for the login is not the trade of accounting.
  if (/^accounts?$/.test(words[0] ?? '')) return null
  for (let length = stemmed.length; length > 0; length--) {
    const phrase = stemmed.slice(0, length).join(' ')
    const trade = tradesByKeyword.get(phrase)
    const sameNameIndustries = indexIndustries(industries).get(phrase) ?? []
    if (!trade && sameNameIndustries.length === 0) continue
    const matchingIndustries = trade?.industryPattern
      ? industries.filter((name) => trade.industryPattern?.test(name))
      : []
    const allIndustries = [...new Set([...sameNameIndustries, ...matchingIndustries])]
    return {
      trade: {
        name: trade?.name ?? sameNameIndustries[0] ?? phrase,
        synonyms: trade?.keywords ?? [],
        hints: trade?.related ?? [],
        industries: allIndustries,
      },
      words: length,
    }
  }
  return null
}
