import { type Kind, kindNames } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'

/** A number of results; `isMinimum` when there may be more. */
export type Total = { number: number; isMinimum: boolean }
type FoundGroup = SearchReply['groups'][number]
/** A result without the fields that the search screen does not show. */
export type ShownItem = Omit<FoundGroup['items'][number], 'certainty' | 'coverage'>
export type Group = Omit<FoundGroup, 'items'> & { items: ShownItem[] }
/** A reply with only the fields that the search screen shows. */
export type ShownReply = Omit<SearchReply, 'best' | 'groups'> & { groups: Group[] }

export const countGroup = ({ total, found }: Group): Total =>
  total !== null && total >= found.number
    ? { number: total, isMinimum: false }
    : { number: found.number, isMinimum: found.is_minimum }

export function countAll(groups: Group[]): Total {
  const totals = groups.map(countGroup)
  return {
    number: totals.reduce((sum, { number }) => sum + number, 0),
    isMinimum: totals.some(({ isMinimum }) => isMinimum),
  }
}

/** Formats a number of results: `12`, `1,000+`. */
export const formatTotal = ({ number, isMinimum }: Total) => number.toLocaleString('en-US') + (isMinimum ? '+' : '')

/** Lists the numbers of results in words: `14 results: Businesses 12, Jobs 2`. */
export function describeCounts(groups: Group[], kind: Kind | null): string {
  const shownGroups = kind ? groups.filter((group) => group.kind === kind) : groups
  const total = countAll(shownGroups)
  const noun = total.number === 1 && !total.isMinimum ? 'result' : 'results'
  const kinds = shownGroups.map((group) => `${kindNames[group.kind]} ${formatTotal(countGroup(group))}`)
  return total.number === 0 ? 'No results' : `${formatTotal(total)} ${noun}: ${kinds.join(', ')}`
}
