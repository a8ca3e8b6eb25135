import type { CsvRow } from '../csvRows.server.ts'
import type { ImportField, Mapping } from '../import.constants.ts'
import {
  areCities,
  areIndustries,
  areRepeated,
  cleanCell,
  contradicts,
  matchContent,
  measureNames,
} from './contents.ts'
import { isIgnoredHeading, isMailing, isOtherNumber, matchHeading } from './headings.ts'

/** A table inside a file: its lines, its headings, and the fields of its columns. */
export type SheetTable = {
  /** The line of the headings; null without headings. */
  heading_line: number | null
  /** The line where the rows begin. The lines before it are titles. */
  first_line: number
  headings: string[]
  mapping: Mapping
  /** The number of fields that were recognized by their headings. */
  recognized: number
}

/** Rows at the beginning of a file in which the headings are searched for. */
const HEADING_ROWS = 40

const isText = (value: string) => value !== '' && value.length <= 80 && !/^[\d\s.,$%()/-]+$/.test(value)

/** Maps headings to fields. Of two columns with equal headings, the first one wins unless it is empty. */
function mapHeadings(headings: string[], rows: CsvRow[]) {
  const candidates = headings.flatMap((heading, column) => {
    const match = matchHeading(heading)
    if (!match) return []
    const values = rows.map(({ values }) => values[column] ?? '')
    if (contradicts(match.field, values)) return []
    const isEmpty = rows.length > 0 && !values.some(Boolean)
    // “Member Name” may be the name of a person when there is a column “Organization”.
    const isPerson = match.field === 'business_name' && areRepeated(values)
    const filled = values.filter(Boolean)
    // A column of names for individual locations, which few rows fill.
    const isSparse = match.field === 'business_name' && match.rank > 0 && filled.length < values.length / 2
    // A column of codes, such as “AAI”, beside a column that explains them.
    const isCode = match.field === 'status' && filled.every((value) => value.length <= 3)
    return [
      {
        ...match,
        column,
        order: match.rank + (isEmpty ? 10 : isPerson ? 5 : isSparse ? 4 : isCode ? 0.5 : 0),
        isWhole: filled.length === values.length,
      },
    ]
  })
  candidates.sort((a, b) => a.order - b.order || a.column - b.column)
  const mapping: Mapping = {}
  let isNameWhole = true
  for (const { field, column, rank, isWhole } of candidates) {
    if (mapping[field] === undefined) {
      mapping[field] = column
      if (field === 'business_name') isNameWhole = isWhole
    }
    // The mailing address replaces an address that a row lacks.
    else if (isAddressField(field)) {
      if (mapping[`mailing_${field}`] === undefined && isMailing(headings[column] ?? ''))
        mapping[`mailing_${field}`] = column
    }
    // The registered name replaces another name that a row lacks.
    else if (
      field === 'business_name' &&
      rank >= 1 &&
      mapping.other_name === undefined &&
      ((!isNameWhole && isOrganization(rank)) || isTradeName(headings[mapping.business_name ?? -1]))
    ) {
      mapping.other_name = column
    }
  }
  separateMailing(headings, mapping)
  return mapping
}

/**
 * Keeps the city, state and ZIP code of a mailing address apart from a street address, which may be in another place.
 */
function separateMailing(headings: string[], mapping: Mapping) {
  const isOfMailing = (column: number | null | undefined) => column != null && isMailing(headings[column] ?? '')
  if (mapping.street == null || isOfMailing(mapping.street)) return
  for (const field of ['city', 'state', 'zip_code'] as const) {
    if (!isOfMailing(mapping[field])) continue
    mapping[`mailing_${field}`] ??= mapping[field]
    delete mapping[field]
  }
}

const addressFields = ['street', 'city', 'state', 'zip_code'] as const
const isAddressField = (field: ImportField): field is (typeof addressFields)[number] =>
  addressFields.some((name) => name === field)

/** Whether a heading names organizations. “Member” and “Full name” may name persons, who are not listed. */
const isOrganization = (rank: number) => rank === 1 || rank === 4

const isTradeName = (heading: string | undefined) => heading !== undefined && matchHeading(heading)?.rank === 0

/** Maps the remaining columns to fields by their values. */
function mapContents(headings: string[], rows: CsvRow[], mapping: Mapping): Mapping {
  const mapped: Mapping = { ...mapping }
  const used = new Set(Object.values(mapped))
  const width = Math.max(headings.length, ...rows.map(({ values }) => values.length))
  for (let column = 0; column < width; column++) {
    if (used.has(column) || isIgnoredHeading(headings[column] ?? '')) continue
    const isFree = (field: ImportField) =>
      mapped[field] === undefined &&
      !(['latitude', 'longitude'].includes(field) && mapped.coordinates !== undefined) &&
      !(field === 'coordinates' && mapped.latitude !== undefined) &&
      !(field === 'phone' && isOtherNumber(headings[column] ?? ''))
    const field = matchContent(
      rows.map(({ values }) => values[column] ?? ''),
      isFree,
    )
    if (!field) continue
    mapped[field] = column
    used.add(column)
  }
  return mapped
}

type ColumnTest = { test(values: string[]): boolean; isCandidate?(column: number): boolean }

/** The first column without a field whose values pass the test. */
function findColumn(headings: string[], rows: CsvRow[], mapping: Mapping, { test, isCandidate }: ColumnTest) {
  const used = new Set(Object.values(mapping))
  const column = headings.findIndex(
    (heading, index) =>
      !used.has(index) &&
      !isIgnoredHeading(heading) &&
      (isCandidate?.(index) ?? true) &&
      test(rows.map(({ values }) => values[index] ?? '')),
  )
  return column < 0 ? undefined : column
}

/** Finds the column with the names of cities, which is beside the states or the ZIP codes. */
function findCities(headings: string[], rows: CsvRow[], mapping: Mapping) {
  const { state, zip_code } = mapping
  const isCandidate = (column: number) =>
    (state != null && column === state - 1) || (zip_code != null && Math.abs(column - zip_code) === 1)
  return findColumn(headings, rows, mapping, { test: areCities, isCandidate })
}

/** Joins two rows of headings into one. A text in the first row also applies to the empty cells to its right. */
function joinHeadings(above: string[], below: string[], isSpread: boolean) {
  let last = ''
  return below.map((heading, column) => {
    const own = cleanCell(above[column] ?? '')
    last = own || (isSpread ? last : '')
    // "Mailing Address" over "City" is the city of the mailing address.
    const group = isSpread ? last.replace(/ (?:address|location|info|information)$/i, '') : own
    return [group, heading].filter(Boolean).join(' ').replace(/\s+/g, ' ')
  })
}

/** A second row that continues headings, such as `Name` below `Business`. */
const continuation =
  /^(?:name|number|no\.?|num|#|code|established|founded|formed|address|date|line ?\d|\d|site|type|description|page|url|id|sector)$/i

type Candidate = { index: number; headings: string[]; mapping: Mapping; score: number }

const hasRepeats = (headings: string[]) => {
  const named = headings.filter(Boolean).map((heading) => heading.toLowerCase())
  return new Set(named).size < named.length
}

/** Finds the row, or the two rows, with the largest number of known headings. */
function findHeadings(rows: CsvRow[]): Candidate | null {
  let best: Candidate | null = null
  const cells = rows.slice(0, HEADING_ROWS).map(({ values }) => values.map(cleanCell))
  cells.forEach((values, index) => {
    const above = cells[index - 1]
    const variants = [{ headings: values, bonus: 0 }]
    // A single text above the headings is a title. Texts above several columns are a first row of headings.
    if (above && above.filter(isText).length >= 2 && above.every((value) => value === '' || isText(value))) {
      variants.push({ headings: joinHeadings(above, values, true), bonus: hasRepeats(values) ? 0.5 : -0.5 })
      const isContinued = values.every((value) => value === '' || continuation.test(value))
      variants.push({ headings: joinHeadings(above, values, false), bonus: isContinued ? 0.5 : -0.5 })
    }
    for (const { headings, bonus } of variants) {
      const texts = headings.filter(isText).length
      if (texts < headings.filter(Boolean).length * 0.7) continue
      const mapping = mapHeadings(headings, rows.slice(index + 1, index + 60))
      const fields = Object.keys(mapping).length
      if (fields === 0 || (fields === 1 && texts > 1 && mapping.business_name === undefined)) continue
      const score = fields + (mapping.business_name === undefined ? 0 : 1) + bonus
      if (!best || score > best.score) best = { index, headings, mapping, score }
    }
  })
  return best
}

/** Reads the first row as unknown headings when all its cells are different words. */
function readUnknownHeadings(rows: CsvRow[]): Candidate | null {
  const headings = rows[0]?.values.map(cleanCell) ?? []
  const isHeading = (value: string) => isText(value) && value.length <= 40 && !/[\d@]|^www\./.test(value)
  const isRow = headings.length > 1 && headings.every(isHeading) && !hasRepeats(headings) && rows.length > 1
  return isRow ? { index: 0, headings, mapping: {}, score: 0 } : null
}

/** Finds the table in the first rows of a file. */
export function findTable(rows: CsvRow[]): SheetTable {
  const found = findHeadings(rows) ?? readUnknownHeadings(rows)
  const body = rows.slice(found ? found.index + 1 : 0)
  const named = found?.headings.length ?? 0
  const wider = body.filter(({ values }) => values.slice(named).some(Boolean))
  // Rows that are wider than the headings are mistakes when there are few. When most rows are wider, some columns have
  // no heading.
  const width = wider.length > body.length / 2 ? Math.max(...wider.map(({ values }) => values.length)) : named
  const headings = Array.from({ length: width }, (_, column) => found?.headings[column] ?? '')
  // Drops empty columns at the right end, which spreadsheet programs leave behind.
  while (headings.at(-1) === '' && body.every(({ values }) => !values[headings.length - 1])) headings.pop()
  const mapping = mapContents(headings, body, found?.mapping ?? {})
  if (mapping.business_name === undefined) {
    const used = new Set(Object.values(mapping))
    const scores = headings.map((heading, column) =>
      used.has(column) || isIgnoredHeading(heading) ? 0 : measureNames(body.map(({ values }) => values[column] ?? '')),
    )
    const best = scores.indexOf(Math.max(...scores))
    if ((scores[best] ?? 0) > 0.7 && Object.keys(mapping).length > 0) mapping.business_name = best
  }
  // “Where” can be the street or the town.
  const { street } = mapping
  const places = street == null ? [] : body.map(({ values }) => values[street] ?? '')
  if (street != null && mapping.city === undefined && areCities(places)) {
    mapping.city = street
    delete mapping.street
  }
  const cities = mapping.city === undefined ? findCities(headings, body, mapping) : undefined
  if (cities !== undefined) mapping.city = cities
  const hasIndustries = [mapping.industry, mapping.category, mapping.naics_code].some((column) => column !== undefined)
  const isCandidate = (column: number) => matchHeading(headings[column] ?? '')?.field !== 'business_name'
  const industries = hasIndustries
    ? undefined
    : findColumn(headings, body, mapping, { test: areIndustries, isCandidate })
  if (industries !== undefined && mapping.business_name !== undefined) mapping.industry = industries
  return {
    heading_line: found ? (rows[found.index]?.line ?? null) : null,
    first_line: body[0]?.line ?? (rows.at(-1)?.line ?? 0) + 1,
    headings,
    mapping,
    recognized: Object.keys(found?.mapping ?? {}).length,
  }
}
