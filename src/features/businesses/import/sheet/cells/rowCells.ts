import type { ImportField } from '../../import.constants.ts'

/** The cells of a row by their fields. A field without a column is empty. */
export type RowCells = {
  /** The text of a cell in one line, without placeholders. */
  text(field: ImportField): string
  /** The cell with its lines and placeholders. */
  cell(field: ImportField): string
}
