import { type RefObject, useId } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { countPages, parsePageNumber, withParams } from '../../../kit/forms/listUrl.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount, formatTime } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Input.tsx'
import { Pagination } from '../../../kit/ui/Pagination.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { usagePageSizes } from '../chat.constants.ts'
import type { ChatUsage } from '../chat.contract.ts'
import { formatIp } from './formatIp.ts'
import { formatUsd } from './money.ts'
import { UsageStatus } from './UsageStatus.tsx'
import { type ChatStats, parsePageSize, type UsageListReply } from './usage.load.ts'

/** The id of the button that opens the panel for this IP address. The focus returns to it. */
export const detailsButtonId = (ip: string) => `usage-${ip}`

type UsageListProps = { list: UsageListReply; stats: ChatStats; heading: RefObject<HTMLHeadingElement | null> }

export function UsageList({ list: { usage, totals }, stats, heading }: UsageListProps) {
  const [params, setParams] = useSearchParams()
  const { time_zone } = useSite()
  const size = parsePageSize(params)
  const columns: Column<ChatUsage>[] = [
    {
      key: 'address',
      header: 'IP address',
      cell: ({ ip_address }) => (
        <span className="md:whitespace-nowrap max-md:wrap-anywhere">{formatIp(ip_address)}</span>
      ),
    },
    { key: 'status', header: 'Status', cell: (row) => <UsageStatus usage={row} threshold={stats.cost_threshold} /> },
    { key: 'cost', header: 'Cost', numeric: true, cell: ({ total_cost }) => formatUsd(total_cost) },
    { key: 'requests', header: 'Requests', numeric: true, cell: (row) => row.total_requests.toLocaleString('en-US') },
    { key: 'tokens', header: 'Tokens', numeric: true, cell: (row) => row.total_tokens.toLocaleString('en-US') },
    {
      key: 'last',
      header: 'Last request',
      cell: ({ last_request }) => last_request && formatTime(last_request, time_zone),
    },
    { key: 'details', header: 'Details', actions: true, cell: ({ ip_address }) => <DetailsButton ip={ip_address} /> },
  ]
  return (
    <section aria-labelledby="usage-per-address" className="mb-10">
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <search className="min-w-0 grow sm:max-w-form">
          <SearchField label="Search IP addresses" hint="The beginning of the address" />
        </search>
        <Field label="Show">
          {(field) => (
            <Select
              {...field}
              value={size}
              onChange={(event) =>
                setParams(withParams(params, { size: event.target.value, page: null }), { preventScrollReset: true })
              }
            >
              {usagePageSizes.map((option) => (
                <option key={option} value={option}>
                  {option} per page
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div role="status">
        <h2 id="usage-per-address" ref={heading} tabIndex={-1} className="mb-3 text-lg">
          {totals.unique_ips === 0
            ? 'No usage found'
            : `Usage of ${formatCount(totals.unique_ips, 'IP address', 'IP addresses')}`}
        </h2>
      </div>
      {usage.length > 0 ? (
        <Table
          caption="Usage per IP address"
          captionHidden
          columns={columns}
          rows={usage}
          rowKey={(row) => row.ip_address}
        />
      ) : params.get('search') ? (
        <EmptyState title="No matching address" heading="h3">
          <p>Try fewer digits, or clear the search.</p>
        </EmptyState>
      ) : (
        <EmptyState title="Nobody has asked the assistant yet" heading="h3">
          <p>The requests and the cost of each address will appear here.</p>
        </EmptyState>
      )}
      <Pagination
        page={parsePageNumber(params)}
        pages={countPages(totals.unique_ips, size)}
        href={(page) => withParams(params, { page })}
      />
    </section>
  )
}

function DetailsButton({ ip }: { ip: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const nameId = useId()
  const target = withParams(params, { ip })
  return (
    <>
      <span id={nameId} hidden>
        {formatIp(ip)}
      </span>
      <Button
        id={detailsButtonId(ip)}
        size="sm"
        variant="secondary"
        busy={location?.search === target}
        aria-haspopup="dialog"
        aria-describedby={nameId}
        onClick={() => navigate(target, { preventScrollReset: true })}
      >
        Details
      </Button>
    </>
  )
}
