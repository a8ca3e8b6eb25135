import { MAX_FILTER_LENGTH, type SearchList, searchFilters } from './savedSearches.constants.ts'

/** The filters of a list's URL in their stored form, without order and page. */
export function normalizeQuery(list: SearchList, query: string): string {
  const typed = new URLSearchParams(query)
  const normalized = new URLSearchParams()
  for (const name of searchFilters[list]) {
    const value = (typed.get(name) ?? '').replaceAll('\0', '').trim().replace(/\s+/g, ' ').slice(0, MAX_FILTER_LENGTH)
    const isUnitAlone = name === 'pay_unit' && !normalized.has('min_pay') && !normalized.has('max_pay')
    if (value && !isUnitAlone) normalized.set(name, value)
  }
  return normalized.toString()
}

/** The path of a list with its filters. */
export const searchPath = (list: SearchList, query: string) => `/${list}${query && `?${query}`}`

const dollars = (amount: string, unit: string | null) =>
  `$${Number(amount).toLocaleString('en-US')} ${unit === 'year' ? 'a year' : 'an hour'}`

const describeFilter: Record<string, (value: string, all: URLSearchParams) => string> = {
  search: (value) => `“${value}”`,
  topic: (value) => `topic ${value}`,
  min_pay: (value, all) => `at least ${dollars(value, all.get('pay_unit'))}`,
  max_pay: (value, all) => `at most ${dollars(value, all.get('pay_unit'))}`,
  pay_unit: () => '',
  not_location: (value) => `not in ${value}`,
  startDate: (value) => `from ${value}`,
  endDate: (value) => `until ${value}`,
  businessId: () => 'of one business',
  group: (value) => value.replaceAll('-', ' '),
}

/** Describes a search, such as `“deckhand”, Temporary, Homer`; empty for the whole list. */
export function describeQuery(query: string): string {
  const filters = new URLSearchParams(query)
  return [...filters]
    .map(([name, value]) => describeFilter[name]?.(value, filters) ?? value)
    .filter(Boolean)
    .join(', ')
}
