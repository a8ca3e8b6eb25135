import { getMessage, useAction } from '../../../kit/api/api.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { NameMerge } from './nameMerges.contract.ts'

/** The merges of names, newest first, each with a button to undo it. */
export function NameMerges({ merges }: { merges: NameMerge[] }) {
  const { time_zone } = useSite()
  const columns: Column<NameMerge>[] = [
    { key: 'old', header: 'Old name', cell: ({ old_name }) => <span className="wrap-anywhere">{old_name}</span> },
    { key: 'new', header: 'New name', cell: ({ new_name }) => <span className="wrap-anywhere">{new_name}</span> },
    {
      key: 'moved',
      header: 'Businesses',
      numeric: true,
      cell: ({ moved, is_pending }) => (
        <>
          {moved.toLocaleString('en-US')} {is_pending && <Badge tone="waiting">In progress</Badge>}
        </>
      ),
    },
    { key: 'by', header: 'By', cell: ({ merged_by_name }) => merged_by_name ?? 'A deleted account' },
    { key: 'at', header: 'Date', cell: ({ merged_at }) => formatDate(merged_at, time_zone) },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: ({ id, old_name, undo_until }) => undo_until && <Undo id={id} name={old_name} />,
    },
  ]
  if (merges.length === 0) return null
  return (
    <section aria-labelledby="merged-names" className="mt-12">
      <h2 id="merged-names" className="mb-3 text-lg">
        Merged names
      </h2>
      <Table caption="Merged names" captionHidden columns={columns} rows={merges} rowKey={({ id }) => id} />
    </section>
  )
}

function Undo({ id, name }: { id: number; name: string }) {
  const undo = useAction('POST /admin/names/merges/:id/undo', {
    failed: 'Failed to undo the merge',
    done: getMessage,
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={undo.busy}
      aria-label={`Undo: ${name}`}
      onClick={() => undo({ params: { id } })}
    >
      Undo
    </Button>
  )
}
