const columns = [
  ['name', 'Required'],
  ['website', 'Begins with http:// or https://'],
  ['street address 1', 'Street and number, or PO box'],
  ['street address 2', 'Suite, floor, unit'],
  ['city', ''],
  ['state', 'The region’s own when left empty'],
  ['zip', ''],
  ['industry', 'Becomes a filter of the directory'],
] as const

/** Explains the format of the import file. */
export const ImportColumns = ({ limit }: { limit: number }) => (
  <section aria-labelledby="import-columns">
    <h2 id="import-columns" className="mb-2 text-lg">
      Format of the file
    </h2>
    <p className="mb-4">
      A CSV file in UTF-8, up to {limit} MB, with the names of its columns in the first line. The order of the columns
      does not matter, nor do capitals, spaces and underscores in their names. A business with the same name, city and
      street as one that is already there is skipped.
    </p>
    <dl className="border-y border-line text-sm">
      {columns.map(([name, note]) => (
        <div key={name} className="pair border-line py-1.5 not-first:border-t [--name-width:9rem]">
          <dt className="font-mono">{name}</dt>
          <dd className="text-muted">{note || 'Optional'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const toKey = (name: string) =>
  name
    .replace(/^\uFEFF/, '')
    .replace(/[\s_"]/g, '')
    .toLowerCase()
const knownKeys = new Set<string>(columns.map(([name]) => toKey(name)))
/** The number of bytes that are read to find the first line of a file. */
const FIRST_LINE_BYTES = 65_536

/** Returns the headings of a file's columns that “Import” ignores. “Check first” may use them. */
export async function readIgnoredColumns(file: File): Promise<string[]> {
  const [firstLine = ''] = (await file.slice(0, FIRST_LINE_BYTES).text()).split(/\r?\n/)
  const names = firstLine.split(',').map((name) => name.replace(/["\uFEFF]/g, '').trim())
  // “Import” itself reports that the required column is missing.
  if (!names.some((name) => toKey(name) === 'name')) return []
  return names.filter((name) => name !== '' && !knownKeys.has(toKey(name)))
}
