import { PhraseIndex, type PhraseMatch } from '../../../kit/text/phraseIndex.ts'
import { listNormalizedWords } from '../../../kit/text/words.ts'
import { groupRules } from './groupRules.ts'
import { type GroupSlug, groupSlugs, nameGroup } from './groups.ts'
import { groupTrades } from './groupTrades.ts'
import { groupOfNaics } from './naics.ts'
import naicsTitles from './naicsTitles.ts'
import { listTrades } from './trades.ts'

type Meaning = { group: GroupSlug; weight: number }
type Words = { titles: Map<string, GroupSlug>; trades: PhraseIndex<Meaning> }

/** The trades of a list of `groupTrades`. */
export const parseTradeList = (list: string) => list.split(';').map((name) => name.trim())

/** Words of many industries, which do not identify a group. */
const empty =
  /^(services?|others?|misc|miscellaneous|general|various|none|unknown|business(es)?|trade|all|related|activities)$/

const toPlain = (words: string[]) => ` ${words.join(' ')} `

function buildWords(): Words {
  const titles = new Map<string, GroupSlug>()
  for (const line of naicsTitles.trim().split('\n')) {
    const group = groupOfNaics(line)
    if (group) titles.set(toPlain(listNormalizedWords(line.replace(/^\d+ /, ''))), group)
  }
  for (const group of groupSlugs) titles.set(toPlain(listNormalizedWords(nameGroup(group))), group)
  const trades = new PhraseIndex<Meaning>()
  const tradesByName = new Map(listTrades().map((trade) => [trade.name, trade]))
  for (const group of groupSlugs) {
    for (const trade of parseTradeList(groupTrades[group])) {
      titles.set(toPlain(listNormalizedWords(trade)), group)
      for (const phrase of tradesByName.get(trade)?.names ?? []) trades.add(phrase, { group, weight: 2 }, true)
      for (const phrase of tradesByName.get(trade)?.hints ?? []) trades.add(phrase, { group, weight: 1 }, true)
    }
  }
  return { titles, trades }
}

/** Built at the first use, so that processes start sooner. */
let industryWords: Words | undefined

/** Whether a text is nothing but the name of an industry or a trade, such as `Auto Repair`. */
export function isIndustryName(text: string): boolean {
  industryWords ??= buildWords()
  const words = listNormalizedWords(text)
  return (
    industryWords.titles.has(toPlain(words)) ||
    industryWords.trades.find(words).some(({ size }) => size === words.length)
  )
}

/**
 * Returns the group of an industry, as people and official lists write it; null when no word identifies one. A NAICS
 * code at the beginning decides, then an official title or a trade, then the kind of establishment that the text names,
 * then its words.
 */
export function classifyIndustry(text: string): GroupSlug | null {
  const coded = groupOfNaics(text)
  if (coded) return coded
  industryWords ??= buildWords()
  const titled = industryWords.titles.get(toPlain(listNormalizedWords(text)))
  if (titled) return titled
  // Words after “except” do not describe the industry.
  const words = listNormalizedWords(text.replace(/\bexcept\b[^)]*/i, ''))
  const plain = toPlain(words)
  for (const [pattern, group] of groupRules) if (pattern.test(plain)) return group
  const score = ({ size, value, first }: PhraseMatch<Meaning>) => size * 10 + value.weight * 3 - first / 10
  const [best] = industryWords.trades
    .find(words.filter((word) => !empty.test(word)))
    .sort((a, b) => score(b) - score(a))
  return best?.value.group ?? null
}
