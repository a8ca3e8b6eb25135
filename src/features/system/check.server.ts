import type { Services } from '../../kit/services.server.ts'
import type { SystemStatus } from './system.contract.ts'

export type Finding = {
  status: SystemStatus
  /** Measured values, by name. */
  facts: Record<string, string | number>
  sentence: string
}

export type Check = { id: string; name: string; run(services: Services): Finding | Promise<Finding> }

/** The status of a value that should be small. */
export const statusAbove = (value: number, amber: number, red: number): SystemStatus =>
  value >= red ? 'red' : value >= amber ? 'amber' : 'green'

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `512 bytes`, `3.4 GB` */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1)
  const number = bytes / 1024 ** power
  return `${number.toLocaleString('en-US', { maximumFractionDigits: power === 0 ? 0 : 1 })} ${UNITS[power]}`
}

const STEPS: [seconds: number, unit: string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
]

/** `45 seconds`, `12 minutes`, `30 hours`, `5 days` */
export function formatDuration(seconds: number): string {
  const [size, unit] = STEPS.find(([size]) => seconds >= size * 2) ?? [1, 'second']
  const number = Math.round(seconds / size)
  return `${number.toLocaleString('en-US')} ${unit}${number === 1 ? '' : 's'}`
}
