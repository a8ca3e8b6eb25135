const [WIDTH, HEIGHT, GAP] = [220, 48, 3]

/** A bar chart with labels for the highest and the latest value. A table elsewhere has all numbers. */
export function Trend({ values, label }: { values: number[]; label: string }) {
  const max = Math.max(...values, 1)
  const width = WIDTH / values.length
  const highest = values.indexOf(max)
  const last = values.length - 1
  const isLabelled = (index: number) => index === last || (index === highest && last - highest > 2)
  return (
    <svg className="trend-bars" viewBox={`0 -14 ${WIDTH} ${HEIGHT + 14}`} role="img" aria-label={label}>
      {values.map((value, index) => {
        const height = value === 0 ? 1 : Math.max(2, (value / max) * HEIGHT)
        const x = index * width
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={index} className={index === last ? 'trend-last' : undefined}>
            <rect x={x + GAP / 2} y={HEIGHT - height} width={width - GAP} height={height} rx="1" />
            {isLabelled(index) && (
              <text
                x={index === last ? WIDTH : x + width / 2}
                y={HEIGHT - height - 4}
                textAnchor={index === last ? 'end' : 'middle'}
              >
                {value.toLocaleString('en-US')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
