/** Durations in milliseconds. A day here has 24 hours, also when clocks change. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
