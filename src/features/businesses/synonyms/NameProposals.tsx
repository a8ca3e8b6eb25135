import { getMessage, useAction } from '../../../kit/api/api.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { NameProposal } from './nameMerges.contract.ts'
import type { MergedField } from './synonyms.ts'
import { useMergeNames } from './useMergeNames.tsx'

type NameProposalsProps = { field: MergedField; proposals: NameProposal[] }

/** Names that are probably misspelled, each with the right spelling and the buttons to decide. */
export function NameProposals({ field, proposals }: NameProposalsProps) {
  const columns: Column<NameProposal>[] = [
    {
      key: 'old',
      header: 'Name',
      cell: ({ old_name, count }) => <Counted name={old_name} note={formatCount(count, 'business', 'businesses')} />,
    },
    {
      key: 'new',
      header: 'Probably means',
      cell: ({ new_name, new_count, is_place }) => (
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <Counted name={new_name} note={formatCount(new_count, 'business', 'businesses')} />
          {is_place && <Badge>Town of the region</Badge>}
        </span>
      ),
    },
    {
      key: 'decision',
      header: 'Decision',
      actions: true,
      cell: (proposal) => <Decision field={field} proposal={proposal} />,
    },
  ]
  return (
    <Table
      caption="Likely misspellings"
      captionHidden
      columns={columns}
      rows={proposals}
      rowKey={({ old_name }) => old_name}
    />
  )
}

const Counted = ({ name, note }: { name: string; note: string }) => (
  <span>
    <strong className="wrap-anywhere">{name}</strong> <span className="hint">{note}</span>
  </span>
)

function Decision({ field, proposal: { old_name, new_name } }: { field: MergedField; proposal: NameProposal }) {
  const { mergeNames, busy } = useMergeNames(field)
  const keep = useAction('POST /admin/names/keep', { failed: 'Failed to keep the name', done: getMessage })
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <Button
        size="sm"
        busy={busy}
        aria-label={`Merge: ${old_name} into ${new_name}`}
        onClick={() => mergeNames({ old_name, new_name })}
      >
        Merge
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={keep.busy}
        aria-label={`Keep: ${old_name}`}
        onClick={() => keep({ body: { field, name: old_name } })}
      >
        Keep
      </Button>
    </span>
  )
}
