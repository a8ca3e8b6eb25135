import type { CsvRow } from '../../csvRows.server.ts'
import type { Mapping } from '../../import.constants.ts'
import { isIgnoredHeading } from '../headings/headings.ts'
import { findSkippedColumns } from './skippedColumns.ts'

type ColumnTest = { test(values: string[]): boolean; isCandidate?(column: number): boolean }

/** The first column without a field whose values pass the test. */
export function findColumn(headings: string[], rows: CsvRow[], mapping: Mapping, { test, isCandidate }: ColumnTest) {
  const used = new Set([...Object.values(mapping), ...findSkippedColumns(headings, rows, mapping)])
  const column = headings.findIndex(
    (heading, index) =>
      !used.has(index) &&
      !isIgnoredHeading(heading) &&
      (isCandidate?.(index) ?? true) &&
      test(rows.map(({ values }) => values[index] ?? '')),
  )
  return column < 0 ? undefined : column
}
