import { getMessage, useAction } from '../../../kit/api/api.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { Merge } from './duplicates.contract.ts'

/** The merges that an administrator can still undo. */
export function Merges({ merges }: { merges: Merge[] }) {
  const { time_zone } = useSite()
  const columns: Column<Merge>[] = [
    { key: 'gone', header: 'Merged', cell: ({ gone_name }) => <span className="wrap-anywhere">{gone_name}</span> },
    {
      key: 'kept',
      header: 'Into',
      cell: ({ kept_id, kept_name }) => (
        <Link to={`/businesses/${kept_id}`} className="wrap-anywhere">
          {kept_name}
        </Link>
      ),
    },
    { key: 'by', header: 'By', cell: ({ merged_by_name }) => merged_by_name ?? 'A deleted account' },
    { key: 'until', header: 'Undo until', cell: ({ undo_until }) => formatDate(undo_until, time_zone) },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: ({ id, gone_name }) => <Undo id={id} name={gone_name} />,
    },
  ]
  if (merges.length === 0) return null
  return (
    <section aria-labelledby="merges" className="mt-12">
      <h2 id="merges" className="mb-3 text-lg">
        Recent merges
      </h2>
      <Table caption="Recent merges" captionHidden columns={columns} rows={merges} rowKey={({ id }) => id} />
    </section>
  )
}

export const useUndoMerge = () =>
  useAction('POST /admin/merges/:id/undo', { failed: 'Failed to undo the merge', done: getMessage })

function Undo({ id, name }: { id: number; name: string }) {
  const undo = useUndoMerge()
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
