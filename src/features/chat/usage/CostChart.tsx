import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDay } from './CostTable.tsx'
import { formatUsd } from './money.ts'
import type { ChatStats } from './usage.load.ts'

const tickStyle = { fill: 'var(--color-muted)', fontSize: 13 }

/** The chart is in a separate file, so that only administrators load recharts. */
export default function CostChart({ days }: Pick<ChatStats, 'days'>) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tickFormatter={formatDay}
          tick={tickStyle}
          stroke="var(--color-line-strong)"
          minTickGap={24}
        />
        <YAxis tickFormatter={formatShortUsd} tick={tickStyle} stroke="var(--color-line-strong)" width={64} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-sunken)' }}
          contentStyle={{ background: 'var(--color-raised)', border: '1px solid var(--color-line)', color: 'inherit' }}
          itemStyle={{ color: 'inherit' }}
          labelFormatter={(day) => formatDay(String(day))}
          formatter={(cost) => [formatUsd(Number(cost)), 'Cost']}
        />
        <Bar dataKey="cost" fill="var(--color-glacier)" maxBarSize={24} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

const formatShortUsd = (cost: number) => `$${Number(cost.toPrecision(3))}`
