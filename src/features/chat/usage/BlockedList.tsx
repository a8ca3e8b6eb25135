import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '../../../kit/page/site.ts'
import { formatTime } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { BlockedIp } from '../chat.contract.ts'
import { UnblockButton, useBlockIp } from './BlockButtons.tsx'
import { formatIp } from './formatIp.ts'
import { isIp, NO_IP_MESSAGE } from './isIp.ts'
import { formatUsd } from './money.ts'

/** The blocked IP addresses, with a form to block another one. */
export function BlockedList({ blocked }: { blocked: BlockedIp[] }) {
  const { time_zone } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const columns: Column<BlockedIp>[] = [
    {
      key: 'address',
      header: 'IP address',
      cell: ({ ip_address }) => (
        <span className="md:whitespace-nowrap max-md:wrap-anywhere">{formatIp(ip_address)}</span>
      ),
    },
    { key: 'reason', header: 'Reason', cell: ({ reason }) => <span className="min-w-0 wrap-anywhere">{reason}</span> },
    { key: 'cost', header: 'Cost', numeric: true, cell: ({ total_cost_usd }) => formatUsd(total_cost_usd) },
    { key: 'requests', header: 'Requests', numeric: true, cell: (row) => row.total_requests.toLocaleString('en-US') },
    { key: 'blocked', header: 'Blocked', cell: ({ blocked_at }) => formatTime(blocked_at, time_zone) },
    {
      key: 'unblock',
      header: 'Unblock',
      actions: true,
      cell: ({ ip_address }) => (
        <UnblockButton ip={ip_address} size="sm" onDone={() => heading.current?.focus({ preventScroll: true })} />
      ),
    },
  ]
  return (
    <section aria-labelledby="blocked-addresses">
      <h2 id="blocked-addresses" ref={heading} tabIndex={-1} className="mb-3 text-lg">
        Blocked IP addresses
      </h2>
      {blocked.length > 0 ? (
        <Table caption="Blocked IP addresses" captionHidden columns={columns} rows={blocked} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title="No address is blocked" heading="h3">
          <p>An address whose questions cost more than the threshold is blocked automatically. You can block others.</p>
        </EmptyState>
      )}
      <BlockForm />
    </section>
  )
}

function BlockForm() {
  const block = useBlockIp()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const ip = address.trim()
    const problem = ip === '' ? 'Please enter an IP address' : isIp(ip) ? null : NO_IP_MESSAGE
    setError(problem)
    if (problem) input.current?.focus()
    else if (await block(ip)) setAddress('')
  }

  return (
    <form className="mt-6 flex max-w-form flex-wrap items-end gap-4" noValidate onSubmit={submit}>
      <Field
        label="Block an IP address"
        hint="For an IPv6 address, the whole /64 network is blocked"
        error={error}
        className="min-w-0 grow"
      >
        {(field) => (
          <Input
            {...field}
            ref={input}
            value={address}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="danger" busy={block.busy}>
        Block…
      </Button>
    </form>
  )
}
