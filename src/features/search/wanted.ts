import { stem, tokenize } from '../../kit/words.ts'
import { type Trade, trades } from './trades.ts'

/** A trade as the directory has it: words to look for, and its industries. */
export type Wanted = {
  name: string
  /** The words that said it. */
  said: string
  find: string[]
  industries: string[]
}

const LONGEST = 4
const stems = (phrase: string) =>
  tokenize(phrase)
    .map(({ word }) => stem(word))
    .join(' ')
const bySaid = new Map<string, Trade>()
for (const one of trades) {
  for (const phrase of one.said) if (!bySaid.has(stems(phrase))) bySaid.set(stems(phrase), one)
}

/**
 * The trade, or the industry of the directory, that the words begin with, if they do.
 * @returns it, and how many words say it
 */
export function readTrade(words: string[], industries: string[]): { trade: Wanted; words: number } | null {
  const stemmed = words.slice(0, LONGEST).map(stem)
  // what one logs in with is no trade
  if (/^accounts?$/.test(words[0] ?? '')) return null
  for (let length = stemmed.length; length > 0; length--) {
    const phrase = stemmed.slice(0, length).join(' ')
    const one = bySaid.get(phrase)
    const exact = industries.filter(
      (name) =>
        tokenize(name)
          .map(({ word }) => stem(word))
          .filter((word) => word !== 'and')
          .join(' ') === phrase,
    )
    if (!one && exact.length === 0) continue
    const same = one?.industry ? industries.filter((name) => one.industry?.test(name)) : []
    const all = [...new Set([...exact, ...same])]
    const said = words.slice(0, length).join(' ')
    return {
      trade: {
        name: one?.name ?? exact[0] ?? said,
        said,
        find: [...new Set([said, ...(one?.said ?? []), ...(one?.found ?? [])])],
        industries: all,
      },
      words: length,
    }
  }
  return null
}
