/** Values that do not occur in headings: dates, amounts, long numbers, and all kinds of addresses. */
const valuePattern =
  /^(?:\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b.*|[$(]?-?[\d,]*\.\d\d\)?|\d{4,}(?:-\d+)?|\+?1?[ .-]?\(?\d{3}\)?[ .-]?\d{3}[.-]\d{4}.*|\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+|\d+[A-Z]? .*\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|hwy|highway|way|ct|court)\b.*|p\.? ?o\.? box \d.*|.*, [A-Z]{2} \d{5}.*)$/i
const countValues = (cells: string[]) => cells.filter((cell) => valuePattern.test(cell)).length
/** The maximum share of such values in headings, which may contain years and line numbers. */
const MAX_VALUE_SHARE = 0.1
/** Whether a row can be the headings. */
export const canBeHeadings = (cells: string[]) => countValues(cells) <= MAX_VALUE_SHARE * cells.filter(Boolean).length

/** Whether a row belongs to the table and is not a title: most of its columns are filled, some with such values. */
export const isDataRow = (cells: string[], width: number) =>
  cells.filter(Boolean).length >= Math.max(3, width / 3) && countValues(cells) >= 2

/** The reason why a row above the headings is not imported; null for a title. */
export const refuseRowAboveHeadings = (values: string[], headings: string[]): string | null =>
  isDataRow(values, headings.filter(Boolean).length) ? 'The row stands above the headings' : null
