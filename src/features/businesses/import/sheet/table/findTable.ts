import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { cleanCell } from '../cells/cellText.ts'
import { completeMapping } from '../columns/completeMapping.ts'
import { findDoubts } from '../columns/doubts.ts'
import { mapContents } from '../columns/mapContents.ts'
import { mapHeadings } from '../columns/mapHeadings.ts'
import { FULL_NAME_RANK, matchHeading } from '../headings/headings.ts'
import { noTowns, type Towns } from '../places/towns.ts'
import { canBeHeadings, isDataRow } from './dataRows.ts'

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
  /** The reason why another column could be meant, for each used column. */
  doubts: ReadonlyMap<number, string>
}

/** The number of rows at the beginning of a file that are searched for headings. */
const MAX_HEADING_SEARCH_ROWS = 40

const isText = (value: string) => value !== '' && value.length <= 80 && !/^[\d\s.,$%()/-]+$/.test(value)

/** Joins two rows of headings. A text in the upper row also applies to the empty cells to its right. */
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

/** Words in a second row that continue the headings above, such as `Name` below `Business`. */
const continuationPattern =
  /^(?:name|number|no\.?|num|#|code|title|established|founded|formed|address|date|line ?\d|\d|site|type|description|page|url|id|sector)$/i

/**
 * Joins two rows of headings, but adds the upper text only to headings that repeat or that mean little alone: “City” of the
 * agent and of the entity, and “Code” below “NAICS”.
 */
function nameRepeated(above: string[], below: string[]) {
  const joined = joinHeadings(above, below, true)
  const seen = new Set<string>()
  const repeated = new Set(below.filter((heading) => seen.has(heading) || !seen.add(heading)))
  return below.map((heading, column) =>
    repeated.has(heading) || continuationPattern.test(heading) ? (joined[column] ?? heading) : heading,
  )
}

type Candidate = { index: number; headings: string[]; mapping: Mapping; score: number }

const hasRepeats = (headings: string[]) => {
  const named = headings.filter(Boolean).map((heading) => heading.toLowerCase())
  return new Set(named).size < named.length
}

/** The number of known headings that one data row above the headings outweighs. */
const LOST_ROW_PENALTY = 2

/** Finds the row or the two rows with the most known headings. */
function findHeadings(rows: CsvRow[]): Candidate | null {
  let best: Candidate | null = null
  const cells = rows.slice(0, MAX_HEADING_SEARCH_ROWS).map(({ values }) => values.map(cleanCell))
  let dataAbove = 0
  cells.forEach((values, index) => {
    const width = values.filter(Boolean).length
    // Headings are above the rows of their table.
    if (index > 0 && isDataRow(cells[index - 1] ?? [], width)) dataAbove += 1
    const above = cells[index - 1]
    const variants = [{ headings: values, bonus: 0 }]
    // A single text above the headings is a title. Texts above several columns are a first row of headings.
    if (!canBeHeadings(values)) return
    if (
      above &&
      canBeHeadings(above) &&
      above.filter(isText).length >= 2 &&
      above.every((value) => value === '' || isText(value))
    ) {
      variants.push({ headings: joinHeadings(above, values, true), bonus: hasRepeats(values) ? 0.5 : -0.5 })
      variants.push({ headings: nameRepeated(above, values), bonus: hasRepeats(values) ? 0.75 : -0.5 })
      const isContinued = values.every((value) => value === '' || continuationPattern.test(value))
      variants.push({ headings: joinHeadings(above, values, false), bonus: isContinued ? 0.5 : -0.5 })
    }
    for (const { headings, bonus } of variants) {
      const texts = headings.filter(isText).length
      if (texts < headings.filter(Boolean).length * 0.7) continue
      const mapping = mapHeadings(headings, rows.slice(index + 1, index + 60))
      const fields = Object.keys(mapping).length
      const name = mapping.business_name == null ? null : matchHeading(headings[mapping.business_name] ?? '')
      const hasName = name !== null && name.rank <= FULL_NAME_RANK
      if (fields === 0 || (fields === 1 && texts > 1 && !hasName)) continue
      const score = fields + (hasName ? 1 : 0) + bonus - dataAbove * LOST_ROW_PENALTY
      if (!best || score > best.score) best = { index, headings, mapping, score }
    }
  })
  return best
}

/** Uses the first row as unknown headings if all its cells are different words. */
function detectUnknownHeadings(rows: CsvRow[]): Candidate | null {
  const headings = rows[0]?.values.map(cleanCell) ?? []
  const isHeading = (value: string) => isText(value) && value.length <= 40 && !/[\d@]|^www\./.test(value)
  const isRow = headings.length > 1 && headings.every(isHeading) && !hasRepeats(headings) && rows.length > 1
  return isRow ? { index: 0, headings, mapping: {}, score: 0 } : null
}

/** Finds the table in the first rows of a file. */
export function findTable(rows: CsvRow[], towns: Towns = noTowns): SheetTable {
  const found = findHeadings(rows) ?? detectUnknownHeadings(rows)
  const body = rows.slice(found ? found.index + 1 : 0)
  const named = found?.headings.length ?? 0
  const wider = body.filter(({ values }) => values.slice(named).some(Boolean))
  // Rows that are wider than the headings are mistakes when there are few. When most rows are wider, some columns have
  // no heading.
  const width = wider.length > body.length / 2 ? Math.max(...wider.map(({ values }) => values.length)) : named
  const headings = Array.from({ length: width }, (_, column) => found?.headings[column] ?? '')
  // Drops empty columns at the right end, which spreadsheet programs leave behind.
  while (headings.at(-1) === '' && body.every(({ values }) => !values[headings.length - 1])) headings.pop()
  const mapping = completeMapping(headings, body, mapContents(headings, body, found?.mapping ?? {}), towns)
  return {
    heading_line: found ? (rows[found.index]?.line ?? null) : null,
    first_line: body[0]?.line ?? (rows.at(-1)?.line ?? 0) + 1,
    headings,
    mapping,
    recognized: Object.keys(found?.mapping ?? {}).length,
    doubts: found ? findDoubts(headings, body, mapping) : new Map(),
  }
}
