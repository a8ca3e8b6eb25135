import { AppError } from '../../../kit/api/errors.ts'
import { text, webAddress } from '../../../kit/api/schema.ts'
import { preview, toSingleLine } from '../../../kit/text/text.ts'
import { createSynonyms, type Synonyms } from '../synonyms/synonyms.ts'
import type { CsvRow } from './csvRows.server.ts'

const columnNames = {
  name: ['name'],
  website: ['website'],
  street: ['streetaddress1', 'address1', 'street'],
  street_2: ['streetaddress2', 'address2', 'street2'],
  city: ['city'],
  state: ['state'],
  zip_code: ['zip', 'zipcode', 'postalcode'],
  industry: ['industry'],
}
type Column = keyof typeof columnNames
/** The index of each column in a row; -1 for a missing column. */
export type Columns = Record<Column, number> & { width: number }

// Schemas of required fields only: optional ones keep parsed values alive until the next full garbage collection, which
// dominated the memory use of large files.
const rules = {
  business_name: text(255, 'Name', { required: 'The row has no name' }),
  street: text(255, 'Street address 1'),
  city: text(255, 'City'),
  state: text(255, 'State'),
  zip_code: text(255, 'Zip'),
  industry: text(255, 'Industry'),
  location: text(255, 'The full address'),
}
type FieldName = keyof typeof rules
const fields = Object.keys(rules) as FieldName[]
export type ImportedRow = Record<FieldName | 'website', string | null>

const Website = webAddress('Website')
const urlWithoutSchemePattern = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,63}(:\d+)?([/?#]\S*)?$/u

/**
 * Printable ASCII characters, which fit every field. Checking them with the schema would take most of the time of a
 * row.
 */
const printableAsciiPattern = /^[!-~](?:[ -~]{0,253}[!-~])?$/

const findError = (field: FieldName, value: unknown) =>
  typeof value === 'string' && printableAsciiPattern.test(value)
    ? undefined
    : rules[field].safeParse(value).error?.issues[0]?.message

/** @throws 400 when the header has no name column, or two columns with the same meaning. */
export function validateHeader({ values }: CsvRow): Columns {
  const headerNames = values.map((value) => value.toLowerCase().replace(/[\s_]/g, ''))
  const columns = { width: values.length } as Columns
  for (const [column, names] of Object.entries(columnNames) as [Column, string[]][]) {
    const indexes = headerNames.flatMap((name, index) => (names.includes(name) ? [index] : []))
    if (indexes.length > 1) {
      const duplicates = indexes.map((index) => `“${values[index]}”`).join(' and ')
      throw new AppError('invalid', `The columns ${duplicates} have the same meaning. Please keep one of them.`)
    }
    columns[column] = indexes[0] ?? -1
  }
  if (columns.name === -1) {
    throw new AppError('invalid', 'The file has no “name” column. Its first line must name the columns.')
  }
  return columns
}

/** Validates a row. A row with an invalid website is imported without it, and has both a result and an error. */
export function validateRow(
  { values }: CsvRow,
  columns: Columns,
  regionCode: string,
  { resolve }: Pick<Synonyms, 'resolve'> = createSynonyms([]),
): { row?: ImportedRow; error?: string } {
  if (values.slice(columns.width).some(Boolean)) {
    return { error: `The row has ${values.length} values, but the file has ${columns.width} columns` }
  }
  const value = (column: Column) => toSingleLine(values[columns[column]] ?? '')
  const fieldValues = {
    business_name: value('name'),
    industry: resolve('industry', value('industry')),
    street: value('street'),
    city: resolve('city', value('city')),
    state: value('state') || regionCode,
    zip_code: value('zip_code'),
  }
  const address = { ...fieldValues, street_2: value('street_2'), hasState: value('state') !== '' }
  const row: ImportedRow = { ...fieldValues, location: composeLocation(address), website: null }
  for (const field of fields) {
    row[field] ||= null
    if (row[field] === null && field !== 'business_name') continue
    const error = findError(field, row[field])
    if (error) return { error }
  }
  if (value('website') === '') return { row }
  row.website = parseWebsite(value('website'))
  return { row, error: row.website === null ? websiteError(value('website')) : undefined }
}

type Address = {
  street: string
  street_2: string
  city: string
  state: string
  zip_code: string
  /** Whether the file names the state. A state that only the settings of the region add is not an address. */
  hasState: boolean
}

/** The address in one line; null when there is none. */
export function composeLocation({ street, street_2, city, state, zip_code, hasState }: Address): string | null {
  const parts = [street, street_2, city, `${state} ${zip_code}`.trim()].filter(Boolean)
  return parts.length > 1 || zip_code || hasState ? parts.join(', ').replace(/\s+/g, ' ') : null
}

/** The error of the first text that is too long; undefined when all fit. */
export function findTooLong(row: Partial<Record<FieldName, string | null>>): string | undefined {
  for (const field of fields) {
    const error = row[field] ? findError(field, row[field]) : undefined
    if (error) return error
  }
  return undefined
}

export const websiteError = (value: string) =>
  `The website “${preview(value, 80)}” is not a valid address and was left out`

export function parseWebsite(value: string): string | null {
  const { data } = Website.safeParse(urlWithoutSchemePattern.test(value) ? `https://${value}` : value)
  return data ?? null
}
