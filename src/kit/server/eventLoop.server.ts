/** Milliseconds between two measurements, and the number of measurements in a minute. */
const TICK_MS = 100
const TICKS_PER_MINUTE = 60_000 / TICK_MS

const listeners = new Set<(lag: number) => void>()
let lags: number[] = []
let lastTick = performance.now()

setInterval(() => {
  const now = performance.now()
  const lag = Math.max(0, now - lastTick - TICK_MS)
  lastTick = now
  lags = [...lags.slice(1 - TICKS_PER_MINUTE), lag]
  for (const listener of listeners) listener(lag)
}, TICK_MS).unref()

/** Calls the listener every 100 milliseconds with the event loop lag in milliseconds. Returns a function that stops it. */
export function onTick(listener: (lag: number) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The 99th percentile of the event loop lag in the last minute, in milliseconds. */
export function readLag(): number {
  const sorted = lags.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}
