import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { matchHeading, normalizeHeading } from '../headings/headings.ts'
import { areFilings } from './filings.ts'
import { type Legend, parseLegend, parseMarks } from './legends.ts'
import { isAnswerHeading, isEndHeading, isInactiveWord, isStatus, normalizeStatus } from './status.ts'

/** The maximum number of rows that are searched for statuses and legends. */
const MAX_SURVEYED_ROWS = 5000
/** The maximum number of different statuses in a column. */
const MAX_STATUSES = 40
/** The minimum share of statuses in a column whose heading does not name a status. */
const STATUS_SHARE = 0.6

/** Whether a status column is about something other than the business or its license, such as inspections or agents. */
export const isUnrelatedStatusHeading = (heading: string): boolean =>
  unrelatedHeadingPattern.test(normalizeHeading(heading)) || isCaseStatusHeading(heading)
const unrelatedHeadingPattern =
  /\b(?:payment|paid|pd|coverage|workers|liability|marital|tax|dues|veteran|employment|mailing|booth|space|table|stall|order|ticket|inspection|email|subscription|case|complaint|violation|bond|insurance|minority|citizenship|agent|ra|owner|officer|contact|job|enrollment|parking|card|road|trail|hours?|season|age|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/
/** Cases, complaints and loans are closed while a business is open. */
const caseHeadingPattern =
  /\b(?:disciplin\w*|complaints?|cases?|violations?|inspections?|citations?|infractions?|hearings?|sanctions?|penalt(?:y|ies)|fines?|enforcement|investigations?|audits?|lawsuits?|litigation|dockets?|appeals?|recalls?|claims?|reviews?|tickets?|loans?|corrective)\b/
/** Whether a column is about cases, inspections, reviews or loans. */
export const isCaseStatusHeading = (heading: string): boolean => caseHeadingPattern.test(normalizeHeading(heading))
const remarkHeadingPattern = /\b(?:notes?|remarks?|comments?|memo)\b/
/** Headings of a list of customers, where “Close Date” is the day of a sale. */
const salesHeadingPattern = /\b(?:lifecycle|lead|leads|deals?|opportunity|pipeline)\b/
/** The rank of status headings that may be about something else. */
const ANY_STATUS_RANK = 2

/** The last three words that several headings share. Their columns have the statuses of parts: `Crops Scope Status`. */
function findParts(headings: string[]): Set<string> {
  const ends = headings.map((heading) => normalizeHeading(heading).split(' ').slice(-3).join(' '))
  return new Set(ends.filter((end, column) => end.split(' ').length === 3 && ends.indexOf(end) !== column))
}

/** Returns a function that tells whether a column may have statuses of businesses, by its heading. */
function createHeadingTest(headings: string[], mapping: Mapping) {
  const parts = findParts(headings)
  const mapped = new Set(Object.entries(mapping).flatMap(([field, column]) => (field === 'status' ? [] : column)))
  return (column: number) => {
    const words = normalizeHeading(headings[column] ?? '')
    return (
      !mapped.has(column) &&
      !isUnrelatedStatusHeading(words) &&
      !remarkHeadingPattern.test(words) &&
      !parts.has(words.split(' ').slice(-3).join(' '))
    )
  }
}

/** Finds the columns whose headings name a status or an end date. */
export function findStatusHeadings(headings: string[], mapping: Mapping): number[] {
  const mayBeStatus = createHeadingTest(headings, mapping)
  const hasDeals = headings.some((heading) => salesHeadingPattern.test(normalizeHeading(heading)))
  return headings.flatMap((heading, column) => {
    const match = matchHeading(heading)
    if (hasDeals && normalizeHeading(heading) === 'close date') return []
    const isNamed =
      (match?.field === 'status' && match.rank !== ANY_STATUS_RANK) || isEndHeading(heading) || isAnswerHeading(heading)
    return column !== mapping.status && isNamed && mayBeStatus(column) ? [column] : []
  })
}

/** Whether a column has few different values, most of which are statuses. */
export function areStatuses(values: string[]): boolean {
  const filled = values.map(cleanOptional).filter(Boolean)
  const kinds = new Set(filled.map(normalizeStatus))
  if (filled.length === 0 || kinds.size > Math.min(MAX_STATUSES, Math.max(8, filled.length / 2))) return false
  return filled.filter(isStatus).length >= STATUS_SHARE * filled.length
}

/** Finds the column with the statuses of businesses by its values. */
export function findStatuses(headings: string[], rows: CsvRow[], mapping: Mapping): number | undefined {
  const mayBeStatus = createHeadingTest(headings, mapping)
  const column = headings.findIndex(
    (_, column) => mayBeStatus(column) && areStatuses(rows.map(({ values }) => values[column] ?? '')),
  )
  return column < 0 ? undefined : column
}

/** The columns with the statuses of businesses, and the meanings of their codes. */
export type Statuses = {
  columns: number[]
  /** The columns with types of documents that were filed with a register. */
  filings: number[]
  isInactiveCode: (column: number, status: string) => boolean
  /** The meanings of marks beside names: `† = closed`. */
  marks: ReadonlyMap<string, string>
}
export const noStatuses: Statuses = { columns: [], filings: [], isInactiveCode: () => false, marks: new Map() }

/** Codes that mean inactive in a column that also has a code for active. */
const inactiveCodePattern = /^(?:[CDEIRSTX]|converted(?: out)?|default)$/i
const activeCodePattern = /^(?:A|ACT|active|current[ -]active|good standing)$/i
/** Statuses of entries that a website does not show yet. */
const unpublishedPattern = /^(?:pending|future|private|auto-draft)$/i

type Table = { headings: string[]; mapping: Mapping; first_line: number }

/** Finds the status columns and the meanings of their codes in the first rows of a file. */
export async function surveyStatuses(
  rows: AsyncIterable<CsvRow>,
  { headings, mapping, first_line }: Table,
): Promise<Statuses> {
  const counts: (Map<string, number> | null)[] = headings.map(() => new Map())
  const legends: Legend[] = []
  const marks = new Map<string, string>()
  let read = 0
  for await (const { line, values } of rows) {
    const legend = parseLegend(values)
    if (legend) legends.push(legend)
    for (const [mark, word] of parseMarks(values)) marks.set(mark, word)
    if (line >= first_line)
      for (const [column, count] of counts.entries()) countValue(counts, column, count, values[column])
    read += 1
    if (read === MAX_SURVEYED_ROWS) break
  }
  const mayBeStatus = createHeadingTest(headings, mapping)
  const valuesOf = (column: number) => [...(counts[column] ?? [])]
  const isExplained = (column: number, { heading, words }: Legend) => {
    if (heading !== '' && headings.some((other) => normalizeHeading(other) === heading))
      return normalizeHeading(headings[column] ?? '') === heading
    const values = valuesOf(column)
    const explained = values.filter(([value]) => words.has(value.toUpperCase()))
    return column === mapping.status || (explained.length > 0 && explained.length >= 0.8 * values.length)
  }
  const legendOf = headings.map((_, column) =>
    legends.find((legend) => [...legend.words.values()].some(isStatus) && isExplained(column, legend)),
  )
  const named = new Set([...(mapping.status == null ? [] : [mapping.status]), ...findStatusHeadings(headings, mapping)])
  const columns = headings.flatMap((_, column) => {
    if (named.has(column)) return [column]
    const values = valuesOf(column).flatMap(([value, count]) => Array<string>(count).fill(value))
    return mayBeStatus(column) && (legendOf[column] !== undefined || areStatuses(values)) ? [column] : []
  })
  const has = (column: number, pattern: RegExp) => valuesOf(column).some(([value]) => pattern.test(value))
  const facts = headings.map((_, column) => ({
    hasActive: named.has(column) && has(column, activeCodePattern),
    isWebsite: named.has(column) && has(column, /^publish(?:ed)?$/i),
  }))
  const names = new Set([mapping.business_name, mapping.other_name])
  const filings = headings.flatMap((heading, column) => {
    const values = valuesOf(column).map(([value]) => value)
    return !names.has(column) && areFilings(heading, values) ? [column] : []
  })
  return {
    marks,
    filings,
    columns: columns.sort((a, b) => Number(b === mapping.status) - Number(a === mapping.status)),
    isInactiveCode: (column, status) => {
      const word = legendOf[column]?.words.get(status.toUpperCase())
      if (word !== undefined) return isInactiveWord(word)
      const { hasActive = false, isWebsite = false } = facts[column] ?? {}
      return (hasActive && inactiveCodePattern.test(status)) || (isWebsite && unpublishedPattern.test(status))
    },
  }
}

/** Counts a value, until the column has too many different ones. */
function countValue(
  counts: (Map<string, number> | null)[],
  column: number,
  count: Map<string, number> | null,
  value = '',
) {
  if (!count || value === '') return
  const text = cleanOptional(value)
  if (text === '') return
  count.set(text, (count.get(text) ?? 0) + 1)
  // The limit is doubled, because the values include legends and totals below the table.
  if (count.size > MAX_STATUSES * 2) counts[column] = null
}
