import { getMessage, useAction } from '../../../kit/api/api.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { isValueField, suggestionFieldNames } from './suggestions.constants.ts'
import type { Suggestion } from './suggestions.contract.ts'
import { canAccept } from './suggestions.rules.ts'

function Decision({ suggestion }: { suggestion: Suggestion }) {
  const viewer = useViewer()
  const { id, field, business_name, is_claimed } = suggestion
  const failed = 'The correction could not be decided'
  const accept = useAction('POST /business-suggestions/:id/accept', { failed, done: getMessage })
  const reject = useAction('POST /business-suggestions/:id/reject', { failed, done: getMessage })
  const about = `${suggestionFieldNames[field]} of ${business_name}`
  const label = isValueField(field) ? 'Accept' : field === 'closed' ? 'Take Off the Directory' : 'Done'

  async function decide() {
    if (field === 'closed') {
      const confirmed = await confirm({
        title: `Take ${business_name} off the directory?`,
        body: `Nobody but its team and administrators can find or open it and its events any more. ${is_claimed ? 'Its owner is told, and can put it back. You can too, on this page.' : 'You can put it back on this page.'}`,
        confirmLabel: 'Take Off the Directory',
        tone: 'danger',
      })
      if (!confirmed) return
    }
    await accept({ params: { id } })
  }

  return (
    <span className="flex flex-wrap gap-2 sm:justify-end">
      {canAccept(viewer, suggestion) && (
        <Button
          size="sm"
          busy={accept.busy}
          aria-label={`${label}: ${about}`}
          onClick={decide}
          variant={field === 'closed' ? 'secondary' : undefined}
        >
          {label}
        </Button>
      )}
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

/** Suggested corrections, each with the buttons of its decision. */
export function SuggestionList({ suggestions }: { suggestions: Suggestion[] }) {
  const { time_zone } = useSite()
  const columns: Column<Suggestion>[] = [
    {
      key: 'business',
      header: 'Business',
      cell: ({ business_id, business_name }) => (
        <Link to={`/businesses/${business_id}`} className="wrap-anywhere">
          {business_name}
        </Link>
      ),
    },
    {
      key: 'now',
      header: 'About',
      cell: ({ field, current_value }) => (
        <>
          <span className="hint block">{suggestionFieldNames[field]}</span>
          {isValueField(field) && <span className="wrap-anywhere">Now: {current_value ?? 'not given'}</span>}
        </>
      ),
    },
    {
      key: 'suggested',
      header: 'Suggested',
      cell: ({ value, message }) => (
        <>
          {value && <strong className="block wrap-anywhere">{value}</strong>}
          {!value && !message && <span className="text-muted">No explanation</span>}
          {message && <span className="block whitespace-pre-line wrap-anywhere">{message}</span>}
        </>
      ),
    },
    {
      key: 'from',
      header: 'From',
      cell: ({ suggester_name, created_at }) => (
        <span className="text-muted wrap-anywhere">
          {[suggester_name, formatDate(created_at, time_zone)].filter(Boolean).join(', ')}
        </span>
      ),
    },
    {
      key: 'decision',
      header: 'Decision',
      actions: true,
      cell: (suggestion) => <Decision suggestion={suggestion} />,
    },
  ]
  return (
    <Table caption="Suggested corrections" captionHidden columns={columns} rows={suggestions} rowKey={({ id }) => id} />
  )
}
