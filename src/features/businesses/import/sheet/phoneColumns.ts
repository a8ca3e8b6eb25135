import type { Mapping } from '../import.constants.ts'
import { cleanOptional } from './contents.ts'
import { isIgnoredHeading, matchHeading, normalizeHeading } from './headings.ts'
import { readPhoneCell } from './values.ts'

/** Where a column stands among those of phone numbers: that of a business comes before one that somebody carries or has at home. */
export function orderPhone(heading: string, rank: number): number {
  const words = normalizeHeading(heading)
  if (isPrivate(words)) return 5
  return /\b(?:mobile|cell|cellular)\b/.test(words) ? Math.max(rank, 3.5) : rank
}

const isPrivate = (words: string) => /\b(?:home|fax|personal)\b/.test(words)

/** Returns the function that finds the phone number of a row: in the column that is mapped, else in another one for a number. */
export function createPhoneFinder(headings: string[], mapping: Mapping) {
  const column = mapping.phone
  if (column == null) return () => ''
  const mapped = new Set(Object.values(mapping))
  const others = headings
    .flatMap((heading, other) => {
      const match = matchHeading(heading)
      const isOther = match?.field === 'phone' && !mapped.has(other) && !isIgnoredHeading(heading)
      return isOther && !isPrivate(normalizeHeading(heading)) ? [{ other, order: orderPhone(heading, match.rank) }] : []
    })
    .sort((a, b) => a.order - b.order)
  const area = headings.findIndex((heading) => /^(?:phone )?area ?(?:code|cd)?$/.test(normalizeHeading(heading)))
  return (values: string[]): string => {
    const own = cleanOptional(values[column] ?? '')
    const areaCode = cleanOptional(values[area] ?? '')
    if (/^\d{3}$/.test(areaCode) && /^\d{3}[ .-]?\d{4}$/.test(own)) return `${areaCode}-${own}`
    if (own !== '') return own
    const found = others.find(({ other }) => readPhoneCell(cleanOptional(values[other] ?? '')) !== null)
    return found ? cleanOptional(values[found.other] ?? '') : ''
  }
}
