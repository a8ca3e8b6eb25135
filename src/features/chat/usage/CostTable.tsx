import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { formatUsd } from './money.ts'
import type { ChatStats } from './usage.load.ts'

type Day = ChatStats['days'][number]

// The day is a calendar date, so it is formatted in UTC.
export const formatDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

const columns: Column<Day>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
  { key: 'requests', header: 'Requests', numeric: true, cell: ({ requests }) => requests.toLocaleString('en-US') },
  { key: 'cost', header: 'Cost', numeric: true, cell: ({ cost }) => formatUsd(cost) },
]

/** The days with requests, the latest first. */
export function CostTable({ days }: { days: Day[] }) {
  const activeDays = days.filter(({ requests }) => requests > 0).toReversed()
  if (activeDays.length === 0) return <p className="mt-3 text-sm text-muted">There were no requests on these days.</p>
  return (
    <Table
      className="mt-3"
      caption="Cost per day"
      captionHidden
      columns={columns}
      rows={activeDays}
      rowKey={({ day }) => day}
    />
  )
}
