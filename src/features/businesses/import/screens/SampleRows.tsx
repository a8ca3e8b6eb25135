import { useState } from 'react'
import { api } from '../../../../kit/api/api.ts'
import { describeFailure } from '../../../../kit/api/failure.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { type Column, Table } from '../../../../kit/ui/Table.tsx'
import { toast } from '../../../../kit/ui/toast.tsx'
import type { RowKind } from '../import.constants.ts'
import { kindNames, kindNotes, nameField, REMARKED, REMARKED_NOTE } from '../import.labels.ts'
import type { Import, ImportRow } from '../imports.contract.ts'

const PAGE_SIZE = 50

function RowNote({ row: { reason, changes } }: { row: ImportRow }) {
  const entries = Object.entries(changes ?? {}).filter(([field]) => field !== 'street' || !changes?.location)
  if (entries.length === 0 && !reason) return null
  return (
    <div className="grid gap-1 wrap-anywhere">
      {entries.map(([field, pair]) => (
        <p key={field}>
          <span className="text-muted">{nameField(field)}:</span> {String(pair?.[0] ?? 'empty')}
          <span className="text-muted"> becomes </span>
          <strong className="font-semibold">{String(pair?.[1] ?? 'empty')}</strong>
        </p>
      ))}
      {reason && <p className="text-muted">{reason}</p>}
    </div>
  )
}

/** Nothing instead of an empty element, because an empty cell is hidden on phones together with its label. */
const orNothing = (text: string, className: string) => (text === '' ? null : <span className={className}>{text}</span>)

const describePlace = ({ street, city, state, zip_code }: ImportRow) =>
  [street, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const columns: Column<ImportRow>[] = [
  {
    key: 'name',
    header: 'Business',
    cell: ({ business_name, business_id, kind }) =>
      business_id !== null && kind !== 'new' ? (
        <Link to={`/admin?tab=verification&review=${business_id}`} className="wrap-anywhere">
          {business_name}
        </Link>
      ) : (
        <span className="wrap-anywhere">{business_name ?? 'No name'}</span>
      ),
  },
  { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => line.toLocaleString('en-US') },
  { key: 'place', header: 'Address', cell: (row) => orNothing(describePlace(row), 'wrap-anywhere') },
  {
    key: 'more',
    header: 'Other',
    cell: ({ phone, website, industry, alaska_business_license }) =>
      orNothing(
        [industry, phone, website, alaska_business_license].filter(Boolean).join(' · '),
        'text-muted wrap-anywhere',
      ),
  },
]
const noteColumn: Column<ImportRow> = { key: 'note', header: 'What happens', cell: (row) => <RowNote row={row} /> }

/** The first rows of one kind or with a remark, and more on demand. Renders nothing when there are none. */
export function SampleRows({ kind, checked }: { kind: RowKind | 'remarked'; checked: Import }) {
  const isRemarked = kind === 'remarked'
  const [rows, setRows] = useState((isRemarked ? checked.remarked.rows : checked.samples[kind]) ?? [])
  const [busy, setBusy] = useState(false)
  const count = isRemarked ? checked.remarked.count : checked.counts[kind]
  const title = isRemarked ? REMARKED : kindNames[kind]
  // The notes are about what an import would do.
  const isApplied = !['checking', 'checked'].includes(checked.state)
  if (count === 0 || rows.length === 0) return null
  const hasNotes = rows.some(({ reason, changes }) => reason || changes)
  const [name, line, ...others] = columns as [Column<ImportRow>, ...Column<ImportRow>[]]

  async function loadMore() {
    setBusy(true)
    try {
      const which = isRemarked ? { remarked: 'true' as const } : { kind }
      const query = { ...which, cursor: String(rows.at(-1)?.line), limit: String(PAGE_SIZE) }
      const more = await api('GET /admin/imports/:id/rows', { params: { id: checked.id }, query })
      setRows([...rows, ...more.rows])
    } catch (error) {
      toast.error(describeFailure('More rows could not be loaded', error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section id={`rows-${kind}`} aria-labelledby={`rows-${kind}-title`}>
      <h2 id={`rows-${kind}-title`} className="mb-3 text-lg">
        {`${title}: ${count.toLocaleString('en-US')}`}
      </h2>
      {!isApplied && <p className="hint -mt-2 mb-3">{isRemarked ? REMARKED_NOTE : kindNotes[kind]}</p>}
      <Table
        caption={title}
        captionHidden
        columns={[
          name,
          line as Column<ImportRow>,
          ...(hasNotes ? [noteColumn] : []),
          ...(kind === 'refused' ? [] : others),
        ]}
        rows={rows}
        rowKey={({ line }) => line}
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {rows.length < count && (
          <Button size="sm" variant="secondary" busy={busy} onClick={loadMore}>
            {`Show more: ${title}`}
          </Button>
        )}
        <p
          role="status"
          className="hint"
        >{`${rows.length.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} shown`}</p>
      </div>
    </section>
  )
}
