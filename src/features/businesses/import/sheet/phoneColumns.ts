import type { CsvRow } from '../csvRows.server.ts'
import type { Mapping } from '../import.constants.ts'
import { cleanOptional } from './contents.ts'
import { isIgnoredHeading, matchHeading, normalizeHeading } from './headings.ts'
import { isEmptyPhone, readPhoneCell } from './phoneCells.ts'

/**
 * Where a column stands among those of phone numbers: that of a business comes before that of its contact, and both before one that
 * somebody carries or has at home.
 */
export function orderPhone(heading: string, rank: number): number {
  const words = normalizeHeading(heading)
  if (isPrivate(words)) return 5
  if (/\b(?:mobile|cell|cellular|text|sms)\b/.test(words)) return Math.max(rank, 3.5)
  return /\b(?:contact|person|individual|rep|staff)\b/.test(words) ? rank + 0.5 : rank
}

const isPrivate = (words: string) => /\b(?:home|fax|personal)\b/.test(words)

/** Returns the function that finds the phone number of a row: in the column that is mapped, else in the next one that has a number. */
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
    const typed = cleanOptional(values[column] ?? '')
    const own = isEmptyPhone(typed) ? '' : typed
    const areaCode = cleanOptional(values[area] ?? '')
    if (/^\d{3}$/.test(areaCode) && /^\d{3}[ .-]?\d{4}$/.test(own)) return `${areaCode}-${own}`
    if (others.length === 0 || (own !== '' && readPhoneCell(own) !== null)) return own
    const found = others.find(({ other }) => readPhoneCell(cleanOptional(values[other] ?? '')) !== null)
    return found ? cleanOptional(values[found.other] ?? '') : own
  }
}

/** Rows of a file whose phone numbers are counted. */
const SURVEYED_ROWS = 5000
/** The minimum number of phone numbers with the same area code, and their share of all, for it to be that of the list. */
const FEWEST_NUMBERS = 3
const AREA_SHARE = 0.8
const tollFree = /^8(?:00|33|44|55|66|77|88)$/

/** The area code that nearly all phone numbers of the first rows of a file have; null without one. */
export async function surveyAreaCodes(
  rows: AsyncIterable<CsvRow>,
  { mapping, first_line }: { mapping: Mapping; first_line: number },
): Promise<string | null> {
  if (mapping.phone == null) return null
  const counts = new Map<string, number>()
  let [read, all] = [0, 0]
  for await (const { line, values } of rows) {
    if (line < first_line) continue
    const phone = readPhoneCell(cleanOptional(values[mapping.phone] ?? '')) ?? ''
    const [, areaCode = ''] = /^\((\d{3})\) /.exec(phone) ?? []
    if (areaCode !== '' && !tollFree.test(areaCode)) {
      all += 1
      counts.set(areaCode, (counts.get(areaCode) ?? 0) + 1)
    }
    read += 1
    if (read === SURVEYED_ROWS) break
  }
  const [areaCode, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count >= FEWEST_NUMBERS && count >= AREA_SHARE * all ? areaCode : null
}
