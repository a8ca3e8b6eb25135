import { getMessage, useAction } from '../../../../kit/api/api.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { type Column, Table } from '../../../../kit/ui/Table.tsx'
import { nameField } from '../import.labels.ts'
import type { ImportProposal } from '../proposals.contract.ts'

function Decision({ proposal: { id, business_name, field } }: { proposal: ImportProposal }) {
  const failed = 'The change could not be decided'
  const accept = useAction('POST /import-proposals/:id/accept', { failed, done: getMessage })
  const reject = useAction('POST /import-proposals/:id/reject', { failed, done: getMessage })
  const about = `${nameField(field)} of ${business_name}`
  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      <Button size="sm" busy={accept.busy} aria-label={`Accept: ${about}`} onClick={() => accept({ params: { id } })}>
        Accept
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={reject.busy}
        aria-label={`Reject: ${about}`}
        onClick={() => reject({ params: { id } })}
      >
        Reject
      </Button>
    </span>
  )
}

const columns: Column<ImportProposal>[] = [
  {
    key: 'business',
    header: 'Business',
    cell: ({ business_id, business_name }) => (
      <Link to={`/businesses/${business_id}`} className="wrap-anywhere">
        {business_name}
      </Link>
    ),
  },
  { key: 'field', header: 'Field', cell: ({ field }) => nameField(field) },
  {
    key: 'from',
    header: 'Now',
    cell: ({ from_value }) => <span className="wrap-anywhere">{from_value ?? 'Not given'}</span>,
  },
  { key: 'to', header: 'In the list', cell: ({ to_value }) => <strong className="wrap-anywhere">{to_value}</strong> },
  {
    key: 'file',
    header: 'List',
    cell: ({ file_name }) => <span className="text-muted wrap-anywhere">{file_name}</span>,
  },
  { key: 'decision', header: 'Decision', actions: true, cell: (proposal) => <Decision proposal={proposal} /> },
]

/** Changes that imported lists propose, each with the buttons of its decision. */
export const ProposalList = ({ proposals }: { proposals: ImportProposal[] }) => (
  <Table caption="Proposed changes" captionHidden columns={columns} rows={proposals} rowKey={({ id }) => id} />
)
