import languages from './words/languages.ts'
import synonyms from './words/synonyms.ts'
import trades from './words/trades.ts'

/** A trade of businesses, organizations or jobs. */
export type Trade = {
  /** Its name for people. */
  name: string
  /** Words and phrases that name the trade, in queries and in documents. */
  names: string[]
  /** Words and phrases that documents of the trade often contain. */
  hints: string[]
  /** What people say who need the trade. */
  needs: string[]
  /** Matches the beginning of the industries of the directory that mean the same; null when there is none. */
  industry: RegExp | null
}

/** Words with a similar meaning. Each of `from` stands for each of `to`. */
export type Synonyms = { from: string[]; to: string[] }

/** Words of another language. `english` is null for words that do not say what is searched for, such as “please”. */
export type ForeignWords = { language: string; words: string[]; english: string | null }

const readLines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

const split = (text: string) => text.split(', ').map((part) => part.trim())

export function readTrades(): Trade[] {
  const list: Trade[] = []
  for (const line of readLines(trades)) {
    const [, field, text = ''] = /^(is|in|say|industry) (.+)$/.exec(line) ?? []
    const trade = list.at(-1)
    if (!field || !trade) list.push({ name: line, names: [], hints: [], needs: [], industry: null })
    else if (field === 'industry') trade.industry = new RegExp(`^(${text})`, 'i')
    else trade[field === 'is' ? 'names' : field === 'in' ? 'hints' : 'needs'] = split(text)
  }
  return list
}

export const readSynonyms = (): Synonyms[] =>
  readLines(synonyms).map((line) => {
    const [from = '', to] = line.split(': ')
    return { from: split(from), to: split(to ?? from) }
  })

export const readForeignWords = (): ForeignWords[] =>
  readLines(languages).map((line) => {
    const [, language = '', words = '', english = null] = /^(\w+): (.+?)(?: = (.+))?$/.exec(line) ?? []
    return { language, words: split(words), english }
  })
