import { findStateOfAreaCode } from '../../../../../region/areaCodes.ts'
import { region } from '../../../../../region/region.ts'
import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { isIgnoredHeading, matchHeading, normalizeHeading } from '../headings/headings.ts'
import { isMobilePhoneHeading } from '../headings/privateHeadings.ts'
import type { StateHint } from '../places/stateHints.ts'
import { isEmptyPhone, parsePhoneCell } from './phoneCells.ts'

/** The rank of a phone column: numbers of the business, of its contact, then mobile numbers. */
export function rankPhoneColumn(heading: string, rank: number): number {
  const words = normalizeHeading(heading)
  if (/\bfax\b/.test(words)) return 5
  if (isMobilePhoneHeading(words)) return Math.max(rank, 3.5)
  return /\b(?:contact|person|individual|rep|staff)\b/.test(words) ? rank + 0.5 : rank
}

/** Labels of private numbers, and of mobile numbers. */
const [privateLabelPattern, mobileLabelPattern] = [/\b(?:home|private|personal)\b/i, /\b(?:mobile|cell|cellular)\b/i]

/**
 * Finds the column with the label of a phone number, such as `Phone 1 - Label` for `Phone 1 - Value` in exports of address
 * books; -1 without one.
 */
function findPhoneLabel(headings: string[], column: number): number {
  const [, phone] = /^(.*\S)\s*-\s*value$/i.exec(headings[column] ?? '') ?? []
  return phone === undefined
    ? -1
    : headings.findIndex((heading) => new RegExp(`^${RegExp.escape(phone)}\\s*-\\s*(?:label|type)$`, 'i').test(heading))
}

/** The phone number of a row, and a note if it is not from the mapped column. */
export type PhoneResult = { typed: string; note: string | null }

/**
 * Returns a function that finds the phone number of a row: in the mapped column, otherwise in the next column with a number.
 * Mobile numbers of other columns are left out, because they may be private.
 */
export function createPhoneFinder(headings: string[], mapping: Mapping) {
  const column = mapping.phone
  if (column == null) return (): PhoneResult => ({ typed: '', note: null })
  const mapped = new Set(Object.values(mapping))
  const others = headings
    .flatMap((heading, other) => {
      const match = matchHeading(heading)
      const isOther = match?.field === 'phone' && !mapped.has(other) && !isIgnoredHeading(heading)
      const isCarried = isMobilePhoneHeading(normalizeHeading(heading))
      const label = findPhoneLabel(headings, other)
      return isOther ? [{ other, label, isCarried, order: rankPhoneColumn(heading, match.rank) }] : []
    })
    .sort((a, b) => a.order - b.order)
  const area = headings.findIndex((heading) => /^(?:phone )?area ?(?:code|cd)?$/.test(normalizeHeading(heading)))
  const ownLabel = findPhoneLabel(headings, column)
  const isPrivate = (values: string[], label: number) => privateLabelPattern.test(values[label] ?? '')
  const isCarriedLabel = (values: string[], label: number) =>
    isPrivate(values, label) || mobileLabelPattern.test(values[label] ?? '')
  return (values: string[]): PhoneResult => {
    const typed = isPrivate(values, ownLabel) ? '' : cleanOptional(values[column] ?? '')
    const own = isEmptyPhone(typed) ? '' : typed
    const areaCode = cleanOptional(values[area] ?? '')
    if (/^\d{3}$/.test(areaCode) && /^\d{3}[ .-]?\d{4}$/.test(own)) return { typed: `${areaCode}-${own}`, note: null }
    const hasOwn = own !== '' && parsePhoneCell(own) !== null
    if (others.length === 0 || (hasOwn && !isCarriedLabel(values, ownLabel))) return { typed: own, note: null }
    const hasNumber = ({ other }: { other: number }) => parsePhoneCell(cleanOptional(values[other] ?? '')) !== null
    const found = others.find(
      (candidate) => !candidate.isCarried && !isCarriedLabel(values, candidate.label) && hasNumber(candidate),
    )
    if (found)
      return {
        typed: cleanOptional(values[found.other] ?? ''),
        note: `The phone number is from the column “${headings[found.other]}”`,
      }
    if (hasOwn) return { typed: own, note: null }
    const kept = others.find(hasNumber)
    const note = kept && `The number in the column “${headings[kept.other]}” may be private and was left out`
    return { typed: own, note: note ?? null }
  }
}

/** The maximum number of rows whose phone numbers are counted. */
const MAX_SURVEYED_ROWS = 5000
/** The minimum number, and the minimum share, of phone numbers with the area code of the list. */
const MIN_NUMBERS = 3
const AREA_SHARE = 0.8
const tollFreePattern = /^8(?:00|33|44|55|66|77|88)$/

/** The area code of nearly all phone numbers in the first rows of a file; null without one. */
export async function surveyAreaCodes(
  rows: AsyncIterable<CsvRow>,
  { mapping, first_line }: { mapping: Mapping; first_line: number },
): Promise<string | null> {
  if (mapping.phone == null) return null
  const counts = new Map<string, number>()
  let [read, all] = [0, 0]
  for await (const { line, values } of rows) {
    if (line < first_line) continue
    const phone = parsePhoneCell(cleanOptional(values[mapping.phone] ?? '')) ?? ''
    const [, areaCode = ''] = /^\((\d{3})\) /.exec(phone) ?? []
    if (areaCode !== '' && !tollFreePattern.test(areaCode)) {
      all += 1
      counts.set(areaCode, (counts.get(areaCode) ?? 0) + 1)
    }
    read += 1
    if (read === MAX_SURVEYED_ROWS) break
  }
  const [areaCode, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return count >= MIN_NUMBERS && count >= AREA_SHARE * all ? areaCode : null
}

/**
 * The area code for a number of seven digits: that of the region for a row in the region, otherwise that of the list. Null
 * if the list has no common area code, or if that code belongs to another state than the row.
 * @param areaCode the area code of nearly all numbers of the list
 */
export function chooseAreaCode(
  areaCode: string | null,
  { state, hint, region_code }: { state: string; hint: StateHint; region_code: string },
): string | null {
  if (state === region_code && region.code === region_code && hint !== 'elsewhere') return region.area_code ?? areaCode
  if (areaCode === null) return null
  const stateOfCode = findStateOfAreaCode(areaCode)
  if (hint === 'elsewhere') return stateOfCode === region_code ? null : areaCode
  return state === '' || state === stateOfCode ? areaCode : null
}
