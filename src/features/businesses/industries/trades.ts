import trades from './tradeWords.ts'

/** A trade of businesses, organizations or jobs. */
export type Trade = {
  /** The display name. */
  name: string
  /** Words and phrases that name the trade, in queries and in documents. */
  names: string[]
  /** Words and phrases that documents of the trade often contain. */
  hints: string[]
  /** Words of people who need the trade. */
  needs: string[]
  /** Matches the beginning of the directory's industries for this trade; null when there is none. */
  industry: RegExp | null
}

const split = (text: string) => text.split(', ').map((part) => part.trim())

/** Parses trades: a line with the name of each, then its lines that begin with `is`, `in`, `say` or `industry`. */
export function parseTrades(trades: string): Trade[] {
  const list: Trade[] = []
  for (const line of trades.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
    const [, field, text = ''] = /^(is|in|say|industry) (.+)$/.exec(line) ?? []
    const trade = list.at(-1)
    if (!field || !trade) list.push({ name: line, names: [], hints: [], needs: [], industry: null })
    else if (field === 'industry') trade.industry = new RegExp(`^(${text})`, 'i')
    else trade[field === 'is' ? 'names' : field === 'in' ? 'hints' : 'needs'] = split(text)
  }
  return list
}

export const listTrades = (): Trade[] => parseTrades(trades)
