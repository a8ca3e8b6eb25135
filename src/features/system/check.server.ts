import type { Services } from '../../kit/server/services.server.ts'
import type { SystemStatus } from './system.contract.ts'

export type Finding = {
  status: SystemStatus
  /** Measured values, by their labels on the screen. */
  facts: Record<string, string | number>
  /** The meaning of the status, and the action to take. */
  sentence: string
}

export type Check = { id: string; name: string; run(services: Services): Finding | Promise<Finding> }

/** The status of a value: green below `amber`, amber below `red`, otherwise red. */
export const statusAbove = (value: number, amber: number, red: number): SystemStatus =>
  value >= red ? 'red' : value >= amber ? 'amber' : 'green'

const STEPS: [seconds: number, unit: string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
]

/** Formats a duration as `45 seconds`, `12 minutes`, `30 hours` or `5 days`. */
export function formatDuration(seconds: number): string {
  const [size, unit] = STEPS.find(([stepSize]) => seconds >= stepSize * 2) ?? [1, 'second']
  const number = Math.round(seconds / size)
  return `${number.toLocaleString('en-US')} ${unit}${number === 1 ? '' : 's'}`
}
