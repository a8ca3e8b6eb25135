import { useSyncExternalStore } from 'react'
import { useHydrated } from './hydrated.ts'
import { useSite } from './site.ts'

const TICK_MS = 15_000

function subscribeTick(listener: () => void) {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

let lastTickTime = 0
/** Returns the time of the last tick. `useSyncExternalStore` requires the same value for every read in one render. */
function lastTick(): number {
  const now = Date.now()
  if (now - lastTickTime >= TICK_MS || now < lastTickTime) lastTickTime = now
  return lastTickTime
}

/** The time zone of the browser. On the server and during hydration, the time zone of the region. */
export function useTimeZone(): string {
  const { time_zone } = useSite()
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : time_zone
}

/**
 * The current time in milliseconds, updated every 15 seconds.
 * @param loaded when the page's data was loaded. Used as the current time on the server and during hydration.
 */
export const useNow = (loaded: number): number =>
  useSyncExternalStore(
    subscribeTick,
    () => Math.max(loaded, lastTick()),
    () => loaded,
  )
