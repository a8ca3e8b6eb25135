/** A bar: its value, and the goal that the value should reach or stay below. */
export type Bar = { label: string; value: number; goal?: number }

const [WIDTH, LABELS, ROW, TOP] = [880, 390, 24, 58]

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const number = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 })

/**
 * Draws a bar chart as SVG with a logarithmic scale, because rates differ by two orders of magnitude. Its colors suit
 * light and dark pages.
 */
export function plotBars(title: string, unit: string, bars: Bar[]): string {
  const values = bars.flatMap(({ value, goal }) => [value, goal ?? value]).filter((value) => value > 0)
  const lowest = 10 ** Math.floor(Math.log10(Math.min(...values)) - 0.01)
  const highest = Math.max(...values)
  const span = WIDTH - LABELS - 150
  const x = (value: number) => LABELS + (span * Math.log(Math.max(value, lowest) / lowest)) / Math.log(highest / lowest)
  const bottom = TOP + bars.length * ROW
  const scale: string[] = []
  for (let power = lowest; power <= highest; power *= 10)
    scale.push(`<path class="line" d="M${x(power).toFixed(1)} ${TOP - 6}V${bottom}"/>
<text class="value" x="${x(power).toFixed(1)}" y="${TOP - 12}" text-anchor="middle">${number(power)}</text>`)
  const rows = bars.map(({ label, value, goal }, index) => {
    const y = TOP + index * ROW
    const mark = goal ? `<path class="goal" d="M${x(goal).toFixed(1)} ${y - 1}v18"/>` : ''
    const text = goal ? `${number(value)} (target ${number(goal)})` : number(value)
    return `<text x="${LABELS - 8}" y="${y + 12}" text-anchor="end">${escapeXml(label)}</text>
<rect class="bar" x="${LABELS}" y="${y}" width="${Math.max(1, x(value) - LABELS).toFixed(1)}" height="16" rx="2"/>${mark}
<text class="value" x="${(x(Math.max(value, goal ?? 0)) + 6).toFixed(1)}" y="${y + 12}">${text}</text>`
  })
  const height = bottom + 6
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<style>text{font:12px system-ui,sans-serif;fill:#334155}.title{font-weight:600}.value{fill:#64748b}.bar{fill:#2f6f8f}.goal{stroke:#c2410c;stroke-width:2}.line{stroke:#e2e8f0}@media(prefers-color-scheme:dark){text{fill:#cbd5e1}.value{fill:#94a3b8}.bar{fill:#5fb0d3}.goal{stroke:#fb923c}.line{stroke:#334155}}</style>
<text class="title" x="8" y="18">${escapeXml(`${title}, ${unit} (logarithmic scale)`)}</text>
${scale.join('\n')}
${rows.join('\n')}
</svg>
`
}
