import { useRef } from 'react'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount, formatDate } from '../../../kit/text/text.ts'
import { CursorPages } from '../../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListFailed } from '../../../kit/ui/ListFailed.tsx'
import { ReviewButton } from '../../../kit/ui/ReviewButton.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { DisputePanel } from './DisputePanel.tsx'
import { DisputeStatusBadge } from './DisputeStatusBadge.tsx'
import type { Dispute } from './disputes.contract.ts'
import type { LoadedDisputes } from './disputes.load.ts'

/** The disputes about claimed businesses, for administrators to review. */
export function Disputes({ list, review }: LoadedDisputes) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { time_zone } = useSite()
  const columns: Column<Dispute>[] = [
    {
      key: 'business',
      header: 'Business',
      cell: ({ display_name, display_city, state }) => (
        <>
          <span className="block wrap-anywhere">{display_name}</span>
          <span className="block font-normal text-muted wrap-anywhere">
            {[display_city, state].filter(Boolean).join(', ')}
          </span>
        </>
      ),
    },
    {
      key: 'disputant',
      header: 'Disputed by',
      cell: ({ disputant_name }) => <span className="min-w-0 wrap-anywhere">{disputant_name}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, is_owner_heard }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:justify-end">
          <DisputeStatusBadge status={status} />
          {status === 'open' && !is_owner_heard && <span className="text-muted">waits for the owner</span>}
        </span>
      ),
    },
    {
      key: 'created',
      header: 'Submitted',
      className: 'whitespace-nowrap',
      cell: ({ created_at }) => formatDate(created_at, time_zone),
    },
    {
      key: 'review',
      header: 'Review',
      actions: true,
      cell: ({ id, display_name, disputant_name }) => (
        <ReviewButton kind="dispute" id={id} name={`${display_name}, disputed by ${disputant_name}`} />
      ),
    },
  ]
  return (
    <section aria-labelledby="disputes" className="mt-12">
      <h2 id="disputes" ref={heading} tabIndex={-1} className="mb-3 text-lg">
        {'failure' in list || list.open === 0 ? 'Disputes' : formatCount(list.open, 'open dispute')}
      </h2>
      {'failure' in list ? (
        <ListFailed {...list} />
      ) : list.disputes.length > 0 ? (
        <>
          <Table caption="Disputes" captionHidden columns={columns} rows={list.disputes} rowKey={({ id }) => id} />
          <CursorPages next={list.next_cursor} />
        </>
      ) : (
        <EmptyState title="No disputes" heading="h3">
          <p>When somebody says that a claimed business is theirs, both sides appear here, for you to decide.</p>
        </EmptyState>
      )}
      <DisputePanel review={review} fallbackFocus={() => heading.current} />
    </section>
  )
}
