import { formatCount } from '../../../../kit/text/text.ts'
import { Select } from '../../../../kit/ui/Input.tsx'
import { type Column, Table } from '../../../../kit/ui/Table.tsx'
import { type ImportField, importFields, type Mapping } from '../import.constants.ts'
import { fieldNames } from '../import.labels.ts'
import type { Import } from '../imports.contract.ts'

type MappingFormProps = { checked: Import; mapping: Mapping; onChange: (mapping: Mapping) => void }
type SheetColumn = Import['columns'][number]

const delimiterNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

const nameColumn = ({ heading, index }: SheetColumn) => heading || `Column ${index + 1}`

/** The columns of the file, each with the field that it becomes. */
export function MappingForm({ checked, mapping, onChange }: MappingFormProps) {
  const { columns: fileColumns, encoding, delimiter, heading_line, is_mapping_remembered } = checked
  const fieldOf = (index: number) => importFields.find((field) => mapping[field] === index) ?? ''

  function choose(index: number, chosen: ImportField | '') {
    const changed: Mapping = { ...mapping }
    for (const field of importFields) if (changed[field] === index) changed[field] = null
    if (chosen) changed[chosen] = index
    onChange(changed)
  }

  const columns: Column<SheetColumn>[] = [
    { key: 'heading', header: 'Column', cell: (column) => <span className="wrap-anywhere">{nameColumn(column)}</span> },
    {
      key: 'samples',
      header: 'For example',
      cell: ({ samples }) => <span className="text-muted wrap-anywhere">{samples.join(' · ') || 'empty'}</span>,
    },
    {
      key: 'field',
      header: 'Becomes',
      cell: (column) => (
        <Select
          aria-label={`What ${nameColumn(column)} becomes`}
          value={fieldOf(column.index)}
          onChange={(event) => choose(column.index, event.target.value as ImportField | '')}
        >
          <option value="">Not imported</option>
          {importFields.map((field) => (
            <option key={field} value={field}>
              {fieldNames[field]}
            </option>
          ))}
        </Select>
      ),
    },
  ]
  const used = fileColumns.filter(({ index }) => fieldOf(index)).length
  return (
    <details
      className="rounded-lg border border-line bg-raised"
      open={checked.mapping.business_name === null || fileColumns.some(({ doubt }) => doubt !== null) || undefined}
    >
      <summary className="cursor-pointer px-4 py-3">
        <h2 className="inline text-lg">Columns</h2>{' '}
        <span className="text-sm text-muted">
          {`${used} of ${formatCount(fileColumns.length, 'column')} used${is_mapping_remembered ? ', as last time' : ''}`}
        </span>
      </summary>
      <div className="px-4 pb-4">
        <p className="hint mb-3">
          {`Read as ${encoding?.toUpperCase()} with ${delimiterNames[delimiter ?? ','] ?? 'commas'}. `}
          {heading_line === null
            ? 'The file has no headings.'
            : `The headings are on line ${heading_line.toLocaleString('en-US')}.`}
        </p>
        <Table
          caption="Columns of the file"
          captionHidden
          columns={columns}
          rows={fileColumns}
          rowKey={({ index }) => index}
        />
      </div>
    </details>
  )
}
