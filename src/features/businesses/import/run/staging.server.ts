import { sql, type Tx } from '../../../../database/open.server.ts'
import { readableColumns } from '../../names/readableName.server.ts'
import type { CheckedRow } from '../sheet/rows/checkedRow.ts'

type Column = keyof CheckedRow | 'readable_name' | 'readable_city'

/** The columns of a staged row, with their types. */
const columns = {
  business_name: 'text',
  street: 'text',
  city: 'text',
  state: 'text',
  zip_code: 'text',
  location: 'text',
  industry: 'text',
  category: 'text',
  description: 'text',
  phone: 'text',
  website: 'text',
  alaska_business_license: 'text',
  naics_code: 'text',
  year_established: 'integer',
  latitude: 'float8',
  longitude: 'float8',
  readable_name: 'text',
  readable_city: 'text',
} satisfies Record<Column, string>
const names = Object.keys(columns) as Column[]

/** The columns of a staged row, qualified with the name of a table in the query. */
export const rowColumnsOf = (table: string) => sql.raw(names.map((name) => `${table}.${name}`).join(', '))
export const rowColumns = sql.raw(names.join(', '))

const texts = names.filter((name) => name !== 'latitude' && name !== 'longitude')
/** Like `rowColumnsOf`, without the coordinates. */
export const textColumnsOf = (table: string) => sql.raw(texts.map((name) => `${table}.${name}`).join(', '))
export const textColumns = sql.raw(texts.join(', '))

/**
 * Creates the temporary table `staged` for rows of a list, with the columns of a business. Its `id` is the line of the row;
 * `import_key` identifies duplicates.
 */
export async function createStagingTable(tx: Tx) {
  // The joins of this transaction need more memory.
  await sql`set local work_mem = '32MB'`.execute(tx)
  // The columns that no list has are left out, because joins and sorts take time for each column.
  await sql`
    create temporary table staged on commit drop as
    select id, null::text as reason, null::boolean as has_state, null::integer as address_rank, ${rowColumns},
      import_key from businesses with no data
  `.execute(tx)
}

type StagedRow = { business_name: string | null; city: string | null } & {
  [Field in keyof CheckedRow]?: CheckedRow[Field] | null
}

/** The facts about a row that are not values of the business: see `RowResult`. */
type RowFacts = { has_state?: boolean; address_rank?: number }

/** Characters that separate values and stand for a missing value. No value contains them: see `toText`. */
const [SEPARATOR, MISSING] = ['\x1e', '\x1d']
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const separatorPattern = /[\x1d\x1e]/g

const toText = (value: string | number | boolean | null) =>
  value === null ? MISSING : typeof value === 'string' ? value.replace(separatorPattern, ' ') : String(value)

/**
 * Collects rows and writes them into the table `staged`. Each column is sent as one text with separators: PostgreSQL
 * parses it in half the time of JSON, and the garbage collector has less to do than with an object for each row.
 */
export class StagedRows {
  #lines: number[] = []
  #reasons: string[] = []
  #facts: RowFacts[] = []
  #values = new Map<Column, string[]>()

  get length() {
    return this.#lines.length
  }

  /** Adds a row, with the readable forms of its name and its city. */
  add(line: number, row: StagedRow, reason: string | null, facts: RowFacts = {}) {
    const index = this.#lines.length
    this.#lines.push(line)
    this.#reasons.push(toText(reason))
    this.#facts.push(facts)
    const put = (column: Column, value: string | number | null | undefined) => {
      if (value === null || value === undefined) return
      const list = this.#values.get(column) ?? []
      if (list.length === 0) this.#values.set(column, list)
      while (list.length < index) list.push(MISSING)
      list.push(toText(value))
    }
    for (const column in row) put(column as Column, row[column as keyof CheckedRow])
    const { readable_name, readable_city } = readableColumns(row)
    put('readable_name', readable_name)
    put('readable_city', readable_city)
  }

  async insert(tx: Tx) {
    if (this.#lines.length === 0) return
    const used = names.filter((name) => this.#values.has(name))
    const list = (values: (string | number)[], type: string) =>
      sql`string_to_array(${values.join(SEPARATOR)}, ${SEPARATOR}, ${MISSING})::${sql.raw(type)}[]`
    const lists = used.map((name) => {
      const values = this.#values.get(name) as string[]
      while (values.length < this.#lines.length) values.push(MISSING)
      return list(values, columns[name])
    })
    const fact = (name: keyof RowFacts) => this.#facts.map((facts) => toText(facts[name] ?? null))
    const facts = [list(fact('has_state'), 'boolean'), list(fact('address_rank'), 'integer')]
    const usedColumns = sql.join(used.map((name) => sql.ref(name)))
    const keyPart = (name: Column) => (this.#values.has(name) ? sql.ref(name) : sql`null`)
    await sql`
      insert into staged (id, reason, has_state, address_rank, import_key, ${usedColumns})
      select line, reason, has_state, address_rank, import_key(business_name, ${keyPart('city')}, ${keyPart('street')}), ${usedColumns}
      from unnest(${sql.join([list(this.#lines, 'bigint'), list(this.#reasons, 'text'), ...facts, ...lists])})
        as row (line, reason, has_state, address_rank, ${usedColumns})`.execute(tx)
  }
}
