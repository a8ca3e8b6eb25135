import type { CsvRow } from '../../csvRows.server.ts'
import type { ImportField, Mapping } from '../../import.constants.ts'
import { cleanOptional } from '../cells/cellText.ts'
import { withoutCountry } from '../cells/unitedStates.ts'
import { normalizeHeading } from '../headings/headings.ts'
import { rankAffix } from './addressGroups.ts'
import { splitCityLine } from './splitAddress.ts'

/** Columns such as `Bill to 1` to `Bill to 5` with the lines of an address. Rows with fewer lines leave the last columns empty. */
type LineColumns = { name: string; columns: number[] }

/** The columns whose headings differ only in a number, in the order of the numbers. */
function findNumbered(headings: string[]): LineColumns[] {
  const series = new Map<string, number[]>()
  headings.forEach((heading, column) => {
    const [, name = '', number = ''] = /^(.+?)(?: (?:line|ln))? ([1-9])$/.exec(normalizeHeading(heading)) ?? []
    if (name === '') return
    const columns = series.get(name) ?? []
    columns[Number(number) - 1] ??= column
    series.set(name, columns)
  })
  return [...series].flatMap(([name, columns]) =>
    columns.length > 1 && !columns.includes(undefined as never) ? [{ name, columns }] : [],
  )
}

const extractLines = (values: string[], columns: number[]) =>
  columns
    .map((column) => withoutCountry(cleanOptional(values[column] ?? '')))
    .filter((line) => line !== '' && !/^usa?$/i.test(line))

/** Whether the last line of most rows is a city with its state. */
function areAddressLines(rows: CsvRow[], columns: number[]) {
  const addresses = rows.map(({ values }) => extractLines(values, columns)).filter((lines) => lines.length > 1)
  const ended = addresses.filter((lines) => splitCityLine(lines.at(-1) ?? '')?.state)
  return ended.length > 0 && ended.length > addresses.length / 2
}

/**
 * Maps the street to numbered columns with lines of an address, unless another column has the city.
 * @returns whether there are such columns.
 */
export function mapAddressLines(headings: string[], rows: CsvRow[], mapping: Mapping): boolean {
  const found = findNumbered(headings)
    .filter(({ columns }) => areAddressLines(rows, columns))
    .sort((a, b) => rankAffix(a.name) - rankAffix(b.name))
  const [physical, mailing] = found
  if (!physical) return false
  const lines = new Set(found.flatMap(({ columns }) => columns))
  if (mapping.city != null && !lines.has(mapping.city)) return false
  for (const [field, column] of Object.entries(mapping) as [ImportField, number][]) {
    if (lines.has(column)) delete mapping[field]
  }
  mapping.street = physical.columns[0]
  if (mailing) mapping.mailing_street = mailing.columns[0]
  return true
}

/**
 * Returns a function that joins the lines of an address in numbered columns, without the name of the business. It returns null
 * for a field without further lines.
 */
export function createLineJoiner(headings: string[], mapping: Mapping) {
  const numbered = mapping.city == null ? findNumbered(headings) : []
  const mapped = new Set(Object.values(mapping))
  const columnsOf = (field: 'street' | 'mailing_street') =>
    numbered.find(
      ({ columns }) => columns[0] === mapping[field] && !columns.slice(1).some((column) => mapped.has(column)),
    )?.columns
  const columns = { street: columnsOf('street'), mailing_street: columnsOf('mailing_street') }
  return (values: string[], field: ImportField, name: string): string | null => {
    const own = field === 'street' || field === 'mailing_street' ? columns[field] : undefined
    if (!own) return null
    return extractLines(values, own)
      .filter((line) => line.toLowerCase() !== name.toLowerCase())
      .join('\n')
  }
}
