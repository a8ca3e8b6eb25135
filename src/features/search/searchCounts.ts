import { type Kind, kindNames } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'

/** A number of results; `isMinimum` when there may be more. */
export type Total = { number: number; isMinimum: boolean }
export type CountedGroup = SearchReply['groups'][number] & { count: Total }
/** What the search screen shows of a reply. */
export type ShownReply = Omit<SearchReply, 'groups' | 'best'> & { groups: CountedGroup[] }

/** @param limit the number of items that were requested of each kind. */
export const countGroup = (group: SearchReply['groups'][number], limit: number): CountedGroup => ({
  ...group,
  count: {
    number: Math.max(group.total ?? 0, group.items.length),
    isMinimum: group.total === null && group.items.length >= limit,
  },
})

export const countAll = (groups: CountedGroup[]): Total => ({
  number: groups.reduce((sum, { count }) => sum + count.number, 0),
  isMinimum: groups.some(({ count }) => count.isMinimum),
})

/** `12`, `1,000+` */
export const formatTotal = ({ number, isMinimum }: Total) => number.toLocaleString('en-US') + (isMinimum ? '+' : '')

/** The numbers of results in words: `14 results: Businesses 12, Jobs 2` */
export function describeCounts(groups: CountedGroup[], kind: Kind | null): string {
  const shown = kind ? groups.filter((group) => group.kind === kind) : groups
  const total = countAll(shown)
  const noun = total.number === 1 && !total.isMinimum ? 'result' : 'results'
  const kinds = shown.map((group) => `${kindNames[group.kind]} ${formatTotal(group.count)}`)
  return total.number === 0 ? 'No results' : `${formatTotal(total)} ${noun}: ${kinds.join(', ')}`
}
