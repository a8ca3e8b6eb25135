import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { countPages, parsePageNumber, withParams } from '../../kit/forms/listUrl.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatDate } from '../../kit/text/text.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Filters } from '../../kit/ui/Filters.tsx'
import { ListFailed } from '../../kit/ui/ListFailed.tsx'
import { Pagination } from '../../kit/ui/Pagination.tsx'
import { ReviewButton } from '../../kit/ui/ReviewButton.tsx'
import { StatusField } from '../../kit/ui/StatusField.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import { ClaimPanel } from './ClaimPanel.tsx'
import { ClaimStatusBadge, DomainProofBadge } from './ClaimStatusBadge.tsx'
import { claimStatusNames } from './claims.constants.ts'
import type { Claim } from './claims.contract.ts'
import { type ClaimList, loadClaims, parseClaimStatus } from './claims.load.ts'
import { Disputes } from './disputes/Disputes.tsx'

export const load = loadClaims

/** The lists of claim requests and of disputes, for administrators to review. */
export function Component({ list, review, disputes }: Awaited<ReturnType<typeof loadClaims>>) {
  const resultHeading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      {'failure' in list ? <ListFailed {...list} /> : <Claims list={list} resultHeading={resultHeading} />}
      <ClaimPanel review={review} fallbackFocus={() => resultHeading.current} />
      <Disputes {...disputes} />
    </>
  )
}

type ClaimsProps = { list: ClaimList; resultHeading: RefObject<HTMLHeadingElement | null> }

function Claims({ list: { claims, total, counts }, resultHeading }: ClaimsProps) {
  const [params, setParams] = useSearchParams()
  const { time_zone } = useSite()
  const status = parseClaimStatus(params)
  const columns: Column<Claim>[] = [
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
      key: 'requester',
      header: 'Requester',
      cell: ({ requester_name, requester_email }) => (
        <span className="min-w-0">
          <span className="block wrap-anywhere">{requester_name}</span>
          <span className="block text-muted wrap-anywhere">{requester_email}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: (claim) => (
        <span className="flex min-w-0 flex-wrap gap-1.5 max-md:justify-end">
          <ClaimStatusBadge claim={claim} />
          <DomainProofBadge claim={claim} />
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
      cell: ({ id, display_name, requester_name }) => (
        <ReviewButton kind="claim" id={id} name={`${display_name}, claimed by ${requester_name}`} />
      ),
    },
  ]
  const setStatus = (value: string | null) =>
    setParams(withParams(params, { page: null, status: value }), { preventScrollReset: true })

  return (
    <>
      <div className="-mt-6 max-w-form">
        <Filters count={Number(status !== null)} onClear={status ? () => setStatus(null) : undefined}>
          <StatusField status={status} names={claimStatusNames} counts={counts} onChange={setStatus} />
        </Filters>
      </div>
      <div role="status">
        <h2 ref={resultHeading} tabIndex={-1} className="mb-3 text-lg">
          {total === 0 ? 'No claim requests found' : formatCount(total, 'claim request')}
        </h2>
      </div>
      {claims.length > 0 ? (
        <Table caption="Claim requests" captionHidden columns={columns} rows={claims} rowKey={({ id }) => id} />
      ) : status ? (
        <EmptyState title={`${claimStatusNames[status]}: none`} heading="h3">
          <p>No claim request has this status.</p>
        </EmptyState>
      ) : (
        <EmptyState title="No claim requests" heading="h3">
          <p>Claims of listed businesses appear here, for you to approve or reject.</p>
        </EmptyState>
      )}
      <Pagination
        page={parsePageNumber(params)}
        pages={countPages(total)}
        href={(page) => withParams(params, { page })}
      />
    </>
  )
}
