import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { isTradeHeading, matchHeading, normalizeHeading } from '../headings/headings.ts'
import { areNotIndustries, isInsuranceHeading } from '../industry/industryCells.ts'
import { findKindColumns } from '../industry/mapTags.ts'
import { parseNaics } from '../industry/naics.ts'
import { areIndustries, areTrades } from './columnValues.ts'
import { findColumn } from './findColumn.ts'

/**
 * Maps the industry to the column of descriptions, if the descriptions are short names of industries and no other column has
 * industries.
 */
function takeShortDescriptions(headings: string[], rows: CsvRow[], mapped: Mapping) {
  const { industry, category, naics_code, description } = mapped
  if (description == null || industry != null || category != null) return
  const valuesOf = (column: number) => rows.map(({ values }) => values[column] ?? '')
  const hasTitles = naics_code != null && valuesOf(naics_code).some((value) => parseNaics(value)?.title)
  // “Products” are not industries, but “What they do” may name one.
  const heading = headings[description] ?? ''
  const isDescription = matchHeading(heading)?.rank === 0 || /^what\b/i.test(heading)
  if (hasTitles || !isDescription || !areIndustries(valuesOf(description))) return
  mapped.industry = description
  delete mapped.description
}

/** Maps the columns with industries in a table whose headings do not name them. */
export function addIndustries(headings: string[], rows: CsvRow[], mapped: Mapping): void {
  const add = (field: ImportField, column: number | undefined) => {
    if (column !== undefined && !Object.values(mapped).includes(column)) mapped[field] ??= column
  }
  takeShortDescriptions(headings, rows, mapped)
  const hasIndustries = () =>
    [mapped.industry, mapped.category, mapped.naics_code].some((column) => column !== undefined)
  // Mapped only now, because “Shop” is the name of a business in other lists.
  if (!hasIndustries())
    add(
      'industry',
      findKindColumns(headings).find((column) => rows.some(({ values }) => values[column])),
    )
  if (mapped.business_name === undefined || hasIndustries()) return
  const isNoName = (column: number) =>
    !isInsuranceHeading(headings[column] ?? '') &&
    matchHeading(headings[column] ?? '')?.field !== 'business_name' &&
    !/\bname$/.test(normalizeHeading(headings[column] ?? ''))
  add(
    'industry',
    findColumn(headings, rows, mapped, {
      test: (values) => areIndustries(values) && !areNotIndustries(values),
      isCandidate: isNoName,
    }),
  )
  // The type of a license is often the only hint about the industry.
  const isTrade = (column: number) =>
    isTradeHeading(headings[column] ?? '') && !isInsuranceHeading(headings[column] ?? '')
  if (!hasIndustries())
    add(
      'category',
      findColumn(headings, rows, mapped, {
        test: (values) => areTrades(values) && !areNotIndustries(values),
        isCandidate: isTrade,
      }),
    )
}
