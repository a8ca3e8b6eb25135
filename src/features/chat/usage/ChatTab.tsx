import { lazy, Suspense, useRef } from 'react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { ListFailed } from '../../../kit/ui/ListFailed.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { UnansweredList } from '../unanswered/UnansweredList.tsx'
import { BlockedList } from './BlockedList.tsx'
import { CostTable } from './CostTable.tsx'
import { formatUsd } from './money.ts'
import { UsageList } from './UsageList.tsx'
import { UsagePanel } from './UsagePanel.tsx'
import { type ChatStats, loadChatTab } from './usage.load.ts'

const CostChart = lazy(() => import('./CostChart.tsx'))

export const load = loadChatTab

/** The administration tab for the chat: cost, usage per IP address and blocked IP addresses. */
export function Component({ loaded, detail }: Awaited<ReturnType<typeof loadChatTab>>) {
  const listHeading = useRef<HTMLHeadingElement>(null)
  if ('failure' in loaded) return <ListFailed {...loaded} />
  const { stats, list, blocked, unanswered } = loaded
  return (
    <>
      <Totals stats={stats} />
      <CostPerDay days={stats.days} />
      <UnansweredList {...unanswered} />
      <UsageList list={list} stats={stats} heading={listHeading} />
      <BlockedList blocked={blocked} />
      <UsagePanel detail={detail} threshold={stats.cost_threshold} fallbackFocus={() => listHeading.current} />
    </>
  )
}

function Totals({ stats: { alltime, daily, blocked, cost_threshold } }: { stats: ChatStats }) {
  const figures = [
    { label: 'Total cost', value: formatUsd(alltime.cost_total), note: `${formatUsd(daily.cost_24h)} in 24 hours` },
    {
      label: 'Requests',
      value: formatNumber(alltime.requests_total),
      note: `${formatNumber(daily.requests_24h)} in 24 hours`,
    },
    { label: 'IP addresses', value: formatNumber(alltime.unique_ips), note: `${formatNumber(blocked)} blocked` },
    { label: 'Cost threshold', value: formatUsd(cost_threshold), note: 'for each address, which is then blocked' },
  ]
  return (
    <dl className="mb-8 grid grid-cols-1 gap-4 min-[24rem]:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="card flex min-w-0 flex-col">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-xl font-semibold tabular-nums wrap-anywhere">{value}</dd>
          <dd className="text-sm text-muted tabular-nums wrap-anywhere">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

const formatNumber = (value: number) => value.toLocaleString('en-US')

function CostPerDay({ days }: Pick<ChatStats, 'days'>) {
  const isFree = days.every(({ cost }) => cost === 0)
  return (
    <section aria-labelledby="cost-per-day" className="mb-10">
      <h2 id="cost-per-day" className="mb-3 text-lg">
        Cost per day
      </h2>
      {isFree ? (
        <Alert>The assistant has cost nothing in the last {days.length} days.</Alert>
      ) : (
        // The table below contains the same data.
        <div aria-hidden="true" className="h-56 overflow-hidden">
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <CostChart days={days} />
          </Suspense>
        </div>
      )}
      <details className="mt-3">
        <summary className="cursor-pointer text-sm text-glacier">Cost per day as a table</summary>
        <CostTable days={days} />
      </details>
    </section>
  )
}
