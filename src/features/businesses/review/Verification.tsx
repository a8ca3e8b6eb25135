import { type ReactNode, type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { countPages, parsePageNumber, withParams } from '../../../kit/forms/listUrl.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount, formatDate } from '../../../kit/text/text.ts'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Filters } from '../../../kit/ui/Filters.tsx'
import { Checkbox } from '../../../kit/ui/Input.tsx'
import { ListFailed } from '../../../kit/ui/ListFailed.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { ReviewButton } from '../../../kit/ui/ReviewButton.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { StatusField } from '../../../kit/ui/StatusField.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { Business } from '../business.contract.ts'
import { statusNames } from '../businesses.labels.ts'
import { canPublish } from '../businesses.rules.ts'
import { ConfirmationCounts } from '../confirmation/ConfirmationCounts.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { BulkPublish, useSelection } from './BulkPublish.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { type AdminList, type loadVerification, parseStatus } from './verification.load.ts'

type VerificationProps = Awaited<ReturnType<typeof loadVerification>> & {
  /** Additional buttons for the business under review. */
  reviewActions: (business: Business) => ReactNode
}

/** The list of all businesses, for review and bulk publishing. */
export function Verification({ list, confirmations, review, reviewActions }: VerificationProps) {
  const resultHeading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      {confirmations && <ConfirmationCounts counts={confirmations} />}
      {'failure' in list ? <ListFailed {...list} /> : <BusinessList list={list} resultHeading={resultHeading} />}
      <ReviewPanel review={review} actions={reviewActions} fallbackFocus={() => resultHeading.current} />
    </>
  )
}

type BusinessListProps = { list: AdminList; resultHeading: RefObject<HTMLHeadingElement | null> }

function BusinessList({ list: { businesses, total, counts }, resultHeading }: BusinessListProps) {
  const [params, setParams] = useSearchParams()
  const { time_zone } = useSite()
  const viewer = useViewer()
  const search = params.get('search') ?? ''
  const status = parseStatus(params)
  const publishable = businesses.filter((business) => canPublish(viewer, business)).map(({ id }) => id)
  const selection = useSelection(publishable, `${status} ${parsePageNumber(params)} ${search}`)
  const canBulkPublish = counts.imported > 0 && (status === null || status === 'imported')

  const columns: Column<Business>[] = [
    {
      key: 'name',
      header: 'Business',
      // Checked and empty boxes have different baselines.
      className: '[tbody_&]:align-top',
      cell: ({ id, display_name, verification_status }) =>
        canBulkPublish && canPublish(viewer, { verification_status }) ? (
          <Checkbox
            label={display_name}
            aria-label={`Select ${display_name}`}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        ) : (
          <span className="inline-block py-1.5 wrap-anywhere">{display_name}</span>
        ),
    },
    { key: 'status', header: 'Status', cell: (business) => <StatusBadge status={business.verification_status} /> },
    { key: 'city', header: 'City', cell: ({ display_city }) => display_city ?? <Missing /> },
    { key: 'industry', header: 'Industry', cell: ({ industry }) => industry ?? <Missing /> },
    {
      key: 'number',
      header: 'Entity number',
      cell: ({ alaska_business_license }) => alaska_business_license ?? <Missing />,
    },
    {
      key: 'created',
      header: 'Created',
      className: 'whitespace-nowrap',
      cell: ({ created_at }) => formatDate(created_at, time_zone),
    },
    {
      key: 'review',
      header: 'Review',
      actions: true,
      cell: ({ id, display_name }) => <ReviewButton kind="review" id={id} name={display_name} />,
    },
  ]

  const setFilter = (change: Record<string, string | null>) =>
    setParams(withParams(params, { page: null, ...change }), { preventScrollReset: true })
  const filters = Number(search !== '') + Number(status !== null)

  return (
    <>
      <div className="-mt-6">
        <Filters count={filters} onClear={filters > 0 ? () => setFilter({ search: null, status: null }) : undefined}>
          <SearchField label="Search businesses" placeholder="Name, city, entity number, owner’s email" />
          <StatusField
            status={status}
            names={statusNames}
            counts={counts}
            onChange={(value) => setFilter({ status: value })}
          />
        </Filters>
      </div>
      <div role="status">
        <h2 ref={resultHeading} tabIndex={-1} className="mb-3 text-lg">
          {total === 0 ? 'No businesses found' : formatCount(total, 'business', 'businesses')}
        </h2>
      </div>
      {canBulkPublish && (
        <BulkPublish
          selection={selection}
          selectable={publishable.length}
          matching={counts.imported}
          search={search}
          // The clicked button disappears with the last row.
          onPublished={() => resultHeading.current?.focus()}
        />
      )}
      {businesses.length > 0 ? (
        <Table caption="Businesses" captionHidden columns={columns} rows={businesses} rowKey={({ id }) => id} />
      ) : search ? (
        <EmptyState title="No business matches" heading="h3">
          <p>Try another status, or fewer letters of the name, city, entity number or owner’s email.</p>
        </EmptyState>
      ) : status ? (
        <EmptyState title={`${statusNames[status]}: none`} heading="h3">
          <p>No business has this status.</p>
        </EmptyState>
      ) : (
        <EmptyState
          title="There are no businesses yet"
          heading="h3"
          action={<LinkButton to="/admin/import">Import Businesses</LinkButton>}
        >
          <p>Import a list from a CSV file, or add a business yourself.</p>
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

const Missing = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not given</span>
  </span>
)
