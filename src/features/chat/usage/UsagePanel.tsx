import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../../kit/forms/listUrl.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatTime } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { type Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { REQUEST_RETENTION_DAYS } from '../chat.constants.ts'
import { BlockButton, UnblockButton } from './BlockButtons.tsx'
import { formatIp } from './formatIp.ts'
import { formatUsd } from './money.ts'
import { detailsButtonId } from './UsageList.tsx'
import { UsageStatus } from './UsageStatus.tsx'
import type { UsageDetail, UsageDetailResult } from './usage.load.ts'

type UsagePanelProps = {
  detail: UsageDetailResult | null
  threshold: number
  /** The element that gets the focus when the IP address is not in the list. */
  fallbackFocus: () => HTMLElement | null
}

/** A side panel with the usage of one IP address. */
export function UsagePanel({ detail, threshold, fallbackFocus }: UsagePanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // Keeps the content while the panel is animated out.
  const [displayed, setDisplayed] = useState(detail)
  if (detail && detail !== displayed) setDisplayed(detail)
  if (!displayed) return null

  const usageDetail = 'failure' in displayed ? null : displayed
  const ip = usageDetail?.usage.ip_address ?? ''
  return (
    <Dialog
      open={detail !== null}
      side
      hasAddress
      title={usageDetail ? formatIp(ip) : 'Details'}
      onClose={() => navigate(withParams(params, { ip: null }), { preventScrollReset: true })}
      finalFocus={() => document.getElementById(detailsButtonId(ip)) ?? fallbackFocus()}
      footer={
        usageDetail && (usageDetail.block ? <UnblockButton key={ip} ip={ip} /> : <BlockButton key={ip} ip={ip} />)
      }
    >
      {'failure' in displayed ? (
        <Alert tone="danger" title={displayed.failure}>
          {displayed.missing ? 'Close this panel and choose another address from the list.' : displayed.reason}
        </Alert>
      ) : (
        <UsageFacts detail={displayed} threshold={threshold} />
      )}
    </Dialog>
  )
}

type Request = UsageDetail['requests'][number]

function UsageFacts({ detail: { usage, block, requests }, threshold }: { detail: UsageDetail; threshold: number }) {
  const { time_zone } = useSite()
  const formatNumber = (value: number) => value.toLocaleString('en-US')
  const formatOptionalTime = (iso: string | null) => iso && formatTime(iso, time_zone)
  const facts: Fact[] = [
    ['Status', <UsageStatus key="status" usage={usage} threshold={threshold} />],
    ['Reason', block?.reason],
    ['Blocked', formatOptionalTime(block?.blocked_at ?? null)],
    ['Total cost', formatUsd(usage.total_cost)],
    ['Towards the limit', `${formatUsd(usage.counted_cost)} of ${formatUsd(threshold)}`],
    ['Requests', formatNumber(usage.total_requests)],
    ['Prompt tokens', formatNumber(usage.total_prompt_tokens)],
    ['Completion tokens', formatNumber(usage.total_completion_tokens)],
    ['First request', formatOptionalTime(usage.first_request)],
    ['Last request', formatOptionalTime(usage.last_request)],
  ]
  const columns: Column<Request>[] = [
    { key: 'time', header: 'Time', cell: ({ created_at }) => formatTime(created_at, time_zone) },
    { key: 'prompt', header: 'Prompt tokens', numeric: true, cell: (request) => formatNumber(request.prompt_tokens) },
    {
      key: 'completion',
      header: 'Completion tokens',
      numeric: true,
      cell: (request) => formatNumber(request.completion_tokens),
    },
    { key: 'cost', header: 'Cost', numeric: true, cell: ({ cost }) => formatUsd(cost) },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has no other focusable element, and the keyboard scrolls the focused one
    <section tabIndex={0} aria-label="Usage">
      <Facts facts={facts} />
      <h3 className="mt-8 mb-3 text-lg">Latest requests</h3>
      {requests.length > 0 ? (
        <Table
          caption="Latest requests"
          captionHidden
          columns={columns}
          rows={requests}
          rowKey={(request) => requests.indexOf(request)}
        />
      ) : (
        <p className="text-sm text-muted">
          None in the last {REQUEST_RETENTION_DAYS} days. Older ones are only counted.
        </p>
      )}
    </section>
  )
}
