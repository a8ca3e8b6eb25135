import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../../kit/listUrl.ts'
import { useSite } from '../../../kit/site.ts'
import { formatTime } from '../../../kit/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { type Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { REQUESTS_KEPT } from '../chat.constants.ts'
import { addressLabel } from './addressLabel.ts'
import { BlockButton, UnblockButton } from './BlockButtons.tsx'
import { formatUsd } from './money.ts'
import { detailsButtonId } from './UsageList.tsx'
import { UsageStatus } from './UsageStatus.tsx'
import type { LookedUp, UsageDetail } from './usage.load.ts'

type UsagePanelProps = {
  detail: LookedUp | null
  threshold: number
  /** Where the focus goes when the address is not in the list. */
  fallbackFocus: () => HTMLElement | null
}

/** One address beside the list: what it has used, and whether it is blocked. */
export function UsagePanel({ detail, threshold, fallbackFocus }: UsagePanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // While the panel leaves, it still shows what was looked at.
  const [shown, setShown] = useState(detail)
  if (detail && detail !== shown) setShown(detail)
  if (!shown) return null

  const known = 'failure' in shown ? null : shown
  const ip = known?.usage.ip_address ?? ''
  return (
    <Dialog
      open={detail !== null}
      side
      title={known ? addressLabel(ip) : 'Details'}
      onClose={() => navigate(withParams(params, { ip: null }), { preventScrollReset: true })}
      finalFocus={() => document.getElementById(detailsButtonId(ip)) ?? fallbackFocus()}
      footer={known && (known.block ? <UnblockButton key={ip} ip={ip} /> : <BlockButton key={ip} ip={ip} />)}
    >
      {'failure' in shown ? (
        <Alert tone="danger" title={shown.failure}>
          {shown.missing ? 'Close this panel and choose another address from the list.' : shown.reason}
        </Alert>
      ) : (
        <UsageFacts detail={shown} threshold={threshold} />
      )}
    </Dialog>
  )
}

type Request = UsageDetail['requests'][number]

function UsageFacts({ detail: { usage, block, requests }, threshold }: { detail: UsageDetail; threshold: number }) {
  const { time_zone } = useSite()
  const number = (value: number) => value.toLocaleString('en-US')
  const time = (iso: string | null) => iso && formatTime(iso, time_zone)
  const facts: Fact[] = [
    ['Status', <UsageStatus key="status" usage={usage} threshold={threshold} />],
    ['Reason', block?.reason],
    ['Blocked', time(block?.blocked_at ?? null)],
    ['Total cost', formatUsd(usage.total_cost)],
    ['Towards the limit', `${formatUsd(usage.counted_cost)} of ${formatUsd(threshold)}`],
    ['Requests', number(usage.total_requests)],
    ['Prompt tokens', number(usage.total_prompt_tokens)],
    ['Completion tokens', number(usage.total_completion_tokens)],
    ['First request', time(usage.first_request)],
    ['Last request', time(usage.last_request)],
  ]
  const columns: Column<Request>[] = [
    { key: 'time', header: 'Time', cell: ({ created_at }) => formatTime(created_at, time_zone) },
    { key: 'prompt', header: 'Prompt tokens', numeric: true, cell: (request) => number(request.prompt_tokens) },
    {
      key: 'completion',
      header: 'Completion tokens',
      numeric: true,
      cell: (request) => number(request.completion_tokens),
    },
    { key: 'cost', header: 'Cost', numeric: true, cell: ({ cost }) => formatUsd(cost) },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in it takes the focus, with which the keyboard scrolls
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
        <p className="text-sm text-muted">None in the last {REQUESTS_KEPT} days. Older ones are only counted.</p>
      )}
    </section>
  )
}
