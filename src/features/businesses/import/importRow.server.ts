import { AppError } from '../../../kit/errors.ts'
import { text, webAddress } from '../../../kit/schema.ts'
import { preview } from '../../../kit/text.ts'
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
/** Where in a row each column is; -1 for one that the file does not have. */
export type Columns = Record<Column, number> & { width: number }

// Schemas of optional fields keep what they parsed alive until the next full garbage collection, which would be most
// of the memory that a large file takes.
const rules = {
  business_name: text(255, 'Name', { required: 'The row has no name' }),
  street: text(255, 'Street address 1'),
  city: text(255, 'City'),
  state: text(255, 'State'),
  zip_code: text(255, 'Zip'),
  industry: text(255, 'Industry'),
  location: text(255, 'The full address'),
}
type Field = keyof typeof rules
const fields = Object.keys(rules) as Field[]
export type ImportedRow = Record<Field | 'website', string | null>

const Website = webAddress('Website')
const bareAddress = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,63}(:\d+)?([/?#]\S*)?$/u

/** @throws 400 when the header has no name column, or one column twice. */
export function readHeader({ values }: CsvRow): Columns {
  const given = values.map((value) => value.toLowerCase().replace(/[\s_]/g, ''))
  const columns = { width: values.length } as Columns
  for (const [column, names] of Object.entries(columnNames) as [Column, string[]][]) {
    const places = given.flatMap((name, at) => (names.includes(name) ? [at] : []))
    if (places.length > 1) {
      const twice = places.map((at) => `“${values[at]}”`).join(' and ')
      throw new AppError('invalid', `The columns ${twice} of the file mean the same. Please keep one of them.`)
    }
    columns[column] = places[0] ?? -1
  }
  if (columns.name === -1) {
    throw new AppError('invalid', 'The file has no “name” column. Its first line must name the columns.')
  }
  return columns
}

/** What is to be imported of a row, if anything, and what is wrong with it, if anything. */
export function readRow(
  { values }: CsvRow,
  columns: Columns,
  regionCode: string,
): { row?: ImportedRow; error?: string } {
  if (values.slice(columns.width).some(Boolean)) {
    return { error: `The row has ${values.length} values, but the file has ${columns.width} columns` }
  }
  const value = (column: Column) => values[columns[column]] ?? ''
  const given = {
    business_name: value('name'),
    industry: value('industry'),
    street: value('street'),
    city: value('city'),
    state: value('state') || regionCode,
    zip_code: value('zip_code'),
  }
  const { street, city, state, zip_code } = given
  const address = [street, value('street_2'), city, `${state} ${zip_code}`.trim()].filter(Boolean)
  // a state alone that the file does not even name is no address
  const location = address.length > 1 || zip_code || value('state') ? address.join(', ').replace(/\s+/g, ' ') : null
  const row: ImportedRow = { ...given, location, website: null }
  for (const field of fields) {
    row[field] ||= null
    if (row[field] === null && field !== 'business_name') continue
    const { error } = rules[field].safeParse(row[field])
    if (error) return { error: error.issues[0]?.message }
  }
  if (value('website') === '') return { row }
  row.website = readWebsite(value('website'))
  return { row, error: row.website === null ? websiteError(value('website')) : undefined }
}

const websiteError = (value: string) => `The website “${preview(value, 80)}” is not a valid address and was left out`

function readWebsite(value: string): string | null {
  const { data } = Website.safeParse(bareAddress.test(value) ? `https://${value}` : value)
  return data ?? null
}
